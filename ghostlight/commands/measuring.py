"""`simulate` and `games`: a game by the thousand, and what there is to set in each."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

import ghostlight
from ghostlight import Refusal

from . import shared

MOST_GAMES = 1_000_000_000
MOST_JOBS = 64
MOST_SEED = 2**64 - 1


@click.command()
@click.argument("game")
@click.option("--games", "count", type=click.IntRange(1, MOST_GAMES), default=1000, show_default=True)
@click.option("--bots", default="random,greedy", show_default=True, help="One bot for each seat.")
@click.option("--seed", default="0", show_default=True, help="A whole number; the same one gives the same result.")
@click.option("--jobs", type=click.IntRange(1, MOST_JOBS), default=1, show_default=True, help="Threads to play on.")
@click.option("--fixed-seats", is_flag=True, help="The bots keep their seats instead of changing after each game.")
@shared.game_options
@shared.as_json
def simulate(
    game: str,
    count: int,
    bots: str,
    seed: str,
    jobs: int,
    fixed_seats: bool,
    file: Path | None,
    pairs: tuple[str, ...],
    as_json: bool,
    **texts: Path | None,
) -> None:
    """Play GAME many times between bots. `ghostlight games GAME` lists its options."""
    chosen, number = ghostlight.load(game), _whole_seed(seed)
    options = shared.read_options(chosen, file, pairs, texts)
    players = bots.split(",")
    chosen.worlds(len(players), options)  # what cannot be played is refused before there is a bar
    for player in players:
        ghostlight.Bot(player)
    with shared.progress_bar() as progress:
        task = progress.add_task(f"{chosen.name}: {bots}", total=count)
        result = ghostlight.simulate(
            chosen,
            players,
            count,
            number,
            jobs,
            options,
            fixed_seats,
            lambda done: progress.advance(task, done),
        )
    if as_json:
        shared.print_json(result)
    else:
        _print_result(result)


def _whole_seed(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > len(str(MOST_SEED)) or int(text) > MOST_SEED:
        raise Refusal("seed-option", text=repr(text[:30]), most=MOST_SEED)
    return int(text)


def _print_result(result: ghostlight.Result) -> None:
    from rich.table import Table  # noqa: PLC0415

    table = Table(title=f"{result.game}: {result.games:,} games", caption=_pace(result), caption_justify="left")
    table.add_column("bot")
    for head in ("wins", "win rate", "95% interval", "mean score"):
        table.add_column(head, justify="right")
    for seat in result.seats:
        interval = f"{seat.low:.1%} to {seat.high:.1%}"
        table.add_row(seat.bot, f"{seat.wins:,}", f"{seat.win_rate:.1%}", interval, f"{seat.mean_score:.2f}")
    for name, side in result.sides.items():
        table.add_row(f"side: {name}", f"{side.wins:,}", f"{side.win_rate:.1%}", f"{side.low:.1%} to {side.high:.1%}", "")
    shared.out().print(table)


def _pace(result: ghostlight.Result) -> str:
    return (
        f"{result.draws:,} draws, shared in the win rate; {result.decisions / result.games:.1f} decisions a game; "
        f"{result.games_per_second:,.0f} games a second"
    )


@click.command()
@click.argument("name", required=False)
@shared.lang
@shared.as_json
def games(name: str | None, lang: str | None, as_json: bool) -> None:
    """The games: players, options with defaults and ranges, bots."""
    chosen = [ghostlight.load(each) for each in ([name] if name else ghostlight.GAMES)]
    if as_json:
        shared.print_json([_describe(game) for game in chosen])
        return
    from rich.table import Table  # noqa: PLC0415

    words = shared.words()
    page = None if words.language == "en" else shared.words("web")  # which has what options do in other languages
    for game in chosen:
        players = {"least": game.players[0], "most": game.players[-1]}
        names = {"name": f"[bold]{game.name}[/bold]", "title": f"[italic]{game.title}[/italic]", "authors": game.authors}
        shared.out().print(words.say("cli-games-head", bots=ghostlight.BOTS, **names, **players))
        table = Table(words.say("cli-games-option"), box=None, padding=(0, 2, 0, 2))
        table.add_column(words.say("cli-games-default"), overflow="fold")  # a long row of numbers, to the last one
        table.add_column(words.say("cli-games-range"))
        table.add_column(words.say("cli-games-what"))
        for option in game.options:
            usual = words.say("cli-usual") if option.default is None else option.write(option.default)
            what = option.help if page is None else page.say(f"web-option-{game.name}-{option.key}")
            table.add_row(option.key, usual, _range(option, words), what)
        shared.out().print(table)
    shared.out().print(f"  {words.say('cli-games-give')}", style="dim")


_RANGES = {
    "whole": "cli-range-whole",
    "either": "cli-range-whole",
    "numbers": "cli-range-numbers",
    "picks": "cli-range-picks",
    "data": "cli-range-data",
    "text": "cli-range-text",
}
"""What a kind of option takes beside words, by the message that tells it."""


def _range(option: Any, words: ghostlight.Words) -> str:
    """What may be chosen: words, and what else the kind of option takes."""
    kind = type(option).__name__.lower()
    numbers: dict[str, Any] = {each: str(getattr(option, each)) for each in ("least", "most") if hasattr(option, each)}
    if hasattr(option, "count"):
        numbers["count"] = option.count  # a number, not its digits: it chooses between singular and plural
    rest = [words.format(_RANGES[kind], numbers)] if kind in _RANGES else []
    return " | ".join([*getattr(option, "words", ()), *rest])


def _describe(game: ghostlight.Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "authors": game.authors,
        "players": {"least": game.players[0], "most": game.players[-1]},
        "options": [
            {
                "key": option.key,
                "kind": type(option).__name__.lower(),
                "default": option.default,
                "range": option.range,
                "help": option.help,
            }
            for option in game.options
        ],
        "bots": list(ghostlight.BOTS),
    }
