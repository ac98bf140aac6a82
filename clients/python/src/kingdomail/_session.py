"""The tokens of an account."""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Lock
from typing import Any

EARLY_SECONDS = 60.0
"""How long before its end an access token is renewed."""

Exchange = Callable[[str], dict[str, Any]]
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

    def begin(self, tokens: dict[str, Any]) -> None:
        """Goes on with new tokens. Whoever keeps the refresh token keeps it before it is used."""
        self._refresh_token = tokens["refresh_token"]
        if self._on_refresh_token is not None:
            self._on_refresh_token(tokens["refresh_token"])
        seconds = float(tokens["expires_in_seconds"])
        self._current = tokens["access_token"], time.monotonic() + seconds - min(EARLY_SECONDS, seconds / 2)
