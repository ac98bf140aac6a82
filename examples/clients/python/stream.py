"""Server-sent events: what happens in a game, as it happens."""

import json
from collections.abc import Iterator
from uuid import UUID

from kingdomail_client.api.notices import stream_game
from kingdomail_client.models import EventView
from player import Player


def events(player: Player, game: UUID, after: int) -> Iterator[EventView]:
    """The events of a game after a version. Who stops reading drops the connection."""
    request = stream_game._get_kwargs(game, after=after)
    with player.client.get_httpx_client().stream(**request) as response:
        response.raise_for_status()
        name = ""
        for line in response.iter_lines():
            field, _, value = line.partition(": ")
            if field == "event":
                name = value
            elif field == "data" and name == "event":  # There may come to be others.
                yield EventView.from_dict(json.loads(value))
