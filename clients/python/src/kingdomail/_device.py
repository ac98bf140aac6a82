"""A player lets an app in that runs where there is no browser, such as a terminal or a television (RFC 8628)."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import httpx

from ._http import ANONYMOUS
from ._problem import Problem
from ._session import Tokens

log = logging.getLogger("kingdomail")

GRANT_TYPE = "urn:ietf:params:oauth:grant-type:device_code"
SLOWER_BY_SECONDS = 5.0


@dataclass(frozen=True)
class DeviceCode:
    """What an app shows to the player who is to let it in."""

    user_code: str
    """What the player types in at `verification_uri`."""
    verification_uri: str
    """Where the player lets the app in, with the browser of a phone or of any other device."""
    verification_uri_complete: str
    """The same with the code in it, for a link or a QR code."""
    expires_in: float
    """For how many seconds the code is good."""


def let_in(http: httpx.Client, client_id: str, scopes: Iterable[str], show: Callable[[DeviceCode], None]) -> Tokens:
    """Shows a code, and waits until the player has let the app in."""
    asked = {"client_id": client_id, "scope": " ".join(scopes)}
    told = http.post("/oauth/device_authorization", data=asked, extensions=ANONYMOUS).json()
    expires_in = float(told["expires_in"])
    until = time.monotonic() + expires_in
    show(DeviceCode(told["user_code"], told["verification_uri"], told["verification_uri_complete"], expires_in))
    form = {"grant_type": GRANT_TYPE, "client_id": client_id, "device_code": told["device_code"]}
    pause = float(told["interval"])
    while True:
        time.sleep(pause)
        try:
            return Tokens.of_app(http.post("/oauth/token", data=form, extensions=ANONYMOUS))
        except httpx.TransportError as error:
            log.info("%r", error)
            pause += SLOWER_BY_SECONDS
            if time.monotonic() > until:
                raise
        except Problem as problem:
            if problem.code == "slow_down":
                pause += SLOWER_BY_SECONDS
            elif problem.passes and time.monotonic() <= until:
                log.info("%s", problem)
                pause = max(pause, problem.retry_after or 0)
            elif problem.code != "authorization_pending":
                raise
