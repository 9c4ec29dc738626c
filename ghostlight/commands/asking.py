"""`scenario`: rule questions, played."""

from __future__ import annotations

from pathlib import Path

import click

import ghostlight
from ghostlight import Refusal

from . import shared


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@shared.as_json
def scenario(files: tuple[Path, ...], as_json: bool) -> int:
    """Play the scenarios in FILES and say what differed.

    Exit code 1: something did, or could not be understood. 2: nothing in any file could be played.
    """
    import msgspec  # noqa: PLC0415

    from . import outcomes as told  # noqa: PLC0415

    outcomes = []
    for path in files:
        try:
            text = shared.read_file(path).decode(errors="replace")
        except Refusal as refusal:
            outcomes.append(ghostlight.Outcome.unread(str(path), str(refusal)))
        else:
            outcomes.extend(ghostlight.run_scenarios(text, str(path)))
    code = told.exit_code(outcomes)
    if as_json:
        shared.print_json([msgspec.to_builtins(each) | {"result": each.result} for each in outcomes])
    elif code == 2:
        for line in (line for each in outcomes for line in told.complaint(each)):
            click.echo(f"ghostlight: {shared.one_line(line)}", err=True)
    else:
        for line in told.report(outcomes):
            click.echo(line)
    return code
