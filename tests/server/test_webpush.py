"""Calls to browsers that are not open: encrypted as the standard says, and sent nowhere but to public addresses over https."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from ghostlight.server.reaching import Reach, Unreachable
from ghostlight.server.webpush import encrypt, key_of, new_secret, packed, point, read_point, unpacked, vapid
from tests.server.house import Guest, open_house, wait_until


def decrypt(body: bytes, browser: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """As a browser does it: nothing of this is shared with what is tested."""
    salt, sender = body[:16], body[21 : 21 + body[20]]
    secret = browser.exchange(ec.ECDH(), read_point(sender))
    shared = HKDF(hashes.SHA256(), 32, auth, b"WebPush: info\0" + point(browser) + sender).derive(secret)
    key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(shared)
    nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(shared)
    return AESGCM(key).decrypt(nonce, body[21 + body[20] :], None).rstrip(b"\0")[:-1]


def test_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    body = encrypt(
        b"When I grow up, I want to be a watermelon",
        unpacked("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        unpacked("BTBZMqHH6r4Tts7J_aSIgg"),
        unpacked("DGv6ra1nlYgDCS1FRnbzlw"),
        key_of(unpacked("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")),
    )
    assert packed(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


class Service(BaseHTTPRequestHandler):
    """A push service on the loopback, which keeps what it was sent."""

    got: list[tuple[str, dict[str, str], bytes]]

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.got.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
        moved = self.path == "/moved"
        self.send_response(307 if moved else 410 if self.path == "/gone" else 201)
        if moved:
            self.send_header("location", "/elsewhere")
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


@pytest.fixture
def service() -> Iterator[tuple[str, list[tuple[str, dict[str, str], bytes]]]]:
    got: list[tuple[str, dict[str, str], bytes]] = []
    server = HTTPServer(("127.0.0.1", 0), type("Keeping", (Service,), {"got": got}))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}", got
    server.shutdown()
    thread.join()
    server.server_close()


def test_only_the_browser_reads_what_a_service_is_sent(service: tuple[str, list[tuple[str, dict[str, str], bytes]]]) -> None:
    address, got = service
    browser, auth, secret = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef", new_secret()
    said = json.dumps({"title": "Your turn", "table": "Ana's table"}).encode()
    headers = {"content-encoding": "aes128gcm", "authorization": vapid(secret, address, 2_000_000_000, "https://a.example")}
    assert Reach(loopback=True).post(f"{address}/one", encrypt(said, point(browser), auth), headers) == 201
    [(path, told, body)] = got
    assert path == "/one"
    assert b"Ana" not in body
    assert decrypt(body, browser, auth) == said
    with pytest.raises(InvalidTag):
        decrypt(body, browser, b"another one here")

    token, key = (part.partition("=")[2] for part in told["authorization"].removeprefix("vapid ").split(", "))
    signed, _, mark = token.rpartition(".")
    raw = unpacked(mark)
    numbers = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    read_point(unpacked(key)).verify(numbers, signed.encode(), ec.ECDSA(hashes.SHA256()))  # or it raises
    assert unpacked(key) == point(key_of(secret))
    assert json.loads(unpacked(signed.split(".")[1]))["aud"] == address


def test_nobody_is_sent_on(service: tuple[str, list[tuple[str, dict[str, str], bytes]]]) -> None:
    address, got = service
    assert Reach(loopback=True).post(f"{address}/moved", b"x", {}) == 307
    assert Reach(loopback=True).post(f"{address}/gone", b"x", {}) == 410
    assert [path for path, _, _ in got] == ["/moved", "/gone"]


@pytest.mark.parametrize(
    "address",
    [
        "http://push.example/x",
        "https://user:word@push.example/x",
        "https:///x",
        "https://push.example:99999/",
        "https://push.example/a b",
        "ftp://push.example/",
        "nonsense",
        "https://push.example/" + "x" * 1000,
    ],
)
def test_an_address_that_is_none(address: str) -> None:
    with pytest.raises(Unreachable):
        Reach().parts(address)


@pytest.mark.parametrize(
    "host",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"),
        *("::1", "fd00::1", "fe80::1", "::ffff:127.0.0.1", "2002:7f00:1::"),
    ],
)  # fmt: skip
def test_nothing_is_sent_into_a_network_at_home(host: str) -> None:
    with pytest.raises(Unreachable, match="not public"):
        Reach().resolve(host, 443)


def test_a_public_address_is_fine() -> None:
    assert Reach().resolve("8.8.8.8", 443) == "8.8.8.8"
    assert Reach().parts("https://push.example/a?b=c") == ("push.example", 443, "/a?b=c")


# --- the house calls ---------------------------------------------------------------------------------------------------


def wants_calls(guest: Guest, address: str, browser: ec.EllipticCurvePrivateKey, auth: bytes) -> int:
    body = {"address": address, "key": packed(point(browser)), "auth": packed(auth)}
    return guest.http.put("/api/me/bell", json=body, headers={"accept-language": "es"}).status_code


def test_who_is_away_is_called_when_it_is_their_turn(
    tmp_path: Path, service: tuple[str, list[tuple[str, dict[str, str], bytes]]]
) -> None:
    address, got = service
    browser, auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
    with open_house(tmp_path / "games.sqlite3") as house:
        house.ghostlight.caller.wait, house.ghostlight.caller.reach = 0.0, Reach(loopback=True)
        ana, ben = house.guests("Ana", "Ben")
        assert wants_calls(ana, f"{address}/ana", browser, auth) == 204
        assert wants_calls(ben, f"{address}/ben", browser, auth) == 204
        assert wants_calls(ben, f"{address}/gone", browser, auth) == 204
        code = ana.makes_a_table("me", "open")
        with ana.opens(code) as at:
            with ben.opens(code) as other:
                other.sits(1)
            at.until(lambda table: not table["seats"][1]["here"])
            at.does("start")
            at.until(lambda table: table["status"] == "playing")
            while at.table["position"]["turn"] == 0 and at.choices:
                entries = at.at
                at.acts(at.choices[0])
                while at.at == entries:
                    at.hear()
            wait_until(lambda: len(got) >= 2)
        assert {path for path, _, _ in got} == {"/ben", "/gone"}  # Ana was there all the while
        said = json.loads(next(decrypt(body, browser, auth) for path, _, body in got if path == "/ben"))
        assert said == {"title": "Te toca · Cementerio", "body": "Ana's table", "path": f"/t/{code}", "tag": code}
        wait_until(lambda: not house.query("select 1 from bells where address like '%/gone'"))
        assert ben.http.request("DELETE", "/api/me/bell", json={"address": f"{address}/ben"}).status_code == 204
        assert ana.http.delete("/api/me").status_code == 204
        assert house.query("select * from bells") == []


def test_a_house_keeps_the_key_of_its_calls(tmp_path: Path) -> None:
    keys = set()
    for _ in range(2):
        with open_house(tmp_path / "games.sqlite3") as house:
            keys.add(house.guest().get("/api/push").json()["key"])
            for body in ({"address": "http://127.0.0.1/x"}, {"address": "https://a.example/", "key": "AAAA", "auth": "AAAA"}):
                refused = house.guest().http.put("/api/me/bell", json={"key": "", "auth": "", **body})
                assert refused.status_code == 400
    (key,) = keys
    assert len(unpacked(key)) == 65
