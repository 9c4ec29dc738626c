"""Take newer versions of everything that the project leans on, and say what changed: `make update`.

Python's pins are made anew from the ranges in pyproject.toml; the page's packages are taken within their present major version
(three and other packages below 1.0: within their minor). A leap beyond that is a change of its own, made by hand in
pyproject.toml or web/package.json; what waits there is listed at the end. Run `make test` before committing.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parents[1]
WEB = HERE / "web"
LOCK = WEB / "package-lock.json"
Versions = dict[str, str]


def pins() -> Versions:
    """What the requirements say, under the names of their files."""
    found = {}
    for path in sorted((HERE / "requirements").glob("*.txt")):
        for name, version in re.findall(r"^([\w.-]+)==([^ ;\\]+)", path.read_text(), flags=re.MULTILINE):
            found[f"{path.stem}: {name}"] = version
    return found


def locked() -> Versions:
    packages = json.loads(LOCK.read_text())["packages"]
    return {f"web: {path.removeprefix('node_modules/')}": each["version"] for path, each in packages.items() if path}


def told(before: Versions, after: Versions) -> list[str]:
    """One line for each package that came, went or changed."""
    lines = []
    for name in sorted(before.keys() | after.keys()):
        old, new = before.get(name), after.get(name)
        if old != new:
            lines.append(f"{name} {old or '(new)'} -> {new or '(gone)'}")
    return lines


def update_web() -> None:
    package = json.loads((WEB / "package.json").read_text())
    for kind, flag in (("dependencies", "--save-prod"), ("devDependencies", "--save-dev")):
        wanted = [f"{name}@^{version}" for name, version in package[kind].items()]
        npm("install", flag, "--save-exact", *wanted)
    npm("update")  # what those bring along
    if '"resolved"' in LOCK.read_text():
        sys.exit(f"{LOCK}: records download addresses; `omit-lockfile-registry-resolved` in web/.npmrc should keep them out")


def leaps() -> list[tuple[str, str, str]]:
    """The page's packages of which there is more than the present major: name, what is taken, the newest."""
    command = ["npm", "outdated", "--json", "--loglevel=error"]
    found = json.loads(subprocess.run(command, cwd=WEB, check=False, capture_output=True, text=True).stdout or "{}")
    return [(name, each["wanted"], each["latest"]) for name, each in found.items() if each["wanted"] != each["latest"]]


def npm(*words: str) -> None:
    command = ["npm", *words, "--package-lock-only", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    subprocess.run(command, cwd=WEB, check=True, stdout=subprocess.DEVNULL)


def main() -> None:
    before = pins() | locked()
    subprocess.run([HERE / "tools" / "pin", "--upgrade"], check=True)
    update_web()
    changes = told(before, pins() | locked())
    print("\n".join(changes) or "Everything is as new as it may be.")
    for name, wanted, latest in leaps():
        print(f"web: {name} {wanted}: there is {latest}, to be taken by hand")


if __name__ == "__main__":
    main()
