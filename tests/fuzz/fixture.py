#!/usr/bin/env python3
"""Creates the test data of a role: accounts, tables, games, and all grace resources with ids.

    ./fixture.py URL-OF-THE-SERVER ROLE

Writes the credentials and the ids as JSON for `hooks.py`.
"""

import json
import sys
from datetime import UTC, datetime, timedelta
from uuid import uuid4
from urllib.error import HTTPError
from urllib.request import Request, urlopen

server, role = sys.argv[1:3]
# Names that contain "admin" are rejected.
label = role.replace("admin", "keeper")
# Differs from the password of the examples, with which the tester would delete the account.
PASSWORD = "a lake for every giant"
# From the example of RFC 8291.
SUBSCRIPTION = {
    "endpoint": f"https://127.0.0.1:9/{role}",
    "keys": {
        "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    },
}


def in_days(days):
    return (datetime.now(UTC) + timedelta(days=days)).isoformat()


def call(method, path, token=None, body=None):
    headers = {"Content-Type": "application/json"}
    headers |= {"Idempotency-Key": str(uuid4())} if path.endswith("/commands") else {}
    headers |= {"Authorization": f"Bearer {token}"} if token else {}
    data = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(server + path, data, headers, method=method), timeout=60) as response:
            return json.load(response)
    except HTTPError as error:
        sys.exit(f"{method} {path}: {error.read().decode()}")


def register(name):
    account = {"name": f"{name} {label}", "password": PASSWORD}
    grant = call("POST", "/v1/players", body=account)
    return account, grant["player"]["id"], grant["tokens"]["access_token"], grant["session_id"]


def table(players=2, expansion="none", **more):
    return {"settings": {"players": players, "expansion": expansion, "auto_play_forced": False}} | more


def opened(by, **settings):
    return call("POST", "/v1/games", by, table(**settings))["id"]


def started(by, joins, **settings):
    game = opened(by, **settings)
    call("POST", f"/v1/games/{game}/join", joins, {})
    return game


def play(game, players, decisions=1000):
    """Plays the command with the highest score, for a number of decisions or until the game ends."""
    for _ in range(decisions):
        for player in players:
            legal = call("GET", f"/v1/games/{game}/legal-commands", player)
            moves = [item for item in legal["items"] if item["command"]["type"] not in ("concede", "take_back")]
            if moves:
                break
        best = max(moves, key=lambda item: item["score"])
        command = {"command": best["command"], "expected_version": legal["version"]}
        if call("POST", f"/v1/games/{game}/commands", player, command)["status"] == "finished":
            return


account, ada_id, ada, session = register("Ada")
_, grace_id, grace, _ = register("Grace")
guest, guest_id, _, _ = register("Hedy")
_, idle_id, _, _ = register("Joan")

finished, running = started(ada, grace), started(ada, grace)
giants = started(grace, ada, expansion="age_of_giants")
play(finished, [ada, grace])
play(running, [ada, grace], 9)
play(giants, [ada, grace], 5)
proposed = started(grace, ada, pace={"type": "per_turn", "seconds": 86400})
call("POST", f"/v1/games/{proposed}/proposals", grace, {"proposal": {"type": "pause", "until": in_days(1)}})
series = call("POST", "/v1/series", ada, {"table": table()})
call("POST", f"/v1/games/{series['games'][0]['game_id']}/join", grace, {})
sandbox = call("POST", "/v1/sandboxes", ada, {"settings": {"players": 2}})["id"]
hers, theirs = opened(ada, players=4), opened(grace, players=3)
call("POST", f"/v1/games/{theirs}/join", ada, {})

webhooks = [call("POST", "/v1/me/webhooks", ada, {"url": f"http://127.0.0.1:9/{n}"})["webhook"]["id"] for n in range(3)]
subscription = call("POST", "/v1/me/push-subscriptions", ada, SUBSCRIPTION)["id"]
deliveries = [call("POST", f"/v1/me/destinations/{id}/test", ada)["id"] for id in webhooks[2:]]
bots = [call("POST", "/v1/me/bots", ada, {"name": f"Bot {n} of {label}"})["id"] for n in range(2)]
tokens = [
    call("POST", "/v1/me/tokens", ada, {"name": f"Token {n}", "scopes": ["games:read"]})["token"]["id"] for n in range(3)
]
holidays = call("POST", "/v1/me/holidays", ada, {"from": in_days(30), "until": in_days(31)})["holidays"]
calendar = call("POST", "/v1/me/calendar", grace)["url"].rsplit("/", 1)[1].removesuffix(".ics")
sessions = [call("POST", "/v1/sessions", body=account)["session_id"] for _ in range(3)]

json.dump(
    {
        "server": server,
        "name": account["name"],
        "token": ada if role != "anonymous" else None,
        "session": session,
        "guest": guest,
        "calendar": calendar,
        "kept": [ada_id, grace_id, guest_id],
        "idle": idle_id,
        "ids": {
            "game_id": [running, finished, giants, proposed, sandbox, hers, theirs],
            "series_id": [series["id"]],
            "player_id": [grace_id, idle_id, *bots],
            "opponent_id": [ada_id, grace_id],
            "webhook_id": webhooks[:2],
            "destination_id": webhooks[2:],
            "delivery_id": deliveries,
            "subscription_id": [subscription],
            "bot_id": bots,
            "token_id": tokens,
            "holiday_id": [one["id"] for one in holidays],
            "session_id": sessions,
        },
    },
    sys.stdout,
)
