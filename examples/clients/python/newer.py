"""Reads responses of a server of a later release: `python3 newer.py URL-OF-SUCH-A-SERVER`"""

import sys
from uuid import UUID

from kingdomail_client import AuthenticatedClient
from kingdomail_client.api.games import get_game, list_events
from kingdomail_client.api.notifications import get_notification_settings, list_notifications
from kingdomail_client.api.play import get_premove, list_legal_commands
from kingdomail_client.api.records import download_record
from kingdomail_client.models import (
    GameStatus,
    PickCommand,
    Problem,
    TableCreatedEvent,
    Unknown,
    YourTurnNotification,
)
from player import Player, ok
from stream import events

NEW = "of_a_later_release"
GAME = UUID("019a0000-0000-7000-8000-000000000014")
client = AuthenticatedClient(sys.argv[1], "a token")

# An unknown enum value is a string; a known one is a member of the enum.
game = ok(get_game.sync(GAME, client=client))
assert game.id == GAME and game.version == 5 and game.seats[0].player.name == "Ada"
assert not isinstance(game.status, GameStatus) and game.status == NEW
assert game.settings.variants[-1] == NEW and game.quests[-1] == NEW
assert isinstance(game.pace, Unknown) and game.pace.type_ == NEW

# An unknown event, notification or command is an `Unknown` with its type and fields. It does not
# affect its neighbours.
page = ok(list_events.sync(GAME, client=client))
assert isinstance(page.items[0].payload, TableCreatedEvent)
last = page.items[-1].payload
assert isinstance(last, Unknown) and last.type_ == NEW and last.additional_properties["more"] == {"of": ["it"]}
feed = ok(list_notifications.sync(client=client))
assert feed.unread == 1 and isinstance(feed.items[0].payload, YourTurnNotification)
assert isinstance(feed.items[-1].payload, Unknown) and feed.items[-1].game_id == GAME
legal = ok(list_legal_commands.sync(GAME, client=client))
assert isinstance(legal.items[0].command, PickCommand) and isinstance(legal.items[-1].command, Unknown)
assert [event.version for event in events(Player(GAME, "", client), GAME, after=0)] == [one.version for one in page.items]

# Nested objects with unknown fields are read completely.
settings = ok(get_notification_settings.sync(client=client))
assert settings.quiet_hours and settings.quiet_hours.from_ == "22:00:00" and settings.language == NEW
assert settings.channels["your_turn"][-1] == NEW and NEW in settings.channels
plan = ok(get_premove.sync(GAME, client=client)).plan
assert plan.pick and plan.place and plan.place.at and (plan.pick[0], plan.place.at.x) == ("17", 1)
assert plan.place.otherwise == NEW

# The document leaves the facts of a record untyped, except for their `type`.
record = ok(download_record.sync(GAME, client=client))
opened, dealt, unknown, *_ = [event.fact for event in record.events]
assert opened.type_ == "table_opened" and opened["settings"]["players"] == 2
assert opened["timing"]["may_return"] and opened["series"]["number"] == 2
assert dealt.type_ == "line_dealt" and len(dealt["proof"]["path"]) == 1
assert unknown.type_ == NEW and unknown["more"]["of"] == ["it"] and record.scheme == NEW

# An error with an unknown code is read by its status.
error = get_game.sync(UUID(int=0), client=client)
assert isinstance(error, Problem) and error.code == NEW and error.status == 404
