#!/usr/bin/env python3
"""Makes what a role finds when it begins to ask: people, tables, games, and all that has an id.

    ./fixture.py URL-OF-THE-SERVER ROLE

Writes who asks and the ids that there are, as JSON: `hooks.py` reads it.
"""

import json
import sys
from datetime import UTC, datetime, timedelta
from uuid import uuid4
from urllib.error import HTTPError
from urllib.request import Request, urlopen

server, role = sys.argv[1:3]
# No name may contain the word for an admin.
label = role.replace("admin", "keeper")
# Not that of the examples, by which the account would be deleted.
PASSWORD = "a lake for every giant"
# A browser's, from the example of RFC 8291.
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
    """Plays what is best at once, so many times or until the game is over."""
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


account, asker_id, asker, session = register("Ada")
_, other_id, other, _ = register("Grace")
guest, guest_id, _, _ = register("Hedy")
_, idle_id, _, _ = register("Joan")

finished, running = started(asker, other), started(asker, other)
giants = started(other, asker, expansion="age_of_giants")
play(finished, [asker, other])
play(running, [asker, other], 9)
play(giants, [asker, other], 5)
asked = started(other, asker, pace={"type": "per_turn", "seconds": 86400})
call("POST", f"/v1/games/{asked}/proposals", other, {"proposal": {"type": "pause", "until": in_days(1)}})
series = call("POST", "/v1/series", asker, {"table": table()})
call("POST", f"/v1/games/{series['games'][0]['game_id']}/join", other, {})
sandbox = call("POST", "/v1/sandboxes", asker, {"settings": {"players": 2}})["id"]
hers, theirs = opened(asker, players=4), opened(other, players=3)
call("POST", f"/v1/games/{theirs}/join", asker, {})

webhooks = [call("POST", "/v1/me/webhooks", asker, {"url": f"http://127.0.0.1:9/{n}"})["webhook"]["id"] for n in range(3)]
subscription = call("POST", "/v1/me/push-subscriptions", asker, SUBSCRIPTION)["id"]
deliveries = [call("POST", f"/v1/me/endpoints/{id}/test", asker)["id"] for id in webhooks[2:]]
bots = [call("POST", "/v1/me/bots", asker, {"name": f"Bot {n} of {label}"})["id"] for n in range(2)]
tokens = [
    call("POST", "/v1/me/tokens", asker, {"name": f"Token {n}", "scopes": ["games:read"]})["token"]["id"] for n in range(3)
]
holidays = call("POST", "/v1/me/holidays", asker, {"from": in_days(30), "until": in_days(31)})["holidays"]
calendar = call("POST", "/v1/me/calendar", other)["url"].rsplit("/", 1)[1].removesuffix(".ics")
sessions = [call("POST", "/v1/sessions", body=account)["session_id"] for _ in range(3)]

json.dump(
    {
        "server": server,
        "name": account["name"],
        "token": asker if role != "anonymous" else None,
        "session": session,
        "guest": guest,
        "calendar": calendar,
        "kept": [asker_id, other_id, guest_id],
        "idle": idle_id,
        "ids": {
            "game_id": [running, finished, giants, asked, sandbox, hers, theirs],
            "series_id": [series["id"]],
            "player_id": [other_id, idle_id, *bots],
            "opponent_id": [asker_id, other_id],
            "webhook_id": webhooks[:2],
            "endpoint_id": webhooks[2:],
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
