"""`make wheel-test`: build the wheel, install it into an empty environment far from the checkout, and use it there.

It is built from a copy, so that nothing of an earlier build is in it, and nothing is left in the checkout.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HOUSE = Path(__file__).resolve().parent.parent
NEEDED = ("pyproject.toml", "README.md", "LICENSE", "ghostlight")
INSIDE = (
    r"ghostlight/py\.typed",
    r"ghostlight/server/static/index\.html",
    r"ghostlight/server/static/assets/.*\.js",
    r"ghostlight/server/migrations/env\.py",
    r"ghostlight/server/migrations/versions/\d+_\w+\.py",
    r"ghostlight/locales/en/.*\.ftl",
    r"ghostlight/locales/es/.*\.ftl",
    r"ghostlight/locales/ja/.*\.ftl",
    r"ghostlight/games/museum/data/missions/.*\.toml",
    r"ghostlight/commands/brought/\w+\.py",
)
"""Each must be in the wheel."""
OUTSIDE = r"(?:tests|bench|tools|web)/|.*(?:__pycache__/|/tests?/|\.pyc$|\.nbi$|\.nbc$|\.so$|\.map$)"
"""None of these may be: compiled code is bound to a path and a processor."""
GAME = """
import pathlib, sys
import ghostlight
assert "numba" not in sys.modules
assert pathlib.Path(ghostlight.__file__).is_relative_to(sys.prefix), ghostlight.__file__
match = ghostlight.Match("graveyard", seed=1)
while not match.over:
    match.act(ghostlight.Bot("random").choose(match))
assert ghostlight.verify(match.log()).fault is None
print(match)
"""


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="ghostlight-wheel-") as folder:
        there = Path(folder)
        wheel = build(there)
        look_into(wheel)
        environment = install(wheel, there)
        say("its version", run(environment, ["ghostlight", "--version"]))
        say("a game from Python", run(environment, ["python", "-c", GAME]))
        say("a mission", run(environment, ["ghostlight", "mission", "new", "mine"]).partition("\n")[0])
        look_at_page(environment)


def say(what: str, told: str) -> None:
    print(f"{what}: {told.strip()}", flush=True)


def build(there: Path) -> Path:
    source, wheels = there / "source", there / "wheels"
    source.mkdir()
    for name in NEEDED:
        if (HOUSE / name).is_dir():
            shutil.copytree(HOUSE / name, source / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(HOUSE / name, source)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--wheel-dir", str(wheels), str(source)], check=True)
    (wheel,) = wheels.glob("*.whl")
    return wheel


def look_into(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    missing = [pattern for pattern in INSIDE if not any(re.fullmatch(pattern, name) for name in names)]
    stray = [name for name in names if re.match(OUTSIDE, name)]
    if missing or stray:
        raise SystemExit(f"{wheel.name}: there is nothing like {missing}, and there should not be {stray}")
    say("the wheel", f"{wheel.name}, {len(names)} files, {wheel.stat().st_size / 1e6:.1f} MB")


def install(wheel: Path, there: Path) -> dict[str, str]:
    """An empty environment with nothing but the wheel and what it needs; how to call what is in it."""
    home = there / "environment"
    subprocess.run([sys.executable, "-m", "venv", str(home)], check=True)
    pip = [str(home / "bin" / "python"), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    subprocess.run([*pip, str(wheel)], check=True, cwd=there)
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV", "NUMBA"))}
    return kept | {
        "PATH": f"{home / 'bin'}:{os.environ['PATH']}",
        "HOME": str(there),
        "XDG_DATA_HOME": str(there / "data"),
        "GHOSTLIGHT_CACHE": str(there / "cache"),
        "LANG": "C.UTF-8",
    }


def run(environment: dict[str, str], command: list[str]) -> str:
    done = subprocess.run(
        _found(command, environment), env=environment, cwd=environment["HOME"], capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"{command[0]} {command[1]}: exit code {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def _found(command: list[str], environment: dict[str, str]) -> list[str]:
    return [shutil.which(command[0], path=environment["PATH"]) or command[0], *command[1:]]


def look_at_page(environment: dict[str, str]) -> None:
    """The page, one of its scripts, and how the server is."""
    with serving(environment | {"NUMBA_DISABLE_JIT": "1"}) as address:
        page = fetch(address).decode()
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        if script is None:
            raise SystemExit("the page names no script")
        say("the page", f"{len(page)} bytes, its script {len(fetch(address + script[1]))} bytes")
        say("the server", json.loads(fetch(f"{address}/healthz"))["status"])


@contextmanager
def serving(environment: dict[str, str]) -> Iterator[str]:
    command = _found(["ghostlight", "serve", "--port", "0"], environment)
    with subprocess.Popen(command, env=environment, cwd=environment["HOME"], stdout=subprocess.PIPE, text=True) as process:
        try:
            told = "" if process.stdout is None else process.stdout.readline()
            found = re.search(r"http://localhost:\d+", told)
            if found is None:
                raise SystemExit(f"ghostlight serve does not say where it is: {told!r}")
            yield found[0]
        finally:
            process.send_signal(signal.SIGTERM)


def fetch(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=30) as answer:
        body: bytes = answer.read()
    return body


if __name__ == "__main__":
    main()
