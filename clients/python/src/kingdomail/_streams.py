"""Server-sent events, with automatic reconnection."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from typing import Any
from uuid import UUID

import httpx

from ._generated.api import Api
from ._generated.models import Event, Notification
from ._problem import Problem

log = logging.getLogger("kingdomail")

SILENCE_SECONDS = 30.0
"""Read timeout of a stream: twice the interval of 15 seconds at which the server sends comments."""
OVER = ("finished", "cancelled")
FINAL_EVENTS = ("game_finished", "game_cancelled")
"""Types of the last event of a game."""


def game_events(
    http: httpx.Client, api: Api, game_id: UUID, after: int | None, silence: float
) -> Generator[Event, None, None]:
    """Streams the events of a game after a version, until the game ends."""
    game = api.get_game(game_id)
    seen = game.version if after is None else after
    if game.status in OVER and seen >= game.version:
        return
    for data in follow(http, f"/v1/games/{game_id}/stream", "event", seen, silence):
        yield Event.from_dict(data)
        if data["payload"]["type"] in FINAL_EVENTS:
            return


def notifications(
    http: httpx.Client, api: Api, after: int | None, silence: float
) -> Generator[Notification, None, None]:
    """Streams the notifications after a position."""
    seen = api.list_notifications(limit=1).last_position if after is None else after
    for data in follow(http, "/v1/me/stream", "notification", seen, silence):
        yield Notification.from_dict(data)


def follow(http: httpx.Client, path: str, name: str, seen: int, silence: float) -> Iterator[dict[str, Any]]:
    """Yields the data of all SSE events called `name` after a position, exactly once, and reconnects when necessary."""
    pause = 3.0
    while True:
        headers = {"Accept": "text/event-stream", "Last-Event-ID": str(seen)}
        try:
            with http.stream("GET", path, headers=headers, timeout=silence) as response:
                for message in messages(response):
                    pause = message.retry or pause
                    if message.id is None or message.id <= seen:
                        continue
                    # Skip events of other names, which newer servers may send.
                    if message.name == name:
                        yield json.loads(message.data)
                    seen = message.id
        except httpx.TransportError as error:
            log.info("%s: %r", path, error)
        except Problem as problem:
            if not problem.is_temporary:
                raise
            log.warning("%s", problem)
            pause = max(pause, problem.retry_after or 0)
        time.sleep(pause)


@dataclass
class Message:
    """A message of a stream."""

    name: str = ""
    id: int | None = None
    data: str = ""
    retry: float | None = None
    """Seconds to wait before reconnecting."""


def messages(response: httpx.Response) -> Iterator[Message]:
    """Parses the messages of one connection. An incomplete last message is dropped."""
    message = Message()
    for line in lines(response):
        if not line:
            yield message
            message = Message()
            continue
        # A comment has an empty field name.
        field, _, value = line.partition(":")
        value = value.removeprefix(" ")
        match field:
            case "event":
                message.name = value
            case "id" if value.isdecimal():
                message.id = int(value)
            case "data":
                message.data += value if not message.data else f"\n{value}"
            case "retry" if value.isdecimal():
                message.retry = int(value) / 1000


def lines(response: httpx.Response) -> Iterator[str]:
    """Splits a response at LF and CRLF only; httpx also splits at other characters, which occur in JSON texts."""
    rest = b""
    for chunk in response.iter_bytes():
        *whole, rest = (rest + chunk).split(b"\n")
        for line in whole:
            yield line.removesuffix(b"\r").decode()
