"""On a real server, a player authorizes an app, which refreshes its tokens, and revokes it: app.py SERVER"""

import sys
from uuid import uuid4

import httpx

from kingdomail import Client, DeviceCode, Problem

APP, PASSWORD = "Castle Watch", "a crown for every lake"
SCOPES = ["games:read", "notifications:read"]
url, name = sys.argv[1], f"Ada{uuid4().hex[:12]}"
saved: list[str] = []


def decide(code: DeviceCode) -> None:
    """Sends the form of the device page, as the browser of the player does."""
    assert code.user_code in code.verification_uri_complete and code.expires_in == 600, code
    form = {"decision": "log_in", "name": name, "password": PASSWORD, "user_code": code.user_code}
    response = httpx.post(f"{url}/oauth/device", data=form, headers={"Origin": url})
    assert response.status_code == 200, response.text


with Client.register(url, name, PASSWORD) as player:
    with Client.authorize(url, APP, SCOPES, decide, on_refresh_token=saved.append) as app:
        token = app.api.get_token()
        assert (token.kind, token.player.name, token.scopes) == ("app", name, SCOPES), token
    with Client(url, refresh_token=saved[-1], client_id=APP, on_refresh_token=saved.append) as app:
        assert app.api.list_my_games().items == []
        [authorized] = player.api.list_apps().items
        assert (authorized.client_id, len(set(saved))) == (APP, 2), (authorized, saved)
        player.api.revoke_app(authorized.id)
    try:
        with Client(url, refresh_token=saved[-1], client_id=APP) as app:
            app.api.list_my_games()
        raise AssertionError("the app is still authorized")
    except Problem as problem:
        assert problem.code == "invalid_grant", problem
