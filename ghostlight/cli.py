"""The command line: serve and keep, play, simulate, games, replay, verify, scenario, warm, and what games bring of their own.

What a person asked for and cannot have is answered with one line and exit code 2. The heavy rooms (Numba, the games) are
entered only by the commands that need them, so that help comes at once.
"""

from __future__ import annotations

import io
import os
import sys

import click

from ghostlight import Refusal, __version__
from ghostlight.commands import asking, brought, keeping, measuring, playing, serving, shared, usage, warming

COMMANDS = (
    serving.serve,
    keeping.backup,
    keeping.restore,
    keeping.check,
    keeping.forget,
    playing.play,
    playing.replay,
    playing.verify,
    measuring.simulate,
    measuring.games,
    asking.scenario,
    warming.warm,
    *brought.commands(),
)


def main() -> None:
    """Run the command line, and end with its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a sign shows a question mark
    shared.listen(sys.argv[1:])
    try:
        code = cli.main(prog_name="ghostlight", standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as help_asked:
        click.echo(help_asked.ctx.get_help() if help_asked.ctx else "", err=True)
        code = 2
    except click.ClickException as error:
        click.echo(f"ghostlight: {shared.complaint(usage.refusal_of(error))}", err=True)
        code = 2
    except Refusal as refusal:
        click.echo(f"ghostlight: {shared.complaint(refusal)}", err=True)
        code = 2
    except (click.Abort, KeyboardInterrupt):
        code = 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    sys.exit(code if isinstance(code, int) else 0)


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="ghostlight")
def cli() -> None:
    """A table for ghost board games: play them, watch them again, play them by the million.

    What is told is in the language of --lang or of the locale (English, Spanish, Japanese); help is in English.
    """


for command in COMMANDS:
    cli.add_command(command)


if __name__ == "__main__":
    main()
