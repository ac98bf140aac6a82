#!/usr/bin/env python3
"""Fills the database of a running server with games of every kind, in every state, played over HTTP.

    tests/corpus/fill_database.py http://127.0.0.1:8080

This is how the database of a release is made that all later ones must be able to restore, migrate and play on: start an empty server of that
release, run this, and let `kingdomail backup` write `tests/corpus/<release>/database.backup`. It needs
nothing but Python.
"""

import datetime
import json
import sys
import time
import urllib.error
import urllib.request
import uuid

BASE = sys.argv[1].rstrip("/")
PASSWORD = "a crown for every lake"
DAY = 86_400

PER_TURN = {"type": "per_turn", "seconds": 14 * DAY}
BANK = {"type": "bank", "initial_seconds": 20 * DAY, "increment_seconds": DAY, "grace_seconds": DAY // 2, "cap_seconds": 30 * DAY}

# Settings with the pace and other properties of the table.
TABLES = [
    ({"players": 2}, {}),
    ({"players": 3}, {"pace": PER_TURN}),
    ({"players": 4}, {"pace": BANK, "rated": "everybody"}),
    ({"players": 2, "variants": ["mighty_duel"]}, {"pace": PER_TURN, "weekends": True, "holidays": True}),
    ({"players": 2, "variants": ["harmony", "middle_kingdom"]}, {"rated": "no"}),
    ({"players": 4, "variants": ["harmony"], "edition": "board_game_arena"}, {"access": "invitation"}),
    ({"players": 2, "expansion": "age_of_giants"}, {"pace": PER_TURN, "on_timeout": {"type": "play_for", "take_over_after": 3}}),
    ({"players": 3, "expansion": "age_of_giants", "auto_play_forced": False}, {"pace": BANK}),
    ({"players": 5, "expansion": "age_of_giants"}, {"house": ["greedy", "random"], "may_return": True}),
    ({"players": 3, "variants": ["middle_kingdom"]}, {"house": ["greedy"], "pace": PER_TURN}),
]
# Number of decisions to play at a table; None plays to the end.
DEPTHS = [0, 5, 23, None]


def in_days(days):
    return (datetime.datetime.now(datetime.UTC) + datetime.timedelta(days)).isoformat()


class Refused(Exception):
    pass


class Player:
    """Somebody with an account."""

    def __init__(self, name):
        self.name, self.token = name, None
        made = self.post("/v1/players", {"name": name, "password": PASSWORD})
        self.id, self.token = made["player"]["id"], made["tokens"]["access_token"]

    def ask(self, method, path, body=None):
        headers = {"Idempotency-Key": str(uuid.uuid4())} if method == "POST" and self.token else {}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        if body is not None:
            headers["Content-Type"] = "application/json"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(BASE + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request) as answer:
                text = answer.read()
        except urllib.error.HTTPError as error:
            raise Refused(f"{method} {path}: {error.code} {error.read().decode()}") from None
        return json.loads(text) if text else None

    def get(self, path):
        return self.ask("GET", path)

    def post(self, path, body=None):
        return self.ask("POST", path, body)

    def put(self, path, body):
        return self.ask("PUT", path, body)


def sit_down(game, opener, others, access):
    for other in others:
        if access == "invitation":
            opener.post(f"/v1/games/{game}/invitations", {"name": other.name})
        other.post(f"/v1/games/{game}/join", {})


def start(opener, people, settings, more):
    """A table that has started, and who sits there."""
    table = opener.post("/v1/games", {"settings": settings, **more})
    others = people[1 : settings["players"] - len(more.get("house", []))]
    sit_down(table["id"], opener, others, more.get("access"))
    return table["id"], [opener, *others]


def decide(game, seated):
    """One decision of whoever is to make one; false when the game is over."""
    shown = seated[0].get(f"/v1/games/{game}")
    if shown["status"] != "active":
        return False
    for player in seated:
        legal = player.get(f"/v1/games/{game}/legal-commands")
        commands = [item["command"] for item in legal["items"] if item["command"]["type"] not in ("concede", "take_back")]
        if commands:
            # Any rule that produces different games.
            command = commands[(legal["version"] * 7) % len(commands)]
            player.post(f"/v1/games/{game}/commands", {"command": command, "expected_version": legal["version"]})
            return True
    raise Refused(f"nobody is to decide in {game}: {shown}")


def play(game, seated, decisions):
    """So many decisions; None: all of them."""
    while decisions is None or decisions > 0:
        if not decide(game, seated):
            return
        decisions = None if decisions is None else decisions - 1


def tables(people):
    turned = 0
    for settings, more in TABLES:
        for depth in DEPTHS:
            turned += 1
            seated = people[turned % len(people) :] + people[: turned % len(people)]
            game, seated = start(seated[0], seated, settings, more)
            play(game, seated, depth)


def agreements(people):
    """Games in which players asked each other for something, thought ahead, or left."""
    ada, bo, cy = people[:3]
    paused, seated = start(ada, [ada, bo], {"players": 2}, {"pace": PER_TURN})
    play(paused, seated, 4)
    asked = ada.post(f"/v1/games/{paused}/proposals", {"proposal": {"type": "pause", "until": in_days(80)}})
    bo.post(f"/v1/games/{paused}/proposals/{asked['version']}/answer", {"accept": True})

    undone, seated = start(ada, [ada, bo], {"players": 2}, {})
    play(undone, seated, 5)
    for player in seated:
        try:
            player.post(f"/v1/games/{undone}/proposals", {"proposal": {"type": "undo"}})
        except Refused:
            continue

    conceded, seated = start(cy, [cy, ada, bo], {"players": 3}, {"pace": PER_TURN, "may_return": True})
    play(conceded, seated, 6)
    version = cy.get(f"/v1/games/{conceded}")["version"]
    cy.post(f"/v1/games/{conceded}/commands", {"command": {"type": "concede"}, "expected_version": version})

    ordered, seated = start(bo, [bo, cy], {"players": 2}, {"pace": PER_TURN})
    play(ordered, seated, 3)
    for player in seated:
        line = player.get(f"/v1/games/{ordered}")["next_line"] or []
        pick = [slot["domino"]["id"] if isinstance(slot["domino"], dict) else slot["domino"] for slot in line][:2]
        try:
            player.put(f"/v1/games/{ordered}/premove", {"plan": {"pick": pick, "place": None, "void_if_giant_came": True, "void_if_taken": []}})
        except Refused:
            continue

    finished, seated = start(bo, [bo, ada], {"players": 2}, {})
    play(finished, seated, None)
    bo.post(f"/v1/games/{finished}/rematch", {})


def open_tables(people):
    ada, bo, cy = people[:3]
    waiting = ada.post("/v1/games", {"settings": {"players": 4}, "pace": PER_TURN})["id"]
    bo.post(f"/v1/games/{waiting}/join", {"entropy": "07" * 32})
    invited = bo.post("/v1/games", {"settings": {"players": 2}, "access": "invitation"})["id"]
    bo.post(f"/v1/games/{invited}/invitations", {"name": cy.name})
    cancelled = cy.post("/v1/games", {"settings": {"players": 2}})["id"]
    cy.post(f"/v1/games/{cancelled}/cancel")


def wait_for(player, game):
    """Until the server has begun the next game of a series."""
    for _ in range(100):
        try:
            player.get(f"/v1/games/{game}")
            return
        except Refused:
            time.sleep(0.2)
    raise Refused(f"{game} does not begin")


def series(people):
    """Dynasties: in the first game, in the second, resting, and over."""
    table = {"settings": {"players": 2}, "pace": PER_TURN}
    rests = [{"type": "at_once"}, {"type": "when_ready", "at_most_seconds": None}]
    for index, (finished, rest) in enumerate([(0, rests[0]), (1, rests[0]), (1, rests[1]), (3, rests[0])]):
        opener, other = people[index % len(people)], people[(index + 1) % len(people)]
        opened = opener.post("/v1/series", {"games": 3, "rest": rest, "seating": "rotate", "table": table})
        sit_down(opened["games"][0]["game_id"], opener, [other], None)
        for number in range(finished):
            game = opened["games"][number]["game_id"]
            wait_for(opener, game)
            play(game, [opener, other], None)


def sandboxes(people):
    ada = people[0]
    for settings in ({"players": 2}, {"players": 3, "expansion": "age_of_giants"}):
        game = ada.post("/v1/sandboxes", {"settings": settings, "house": [], "seed": "07" * 32})["id"]
        play(game, [ada], 7)


def belongings(people):
    """What accounts have besides games."""
    ada, bo, cy, di, _ = people
    bot = ada.post("/v1/me/bots", {"name": "Ada's engine"})
    scopes = ["games:read", "games:play"]
    ada.post("/v1/me/tokens", {"name": "the laptop", "scopes": scopes, "expires_in_seconds": 30 * DAY})
    ada.post("/v1/me/tokens", {"name": "the engine", "scopes": scopes, "bot_id": bot["id"], "expires_in_seconds": 30 * DAY})
    bo.post("/v1/me/webhooks", {"kind": "standard", "url": "https://bot.example/kingdomail"})
    bo.put("/v1/me/availability", {"reminder_seconds": 7200, "time_zone": "Europe/Athens", "weekends_off": True})
    cy.post("/v1/me/holidays", {"from": in_days(20), "until": in_days(23)})
    cy.post("/v1/me/calendar")
    di.put("/v1/me/email", {"address": "di@kingdomail.example", "password": PASSWORD})


def deleted(people):
    """An account that is gone, and whose games are not."""
    gone = Player("Fay")
    game, seated = start(people[0], [people[0], gone], {"players": 2}, {"pace": PER_TURN})
    play(game, seated, 6)
    gone.post("/v1/me/deletion", {"password": PASSWORD})


def main():
    people = [Player(name) for name in ("Ada", "Bo", "Cy", "Di", "Eve")]
    for fill in (tables, agreements, open_tables, series, sandboxes, belongings, deleted):
        fill(people)
        print(f"{fill.__name__}: done", flush=True)


main()
