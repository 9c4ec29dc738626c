"""`backup`, `restore`, `check`, `forget`: the file of games, for whoever keeps the house."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from ghostlight import Refusal

from .serving import data_file
from .shared import as_json, one_line, print_json

if TYPE_CHECKING:
    from ghostlight.server.checking import Report, Saved


def _file(data: Path | None) -> Path:
    from ghostlight.server.serve import default_file  # noqa: PLC0415

    return data or default_file()


@click.command()
@click.argument("to", metavar="FILE", type=click.Path(path_type=Path))
@data_file
@click.option("--force", is_flag=True, help="Write over FILE if it is there.")
@as_json
def backup(to: Path, data: Path | None, force: bool, as_json: bool) -> None:
    """Copy all games into FILE, also while the server runs."""
    from ghostlight.server.backups import back_up  # noqa: PLC0415

    copied = back_up(_file(data), to, force)
    if as_json:
        print_json(copied)
    else:
        click.echo(f"{to}: {copied.size / 1e6:.1f} MB, {copied.tables} tables, {copied.people} guests; read again and whole")


@click.command()
@click.argument("source", metavar="FILE", type=click.Path(path_type=Path))
@data_file
@as_json
def restore(source: Path, data: Path | None, as_json: bool) -> None:
    """Put the copy FILE in the place of the games that are there; these are kept aside. No server may be running."""
    from ghostlight.server.backups import restore as put_back  # noqa: PLC0415

    copied = put_back(_file(data), source)
    if as_json:
        print_json(copied)
        return
    click.echo(f"{copied.file}: {copied.tables} tables, {copied.people} guests, as in {source}")
    if copied.aside is not None:
        click.echo(f"what was there before: {copied.aside}")


@click.command()
@data_file
@click.option("--salvage", type=click.Path(path_type=Path), metavar="NEW", help="Save what can be read in a new file.")
@as_json
def check(data: Path | None, salvage: Path | None, as_json: bool) -> None:
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
    counts = ", ".join(f"{count} {status}" for status, count in sorted(report.tables.items())) or "none"
    click.echo(f"{report.file}: schema {report.version or 'unknown'}; {report.people} guests, {report.records} records")
    click.echo(f"tables: {counts}")
    for fault in report.faults:
        click.echo(f"damaged: {one_line(fault)}")
    if not report.known:
        click.echo("this version of Ghostlight does not know that schema")
    for each in report.unreadable:
        click.echo(f"table {each.code} cannot be read: {one_line(each.why)}")
    if report.sound:
        click.echo("all is well")
    elif report.faults:
        click.echo("`ghostlight check --salvage NEW` saves what can be read; `ghostlight restore COPY` goes back to a copy")


def _tell_saved(saved: Saved) -> None:
    click.echo(f"{saved.file}: {saved.tables} tables, {saved.people} guests, {saved.records} records saved")
    for code, count in saved.shortened.items():
        click.echo(f"table {code}: only its first {count} records are left")
    for code in saved.lost:
        click.echo(f"table {code}: lost")
    if saved.lost_people:
        click.echo(f"{saved.lost_people} who played are lost: their seats are there, but their pass opens nothing")
    click.echo(f"put it in place with `ghostlight restore {saved.file}`")


@click.command()
@click.argument("whom", metavar="NAME|ID|CODE")
@data_file
@click.option("--yes", is_flag=True, help="Do not ask.")
def forget(whom: str, data: Path | None, yes: bool) -> None:
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
    (thing,) = found
    if not yes:
        click.confirm(f"Delete {thing.kind} {thing.id}{f' ({thing.name})' if thing.name else ''}?", abort=True)
    click.echo(removing.remove(file, thing))
