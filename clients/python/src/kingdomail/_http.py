"""The HTTP client: authorization, retries and errors."""

from __future__ import annotations

import logging
import random
import time
from dataclasses import dataclass
from itertools import count
from typing import Any

import httpx

from ._problem import Problem
from ._session import Session, Tokens

log = logging.getLogger("kingdomail")

ANONYMOUS = {"kingdomail.anonymous": True}
"""Request extensions for a request without a token."""
EXCHANGE_SECONDS = 5.0
"""Timeout of a token refresh: the server accepts a retry of a refresh within ten seconds."""


@dataclass(frozen=True)
class Retries:
    """Limits for retries."""

    attempts: int = 8
    """Maximum number of attempts."""
    seconds: float = 120
    """Seconds after the first attempt during which a retry may start."""
    first_pause: float = 1
    """Seconds to wait before the first retry without `Retry-After`. Doubles with each retry, with jitter."""
    longest_pause: float = 60
    """Maximum seconds to wait before a retry without `Retry-After`."""

    def pause(self, attempt: int, elapsed: float, retry_after: float | None) -> float | None:
        """Returns the seconds to wait after an attempt, counted from 1; None to give up."""
        longest = min(self.first_pause * 2 ** (attempt - 1), self.longest_pause)
        pause = random.uniform(longest / 2, longest) if retry_after is None else retry_after
        return None if attempt >= self.attempts or elapsed + pause > self.seconds else pause


class Http(httpx.Client):
    """Sends requests with an access token, retries those that are safe to retry, and raises errors as `Problem`."""

    def __init__(self, session: Session, client_id: str | None, retries: Retries, **options: Any) -> None:
        super().__init__(**options)
        self._session = session
        self._client_id = client_id
        self._retries = retries

    def send(self, request: httpx.Request, **options: Any) -> httpx.Response:
        began = time.monotonic()
        renewed = False
        for attempt in count(1):
            token = self._authorize(request)
            try:
                response = super().send(request, **options)
                if response.status_code < 400:
                    _warn_if_deprecated(response)
                    return response
                # Read the body here, so that a broken connection is retried.
                response.read()
            except httpx.TransportError as error:
                failure: Problem | httpx.TransportError = error
                retryable = _is_idempotent(request) or isinstance(error, (httpx.ConnectError, httpx.ConnectTimeout))
                after = None
            else:
                failure = problem = Problem(response)
                if problem.code == "token_expired" and token and not renewed:
                    self._session.renew(token, self._exchange)
                    renewed = True
                    continue
                retryable = problem.is_temporary and (_is_idempotent(request) or problem.status == 429)
                after = problem.retry_after
            pause = self._retries.pause(attempt, time.monotonic() - began, after) if retryable else None
            if pause is None:
                raise failure
            log.info("%s; retrying in %.1f s", failure, pause)
            time.sleep(pause)
        raise AssertionError("unreachable")

    def _authorize(self, request: httpx.Request) -> str | None:
        """Sets and returns the access token, for requests to the server only."""
        if "kingdomail.anonymous" in request.extensions or request.url.netloc != self.base_url.netloc:
            return None
        token = self._session.access_token(self._exchange)
        if token is not None:
            request.headers["Authorization"] = f"Bearer {token}"
        return token

    def _exchange(self, refresh_token: str) -> Tokens:
        exchange = self._exchange_of_session if self._client_id is None else self._exchange_of_app
        try:
            return exchange(refresh_token)
        except httpx.TransportError:
            return exchange(refresh_token)

    def _exchange_of_session(self, refresh_token: str) -> Tokens:
        body = {"refresh_token": refresh_token}
        return Tokens.of_session(
            self.post("/v1/sessions/refresh", json=body, timeout=EXCHANGE_SECONDS, extensions=ANONYMOUS)
        )

    def _exchange_of_app(self, refresh_token: str) -> Tokens:
        form = {"grant_type": "refresh_token", "client_id": self._client_id, "refresh_token": refresh_token}
        return Tokens.of_app(self.post("/oauth/token", data=form, timeout=EXCHANGE_SECONDS, extensions=ANONYMOUS))


def _is_idempotent(request: httpx.Request) -> bool:
    """Returns whether the server may receive the request twice without harm."""
    return request.method in ("GET", "HEAD", "PUT", "DELETE") or "Idempotency-Key" in request.headers


def _warn_if_deprecated(response: httpx.Response) -> None:
    if "Deprecation" in response.headers:
        where = f"{response.request.method} {response.request.url.path}"
        log.warning("%s is deprecated; sunset: %s", where, response.headers.get("Sunset", "not announced"))
