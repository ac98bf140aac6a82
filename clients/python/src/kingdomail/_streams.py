"""Server-sent events that survive their connections."""

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
from ._generated.models import EventView, NoticeView
from ._problem import Problem

log = logging.getLogger("kingdomail")

SILENCE_SECONDS = 30.0
"""The server says something every 15 seconds: after twice that the connection is taken for dead."""
OVER = ("finished", "cancelled")
LAST_FACTS = ("game_finished", "game_cancelled")


def game_events(
    http: httpx.Client, api: Api, game_id: UUID, after: int | None, silence: float
) -> Generator[EventView, None, None]:
    """The events of a game after a version, until it is over."""
    game = api.show_game(game_id)
    seen = game.version if after is None else after
    if game.status in OVER and seen >= game.version:
        return
    for data in follow(http, f"/v1/games/{game_id}/stream", "event", seen, silence):
        yield EventView.from_dict(data)
        if data["fact"]["type"] in LAST_FACTS:
            return


def notices(http: httpx.Client, api: Api, after: int | None, silence: float) -> Generator[NoticeView, None, None]:
    """The notices after a position."""
    seen = api.list_notices(limit=1).last_position if after is None else after
    for data in follow(http, "/v1/me/stream", "notice", seen, silence):
        yield NoticeView.from_dict(data)


def follow(http: httpx.Client, path: str, name: str, seen: int, silence: float) -> Iterator[dict[str, Any]]:
    """The data of the events of that name after a position, each once, over as many connections as it takes."""
    pause = 3.0
    while True:
        headers = {"Accept": "text/event-stream", "Last-Event-ID": str(seen)}
        try:
            with http.stream("GET", path, headers=headers, timeout=silence) as response:
                for message in messages(response):
                    pause = message.retry or pause
                    if message.id is None or message.id <= seen:
                        continue
                    # Names may be added: what is told by one that is not known is nothing for us.
                    if message.name == name:
                        yield json.loads(message.data)
                    seen = message.id
        except httpx.TransportError as error:
            log.info("%s: %r", path, error)
        except Problem as problem:
            if not problem.passes:
                raise
            log.warning("%s", problem)
            pause = max(pause, problem.retry_after or 0)
        time.sleep(pause)


@dataclass
class Message:
    """A block of lines of a stream."""

    name: str = ""
    id: int | None = None
    data: str = ""
    retry: float | None = None
    """Seconds to wait before one connects again."""


def messages(response: httpx.Response) -> Iterator[Message]:
    """The messages of one connection. One that has no end is left out."""
    message = Message()
    for line in lines(response):
        if not line:
            yield message
            message = Message()
            continue
        # A comment has an empty name.
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
    """The lines of an answer. Those of httpx end at characters that may stand within a text, too."""
    rest = b""
    for chunk in response.iter_bytes():
        *whole, rest = (rest + chunk).split(b"\n")
        for line in whole:
            yield line.removesuffix(b"\r").decode()
