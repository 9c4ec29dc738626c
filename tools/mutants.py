"""Would the tests notice if a rule were missing? Disables the rules of a game one at a time and runs the game's tests.

`python tools/mutants.py graveyard`. A mutant is the game with one change:
- a rule function (`@rule` or `@brief`) that cites a clause does nothing, or always gives the same answer;
- a line that carries a clause in a comment is dropped, its condition turned round, or its number made one more.
With `--every-line`, every line of the functions that cite a clause is treated so, which finds gaps in the tests and also
changes that make no difference. With `--since REVISION`, only what that revision had not: functions and tables of which a
line was changed after it.

Scenarios judge first, all in one process. Only what they let pass goes to the slower tests (the game's own, the contract's
and the bots'), those that speak of the rule first. A test that stops a mutant must pass without the change.
"""

from __future__ import annotations

import argparse
import ast
import copy
import io
import json
import multiprocessing
import os
import queue
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import tokenize
import warnings
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import asdict, dataclass, replace
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

ROOT = Path(__file__).resolve().parent.parent
COPIED = ("ghostlight", "tests", "docs/rules", "pyproject.toml")
PLAIN = {
    "NUMBA_DISABLE_JIT": "1",
    "PYTHONDONTWRITEBYTECODE": "1",
}  # nothing to compile, and no stale bytecode of another mutant
PRELOADED = ["numba", "numpy", "msgspec", "pytest", "hypothesis", "rich.progress", "rich.table"]

RULES = ("rule", "brief", "sealed")  # the decorators of rules

# What a rule that is disabled answers instead, by its return type.
ANSWERS = {
    "None": [""],
    "bool": ["False", "True"],
    "int": ["0", "1"],
    "float": ["0.0"],
    "tuple[int, int]": ["(0, 0)", "(-1, -1)"],
}

SURVIVED = ""
TEST_PATIENCE = 1800.0  # seconds for the slower tests


@dataclass(frozen=True)
class Mutant:
    """One change to one file, and which test noticed it."""

    what: str
    file: str
    line: int
    clauses: tuple[str, ...]
    rule: str  # the function that was changed
    source: str  # the whole file, changed
    killed_by: str = SURVIVED
    seconds: float = 0.0


class Stopped(Exception):
    """A process gave no answer: it died, or took too long."""


class CannotJudge(Exception):
    """The tests are no judge of mutants, or the mutants cannot be made; told in one line."""


# --- making mutants ----------------------------------------------------------------------------------------------------

DROPPED = ast.Expr | ast.Assign | ast.AugAssign | ast.Continue | ast.Break | ast.Return
Change = Callable[[ast.AST], ast.AST | None]  # a node -> what stands in its place; None: nothing


class _Replace(ast.NodeTransformer):
    """Put something else in the place of one node."""

    def __init__(self, target: ast.AST, change: Change) -> None:
        self.target, self.change = target, change

    def visit(self, node: ast.AST) -> Any:
        if node is self.target:
            return self.change(node)
        return self.generic_visit(node)


class Source:
    """One file of a game, parsed, with the clauses that its comments cite."""

    def __init__(self, file: str, text: str, clause: re.Pattern[str]) -> None:
        self.file, self.text, self.clause = file, text, clause
        self.tree = ast.parse(text)
        self.lines = {line for node in ast.walk(self.tree) if isinstance(node, ast.stmt) for line in _own_lines(node)}
        self.cited: dict[int, tuple[str, ...]] = {}  # by line of code
        tokens = list(tokenize.generate_tokens(io.StringIO(text).readline))
        for k, token in enumerate(tokens):
            clauses = self.clauses_in(token.string) if token.type == tokenize.COMMENT else ()
            if clauses:
                alone = not token.line[: token.start[1]].strip()
                blank = (tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT)
                line = next(t.start[0] for t in tokens[k:] if t.type not in blank) if alone else token.start[0]
                line = min((each for each in self.lines if each >= line), default=line)  # after an `else:`, what follows it
                self.cited[line] = (*self.cited.get(line, ()), *clauses)

    def clauses_in(self, text: str) -> tuple[str, ...]:
        return tuple(dict.fromkeys(self.clause.findall(text)))

    def around(self, lines: set[int]) -> set[int]:
        """All lines of the functions and statements in which one of these is."""
        found: set[int] = set()
        for node in self.tree.body:
            for part in node.body if isinstance(node, ast.ClassDef) else [node]:
                first = min([part.lineno, *(each.lineno for each in getattr(part, "decorator_list", ()))])
                whole = range(first, (part.end_lineno or part.lineno) + 1)
                if not lines.isdisjoint(whole):
                    found.update(whole)
        return found

    def mutants(self, every_line: bool) -> Iterator[Mutant]:
        parents = {child: parent for parent in ast.walk(self.tree) for child in ast.iter_child_nodes(parent)}
        seen: set[str] = set()
        for node in ast.walk(self.tree):
            found: Iterable[Mutant] = ()
            if isinstance(node, ast.FunctionDef) and _is_rule(node):
                found = self.disabled(node)
            elif isinstance(node, ast.stmt):
                rule = _function_around(node, parents)
                clauses = self.cited_by(node) or (self.clauses_of(rule) if rule and every_line else ())
                if clauses and not _is_docstring(node):
                    found = self.changed(node, rule, clauses)
            for mutant in found:
                if mutant.source not in seen:
                    seen.add(mutant.source)
                    yield mutant

    def clauses_of(self, rule: ast.FunctionDef) -> tuple[str, ...]:
        lines = self.text.splitlines()[rule.lineno - 1 : rule.end_lineno]
        return self.clauses_in("\n".join(lines))

    def cited_by(self, node: ast.stmt) -> tuple[str, ...]:
        """The clauses in comments on the statement's own lines."""
        return tuple(clause for line in _own_lines(node) for clause in self.cited.get(line, ()))

    def disabled(self, rule: ast.FunctionDef) -> Iterator[Mutant]:
        clauses = self.clauses_of(rule)
        if not clauses:
            return
        kind = ast.unparse(rule.returns) if rule.returns else "nothing"
        if kind not in ANSWERS:
            raise CannotJudge(
                f"{self.file}:{rule.lineno}: {rule.name} returns {kind}; say in ANSWERS what it gives when disabled"
            )
        for answer in ANSWERS[kind]:
            body: list[ast.stmt] = ast.parse(f"def f():\n    return {answer}").body[0].body  # type: ignore[attr-defined]
            what = f"{rule.name} " + (f"always gives {answer}" if answer else "does nothing")
            yield self.mutant(what, rule, clauses, rule.lineno, rule.name, _with(body=body))

    def changed(self, node: ast.stmt, rule: ast.FunctionDef | None, clauses: tuple[str, ...]) -> Iterator[Mutant]:
        """Every way in which this one statement is dropped or turned round."""
        text = " ".join(ast.unparse(node).splitlines()[0].split())
        for what, target, change in _changes(node, rule):
            yield self.mutant(f"{what}: {text}", target, clauses, node.lineno, rule.name if rule else "", change)

    def mutant(self, what: str, target: ast.AST, clauses: tuple[str, ...], line: int, rule: str, change: Change) -> Mutant:
        memo: dict[int, Any] = {}
        tree = copy.deepcopy(self.tree, memo)
        changed = ast.fix_missing_locations(_Replace(memo[id(target)], change).visit(tree))
        return Mutant(what, self.file, line, clauses, rule, ast.unparse(changed) + "\n")


def _changes(node: ast.stmt, rule: ast.FunctionDef | None) -> Iterator[tuple[str, ast.AST, Change]]:
    if rule is None:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:  # a table or a number of the game
            for number in ast.walk(node.value):
                if isinstance(number, ast.Constant) and type(number.value) is int:
                    yield f"{number.value} is {number.value + 1}", number, _with(value=number.value + 1)
        return
    condition = getattr(node, "test", None) if isinstance(node, ast.If | ast.While | ast.Assert) else None
    if isinstance(node, ast.Return) and node.value is not None and rule.returns and ast.unparse(rule.returns) == "bool":
        condition = node.value
    if condition is not None:
        yield "turned round", condition, lambda old: ast.UnaryOp(ast.Not(), old)  # type: ignore[arg-type]
    for each in _own_expressions(node):
        if isinstance(each, ast.BoolOp):
            for k, operand in enumerate(each.values):
                rest = each.values[:k] + each.values[k + 1 :]
                yield f"without '{ast.unparse(operand)}'", each, _without(k, len(rest))
        elif isinstance(each, ast.IfExp):
            yield "the other branch", each, lambda old: ast.IfExp(old.test, old.orelse, old.body)  # type: ignore[attr-defined]
    if isinstance(node, ast.For):
        yield "never", node, lambda old: ast.Pass()
    elif isinstance(node, DROPPED) and not (isinstance(node, ast.Return) and node is rule.body[-1]):
        yield "dropped", node, lambda old: ast.Pass()


def _own_lines(node: ast.stmt) -> range:
    """The lines of a statement; of a compound one, those of its head. A function or a class as a whole has none."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return range(0)
    body = getattr(node, "body", None)
    last = body[0].lineno - 1 if body else node.end_lineno or node.lineno
    return range(node.lineno, max(last, node.lineno) + 1)


def _own_expressions(node: ast.stmt) -> Iterator[ast.AST]:
    """What belongs to this statement, not to those inside it."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.stmt):
            yield from ast.walk(child)


def _with(**fields: Any) -> Change:
    def change(old: ast.AST) -> ast.AST:
        for name, value in fields.items():
            setattr(old, name, value)
        return old

    return change


def _without(k: int, left: int) -> Change:
    def change(old: ast.AST) -> ast.AST:
        values = [value for place, value in enumerate(old.values) if place != k]  # type: ignore[attr-defined]
        return values[0] if left == 1 else ast.BoolOp(old.op, values)  # type: ignore[attr-defined]

    return change


def _is_rule(node: ast.FunctionDef) -> bool:
    return any(isinstance(decorator, ast.Name) and decorator.id in RULES for decorator in node.decorator_list)


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _function_around(node: ast.AST, parents: dict[ast.AST, ast.AST]) -> ast.FunctionDef | None:
    while node in parents:
        node = parents[node]
        if isinstance(node, ast.FunctionDef):
            return node
    return None


def all_mutants(game: str, clause: re.Pattern[str], every_line: bool, since: str = "") -> list[Mutant]:
    mutants: list[Mutant] = []
    for path in sorted((ROOT / "ghostlight" / "games" / game).rglob("*.py")):
        source = Source(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"), clause)
        found: Iterable[Mutant] = source.mutants(every_line)
        if since:
            fresh = source.around(lines_since(since, source.file))
            found = [mutant for mutant in found if mutant.line in fresh]
        mutants += sorted(found, key=lambda mutant: mutant.line)
    return mutants


def lines_since(revision: str, file: str) -> set[int]:
    """The lines of a file that are not as they were in that revision; of lines that are gone, those on both sides."""
    command = ["git", "diff", "--unified=0", "--no-ext-diff", "--no-color", revision, "--", file]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if told.returncode:
        raise CannotJudge(f"git knows no {revision}: {told.stderr.strip()}")
    return lines_of(told.stdout)


def lines_of(diff: str) -> set[int]:
    """The new side's lines of a diff without context."""
    lines: set[int] = set()
    for first, count in re.findall(r"^@@ -\S+ \+(\d+)(?:,(\d+))? @@", diff, re.MULTILINE):
        start, many = int(first), int(count or 1)
        lines.update(range(start, start + (many or 2)))
    return lines


# --- running tests, in a process of its own ----------------------------------------------------------------------------


def run_scenarios(home: str, game: str, clauses: tuple[str, ...], say: Connection) -> None:
    """The first scenario of the game that does not hold for the package in this folder; those on these clauses first."""
    with _inside(home), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        say.send(failed_scenario(Path(home), game, set(clauses)))


def failed_scenario(home: Path, game: str, clauses: set[str]) -> str:
    # The copy's package, which must not be imported before the folder is set.
    import ghostlight  # noqa: PLC0415
    from ghostlight.core import scenarios  # noqa: PLC0415
    from ghostlight.games import load  # noqa: PLC0415

    if not Path(ghostlight.__file__).is_relative_to(home):
        raise SystemExit(f"the package that is tested is not the copy in {home}")
    paths = sorted((home / "tests" / "scenarios").rglob("*.toml"))
    files = [(path.stem, scenarios.read_file(path.read_text(encoding="utf-8"), path.name)) for path in paths]
    todo = [(stem, file, each) for stem, file in files if file.game == game for each in file.scenario]
    for stem, file, scenario in sorted(todo, key=lambda each: clauses.isdisjoint(each[2].clauses)):
        try:
            noticed = bool(scenarios.run(load(game), file, scenario).faults)
        except Exception:
            noticed = True
        if noticed:
            return f"{stem}: {scenario.title}"
    return SURVIVED


def run_tests(home: str, rounds: list[list[str]], say: Connection) -> None:
    """The first test that fails for the package in this folder, in these rounds of pytest."""
    first = FirstFailure()
    with _inside(home):
        for arguments in rounds:
            code = pytest.main(["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *arguments], plugins=[first])
            if first.name:
                break
            if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
                raise SystemExit(f"pytest stopped with {code}")
    say.send(first.name)


class FirstFailure:
    """Remembers which test failed first."""

    name = SURVIVED

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed and not self.name:
            self.name = report.nodeid

    pytest_collectreport = pytest_runtest_logreport


@contextmanager
def _inside(home: str) -> Iterator[None]:
    os.chdir(home)
    sys.path.insert(0, home)
    sys.dont_write_bytecode = True
    with open(os.devnull, "w") as nowhere, redirect_stdout(nowhere), redirect_stderr(nowhere):
        yield


def in_a_process(task: Callable[..., None], *args: Any, patience: float) -> str:
    """What the task says, from a process that has everything imported but the project itself."""
    context = multiprocessing.get_context("forkserver")
    hear, say = context.Pipe(duplex=False)
    process = context.Process(target=task, args=(*args, say), daemon=True)
    process.start()
    say.close()
    try:
        if not hear.poll(patience):
            raise Stopped(f"no end after {patience:.0f} s")
        answer: str = hear.recv()
    except EOFError:
        raise Stopped("the process died") from None
    finally:
        process.kill()
        process.join()
    return answer


class Bench:
    """A copy of the project in which one mutant after the other is tried."""

    def __init__(self, home: Path, game: str) -> None:
        self.home, self.game = home, game
        for part in COPIED:
            original, place = ROOT / part, home / part
            place.parent.mkdir(parents=True, exist_ok=True)
            if original.is_dir():
                shutil.copytree(original, place, ignore=shutil.ignore_patterns("__pycache__", ".hypothesis"))
            else:
                shutil.copy2(original, place)

    def scenario_that_notices(self, clauses: tuple[str, ...], patience: float) -> str:
        try:
            return in_a_process(run_scenarios, str(self.home), self.game, clauses, patience=patience)
        except Stopped as error:  # the scenarios pass without the change, so this is its doing
            return f"scenarios: {error}"

    def test_that_notices(self, rule: str, patience: float) -> str:
        """The first test that fails: of the game's own tests, the contract's cases of this game, or the bots' that play it.

        The files that speak of the rule are asked first.
        """
        rounds: list[tuple[int, list[str]]] = []
        for path in sorted((self.home / "tests").rglob("test_*.py")):
            name, text = path.relative_to(self.home).as_posix(), path.read_text(encoding="utf-8")
            if name.startswith(("tests/browser/", "tests/soak/")):  # about the page, and about many games: too slow uncompiled
                continue
            spoken = -len(re.findall(rf"\b{rule}", text)) if rule else 0
            if self.game in name or (name.startswith("tests/bots/") and self.game in text):
                rounds.append((spoken, [name]))
            elif name.startswith("tests/contract/"):
                rounds.append((spoken, [name, "-k", self.game]))
        rounds.sort()
        return in_a_process(run_tests, str(self.home), [arguments for _, arguments in rounds], patience=patience)

    @contextmanager
    def changed(self, mutant: Mutant) -> Iterator[None]:
        place = self.home / mutant.file
        original = place.read_text(encoding="utf-8")
        place.write_text(mutant.source, encoding="utf-8")
        try:
            yield
        finally:
            place.write_text(original, encoding="utf-8")


# --- the whole run -----------------------------------------------------------------------------------------------------


class Trial:
    """All mutants of a game against all of its tests."""

    def __init__(self, game: str, folder: Path, jobs: int, scenarios_only: bool) -> None:
        self.game, self.scenarios_only = game, scenarios_only
        self.unchanged = Bench(folder / "unchanged", game)
        self.benches: queue.SimpleQueue[Bench] = queue.SimpleQueue()
        for job in range(jobs):
            self.benches.put(Bench(folder / f"bench-{job}", game))
        self.jobs = jobs
        self.sound: dict[str, bool] = {}  # by test: whether it passes without any change
        self.judging = threading.Lock()
        started = time.monotonic()
        fault = self.unchanged.scenario_that_notices((), patience=600)
        if fault:
            raise CannotJudge(f"without any change a scenario does not hold: {fault}")
        self.patience = 20 + 5 * (time.monotonic() - started)

    def all(self, mutants: list[Mutant]) -> list[Mutant]:
        """Try every mutant, as many at a time as there are jobs; in the order of the sources."""
        tried = list(mutants)
        columns = BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}")
        with Progress("mutants", *columns, console=Console(stderr=True)) as progress, ThreadPoolExecutor(self.jobs) as threads:
            task, survived = progress.add_task("", total=len(mutants)), 0
            futures = {threads.submit(self.one, mutant): k for k, mutant in enumerate(mutants)}
            try:
                for future in as_completed(futures):
                    mutant = tried[futures[future]] = future.result()
                    survived += mutant.killed_by == SURVIVED
                    progress.update(task, advance=1, description=f"{survived} survived" if survived else "")
            except BaseException:
                threads.shutdown(cancel_futures=True)
                raise
        return tried

    def one(self, mutant: Mutant) -> Mutant:
        started = time.monotonic()
        bench = self.benches.get()
        try:
            with bench.changed(mutant):
                noticed = bench.scenario_that_notices(mutant.clauses, self.patience)
                if not noticed and not self.scenarios_only:
                    noticed = bench.test_that_notices(mutant.rule, TEST_PATIENCE)
                    if noticed and not self.is_sound(noticed):
                        raise CannotJudge(f"without any change a test does not pass: {noticed}")
        except Stopped as error:  # the slower tests might have been slow without the change too
            mutant = replace(mutant, what=f"{mutant.what} (no verdict: {error})")
            noticed = SURVIVED
        finally:
            self.benches.put(bench)
        return replace(mutant, killed_by=noticed, seconds=round(time.monotonic() - started, 2))

    def is_sound(self, test: str) -> bool:
        """Whether this test passes without any change: otherwise it cannot judge."""
        with self.judging:
            if test not in self.sound:
                answer = in_a_process(run_tests, str(self.unchanged.home), [[test]], patience=TEST_PATIENCE)
                self.sound[test] = answer == SURVIVED
            return self.sound[test]


def main() -> int:
    parser = argparse.ArgumentParser(description="Disable a game's rules one at a time; the tests must notice each time.")
    parser.add_argument("game")
    parser.add_argument("--jobs", type=int, default=2, help="mutants at a time (2)")
    parser.add_argument("--every-line", action="store_true", help="change every line of the rules that cite a clause")
    parser.add_argument("--scenarios-only", action="store_true", help="let only the scenarios judge")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.add_argument("--only", default="", help="those of files and rules that match this regular expression")
    parser.add_argument("--since", default="", metavar="REVISION", help="those of functions and tables changed after it")
    asked = parser.parse_args()

    os.environ.update(PLAIN)
    try:
        return run(asked)
    except CannotJudge as error:
        print(error, file=sys.stderr)
        return 2


def run(asked: argparse.Namespace) -> int:
    clauses = clauses_of(asked.game)
    mutants = all_mutants(asked.game, re.compile(rf"\b(?:{clauses})\b"), asked.every_line, asked.since)
    only = re.compile(asked.only)
    mutants = [mutant for mutant in mutants if only.search(f"{mutant.file} {mutant.rule}")]
    multiprocessing.get_context("forkserver").set_forkserver_preload(PRELOADED)
    started = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        tried = Trial(asked.game, Path(folder), max(1, asked.jobs), asked.scenarios_only).all(mutants)
    seconds = time.monotonic() - started
    survivors = [mutant for mutant in tried if mutant.killed_by == SURVIVED]
    part = bool(asked.only or asked.since)  # of the rules, from which nothing follows about the clauses of the others
    uncovered = [] if part else clauses_without_mutants(asked.game, clauses, tried)
    if asked.json:
        rows = [{key: value for key, value in asdict(mutant).items() if key != "source"} for mutant in tried]
        counts = {"killed": len(tried) - len(survivors), "survived": len(survivors), "seconds": round(seconds, 1)}
        print(json.dumps({"game": asked.game, **counts, "uncovered": uncovered, "mutants": rows}, indent=2))
    else:
        show(asked.game, tried, survivors, uncovered, seconds)
    return 1 if survivors or uncovered else 0


def clauses_of(game: str) -> str:
    """The pattern of the game's clauses."""
    # Not at the top: the processes that test a mutant import this file, and must import the copy's package, not this one.
    from ghostlight.core.errors import Refusal  # noqa: PLC0415
    from ghostlight.games import load  # noqa: PLC0415

    try:
        return load(game).clauses
    except Refusal as error:
        raise CannotJudge(error) from None


def clauses_without_mutants(game: str, pattern: str, mutants: list[Mutant]) -> list[str]:
    """The clauses of the rules page that no change has touched: nothing is known of them."""
    page = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    covered = {clause for mutant in mutants for clause in mutant.clauses}
    return [clause for clause in re.findall(rf"^- \*\*({pattern})\*\*", page, re.MULTILINE) if clause not in covered]


def show(game: str, tried: list[Mutant], survivors: list[Mutant], uncovered: list[str], seconds: float) -> None:
    table = Table(title=f"Mutants of {game}", box=box.SIMPLE)
    for heading in ("mutant", "where", "clauses", "killed by"):
        table.add_column(heading, overflow="fold")
    for mutant in tried:
        where = f"{mutant.file.removeprefix(f'ghostlight/games/{game}/')}:{mutant.line}"
        verdict = Text(mutant.killed_by) if mutant.killed_by else Text("SURVIVED", style="bold red")
        table.add_row(Text(mutant.what), where, ", ".join(mutant.clauses), verdict)
    console = Console(width=None if sys.stdout.isatty() else 160)
    console.print(table)
    console.print(f"{len(tried)} mutants, {len(survivors)} survived, {seconds:.0f} s.")
    if uncovered:
        console.print(f"No rule cites {', '.join(uncovered)}, so nothing was changed there.")


if __name__ == "__main__":
    sys.exit(main())
