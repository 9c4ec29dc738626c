"""`make bench-keyhole`: peeps and poses of Keyhole against trimesh with Embree on the same scenes; random games; compiling."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable
from functools import cache
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any

import click
import numpy as np
import trimesh
from numpy.typing import NDArray
from rich.console import Console

from bench.measure import ROUNDS, Race, Work, race
from bench.ours import Ours, compile_ahead, compiling, copies
from bench.posing import list_menus, put_back, try_poses
from bench.telling import Row, compared, finish, surroundings, timed
from ghostlight import load, simulate
from ghostlight.games.keyhole.state import GHOSTS, PIECES
from tools.peeping import oracle
from tools.peeping.compiled import GLIMPSE, PEEP, WHO, look_in
from tools.peeping.halls import random_halls, scratch_paper

GAME = load("keyhole")

SEED, PLAYERS = 7, 2
SCENES = 24
LEAN_GAPS = (4, 12, 20, 28, 36)
BACK = 2  # the lean that the menu tries
Say = Callable[[str], None]
Points = NDArray[np.float64]


class Scenes:
    """Halls with all six pieces and all 28 ghosts, furnished at random by the rules, and a door to each."""

    def __init__(self) -> None:
        rows, doors = random_halls(40 * SCENES, SEED)
        full = (rows["pieces"]["placed"].sum(axis=1) == PIECES) & ((rows["ghosts"]["place"] == 1).sum(axis=1) == GHOSTS)
        self.halls, self.doors = rows[full][:SCENES].copy(), doors[full][:SCENES].copy()
        if len(self.halls) < SCENES:
            raise RuntimeError(f"only {len(self.halls)} of {len(rows)} random halls are full; {SCENES} are needed")
        self.halls["home"] = range(4)


# --- peeps -------------------------------------------------------------------------------------------------------------


class Peeping:
    """Looks into each scene through its door."""

    def __init__(self, scenes: Scenes, how: int) -> None:
        self.scenes, self.how, self.labs = scenes, how, scratch_paper()
        self.options = np.array([1, 0, 1])
        self.seen, self.counts = np.zeros(SCENES, np.int64), np.zeros((SCENES, GHOSTS, 2), np.int64)
        self.peep(1)

    def peep(self, times: int) -> Work:
        started = time.process_time()
        for _ in range(times):
            look_in(self.labs, self.scenes.halls, self.scenes.doors, self.options, self.how, self.seen, self.counts)
        return Work(SCENES * times, time.process_time() - started)


class Casting:
    """The same lines of sight cast by trimesh with Embree: the whole peep, or only the rays, with all else done before."""

    def __init__(self, scenes: Scenes) -> None:
        self.scenes = scenes
        self.rays: list[tuple[Any, Points, Points]] = []
        for k in range(SCENES):
            self.look(k, self.noting)

    def look(self, k: int, cast: oracle.Cast = oracle.unblocked) -> oracle.Seen:
        side, door = self.scenes.doors[k].tolist()
        return oracle.look(self.scenes.halls[k], side, door, cast=cast)

    def noting(self, mesh: trimesh.Trimesh | None, starts: Points, ends: Points) -> oracle.Flags:
        if mesh is not None and len(starts):
            self.rays.append((mesh.ray, np.ascontiguousarray(starts), ends - starts))
        return oracle.unblocked(mesh, starts, ends)

    def peep(self, times: int) -> Work:
        started = time.process_time()
        for _ in range(times):
            for k in range(SCENES):
                self.look(k)
        return Work(SCENES * times, time.process_time() - started)

    def cast(self, times: int) -> Work:
        started = time.process_time()
        for _ in range(times):
            for ray, starts, ways in self.rays:
                ray.intersects_first(starts, ways)
        return Work(SCENES * times, time.process_time() - started)


def peeps(scenes: Scenes, seconds: float, say: Say) -> list[Row]:
    say("compiling peeps")
    ours, theirs = Peeping(scenes, PEEP), Casting(scenes)
    agree(ours, theirs)
    contest = race(
        {
            "peep": ours.peep,
            "who": Peeping(scenes, WHO).peep,
            "glimpse": Peeping(scenes, GLIMPSE).peep,
            "trimesh": theirs.peep,
            "rays": theirs.cast,
        },
        seconds,
        say,
    )
    rays = sum(len(starts) for _, starts, _ in theirs.rays) / SCENES
    return [
        compared("a peep / trimesh with Embree, the whole of it", "peeps/s", contest, "peep", "trimesh", 5),
        compared(f"a peep / Embree's rays alone ({rays:,.0f} a peep)", "peeps/s", contest, "peep", "rays", 5),
        Row("who is seen, without counting", "peeps/s", contest.rate("who")),
        Row("a glimpse (13 points a ghost)", "peeps/s", contest.rate("glimpse")),
    ]


def agree(ours: Peeping, theirs: Casting) -> None:
    """A ratio between two that do not see the same would say nothing."""
    for k in range(SCENES):
        seen = theirs.look(k).set()
        if {ghost for ghost in range(GHOSTS) if ours.seen[k] >> ghost & 1} != seen:
            raise RuntimeError(f"scene {k}: trimesh sees {sorted(seen)}, and ours does not see the same")


# --- poses -------------------------------------------------------------------------------------------------------------


def random_poses(scenes: Scenes, count: int) -> Any:
    """Poses with lean 0: hall, piece, x, y, yaw, face, lean."""
    chance = np.random.default_rng(SEED)
    highest = [SCENES, PIECES, 193, 193, 64, 6, 1]
    return np.stack([chance.integers(0, end, count) for end in highest], axis=1)


def leaning_poses(scenes: Scenes) -> Any:
    """All the leaning poses that the menus of every piece in every hall may try (section 6, leans)."""
    wishes = []
    for k, hall in enumerate(scenes.halls):
        for piece in range(PIECES):
            behind = oracle.at_rest(piece, 0)[1][1] * 32
            for other in range(PIECES):
                it = hall["pieces"][other]
                if other == piece or it["lean"] or it["z"]:
                    continue
                half = oracle.at_rest(other, int(it["face"]))[1] * 32
                for i in range(4):
                    yaw = (int(it["yaw"]) + 16 * i) % 64
                    angle = 2 * np.pi * yaw / 64
                    for gap in LEAN_GAPS:
                        away = half[1 - i % 2] + np.ceil(behind) + gap
                        x, y = round(it["x"] - away * np.sin(angle)), round(it["y"] + away * np.cos(angle))
                        if 0 <= x <= 192 and 0 <= y <= 192:
                            wishes.append((k, piece, x, y, yaw, 0, BACK))
    return np.array(wishes)


class Posing:
    """Tries poses, one after the other."""

    def __init__(self, scenes: Scenes, wishes: Any) -> None:
        self.scenes, self.wishes, self.labs = scenes, wishes, scratch_paper()
        self.labs["without"] = 0
        self.legal = try_poses(self.labs, scenes.halls, wishes)

    def work(self, times: int) -> Work:
        started = time.process_time()
        for _ in range(times):
            try_poses(self.labs, self.scenes.halls, self.wishes)
        return Work(len(self.wishes) * times, time.process_time() - started)


class Lowering:
    """How high a piece would come to rest, by rays let down on everything else from nine points of each of its boxes.

    That is the least of what a pose check needs: no stability, no bounds, and what lies between the points is missed.
    """

    def __init__(self, scenes: Scenes, wishes: Any) -> None:
        self.scenes, self.wishes = scenes, wishes[:200]
        self.rests = [self.beneath(k, piece) for k, piece in self.wishes[:, :2].tolist()]

    @cache  # noqa: B019
    def beneath(self, k: int, piece: int) -> Any:
        """Everything in a hall but one piece."""
        hall = self.scenes.halls[k : k + 1].copy()[0]
        hall["pieces"][piece]["placed"] = 0
        parts = [oracle.furnish(hall).mesh]
        for ghost in oracle.ghosts_in(hall):
            matrix, kind = oracle.stance(ghost, hall["ghosts"][ghost])
            r, h = (number / oracle.UNIT for number in oracle.BODIES[kind])
            body = trimesh.creation.cylinder(r, h, sections=32)
            parts.append(body.apply_translation([0, 0, h / 2]).apply_transform(matrix))
        together: Any = trimesh.util.concatenate(parts)
        rays = together.ray
        rays.intersects_any([[0, 0, 9]], [[0, 0, -1]])
        return rays

    def work(self, times: int) -> Work:
        started = time.process_time()
        for _ in range(times):
            for rays, wish in zip(self.rests, self.wishes.tolist(), strict=True):
                self.lower(rays, *wish[1:])
        return Work(len(self.wishes) * times, time.process_time() - started)

    def lower(self, rays: Any, piece: int, x: int, y: int, yaw: int, face: int, lean: int) -> float:
        points = footprint(piece, face)
        angle = 2 * np.pi * yaw / 64
        turned = points @ np.array([[np.cos(angle), np.sin(angle), 0], [-np.sin(angle), np.cos(angle), 0], [0, 0, 0]])
        starts = turned + np.array([x / 32, y / 32, 10.0])
        found, which, _ = rays.intersects_location(starts, np.broadcast_to([0.0, 0.0, -1.0], starts.shape), multiple_hits=False)
        return max(0.0, float((found[:, 2] - points[which, 2]).max(initial=0.0)))


@cache
def footprint(piece: int, face: int) -> Points:
    """Nine points under every box of a piece in its rest frame; z is the height of the box's bottom."""
    rested, _ = oracle.at_rest(piece, face)
    points = []
    for box in oracle.BOXES[piece]:
        ends = oracle.moved(np.array([np.array(box[:3]) + s * np.array(box[3:]) for s in (-1, 1)]) / oracle.UNIT, rested)
        low, high = ends.min(axis=0), ends.max(axis=0)
        points += [[a, b, low[2]] for a in np.linspace(low[0], high[0], 3) for b in np.linspace(low[1], high[1], 3)]
    return np.array(points)


class Menus:
    """Lists the poses that bots choose from."""

    def __init__(self, scenes: Scenes) -> None:
        self.scenes, self.labs = scenes, scratch_paper()
        self.labs["without"] = 0
        list_menus(self.labs, scenes.halls)

    def work(self, times: int) -> Work:
        started = time.process_time()
        for _ in range(times):
            list_menus(self.labs, self.scenes.halls)
        return Work(SCENES * PIECES * times, time.process_time() - started)


def slowest_reseat() -> tuple[float, int, int]:
    """The longest that a piece takes to find its place where ghosts stand in most cells; how many found none on the floor."""
    halls, _ = random_halls(8, SEED, spread=True)
    labs = scratch_paper()
    labs["without"] = 0
    put_back(labs, halls, 0, 0, 96, 96, 0)
    worst, vain, tried = 0.0, 0, 0
    for k in range(len(halls)):
        for piece in range(PIECES):
            for face in (0, 1):
                took = []
                for _ in range(3):
                    started = time.process_time()
                    found = put_back(labs, halls, k, piece, 96, 96, face)
                    took.append(time.process_time() - started)
                worst, tried = max(worst, median(took)), tried + 1
                vain += int(not found or labs["trial"]["pieces"]["z"][0, piece] > 0)
    return worst, vain, tried


def under(what: str, contest: Race, name: str, seconds: float, unit: str, scale: float, note: str = "") -> Row:
    """How long one takes, and whether that is short enough."""
    took = 1 / contest.rate(name)
    return Row(what, unit, took * scale, bar=f"under {seconds * scale:g} {unit}", passed=took < seconds, note=note)


def poses(scenes: Scenes, seconds: float, say: Say) -> list[Row]:
    say("compiling poses")
    standing = random_poses(scenes, 2000)
    flat, lean = Posing(scenes, standing), Posing(scenes, leaning_poses(scenes))
    contest = race(
        {
            "flat": flat.work,
            "lean": lean.work,
            "menu": Menus(scenes).work,
            "rays": Lowering(scenes, standing).work,
        },
        seconds,
        say,
    )
    say("putting pieces back")
    worst, vain, tried = slowest_reseat()
    crowded = f"{vain} of {tried} found no place on the floor"
    legal = f"{flat.legal:,} of {len(flat.wishes):,} are legal"
    leaning = f"{lean.legal:,} of {len(lean.wishes):,} are legal"
    return [
        under("a pose with lean 0", contest, "flat", 50e-6, "us", 1e6, legal),
        under("a leaning pose of a menu, on average", contest, "lean", 30e-6, "us", 1e6, leaning),
        under("the whole pose menu of a piece", contest, "menu", 5e-3, "ms", 1e3),
        Row("RESEAT at its slowest", "ms", worst * 1e3, bar="under 50 ms", passed=worst < 50e-3, note=crowded),
        compared("a pose with lean 0 / Embree's rays for its height", "poses/s", contest, "flat", "rays"),
    ]


# --- games -------------------------------------------------------------------------------------------------------------


class Everything:
    """Random games between four with all that the rules offer."""

    def __init__(self) -> None:
        self.seed = SEED
        self.work(1)

    def work(self, games: int) -> Work:
        self.seed += 1
        options = {"merging": "on", "chimes": "on", "layout": "in_turn"}
        started = time.process_time()
        simulate(GAME, ["random"] * 4, games, self.seed, options=options)
        return Work(games, time.process_time() - started)


def playouts(seconds: float, say: Say) -> list[Row]:
    ours = Ours(PLAYERS, SEED, GAME)

    def games(count: int) -> Work:
        return Work(count, ours.play(count).seconds)

    contest = race({"two": games, "four": Everything().work}, seconds, say)
    rows = []
    for what, name in (("random games, two players", "two"), ("random games, four players, all options", "four")):
        rate = contest.rate(name)
        rows.append(Row(what, "games/s", rate, bar="at least 50", passed=rate >= 50))
    return rows


def start(say: Say) -> list[Row]:
    say("compiling everything into an empty cache (this takes a while)")
    with tempfile.TemporaryDirectory(prefix="ghostlight-bench-") as folder:
        cold = compiling(GAME, Path(folder))
    return [timed("cold compile", cold.seconds, cold.worked), Row("a state", "bytes", GAME.state.dtype.itemsize)]


@click.command()
@click.option("--quick", is_flag=True, help="Shorter rounds, and nothing compiled afresh: less certain.")
@click.option("--only", type=click.Choice(["peeps", "poses", "games"]), help="Measure only that.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def main(quick: bool, only: str | None, as_json: bool) -> None:
    """Measure, side by side and in one run. The exit code is 1 when a bar is missed."""
    seconds, console, aside = 0.2 if quick else 1.0, Console(highlight=False), Console(stderr=True)
    scene = f"{SCENES} random halls, {PIECES} pieces and {GHOSTS} ghosts each"
    about = surroundings(measured=f"median of {ROUNDS} rounds, in which all take turns; {scene}", trimesh=version("trimesh"))
    rows: list[Row] = []
    with aside.status("measuring") as status:
        if only in (None, "peeps", "poses"):
            status.update("furnishing halls")
            scenes = Scenes()
            if only != "poses":
                rows += peeps(scenes, seconds, status.update)
            if only != "peeps":
                rows += poses(scenes, seconds, status.update)
        if only in (None, "games"):
            status.update("compiling the game, unless it is done already")
            compile_ahead(GAME)
            rows += [*playouts(seconds, status.update), copies(GAME, SEED, seconds, status.update)]
        if only is None and not quick:
            rows += start(status.update)
    about["load"] += f" at first, {os.getloadavg()[0]:.2f} at last"
    finish(console, about, rows, as_json)


if __name__ == "__main__":
    main()
