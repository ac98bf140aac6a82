#!/usr/bin/env python3
"""Lets the two bots play against each other and verifies the games: `./check.py SERVER`"""

import json
import os
import socket
import subprocess
import sys
from pathlib import Path
from secrets import token_hex
from urllib.request import Request, urlopen

server = sys.argv[1]
here = Path(__file__).parent


def call(method, path, token=None, body=None):
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(server + path, data, headers, method=method), timeout=60) as response:
        return json.load(response)


def bot(owner, name):
    """Creates a bot with a token that has the required scopes only. Returns its name and token."""
    bot = call("POST", "/v1/me/bots", owner, {"name": f"{name} {token_hex(4)}"})
    scopes = ["games:read", "games:play", "tables:write", "notifications:read", "webhooks:write"]
    token = call("POST", "/v1/me/tokens", owner, {"name": name, "scopes": scopes, "bot_id": bot["id"]})
    return bot["name"], token["secret"]


def start(token, *command):
    return subprocess.Popen(command, cwd=here, env=os.environ | {"KINGDOMAIL_TOKEN": token})


def wait_for(type, token, games):
    """Waits until the player has a notification of this type for each of the games."""
    after, games = 0, set(games)
    while games:
        page = call("GET", f"/v1/me/notifications?after={after}&wait_seconds=30", token)["items"]
        assert page, f"no {type} notification for {games}"
        games -= {one["game_id"] for one in page if one["payload"]["type"] == type}
        after = page[-1]["position"]


account = {"name": f"Owner {token_hex(4)}", "password": token_hex(16)}
owner = call("POST", "/v1/players", body=account)["tokens"]["access_token"]
(_, poller), (invited, listener) = bot(owner, "Poll"), bot(owner, "Webhook")
with socket.create_server(("127.0.0.1", 0)) as free:
    port = free.getsockname()[1]
listening = start(listener, "node", "webhook.mjs", server, f"http://127.0.0.1:{port}", str(port))
polling = None
try:
    # webhook.mjs joins the games that it is invited to.
    games = []
    for expansion in ("none", "age_of_giants"):
        table = {"access": "invitation", "bots": True, "settings": {"players": 2, "expansion": expansion}}
        games.append(call("POST", "/v1/games", poller, table)["id"])
        call("POST", f"/v1/games/{games[-1]}/invitations", poller, {"name": invited})
    wait_for("game_started", poller, games)

    polling = start(poller, sys.executable, "poll.py", server, "--until-idle")
    assert polling.wait(120) == 0, "poll.py failed"
    for game in (call("GET", f"/v1/games/{id}", poller) for id in games):
        assert game["status"] == "finished" and len(game["ranking"]) == 2, game["status"]
        assert not any(seat["conceded"] or seat["taken_over"] for seat in game["seats"]), game["seats"]

    listening.terminate()
    assert listening.wait(30) == 0, "webhook.mjs failed"
    assert call("GET", "/v1/me/webhooks", listener)["items"] == [], "webhook.mjs did not delete its webhook"
finally:
    for one in filter(None, (listening, polling)):
        one.kill()
