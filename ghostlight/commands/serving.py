"""`serve`: the house with its page, for people."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

import ghostlight

from . import shared

if TYPE_CHECKING:
    from collections.abc import Callable

data_file = click.option(
    "--data", type=click.Path(path_type=Path), help="The file that keeps the games (default: in your data folder)."
)
QUOTAS = {
    "open_tables": ("--most-tables", 50, "Open tables of one host."),
    "imports": ("--most-imports", 30, "Games that one person may import in a day."),
    "guests": ("--most-guests", 200, "New guests from one address in a day."),
    "lines": ("--most-talk", 2_000, "Lines of talk at a table."),
    "undo": ("--most-undo", 2_000, "Entries of a game after which nothing is taken back any more."),
    "records": ("--most-records", 10_000, "Records of a table after which people only play on, resign or leave."),
    "megabytes": ("--most-megabytes", 10_000, "Size of the file after which nothing new is begun."),
}
RETENTION = {
    "waiting": ("--keep-waiting", 7, "Days until a table to which nobody comes is closed."),
    "idle": ("--keep-idle", 90, "Days until a game in which nothing happens is ended and its seed shown."),
    "ended": ("--keep-ended", 30, "Days that a closed table, or a game that was ended so, is still kept."),
    "finished": ("--keep-finished", 0, "Days that finished games are kept."),
    "guests": ("--keep-guests", 30, "Days that a guest without any table is remembered."),
}


def numbers(of: dict[str, tuple[str, int, str]], prefix: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """An option for each of these whole numbers, of which 0 is no limit."""

    def add(command: Callable[..., Any]) -> Callable[..., Any]:
        kind: dict[str, Any] = {"type": click.IntRange(0, 10**9), "show_default": True}
        for name, (flag, default, told) in reversed(of.items()):
            command = click.option(flag, f"{prefix}_{name}", default=default, help=told, **kind)(command)
        return command

    return add


@click.command(epilog="Of the numbers of --most-... and --keep-..., 0 is without end. docs/operating.md tells more.")
@click.option(
    "--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 lets friends in your network in."
)
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="Port to listen on; 0: any free one."
)
@data_file
@click.option("--log", "log_format", type=click.Choice(["text", "json"]), default="text", show_default=True)
@click.option("--no-limits", is_flag=True, help="No rate limits and no quotas: for load tests on your own machine.")
@click.option(
    "--bot-pause", type=click.FloatRange(0, 10), default=0.7, show_default=True, help="Seconds that a bot takes at least."
)
@click.option(
    "--trusted-proxy",
    multiple=True,
    metavar="ADDRESS",
    help="A proxy whose X-Forwarded-For and X-Forwarded-Proto are believed, or a network of such. May be repeated.",
)
@click.option("--host-name", multiple=True, metavar="NAME", help="Answer only to this name (default: to any). May be repeated.")
@numbers(QUOTAS, "most")
@numbers(RETENTION, "keep")
@shared.lang
def serve(
    host: str,
    port: int,
    data: Path | None,
    log_format: str,
    no_limits: bool,
    bot_pause: float,
    trusted_proxy: tuple[str, ...],
    host_name: tuple[str, ...],
    lang: str | None,
    **given: int,
) -> None:
    """Open the house: the games in a browser, for friends and against bots."""
    from ghostlight.server.policy import Policy, Quotas, Retention  # noqa: PLC0415
    from ghostlight.server.serve import default_file  # noqa: PLC0415
    from ghostlight.server.serve import serve as serve_here  # noqa: PLC0415

    policy = Policy(
        Quotas(**{name: given[f"most_{name}"] for name in QUOTAS}),
        Retention(**{name: given[f"keep_{name}"] for name in RETENTION}),
        trusted_proxy,
        host_name,
    )
    language = ghostlight.pick_language(lang, os.environ)
    serve_here(host, port, data or default_file(), log_format, not no_limits, bot_pause, policy=policy, language=language)
