"""What a server of a later release answers can be read, without what is new in it. `python3 newer.py URL-OF-SUCH-A-SERVER`"""

import sys
from uuid import UUID

from kingdomail_client import AuthenticatedClient
from kingdomail_client.api.games import list_events, show_game
from kingdomail_client.api.notices import list_notices, show_notice_settings
from kingdomail_client.api.play import list_legal_commands, show_order
from kingdomail_client.api.records import download_record
from kingdomail_client.models import (
    LineDealtRecordedFact,
    PickCommand,
    Problem,
    Status,
    TableOpenedFact,
    TableOpenedRecordedFact,
    Unknown,
    YourTurnTold,
)
from player import Player, ok
from stream import events

NEW = "of_a_later_release"
GAME = UUID("019a0000-0000-7000-8000-000000000014")
client = AuthenticatedClient(sys.argv[1], "a token")

# An unknown name is a string; what is known is still an enum.
game = ok(show_game.sync(GAME, client=client))
assert game.id == GAME and game.version == 5 and game.seats[0].player.name == "Ada"
assert not isinstance(game.status, Status) and game.status == NEW
assert game.settings.variants[-1] == NEW and game.quests[-1] == NEW
assert isinstance(game.pace, Unknown) and game.pace.type_ == NEW

# An unknown fact, notice or command has its type and whatever else came with it, and its neighbours are as ever.
page = ok(list_events.sync(GAME, client=client))
assert isinstance(page.items[0].fact, TableOpenedFact)
last = page.items[-1].fact
assert isinstance(last, Unknown) and last.type_ == NEW and last.additional_properties["more"] == {"of": ["it"]}
feed = ok(list_notices.sync(client=client))
assert feed.unread == 1 and isinstance(feed.items[0].notice, YourTurnTold)
assert isinstance(feed.items[-1].notice, Unknown) and feed.items[-1].game_id == GAME
legal = ok(list_legal_commands.sync(GAME, client=client))
assert isinstance(legal.items[0].command, PickCommand) and isinstance(legal.items[-1].command, Unknown)
assert [event.version for event in events(Player(GAME, "", client), GAME, after=0)] == [one.version for one in page.items]

# Neither is anything lost of an object within another one that has an unknown field.
settings = ok(show_notice_settings.sync(client=client))
assert settings.quiet_hours and settings.quiet_hours.from_ == "22:00:00" and settings.language == NEW
assert settings.channels["your_turn"][-1] == NEW and NEW in settings.channels
order = ok(show_order.sync(GAME, client=client)).order
assert order.pick and order.place and order.place.at and (order.pick[0], order.place.at.x) == ("17", 1)
assert order.place.otherwise == NEW
record = ok(download_record.sync(GAME, client=client))
opened, dealt, unknown = [event.fact for event in record.events]
assert isinstance(opened, TableOpenedRecordedFact) and opened.settings.players == 2
assert opened.timing and opened.timing.may_return and opened.series and opened.series.number == 2
assert isinstance(dealt, LineDealtRecordedFact) and dealt.proof and len(dealt.proof.path) == 1
assert isinstance(unknown, Unknown) and unknown.type_ == NEW and record.scheme == NEW

# A refusal with an unknown code has its status.
refused = show_game.sync(UUID(int=0), client=client)
assert isinstance(refused, Problem) and refused.code == NEW and refused.status == 404
