"""`warm`: compiled code, made ahead."""

from __future__ import annotations

import click

import ghostlight

from . import shared


@click.command()
@click.argument("names", nargs=-1)
@click.option("--quiet-if-ready", is_flag=True, help="Say nothing when everything is compiled already.")
def warm(names: tuple[str, ...], quiet_if_ready: bool) -> int:
    """Compile everything ahead (of all games, or of the NAMES given), so that nothing waits later. Exit code 1: some failed."""
    from ghostlight.core.cache import forget_old_code  # noqa: PLC0415
    from ghostlight.core.compile import JIT  # noqa: PLC0415
    from ghostlight.lab.compilers import Compilers  # noqa: PLC0415
    from ghostlight.lab.warm import is_warm  # noqa: PLC0415

    chosen = [ghostlight.load(each).name for each in names or ghostlight.GAMES]
    if not JIT:
        click.echo("The JIT is off (NUMBA_DISABLE_JIT): there is nothing to compile.", err=True)
        return 0
    waiting = [name for name in dict.fromkeys(chosen) if not is_warm(name)]
    failed = []
    if waiting:
        with shared.progress_bar() as progress:
            bars = {name: progress.add_task(f"compiling {name}", total=100) for name in waiting}

            def told(name: str) -> None:
                progress.update(bars[name], completed=compilers.how_far(name)[1])

            compilers = Compilers(waiting, told, large=lambda name: ghostlight.load(name).large)
            try:
                compilers.start()
                compilers.wait()
            finally:
                compilers.close()
            failed = [name for name in waiting if compilers.how_far(name)[0] == "failed"]
        forget_old_code()
    if failed:
        click.echo(f"ghostlight: could not be compiled: {', '.join(failed)}; what is written above says why", err=True)
        return 1
    if waiting or not quiet_if_ready:
        click.echo(f"Compiled and kept for the next time: {', '.join(chosen)}.", err=True)
    return 0
