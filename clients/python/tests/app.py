"""An app is let in by a player of a real server, goes on with its tokens in a later run, and is thrown out: app.py SERVER"""

import sys
from uuid import uuid4

import httpx

from kingdomail import Client, DeviceCode, Problem

APP, PASSWORD = "Castle Watch", "a crown for every lake"
url, name = sys.argv[1], f"Ada{uuid4().hex[:12]}"
kept: list[str] = []


def decide(code: DeviceCode) -> None:
    """What the browser of the player sends."""
    assert code.user_code in code.verification_uri_complete and code.expires_in == 600, code
    form = {"decision": "log_in", "name": name, "password": PASSWORD, "user_code": code.user_code}
    answer = httpx.post(f"{url}/oauth/device", data=form, headers={"Origin": url})
    assert answer.status_code == 200, answer.text


with Client.register(url, name, PASSWORD) as player:
    with Client.let_in(url, APP, ["games:read", "notices:read"], decide, on_refresh_token=kept.append) as app:
        who = app.api.show_token()
        assert (who.kind, who.player.name, who.scopes) == ("app", name, ["games:read", "notices:read"]), who
    with Client(url, refresh_token=kept[-1], client_id=APP, on_refresh_token=kept.append) as app:
        assert app.api.list_my_games().items == []
        [let_in] = player.api.list_apps().items
        assert (let_in.client_id, len(set(kept))) == (APP, 2), (let_in, kept)
        player.api.throw_out_app(let_in.id)
    try:
        with Client(url, refresh_token=kept[-1], client_id=APP) as app:
            app.api.list_my_games()
        raise AssertionError("the app is still in")
    except Problem as refused:
        assert refused.code == "invalid_grant", refused
