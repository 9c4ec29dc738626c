"""The browser client as files: known from the start, so that no path leads anywhere else."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

FOLDER = Path(__file__).resolve().parent / "static"
PAGE = "index.html"
_FOREVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"


class Files:
    """Every built file, in memory: there is little of it, and it is asked for often."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._files = {
            path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()
        }

    async def serve(self, request: Request) -> Response:
        """A file, or the page for every address that the client itself understands."""
        path = request.url.path.lstrip("/")
        if path not in self._files or path.endswith(".gz"):
            if path.startswith("assets/"):
                return PlainTextResponse("There is no such file.", 404)
            path = PAGE
        if path not in self._files:
            return PlainTextResponse("The browser client is not built yet. Run: make web", 503)
        body, headers = self._files[path], {"cache-control": _FOREVER if path.startswith("assets/") else _ASK_AGAIN}
        headers["vary"] = "accept-encoding"
        packed = self._files.get(path + ".gz")
        if packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body, headers = packed, {**headers, "content-encoding": "gzip"}
        return Response(body, media_type=mimetypes.guess_type(path)[0] or "application/octet-stream", headers=headers)
