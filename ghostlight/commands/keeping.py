"""`backup`, `restore`, `check`, `forget`: the file of games, for whoever keeps the house."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from ghostlight import Refusal

from . import shared
from .serving import data_file
from .shared import as_json, lang, one_line, print_json

if TYPE_CHECKING:
    from ghostlight.server.checking import Report, Saved


def _file(data: Path | None) -> Path:
    from ghostlight.server.serve import default_file  # noqa: PLC0415

    return data or default_file()


@click.command()
@click.argument("to", metavar="FILE", type=click.Path(path_type=Path))
@data_file
@click.option("--force", is_flag=True, help="Write over FILE if it is there.")
@lang
@as_json
def backup(to: Path, data: Path | None, force: bool, lang: str | None, as_json: bool) -> None:
    """Copy all games into FILE, also while the server runs."""
    from ghostlight.server.backups import back_up  # noqa: PLC0415

    copied = back_up(_file(data), to, force)
    if as_json:
        print_json(copied)
    else:
        size, counts = f"{copied.size / 1e6:.1f}", {"tables": copied.tables, "guests": copied.people}
        click.echo(shared.words().say("cli-backup-done", file=str(to), size=size, **counts))


@click.command()
@click.argument("source", metavar="FILE", type=click.Path(path_type=Path))
@data_file
@lang
@as_json
def restore(source: Path, data: Path | None, lang: str | None, as_json: bool) -> None:
    """Put the copy FILE in the place of the games that are there; these are kept aside. No server may be running."""
    from ghostlight.server.backups import restore as put_back  # noqa: PLC0415

    copied = put_back(_file(data), source)
    if as_json:
        print_json(copied)
        return
    words, counts = shared.words(), {"tables": copied.tables, "guests": copied.people}
    click.echo(words.say("cli-restore-done", file=copied.file, source=str(source), **counts))
    if copied.aside is not None:
        click.echo(words.say("cli-restore-aside", file=copied.aside))


@click.command()
@data_file
@click.option("--salvage", type=click.Path(path_type=Path), metavar="NEW", help="Save what can be read in a new file.")
@lang
@as_json
def check(data: Path | None, salvage: Path | None, lang: str | None, as_json: bool) -> None:
    """Look at every page of the file and play through every table. Exit code 1 if something is wrong."""
    from ghostlight.server import checking  # noqa: PLC0415

    if salvage is not None:
        saved = checking.salvage(_file(data), salvage)
        print_json(saved) if as_json else _tell_saved(saved)
        return
    report = checking.check(_file(data))
    print_json(report) if as_json else _tell_report(report)
    if not report.sound:
        raise click.exceptions.Exit(1)


def _tell_report(report: Report) -> None:
    say = shared.words().say
    counts = [say("cli-check-status", status=status, count=count) for status, count in sorted(report.tables.items())]
    schema = report.version or say("cli-check-unknown")
    click.echo(say("cli-check-file", file=report.file, schema=schema, guests=report.people, records=report.records))
    click.echo(say("cli-check-tables", tables=counts or [say("cli-check-none")]))
    for fault in report.faults:
        click.echo(one_line(say("cli-check-damaged", sqlite=fault)))
    if not report.known:
        click.echo(say("cli-check-schema"))
    for each in report.unreadable:
        facts = {"reason": each.reason, "record": -1 if each.record is None else each.record, "foreign": each.why}
        click.echo(one_line(say("cli-check-unreadable", table=each.code, **facts)))
    if report.sound:
        click.echo(say("cli-check-sound"))
    elif report.faults:
        click.echo(say("cli-check-salvage"))


def _tell_saved(saved: Saved) -> None:
    say = shared.words().say
    click.echo(say("cli-saved-done", file=saved.file, tables=saved.tables, guests=saved.people, records=saved.records))
    for code, count in saved.shortened.items():
        click.echo(say("cli-saved-shortened", table=code, count=count))
    for code in saved.lost:
        click.echo(say("cli-saved-lost", table=code))
    if saved.lost_people:
        click.echo(say("cli-saved-people", count=saved.lost_people))
    click.echo(say("cli-saved-restore", file=saved.file))


@click.command()
@click.argument("whom", metavar="NAME|ID|CODE")
@data_file
@click.option("--yes", is_flag=True, help="Do not ask.")
@lang
def forget(whom: str, data: Path | None, yes: bool, lang: str | None) -> None:
    """Delete a table by its code, or forget a guest by name or id: pass, name and words. No server may be running."""
    from ghostlight.server import removing  # noqa: PLC0415

    file = _file(data)
    if not file.is_file():
        raise Refusal("no-file", file=str(file))
    found = removing.find(file, whom)
    if not found:
        raise Refusal("nobody-called", whom=whom)
    if len(found) > 1:
        several = [each.id for each in found]
        raise Refusal("several-called", whom=whom, count=len(found), several=several)
    (thing,), say = found, shared.words().say
    if not yes:
        named = {"named": "yes" if thing.name else "no", "name": thing.name or ""}
        click.confirm(say("cli-forget-ask", kind=thing.kind, id=thing.id, **named), abort=True)
    count = removing.remove(file, thing)
    table = thing.kind == "table"
    click.echo(say("cli-forget-table", table=thing.id) if table else say("cli-forget-guest", guest=thing.id, count=count))
