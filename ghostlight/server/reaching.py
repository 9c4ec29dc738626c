"""Requests to addresses that a client gave: https only, to public addresses only, resolved once, no redirects, not for long."""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from dataclasses import dataclass, field
from urllib.parse import urlsplit

LONGEST_ADDRESS = 1_000
PATIENCE = 10.0
"""Seconds for each step of a request."""


class Unreachable(Exception):
    """An address to which nothing is sent, or that did not answer."""


@dataclass
class Reach:
    """How far requests may go. Tests alone reach the loopback, without https."""

    loopback: bool = False
    context: ssl.SSLContext = field(default_factory=ssl.create_default_context)

    def parts(self, address: str) -> tuple[str, int, str]:
        """Host, port and path; Unreachable unless it is an address to which something may be sent."""
        try:
            told = urlsplit(address)
            host, port = told.hostname, told.port
        except ValueError:
            raise Unreachable("no address") from None
        if len(address) > LONGEST_ADDRESS or not address.isascii() or any(letter.isspace() for letter in address):
            raise Unreachable("no address")
        if told.scheme != "https" and not (self.loopback and told.scheme == "http"):
            raise Unreachable("not https")
        if not host or told.username is not None or told.password is not None or told.fragment:
            raise Unreachable("no address")
        path = (told.path or "/") + (f"?{told.query}" if told.query else "")
        return host, port or (443 if told.scheme == "https" else 80), path

    def resolve(self, host: str, port: int) -> str:
        """The one address that is used: nobody can answer otherwise when it is connected to."""
        try:
            found = [str(each[4][0]) for each in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
        except (OSError, UnicodeError):
            raise Unreachable("no such host") from None
        if not found or not all(self._may(each) for each in found):
            raise Unreachable("not public")
        return found[0]

    def _may(self, address: str) -> bool:
        read = ipaddress.ip_address(address.partition("%")[0])
        if isinstance(read, ipaddress.IPv6Address):
            read = read.ipv4_mapped or read.sixtofour or read
        if self.loopback and read.is_loopback:
            return True
        return read.is_global and not read.is_multicast and not read.is_reserved

    def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The status of the answer, whose body nobody reads. It blocks: for a thread."""
        host, port, path = self.parts(address)
        line = _Line(host, port, self.resolve(host, port), None if address.startswith("http:") else self.context)
        try:
            line.request("POST", path, body, dict(headers))
            return line.getresponse().status
        except (OSError, http.client.HTTPException) as error:
            raise Unreachable(type(error).__name__) from None
        finally:
            line.close()


class _Line(http.client.HTTPConnection):
    """A connection to an address that was looked at, under the name that its certificate must have."""

    def __init__(self, host: str, port: int, address: str, context: ssl.SSLContext | None) -> None:
        super().__init__(host, port, timeout=PATIENCE)
        self._address, self._context = address, context

    def connect(self) -> None:
        raw = socket.create_connection((self._address, self.port), self.timeout)
        self.sock = raw if self._context is None else self._context.wrap_socket(raw, server_hostname=self.host)
