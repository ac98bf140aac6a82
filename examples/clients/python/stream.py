"""Server-sent events: the events of a game as they happen."""

import json
from collections.abc import Iterator
from uuid import UUID

from kingdomail_client.api.notifications import stream_game
from kingdomail_client.models import Event
from player import Player


def events(player: Player, game: UUID, after: int) -> Iterator[Event]:
    """Yields the events of a game after a version. Closing the iterator drops the connection."""
    request = stream_game._get_kwargs(game, after=after)
    with player.client.get_httpx_client().stream(**request) as response:
        response.raise_for_status()
        name = ""
        for line in response.iter_lines():
            field, _, value = line.partition(": ")
            if field == "event":
                name = value
            elif field == "data" and name == "event":  # Newer servers may send other names.
                yield Event.from_dict(json.loads(value))
