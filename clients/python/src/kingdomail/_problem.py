"""Refusals as exceptions."""

from __future__ import annotations

import json
from typing import Any

import httpx


class Problem(Exception):
    """The server refuses a request. Decide by `code`: what a code means never changes."""

    code: str
    """Why, for programs; of the addresses of OAuth as their RFCs have it, such as `access_denied`.

    Empty if it was not the server that answered, but something in between such as a proxy.
    """
    status: int
    """The status of the answer. Go by it if you do not know the code."""
    title: str
    """What the code means, for people."""
    detail: str | None
    """What is wrong with this very request, for people."""
    field: str | None
    """The field, parameter or header that is wrong."""
    current_version: int | None
    """With `version_stale`: the version that the game has now."""
    request_id: str | None
    """Names the request in the log of the server."""
    retry_after: float | None
    """After how many seconds the same may be asked again, if the server says so."""
    body: dict[str, Any]
    """All that the server says of it."""

    def __init__(self, response: httpx.Response) -> None:
        self.status = response.status_code
        self.body = _body(response)
        self.code = str(self.body.get("code", self.body.get("error", "")))
        self.title = self.body.get("title", response.reason_phrase)
        self.detail = self.body.get("detail", self.body.get("error_description"))
        self.field = self.body.get("field")
        self.current_version = self.body.get("current_version")
        self.request_id = response.headers.get("X-Request-Id")
        after = response.headers.get("Retry-After", "")
        self.retry_after = float(after) if after.isdecimal() else None
        where = f"{response.request.method} {response.request.url.path}"
        said = f"{self.title} {self.detail}" if self.detail else self.title
        why = f"{self.code} at {self.field}" if self.field else self.code
        super().__init__(f"{where}: {self.status} {why}: {said}")

    @property
    def passes(self) -> bool:
        """Whether the same request may be answered later."""
        return self.status in (408, 429) or self.status >= 500


def _body(response: httpx.Response) -> dict[str, Any]:
    try:
        body = json.loads(response.content)
    except ValueError:
        return {}
    return body if isinstance(body, dict) else {}
