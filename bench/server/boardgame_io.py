"""Players at boardgame.io's server: its own messages over socket.io, as its client sends them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from bench.peers import boardgame_io
from bench.peers.python_graveyard import GRAVES, LINES, PLACES

from .load import Pair, Place, Player
from .processes import HOST, Server, free_port, running

GAME = "graveyard"
FOLDER = Path(__file__).parent
# What socket.io puts before its messages: packet type 4 (message), then 0 (connect) or 2 (event), then the namespace.
OPENED, PING, PONG, CONNECT, EVENT = "0", "2", "3", f"40/{GAME},", f"42/{GAME},"


class Board(msgspec.Struct):
    """What a player needs of G to decide."""

    lord: list[int | None]
    open: list[bool]
    wisps: list[int]
    looked: bool


class Context(msgspec.Struct):
    currentPlayer: str
    gameover: msgspec.Raw | None = None


class State(msgspec.Struct):
    G: Board
    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: State


_synced = msgspec.json.Decoder(tuple[str, str, Synced])
_updated = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])


class Guest(Player):
    """A player at a match of boardgame.io."""

    def __init__(self, match: str, seat: int, credentials: str) -> None:
        super().__init__()
        self.match, self.seat, self.credentials = match, str(seat), credentials

    def hear(self, message: str) -> str | None:
        if message == PING:
            return PONG
        if message.startswith(OPENED):
            return CONNECT
        if message.startswith(CONNECT):
            return _event("sync", self.match, self.seat, self.credentials, 2)
        if message.startswith(f'{EVENT}["update"'):
            self._see(_updated.decode(message[len(EVENT) :])[2])
        elif message.startswith(f'{EVENT}["sync"'):
            self._see(_synced.decode(message[len(EVENT) :])[2].state)
        return None

    def _see(self, state: State) -> None:
        over = state.ctx.gameover is not None
        mine = state.ctx.currentPlayer == self.seat and not over
        self.show(state.number, options(state.G, int(self.seat)) if mine else [], over)

    def write(self, option: Any) -> str:
        move, where = option
        payload = {"type": move, "args": [where], "playerID": self.seat, "credentials": self.credentials}
        return _event("update", {"type": "MAKE_MOVE", "payload": payload}, self.moment, self.match, self.seat)


def _event(*parts: Any) -> str:
    return EVENT + msgspec.json.encode(parts).decode()


def options(board: Board, seat: int) -> list[tuple[str, int]]:
    """As `enumerate` in bench/peers/graveyard.js."""
    at = board.lord[seat]
    if at is None:
        return [("place", place) for place in range(PLACES) if GRAVES + place not in board.lord]
    moves = [("move", grave) for grave in LINES[at] if grave not in board.lord]
    if board.looked or not board.wisps[seat]:
        return moves
    return [("inspect", grave) for grave, is_open in enumerate(board.open) if not is_open] + moves


class BoardgameIo:
    """The server of boardgame.io."""

    def __init__(self, server: Server, lobby: Server) -> None:
        self.server, self.lobby = server, lobby
        self.name = f"boardgame.io {json.loads(boardgame_io.PACKAGE.read_text())['version']}"

    def pairs(self, count: int, seed: int) -> tuple[list[Pair], list[Place]]:
        """So many matches, with two players who have joined each, and where these players connect."""
        address = f"ws://{HOST}:{self.server.port}/socket.io/?EIO=4&transport=websocket"
        pairs = []
        for k in range(count):
            match = self.lobby.ask("POST", f"/games/{GAME}/create", {"numPlayers": 2})[0]["matchID"]
            one, two = (self._join(match, seat) for seat in range(2))
            pairs.append(Pair((one, two), seed + k))
        return pairs, [(player, address, "") for pair in pairs for player in pair.players]

    def _join(self, match: str, seat: int) -> Guest:
        wish = {"playerID": str(seat), "playerName": f"Player {seat + 1}"}
        told, _ = self.lobby.ask("POST", f"/games/{GAME}/{match}/join", wish)
        return Guest(match, seat, told["playerCredentials"])

    async def begin(self, pairs: list[Pair]) -> None:
        """Until everybody has been told where the game stands."""
        for pair in pairs:
            for player in pair.players:
                await player.wait_until(0)


@contextmanager
def serving() -> Iterator[BoardgameIo]:
    boardgame_io.fetch()
    port, lobby = free_port(), free_port()
    with running(["node", "boardgame_io.js", str(port), str(lobby)], port, FOLDER) as server:
        yield BoardgameIo(server, Server(server.process, lobby))
