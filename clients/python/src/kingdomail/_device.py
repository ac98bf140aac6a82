"""OAuth device authorization (RFC 8628) for apps without a browser, in a terminal or on a television."""

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
    """The code that an app displays to the player."""

    user_code: str
    """Code that the player types at `verification_uri`."""
    verification_uri: str
    """Page where the player authorizes the app, in the browser of any device."""
    verification_uri_complete: str
    """The same page with the code filled in, for a link or a QR code."""
    expires_in: float
    """Lifetime of the code in seconds."""


def authorize_device(
    http: httpx.Client, client_id: str, scopes: Iterable[str], show: Callable[[DeviceCode], None]
) -> Tokens:
    """Requests a code, passes it to `show`, and polls until the player has decided."""
    request = {"client_id": client_id, "scope": " ".join(scopes)}
    response = http.post("/oauth/device_authorization", data=request, extensions=ANONYMOUS).json()
    expires_in = float(response["expires_in"])
    until = time.monotonic() + expires_in
    show(
        DeviceCode(
            response["user_code"], response["verification_uri"], response["verification_uri_complete"], expires_in
        )
    )
    form = {"grant_type": GRANT_TYPE, "client_id": client_id, "device_code": response["device_code"]}
    pause = float(response["interval"])
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
            elif problem.is_temporary and time.monotonic() <= until:
                log.info("%s", problem)
                pause = max(pause, problem.retry_after or 0)
            elif problem.code != "authorization_pending":
                raise
