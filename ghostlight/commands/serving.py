"""`serve`: the house with its page, for people."""

from __future__ import annotations

from pathlib import Path

import click


@click.command()
@click.option(
    "--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 lets friends in your network in."
)
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="Port to listen on; 0: any free one."
)
@click.option("--data", type=click.Path(path_type=Path), help="The file that keeps the games (default: in your data folder).")
@click.option("--log", "log_format", type=click.Choice(["text", "json"]), default="text", show_default=True)
@click.option("--no-limits", is_flag=True, help="No rate limits: for load tests on your own machine.")
@click.option(
    "--bot-pause", type=click.FloatRange(0, 10), default=0.7, show_default=True, help="Seconds that a bot takes at least."
)
def serve(host: str, port: int, data: Path | None, log_format: str, no_limits: bool, bot_pause: float) -> None:
    """Open the house: the games in a browser, for friends and against bots."""
    from ghostlight.server.serve import default_file  # noqa: PLC0415
    from ghostlight.server.serve import serve as serve_here  # noqa: PLC0415

    serve_here(host, port, data or default_file(), log_format, not no_limits, bot_pause)
