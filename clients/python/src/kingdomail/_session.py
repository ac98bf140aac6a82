"""The tokens of a session or of an authorized app."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock

import httpx

EARLY_SECONDS = 60.0
"""Seconds before its expiry at which an access token is refreshed."""


@dataclass(frozen=True)
class Tokens:
    """An access token and the refresh token for the next one."""

    access_token: str
    refresh_token: str
    seconds: float
    """Lifetime of the access token."""

    @classmethod
    def of_session(cls, response: httpx.Response) -> Tokens:
        """Reads the response of the API."""
        granted = response.json()["tokens"]
        return cls(granted["access_token"], granted["refresh_token"], float(granted["expires_in_seconds"]))

    @classmethod
    def of_app(cls, response: httpx.Response) -> Tokens:
        """Reads the response of the OAuth token endpoint."""
        granted = response.json()
        return cls(granted["access_token"], granted["refresh_token"], float(granted["expires_in"]))


Exchange = Callable[[str], Tokens]
"""Exchanges a refresh token for new tokens."""


class Session:
    """An access token that is refreshed before it expires, or a personal token."""

    def __init__(
        self,
        token: str | None,
        refresh_token: str | None,
        on_refresh_token: Callable[[str], None] | None,
    ) -> None:
        # The token and the time to refresh it: immediately if only a refresh token is given.
        self._current = token, 0.0 if token is None else float("inf")
        self._refresh_token = refresh_token
        self._on_refresh_token = on_refresh_token
        self._lock = Lock()

    def access_token(self, exchange: Exchange) -> str | None:
        """Returns a valid access token."""
        token, renew_at = self._current
        if time.monotonic() >= renew_at:
            self.renew(token, exchange)
        return self._current[0]

    def renew(self, used: str | None, exchange: Exchange) -> None:
        """Exchanges the refresh token, unless another thread has replaced the used access token already."""
        with self._lock:
            if self._refresh_token is not None and self._current[0] == used:
                self.begin(exchange(self._refresh_token))

    def begin(self, tokens: Tokens) -> None:
        """Starts using new tokens, after the callback has saved the refresh token."""
        self._refresh_token = tokens.refresh_token
        if self._on_refresh_token is not None:
            self._on_refresh_token(tokens.refresh_token)
        early = min(EARLY_SECONDS, tokens.seconds / 2)
        self._current = tokens.access_token, time.monotonic() + tokens.seconds - early
