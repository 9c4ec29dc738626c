"""Servers as processes of their own: on the first core, which the players leave to them, and ended whatever happens."""

from __future__ import annotations

import http.client
import json
import os
import resource
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

HOST = "127.0.0.1"
PATIENCE = 60
"""Seconds that a server gets to open, and to close."""
FILES = 4096
"""Files and sockets that a process may need to have open."""


class Server:
    """A running server."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.process = process
        self.port = port

    def memory(self) -> float:
        """What of it is in memory now (RSS), in MB."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        raise RuntimeError("the system does not say how much memory the server takes")

    def ask(self, method: str, path: str, body: Any = None, headers: Mapping[str, str] | None = None) -> tuple[Any, str]:
        """An HTTP request: what comes back as JSON, and the cookie that comes with it."""
        connection = http.client.HTTPConnection(HOST, self.port, timeout=PATIENCE)
        try:
            written = None if body is None else json.dumps(body)
            connection.request(method, path, written, {"content-type": "application/json", **(headers or {})})
            response = connection.getresponse()
            text = response.read()
            if response.status >= 300:
                raise RuntimeError(f"{method} {path}: {response.status} {text.decode(errors='replace')[:200]}")
            return json.loads(text), (response.getheader("set-cookie") or "").partition(";")[0]
        finally:
            connection.close()


@dataclass(frozen=True)
class Spent:
    """Seconds of a process, all its threads together: at work, and ready to work while others had the processor."""

    worked: float
    waited: float

    def __sub__(self, earlier: Spent) -> Spent:
        return Spent(self.worked - earlier.worked, self.waited - earlier.waited)


def spent(pid: int) -> Spent:
    """What a process has spent so far (threads that have ended are not counted)."""
    told = [each.read_text().split() for each in Path(f"/proc/{pid}/task").glob("*/schedstat")]
    return Spent(*(sum(int(each[k]) for each in told) / 1e9 for k in range(2)))


@contextmanager
def running(command: Sequence[str], port: int, cwd: Path | None = None) -> Iterator[Server]:
    """Start a server on the first core, wait until it listens, and end it afterwards."""
    mine = os.sched_getaffinity(0)
    os.sched_setaffinity(0, server_cores())  # which the child inherits
    with tempfile.TemporaryFile() as said:
        try:
            process = subprocess.Popen(command, cwd=cwd, stdout=said, stderr=said)
        finally:
            os.sched_setaffinity(0, mine)
        try:
            _wait_for(process, port, said)
            yield Server(process, port)
        finally:
            process.terminate()
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def _wait_for(process: subprocess.Popen[bytes], port: int, said: IO[bytes]) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if process.poll() is not None:
            said.seek(0)
            raise RuntimeError(f"the server ended at once: {said.read().decode(errors='replace')[-500:]}")
        try:
            socket.create_connection((HOST, port), 1).close()
            return
        except OSError:
            time.sleep(0.002)
    raise TimeoutError(f"the server did not open in {PATIENCE} s")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def allow_many_sockets() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < FILES:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, hard), hard))


CORES = sorted(os.sched_getaffinity(0))


def server_cores() -> set[int]:
    return {CORES[0]}


def player_cores() -> set[int]:
    return set(CORES[1:2] or CORES)
