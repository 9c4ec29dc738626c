"""Options of a game as the command line gives them: `key=value`, or a TOML file. What they mean the game says."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from typing import Any

from ghostlight import Refusal


def read_pairs(pairs: Sequence[str]) -> dict[str, str]:
    """`key=value` texts."""
    options = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key:
            raise Refusal("no-pair", pair=repr(pair))
        options[key] = value
    return options


def read_toml(text: bytes, where: str) -> dict[str, Any]:
    """The options in a file: one key each at its top level."""
    try:
        return tomllib.loads(text.decode())
    except UnicodeDecodeError as error:
        line = text[: error.start].count(b"\n") + 1
        raise Refusal("not-utf8-line", file=where, line=line) from None
    except (ValueError, RecursionError) as error:  # a number of five thousand digits is a plain ValueError
        last = text.count(b"\n") + 1
        told = str(error).replace("end of document", f"line {last}, the end")
        found = re.search(r"line (\d+)", told)
        raise Refusal("not-toml", file=where, foreign=told, line=int(found[1]) if found else last) from None
