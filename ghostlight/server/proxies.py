"""Who really asks: the visitor's address and scheme, as a proxy tells them that the operator has named.

Anybody may send `X-Forwarded-For`; it is believed only from a proxy of `--trusted-proxy`, and read from the right, over proxies
that are trusted too, up to the first address that is none of them. Visitors are counted by that address, those with IPv6 by the
64 bits that a household or a hoster's customer gets: the rest they choose themselves.
"""

from __future__ import annotations

import ipaddress
import logging
from collections.abc import Sequence

from starlette.datastructures import Headers
from starlette.types import Scope

from ghostlight.core.errors import Refusal

log = logging.getLogger("ghostlight.http")
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def read_network(written: str) -> Network:
    """`127.0.0.1`, `10.0.0.0/8`, `::1`, `fd00::/8`; Refused is what is none."""
    try:
        return ipaddress.ip_network(written, strict=False)
    except ValueError:
        raise Refusal("no-network", written=written) from None


class Proxies:
    """The proxies that are believed; by default none."""

    def __init__(self, trusted: Sequence[str] = ()) -> None:
        self._trusted = [read_network(each) for each in trusted]
        self._told = False

    def resolve(self, scope: Scope) -> Scope:
        """The request as if the visitor had come without proxies."""
        client = scope.get("client")
        headers = Headers(scope=scope)
        if client is None or not (headers.get("x-forwarded-for") or headers.get("x-forwarded-proto")):
            return scope
        if client[0] not in self:
            self._tell_once(client[0])
            return scope
        resolved = dict(scope)
        resolved["client"] = (self._visitor(client[0], headers.getlist("x-forwarded-for")), client[1])
        if proto := _proto(headers):
            secure = proto in ("https", "wss")
            resolved["scheme"] = {"http": "https", "websocket": "wss"}[scope["type"]] if secure else scope["scheme"]
        return resolved

    def _visitor(self, peer: str, lines: list[str]) -> str:
        """The first from the right that is no proxy of ours; what is no address at all ends the walk."""
        visitor = peer
        for hop in reversed([hop.strip() for line in lines for hop in line.split(",")]):
            address = _address(hop)
            if address is None:
                break
            visitor = str(address)
            if visitor not in self:
                break
        return visitor

    def __contains__(self, host: object) -> bool:
        address = _address(str(host))
        return address is not None and any(address in network for network in self._trusted)

    def _tell_once(self, peer: str) -> None:
        if not self._told:
            self._told = True
            log.warning(
                "X-Forwarded headers from %s are not believed; if that is your proxy, name it: --trusted-proxy %s", peer, peer
            )


def counted(host: str) -> str:
    """By what a visitor is counted: the address, of IPv6 its first 64 bits."""
    address = _address(host)
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))
    return host if address is None else str(address)


def _proto(headers: Headers) -> str:
    """As the proxy next to us says it, which is the last."""
    return headers.get("x-forwarded-proto", "").rpartition(",")[2].strip().lower()


def _address(written: str) -> Address | None:
    """An address as proxies write it: `192.0.2.1`, `192.0.2.1:8080`, `[2001:db8::1]:8080`, with a zone or without."""
    host = written.strip('"')
    if host.startswith("["):
        host = host[1:].partition("]")[0]
    elif host.count(":") == 1:
        host = host.partition(":")[0]
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address
