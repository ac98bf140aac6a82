#!/usr/bin/env python3
"""A bot that plays all games of its account, and waits by a long poll until there is something to do.

    KINGDOMAIL_TOKEN=… ./poll.py https://kingdomail.example

It takes the seats to which it is invited, plays what brings most points at once, and goes on until it is stopped, or with
--until-idle until no game of its account is running. It keeps nothing: the server knows how far it has read its notices.
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


class Refused(Exception):
    """The server does not do what was asked, and says by a code why."""


class Server:
    def __init__(self, url, token):
        self.url = url
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def call(self, method, path, body=None):
        """What the server answers. If it is away, it is asked again with the same key: nothing is done twice."""
        headers = self.headers | {"Idempotency-Key": str(uuid.uuid4())}
        data = None if body is None else json.dumps(body).encode()
        while True:
            try:
                with urlopen(Request(self.url + path, data, headers, method=method), timeout=60) as response:
                    return json.load(response)
            except HTTPError as error:
                if error.code < 500 and error.code != 429:
                    raise Refused(json.load(error)["code"]) from None
            except OSError as error:
                print(error, file=sys.stderr)
            time.sleep(5)

    def is_idle(self):
        return not self.call("GET", "/v1/me/games?status=active&limit=1")["items"]

    def play(self, game):
        """Decides as long as it is its turn."""
        while True:
            legal = self.call("GET", f"/v1/games/{game}/legal-commands")
            moves = [item for item in legal["items"] if item["command"]["type"] != "concede"]
            if not moves:
                return
            best = max(moves, key=lambda item: item["score"])
            command = {"command": best["command"], "expected_version": legal["version"]}
            try:
                self.call("POST", f"/v1/games/{game}/commands", command)
            except Refused as refused:
                # Something happened in between: what is legal is asked anew.
                if str(refused) not in ("version_stale", "not_your_turn", "game_finished"):
                    raise

    def follow(self, told):
        """Does what a notice asks for, and marks it as read."""
        match told["notice"]["type"]:
            case "your_turn" | "cover_a_crown" | "timed_out":
                self.play(told["game_id"])
            case "invited":
                try:
                    self.call("POST", f"/v1/games/{told['game_id']}/join", {})
                except Refused as refused:
                    print(f"not joined: {refused}", file=sys.stderr)
        self.call("POST", "/v1/me/notices/read", {"up_to": told["position"]})


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("url")
    arguments.add_argument("--until-idle", action="store_true")
    chosen = arguments.parse_args()
    for one in (signal.SIGINT, signal.SIGTERM):
        signal.signal(one, lambda *_: sys.exit())

    server = Server(chosen.url, os.environ["KINGDOMAIL_TOKEN"])
    read = server.call("GET", "/v1/me/notices?limit=1")["read_position"]
    while not (chosen.until_idle and server.is_idle()):
        for told in server.call("GET", f"/v1/me/notices?after={read}&wait_seconds=30")["items"]:
            server.follow(told)
            read = told["position"]


main()
