"""Errors of the server as exceptions."""

from __future__ import annotations

import json
from typing import Any

import httpx


class Problem(Exception):
    """An error of the server. Handle it by its `code`; the meaning of a code never changes."""

    code: str
    """Machine-readable code. OAuth endpoints return the codes of their RFCs, such as `access_denied`.

    Empty if the response came from an intermediary such as a proxy.
    """
    status: int
    """HTTP status. Use it for codes that you do not know."""
    title: str
    """Human-readable meaning of the code."""
    detail: str | None
    """Human-readable explanation of this occurrence."""
    field: str | None
    """The invalid field, parameter or header."""
    current_version: int | None
    """Current version of the game, with `version_stale`."""
    request_id: str | None
    """Id of the request in the log of the server."""
    retry_after: float | None
    """Seconds to wait before a retry, if the server states them."""
    body: dict[str, Any]
    """The complete response body."""

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
        text = f"{self.title} {self.detail}" if self.detail else self.title
        why = f"{self.code} at {self.field}" if self.field else self.code
        super().__init__(f"{where}: {self.status} {why}: {text}")

    @property
    def is_temporary(self) -> bool:
        """True if a later retry of the same request may succeed."""
        return self.status in (408, 429) or self.status >= 500


def _body(response: httpx.Response) -> dict[str, Any]:
    try:
        body = json.loads(response.content)
    except ValueError:
        return {}
    return body if isinstance(body, dict) else {}
