"""The tokens of an account, or of an app that acts for it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock

import httpx

EARLY_SECONDS = 60.0
"""How long before its end an access token is renewed."""


@dataclass(frozen=True)
class Tokens:
    """What is granted for a time, and what gets the next of its kind."""

    access_token: str
    refresh_token: str
    seconds: float
    """How long the access token is good."""

    @classmethod
    def of_session(cls, response: httpx.Response) -> Tokens:
        """What the API answers."""
        granted = response.json()["tokens"]
        return cls(granted["access_token"], granted["refresh_token"], float(granted["expires_in_seconds"]))

    @classmethod
    def of_app(cls, response: httpx.Response) -> Tokens:
        """What is answered as OAuth has it."""
        granted = response.json()
        return cls(granted["access_token"], granted["refresh_token"], float(granted["expires_in"]))


Exchange = Callable[[str], Tokens]
"""Gets new tokens for a refresh token."""


class Session:
    """An access token that is renewed in time, or a personal token, which is used as it is."""

    def __init__(
        self,
        token: str | None,
        refresh_token: str | None,
        on_refresh_token: Callable[[str], None] | None,
    ) -> None:
        # With when to renew it: at once where there is a refresh token alone.
        self._current = token, 0.0 if token is None else float("inf")
        self._refresh_token = refresh_token
        self._on_refresh_token = on_refresh_token
        self._lock = Lock()

    def access_token(self, exchange: Exchange) -> str | None:
        """A token that is good just now."""
        token, renew_at = self._current
        if time.monotonic() >= renew_at:
            self.renew(token, exchange)
        return self._current[0]

    def renew(self, used: str | None, exchange: Exchange) -> None:
        """Exchanges the refresh token, unless another thread has done so since the token was used."""
        with self._lock:
            if self._refresh_token is not None and self._current[0] == used:
                self.begin(exchange(self._refresh_token))

    def begin(self, tokens: Tokens) -> None:
        """Goes on with new tokens. Whoever keeps the refresh token keeps it before it is used."""
        self._refresh_token = tokens.refresh_token
        if self._on_refresh_token is not None:
            self._on_refresh_token(tokens.refresh_token)
        early = min(EARLY_SECONDS, tokens.seconds / 2)
        self._current = tokens.access_token, time.monotonic() + tokens.seconds - early
