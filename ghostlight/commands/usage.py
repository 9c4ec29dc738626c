"""What the command line cannot make out, as refusals: click finds it, and says it in English only."""

from __future__ import annotations

import click

from ghostlight import Refusal


def refusal_of(error: click.ClickException) -> Refusal:
    """The same as a code with facts; click's own words are for English."""
    told = error.format_message()
    match error:
        case click.NoSuchOption():
            return Refusal("usage-option", name=error.option_name, foreign=told)
        case click.BadOptionUsage():
            return Refusal("usage-bare", name=error.option_name, foreign=told)
        case click.MissingParameter():
            return Refusal("usage-missing", name=_name(error), foreign=told)
        case click.BadParameter():
            return Refusal("usage-value", name=_name(error), foreign=told)
    return Refusal("usage", foreign=told)


def _name(error: click.BadParameter) -> str:
    return error.param.get_error_hint(error.ctx) if error.param else str(error.param_hint or "")
