"""Reads responses of a server of a later release: `newer.py URL-OF-SUCH-A-SERVER`"""

import sys
from uuid import UUID

from kingdomail_client import (
    ApiClient,
    Command,
    Configuration,
    EventPayload,
    GamesApi,
    NotificationPayload,
    NotificationsApi,
    PlayApi,
    Problem,
    RecordsApi,
    Unknown,
)
from kingdomail_client.exceptions import NotFoundException

NEW = "of_a_later_release"
GAME = UUID("019a0000-0000-7000-8000-000000000014")
server = ApiClient(Configuration(host=sys.argv[1], access_token="a token"))

# An unknown enum value is a string, like the known ones.
game = GamesApi(server).get_game(GAME)
assert (game.id, game.version, game.seats[0].player.name, game.status) == (GAME, 5, "Ada", NEW)
assert game.settings.variants[-1] == NEW and game.quests[-1] == NEW
pace = game.pace.actual_instance
assert isinstance(pace, Unknown) and pace.type == NEW

# An unknown event, notification or command is an `Unknown` with its type and fields. It does not
# affect its neighbours.
first, *_, last = [event.payload.actual_instance for event in GamesApi(server).list_events(GAME).items]
assert isinstance(first, EventPayload) and type(first.actual_instance).__name__ == "TableCreatedEvent"
assert isinstance(last, Unknown) and last.type == NEW and last.additional_properties["more"] == {"of": ["it"]}
feed = NotificationsApi(server).list_notifications()
known, unknown = [item.payload.actual_instance for item in feed.items]
assert feed.unread == 1 and isinstance(known, NotificationPayload) and isinstance(unknown, Unknown) and unknown.type == NEW
commands = [option.command.actual_instance for option in PlayApi(server).list_legal_commands(GAME).items]
assert isinstance(commands[0], Command) and isinstance(commands[-1], Unknown)

# Nested objects with unknown fields are read completely.
settings = NotificationsApi(server).get_notification_settings()
assert settings.quiet_hours and settings.quiet_hours.var_from == "22:00:00" and settings.language == NEW
assert settings.channels["your_turn"][-1] == NEW and NEW in settings.channels
plan = PlayApi(server).get_premove(GAME).plan
assert plan.pick and plan.place and plan.place.at and (plan.pick[0], plan.place.at.x) == ("17", 1)
assert plan.place.otherwise == NEW

# The document leaves the facts of a record untyped, except for their `type`.
record = RecordsApi(server).download_record(GAME)
facts = [event.fact for event in record.events]
assert [fact.type for fact in facts[:3]] == ["table_opened", "line_dealt", NEW] and record.scheme == NEW
opened, dealt, added = [fact.additional_properties for fact in facts[:3]]
assert opened["settings"]["players"] == 2 and opened["timing"]["may_return"] and opened["series"]["number"] == 2
assert len(dealt["proof"]["path"]) == 1 and added["more"]["of"] == ["it"]

# An error with an unknown code is read by its status.
try:
    GamesApi(server).get_game(UUID(int=0))
    raise AssertionError("the request must fail")
except NotFoundException as error:
    assert error.status == 404 and isinstance(error.data, Problem) and error.data.code == NEW
