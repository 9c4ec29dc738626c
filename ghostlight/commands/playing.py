"""`play`, `replay`, `verify`: one game in the terminal, now or again."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import click

import ghostlight

from . import shared


@click.command()
@click.argument("game")
@click.option(
    "--seats",
    default="human,search:1000",
    show_default=True,
    help="Who plays, in turn order: human, human:NAME, or a bot (random, greedy, search:1000, search:500ms).",
)
@shared.lang
@shared.game_options
@click.option("--seed", metavar="HEX", help="Play under this seed of 64 hexadecimal digits (default: a secret one).")
@click.option("--save", type=click.Path(path_type=Path), help="Write the log of the finished game to this file.")
def play(
    game: str,
    seats: str,
    lang: str | None,
    file: Path | None,
    pairs: tuple[str, ...],
    seed: str | None,
    save: Path | None,
    **texts: Path | None,
) -> None:
    """Play GAME in the terminal. `ghostlight games GAME` lists its options."""
    from ghostlight.terminal.play import play as play_here  # noqa: PLC0415

    chosen = ghostlight.load(game)
    key = ghostlight.make_seed(seed)
    options = shared.read_options(chosen, file, pairs, texts)
    play_here(chosen, seats.split(","), ghostlight.pick_language(lang, os.environ), options, key, save=save)


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", type=int, help="Watch from this seat (default: from above, everything open).")
@click.option("--step", type=int, help="Begin at this step.")
@shared.lang
@shared.as_json
def replay(file: Path, seat: int | None, step: int | None, lang: str | None, as_json: bool) -> None:
    """Watch the finished game in the log FILE again, step by step."""
    from ghostlight.terminal.replay import replay as replay_here  # noqa: PLC0415

    match = ghostlight.replay(_read_log(file))
    language = ghostlight.pick_language(lang, os.environ)
    replay_here(match, None if seat is None else seat - 1, step, language, as_json=as_json)


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--house", metavar="KEY", help="The log must be signed by this house (its public key: 64 hexadecimal digits).")
@shared.lang
@shared.as_json
def verify(file: Path, house: str | None, lang: str | None, as_json: bool) -> int:
    """Check that every shuffle and die of the game in the log FILE was as promised, and who signed it.

    Exit code 1: it was not.
    """
    log = _read_log(file)
    verdict, words = ghostlight.verify(log, house), shared.words()
    counts = {"steps": verdict.steps, "draws": verdict.draws}
    if as_json:
        shared.print_json({key: getattr(verdict, key) for key in ("steps", "draws", "fault", "retired", "house")})
    elif verdict.why is not None:
        click.echo(shared.one_line(words.say("cli-verify-fault", fault=verdict.why)))
    elif verdict.retired:
        click.echo(words.say("cli-verify-retired", rules=verdict.retired, **counts))
    else:
        click.echo(words.say("cli-verify-good", **counts))
        for line in _about(log, verdict.house, words):
            click.echo(line)
    return 1 if verdict.fault else 0


def _about(log: ghostlight.Log, house: str | None, words: ghostlight.Words) -> Iterator[str]:
    """What else there is to know of a log whose draws are as promised."""
    if log.practice:
        yield words.say("cli-verify-practice")
    unkept = [str(each.seat + 1) for each in log.promises if each.nonce is None]
    if unkept:
        yield words.say("cli-verify-unkept", seats=unkept)
    if log.given_up:
        yield words.say("cli-verify-given-up", count=log.given_up)
    yield words.say("cli-verify-unsigned") if house is None else words.say("cli-verify-signed", house=house)


def _read_log(path: Path) -> ghostlight.Log:
    return ghostlight.read_log(shared.read_file(path), str(path))
