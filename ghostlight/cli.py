"""The command line: serve, play, simulate, games, replay, verify, mission, scenario, warm.

What a person asked for and cannot have is answered with one line and exit code 2. The heavy rooms (Numba, the games) are
entered only by the commands that need them, so that help comes at once.
"""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ghostlight import __version__
from ghostlight.core.errors import BadOption, Refusal

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress

    from ghostlight.core.game import Game
    from ghostlight.games.museum.missions.model import Mission
    from ghostlight.words import Words

MOST_GAMES = 1_000_000_000
MOST_JOBS = 64
MOST_SEED = 2**64 - 1
LARGEST_FILE = 64 * 1024 * 1024


def main() -> None:
    """Run the command line, and end with its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a sign shows a question mark
    try:
        code = cli.main(prog_name="ghostlight", standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as help_asked:
        click.echo(help_asked.ctx.get_help() if help_asked.ctx else "", err=True)
        code = 2
    except click.ClickException as error:
        click.echo(f"ghostlight: {_one_line(error.format_message())}", err=True)
        code = 2
    except Refusal as refusal:
        click.echo(f"ghostlight: {_one_line(str(refusal))}", err=True)
        code = 2
    except (click.Abort, KeyboardInterrupt):
        code = 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    sys.exit(code if isinstance(code, int) else 0)


def _one_line(text: str) -> str:
    """Without what would move the cursor or begin a new line: names of files and fields are not ours."""
    return "".join(letter if letter.isprintable() else " " for letter in " ".join(text.split()))


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="ghostlight")
def cli() -> None:
    """A table for ghost board games: play them, watch them again, play them by the million."""


# --- the server ------------------------------------------------------------------------------------------------------


@cli.command()
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


# --- playing and looking back ------------------------------------------------------------------------------------------

_lang = click.option("--lang", metavar="en|es|ja", help="Language of what is told (default: from the locale).")
_file = click.option(
    "--options", "file", type=click.Path(path_type=Path), metavar="FILE.toml", help="Options of the game, from a TOML file."
)
_pairs = click.option(
    "--option",
    "pairs",
    multiple=True,
    metavar="KEY=VALUE",
    help="An option of the game; counts more than the file. May be repeated.",
)
_mission = click.option(
    "--mission", type=click.Path(path_type=Path), metavar="FILE", help="A mission file, for a game that is played by missions."
)
_json = click.option("--json", "as_json", is_flag=True, help="Print JSON.")


@cli.command()
@click.argument("game")
@click.option(
    "--seats",
    default="human,search:1000",
    show_default=True,
    help="Who plays, in turn order: human, human:NAME, or a bot (random, greedy, search:1000, search:500ms).",
)
@_lang
@_file
@_pairs
@_mission
@click.option("--seed", metavar="HEX", help="Play under this seed of 64 hexadecimal digits (default: a secret one).")
@click.option("--save", type=click.Path(path_type=Path), help="Write the log of the finished game to this file.")
def play(
    game: str,
    seats: str,
    lang: str | None,
    file: Path | None,
    pairs: tuple[str, ...],
    mission: Path | None,
    seed: str | None,
    save: Path | None,
) -> None:
    """Play GAME in the terminal. `ghostlight games GAME` lists its options."""
    from ghostlight import games  # noqa: PLC0415
    from ghostlight.core.fairness import read_seed  # noqa: PLC0415
    from ghostlight.terminal.play import play as play_here  # noqa: PLC0415
    from ghostlight.words import pick_language  # noqa: PLC0415

    chosen = games.load(game)
    key = None if seed is None else read_seed(seed)
    options = _read_options(chosen, file, pairs, mission)
    play_here(chosen, seats.split(","), pick_language(lang, os.environ), options, key, save=save)


@cli.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", type=int, help="Watch from this seat (default: from above, everything open).")
@click.option("--step", type=int, help="Begin at this step.")
@_lang
@_json
def replay(file: Path, seat: int | None, step: int | None, lang: str | None, as_json: bool) -> None:
    """Watch the finished game in the log FILE again, step by step."""
    from ghostlight.core.match import fold  # noqa: PLC0415
    from ghostlight.terminal.replay import replay as replay_here  # noqa: PLC0415
    from ghostlight.words import pick_language  # noqa: PLC0415

    game, log = _read_log(file)
    match = fold(game, log)
    replay_here(match, None if seat is None else seat - 1, step, pick_language(lang, os.environ), as_json=as_json)


@cli.command()
@click.argument("file", type=click.Path(path_type=Path))
@_json
def verify(file: Path, as_json: bool) -> int:
    """Check that every shuffle and die of the game in the log FILE was as promised. Exit code 1: it was not."""
    import msgspec  # noqa: PLC0415

    from ghostlight.core.verify import verify as verify_log  # noqa: PLC0415

    game, log = _read_log(file)
    verdict = verify_log(game, log)
    if as_json:
        click.echo(msgspec.json.encode(verdict))
    elif verdict.fault:
        click.echo(f"Not as promised. {_one_line(verdict.fault)}")
    else:
        click.echo(f"As promised: {verdict.steps} steps and {verdict.draws} draws follow from the seed that was committed to.")
    return 1 if verdict.fault else 0


# --- the lab -----------------------------------------------------------------------------------------------------------


@cli.command()
@click.argument("game")
@click.option("--games", "count", type=click.IntRange(1, MOST_GAMES), default=1000, show_default=True)
@click.option("--bots", default="random,greedy", show_default=True, help="One bot for each seat.")
@click.option("--seed", default="0", show_default=True, help="A whole number; the same one gives the same result.")
@click.option("--jobs", type=click.IntRange(1, MOST_JOBS), default=1, show_default=True, help="Threads to play on.")
@click.option("--fixed-seats", is_flag=True, help="The bots keep their seats instead of changing after each game.")
@_file
@_pairs
@_mission
@_json
def simulate(
    game: str,
    count: int,
    bots: str,
    seed: str,
    jobs: int,
    fixed_seats: bool,
    file: Path | None,
    pairs: tuple[str, ...],
    mission: Path | None,
    as_json: bool,
) -> None:
    """Play GAME many times between bots. `ghostlight games GAME` lists its options."""
    import msgspec  # noqa: PLC0415

    from ghostlight import games  # noqa: PLC0415
    from ghostlight.lab.simulate import check  # noqa: PLC0415
    from ghostlight.lab.simulate import simulate as simulate_games  # noqa: PLC0415

    chosen, number = games.load(game), _whole_seed(seed)
    options = _read_options(chosen, file, pairs, mission)
    players = bots.split(",")
    check(chosen, players, options)
    with _progress() as progress:
        task = progress.add_task(f"{chosen.name}: {bots}", total=count)
        result = simulate_games(
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
        click.echo(msgspec.json.encode(result))
    else:
        _print_result(result)


def _whole_seed(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > len(str(MOST_SEED)) or int(text) > MOST_SEED:
        raise Refusal(f"--seed {text[:30]!r}: a whole number from 0 to {MOST_SEED}")
    return int(text)


def _print_result(result: Any) -> None:
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
    _out().print(table)


def _pace(result: Any) -> str:
    return (
        f"{result.draws:,} draws, shared in the win rate; {result.decisions / result.games:.1f} decisions a game; "
        f"{result.games_per_second:,.0f} games a second"
    )


@cli.command()
@click.argument("name", required=False)
@_json
def games(name: str | None, as_json: bool) -> None:
    """The games: players, options with defaults and ranges, bots."""
    import msgspec  # noqa: PLC0415

    from ghostlight import games as all_games  # noqa: PLC0415
    from ghostlight.bots import WRITTEN  # noqa: PLC0415

    chosen = [all_games.load(each) for each in ([name] if name else all_games.NAMES)]
    if as_json:
        click.echo(msgspec.json.encode([_describe(game, WRITTEN) for game in chosen]))
        return
    from rich.table import Table  # noqa: PLC0415

    for game in chosen:
        _out().print(
            f"[bold]{game.name}[/bold], after [italic]{game.title}[/italic] by {game.authors}: "
            f"{game.players[0]} to {game.players[-1]} players; bots {', '.join(WRITTEN)}"
        )
        table = Table("option", box=None, padding=(0, 2, 0, 2))
        table.add_column("default", overflow="fold")  # a long row of numbers, to the last one
        table.add_column("range")
        table.add_column("what it does")
        for option in game.options:
            table.add_row(option.key, option.write(option.default), option.range, option.help)
        _out().print(table)
    _out().print("  Give them with --option KEY=VALUE, or from a file with --options FILE.toml.", style="dim")


def _describe(game: Game, bots: tuple[str, ...]) -> dict[str, Any]:
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
        "bots": list(bots),
    }


# --- missions ------------------------------------------------------------------------------------------------------------


@cli.group()
def mission() -> None:
    """Missions of your own for Museum: begin one, check it, see it on the map. docs/missions.md says how they are written."""


@mission.command("new")
@click.argument("name")
@_lang
def new_mission(name: str, lang: str | None) -> None:
    """Write NAME.toml, a small mission with comments to begin from."""
    from ghostlight.games.museum.missions.reading import template  # noqa: PLC0415

    words = _mission_words(lang)
    text = template(name)
    if text is None:
        raise Refusal(words.say("mission-bad-name", name=repr(name)))
    path = Path(f"{name}.toml")
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise Refusal(words.say("mission-there-already", file=str(path))) from None
    except OSError as error:
        raise Refusal(f"{path}: cannot be written: {error.strerror}") from None
    click.echo(words.say("mission-written", file=str(path)))


@mission.command("check")
@click.argument("file", type=click.Path(path_type=Path))
@_lang
def check_mission(file: Path, lang: str | None) -> int:
    """Say everything that is wrong with the mission FILE. Exit code 1: something is."""
    from ghostlight.games.museum.missions.drawing import write_time  # noqa: PLC0415

    words = _mission_words(lang)
    found = _read_mission(file, words)
    if found is None:
        return 1
    facts = {"title": found.title, "start": write_time(found.start), "limit": write_time(found.start + 10 * found.limit)}
    formats = ", ".join(form.name for form in found.formats)
    click.echo(words.say("mission-good", file=str(file), rounds=found.limit, formats=formats, **facts))
    return 0


@mission.command("map")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--format", "form", metavar="2v1", help="The format to show (default: the first).")
@_lang
def map_mission(file: Path, form: str | None, lang: str | None) -> int:
    """Draw the board with everything that the mission FILE puts on it."""
    from ghostlight.games.museum.missions.drawing import draw  # noqa: PLC0415

    words = _mission_words(lang)
    found = _read_mission(file, words)
    if found is None:
        return 1
    chosen = next((each for each in found.formats if form in (None, each.name)), None)
    if chosen is None:
        formats = ", ".join(each.name for each in found.formats)
        raise Refusal(words.say("mission-no-format", title=found.title, name=repr(form), formats=formats))
    click.echo(draw(found, chosen, words))
    return 0


def _mission_words(lang: str | None) -> Words:
    from ghostlight.words import Words, pick_language  # noqa: PLC0415

    return Words(pick_language(lang, os.environ), "mission")


def _read_mission(file: Path, words: Words) -> Mission | None:
    """The mission in the file; None, once its faults have been told, if it is none."""
    from ghostlight.games.museum.missions.faults import BadMission  # noqa: PLC0415
    from ghostlight.games.museum.missions.reading import read_mission  # noqa: PLC0415

    try:
        return read_mission(_read(file))
    except BadMission as bad:
        for fault in bad.faults:
            where = f"{fault.code} {fault.path}:" if fault.path else f"{fault.code}"
            click.echo(_one_line(f"{file}:{fault.line}: {where} {fault.tell(words)}"))
        click.echo(words.say("mission-faults", count=len(bad.faults), file=str(file)), err=True)
        return None


# --- scenarios and compiled code ---------------------------------------------------------------------------------------


@cli.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@_json
def scenario(files: tuple[Path, ...], as_json: bool) -> int:
    """Play the scenarios in FILES and say what differed.

    Exit code 1: something did, or could not be understood. 2: nothing in any file could be played.
    """
    import msgspec  # noqa: PLC0415

    from ghostlight import games as all_games  # noqa: PLC0415
    from ghostlight.core import scenarios  # noqa: PLC0415

    outcomes = []
    for path in files:
        try:
            text = _read(path).decode(errors="replace")
        except Refusal as refusal:
            outcomes.append(scenarios.unread(str(path), str(refusal)))
        else:
            outcomes.extend(scenarios.run_file(text, str(path), all_games.load))
    code = scenarios.exit_code(outcomes)
    if as_json:
        click.echo(msgspec.json.encode([msgspec.to_builtins(each) | {"result": each.result} for each in outcomes]))
    elif code == 2:
        for line in (line for each in outcomes for line in scenarios.complaint(each)):
            click.echo(f"ghostlight: {_one_line(line)}", err=True)
    else:
        for line in scenarios.report(outcomes):
            click.echo(line)
    return code


@cli.command()
@click.argument("names", nargs=-1)
@click.option("--quiet-if-ready", is_flag=True, help="Say nothing when everything is compiled already.")
def warm(names: tuple[str, ...], quiet_if_ready: bool) -> int:
    """Compile everything ahead (of all games, or of the NAMES given), so that nothing waits later. Exit code 1: some failed."""
    from ghostlight import games as all_games  # noqa: PLC0415
    from ghostlight.core.cache import forget_old_code  # noqa: PLC0415
    from ghostlight.core.compile import JIT  # noqa: PLC0415
    from ghostlight.lab.compilers import Compilers  # noqa: PLC0415
    from ghostlight.lab.warm import is_warm  # noqa: PLC0415

    chosen = [all_games.load(each).name for each in names or all_games.NAMES]
    if not JIT:
        click.echo("The JIT is off (NUMBA_DISABLE_JIT): there is nothing to compile.", err=True)
        return 0
    waiting = [name for name in dict.fromkeys(chosen) if not is_warm(name)]
    failed = []
    if waiting:
        with _progress() as progress:
            bars = {name: progress.add_task(f"compiling {name}", total=100) for name in waiting}

            def told(name: str) -> None:
                progress.update(bars[name], completed=compilers.how_far(name)[1])

            compilers = Compilers(waiting, told, large=lambda name: all_games.load(name).large)
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


# --- what the commands share -------------------------------------------------------------------------------------------


def _read(path: Path) -> bytes:
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise Refusal(f"{path}: larger than {LARGEST_FILE // 2**20} MiB")
        return path.read_bytes()
    except OSError as error:
        raise Refusal(f"{path}: cannot be read: {error.strerror}") from None


def _read_options(game: Game, file: Path | None, pairs: tuple[str, ...], mission: Path | None = None) -> dict[str, Any]:
    """What the file gives, then what the command line gives, which counts more. Faults of the file are told with its name."""
    from ghostlight.core.options import read_options, read_pairs, read_toml  # noqa: PLC0415

    options: dict[str, Any] = {}
    if file is not None:
        options = read_toml(_read(file), str(file))
        try:
            read_options(game.name, game.options, options)
        except Refusal as refusal:
            raise Refusal(f"{file}: {refusal}") from None
    options |= read_pairs(pairs)
    if mission is not None:
        try:
            options["mission"] = _read(mission).decode()
            read_options(game.name, game.options, {"mission": options["mission"]})
        except UnicodeDecodeError:
            raise Refusal(f"{mission}: this is not UTF-8 text") from None
        except BadOption as refusal:
            raise Refusal(f"{mission}: {refusal}") from None
    return options


def _read_log(path: Path) -> tuple[Game, Any]:
    from ghostlight import games as all_games  # noqa: PLC0415
    from ghostlight.core.log import read  # noqa: PLC0415

    log = read(_read(path), str(path))
    return all_games.load(log.game), log


def _out() -> Console:
    from rich.console import Console  # noqa: PLC0415

    return Console(highlight=False)


def _progress() -> Progress:
    """A bar on the error stream, so that results can be piped."""
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )


if __name__ == "__main__":
    main()
