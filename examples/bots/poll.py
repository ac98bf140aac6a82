#!/usr/bin/env python3
"""A bot that plays all games of its account and waits for its turns by long polling.

    KINGDOMAIL_TOKEN=… ./poll.py https://kingdomail.example

It accepts invitations and plays the command with the highest score. It runs until it is stopped or, with --until-idle, until
its account has no running game. It stores nothing: the server keeps its position in the notifications.
"""

import argparse
import json
import os
import signal
import sys
import time
import uuid
from urllib.error import HTTPError
from urllib.request import Request, urlopen


class Rejected(Exception):
    """The server rejected a request, with this error code."""


class Server:
    def __init__(self, url, token):
        self.url = url
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def call(self, method, path, body=None):
        """Sends a request and returns the response. Retries use the same key, so a request takes effect only once."""
        headers = self.headers | {"Idempotency-Key": str(uuid.uuid4())}
        data = None if body is None else json.dumps(body).encode()
        while True:
            try:
                with urlopen(Request(self.url + path, data, headers, method=method), timeout=60) as response:
                    return json.load(response)
            except HTTPError as error:
                if error.code < 500 and error.code != 429:
                    raise Rejected(json.load(error)["code"]) from None
            except OSError as error:
                print(error, file=sys.stderr)
            time.sleep(5)

    def is_idle(self):
        return not self.call("GET", "/v1/me/games?status=active&limit=1")["items"]

    def play(self, game):
        """Plays until it is the turn of another player."""
        while True:
            legal = self.call("GET", f"/v1/games/{game}/legal-commands")
            moves = [item for item in legal["items"] if item["command"]["type"] != "concede"]
            if not moves:
                return
            best = max(moves, key=lambda item: item["score"])
            command = {"command": best["command"], "expected_version": legal["version"]}
            try:
                self.call("POST", f"/v1/games/{game}/commands", command)
            except Rejected as error:
                # The game has changed: request the legal commands again.
                if str(error) not in ("version_stale", "not_your_turn", "game_finished"):
                    raise

    def handle(self, notification):
        """Handles a notification and marks it as read."""
        game = notification["game_id"]
        match notification["payload"]["type"]:
            case "your_turn" | "cover_a_crown" | "timed_out":
                self.play(game)
            case "invited":
                try:
                    self.call("POST", f"/v1/games/{game}/join", {})
                except Rejected as error:
                    print(f"not joined: {error}", file=sys.stderr)
        self.call("POST", "/v1/me/notifications/read", {"up_to": notification["position"]})


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("url")
    arguments.add_argument("--until-idle", action="store_true")
    chosen = arguments.parse_args()
    for one in (signal.SIGINT, signal.SIGTERM):
        signal.signal(one, lambda *_: sys.exit())

    server = Server(chosen.url, os.environ["KINGDOMAIL_TOKEN"])
    read = server.call("GET", "/v1/me/notifications?limit=1")["read_position"]
    while not (chosen.until_idle and server.is_idle()):
        for notification in server.call("GET", f"/v1/me/notifications?after={read}&wait_seconds=30")["items"]:
            server.handle(notification)
            read = notification["position"]


main()
