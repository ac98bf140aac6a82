"""What a server of a later release answers can be read, without what is new in it: `newer.py URL-OF-SUCH-A-SERVER`"""

import sys
from uuid import UUID

from kingdomail_client import (
    ApiClient,
    Command,
    Configuration,
    FactView,
    GamesApi,
    LineDealtRecordedFact,
    NoticesApi,
    PlayApi,
    Problem,
    RecordedFact,
    RecordsApi,
    TableOpenedRecordedFact,
    ToldView,
    Unknown,
)
from kingdomail_client.exceptions import NotFoundException

NEW = "of_a_later_release"
GAME = UUID("019a0000-0000-7000-8000-000000000014")
server = ApiClient(Configuration(host=sys.argv[1], access_token="a token"))

# An unknown name is a string, as the known ones are.
game = GamesApi(server).show_game(GAME)
assert (game.id, game.version, game.seats[0].player.name, game.status) == (GAME, 5, "Ada", NEW)
assert game.settings.variants[-1] == NEW and game.quests[-1] == NEW
pace = game.pace.actual_instance
assert isinstance(pace, Unknown) and pace.type == NEW

# An unknown fact, notice or command has its type and whatever else came with it, and its neighbours are as ever.
first, *_, last = [event.fact.actual_instance for event in GamesApi(server).list_events(GAME).items]
assert isinstance(first, FactView) and type(first.actual_instance).__name__ == "TableOpenedFact"
assert isinstance(last, Unknown) and last.type == NEW and last.additional_properties["more"] == {"of": ["it"]}
feed = NoticesApi(server).list_notices()
known, unknown = [item.notice.actual_instance for item in feed.items]
assert feed.unread == 1 and isinstance(known, ToldView) and isinstance(unknown, Unknown) and unknown.type == NEW
commands = [option.command.actual_instance for option in PlayApi(server).list_legal_commands(GAME).items]
assert isinstance(commands[0], Command) and isinstance(commands[-1], Unknown)

# Neither is anything lost of an object within another one that has an unknown field.
settings = NoticesApi(server).show_notice_settings()
assert settings.quiet_hours and settings.quiet_hours.var_from == "22:00:00" and settings.language == NEW
assert settings.channels["your_turn"][-1] == NEW and NEW in settings.channels
order = PlayApi(server).show_order(GAME).order
assert order.pick and order.place and order.place.at and (order.pick[0], order.place.at.x) == ("17", 1)
assert order.place.otherwise == NEW
record = RecordsApi(server).download_record(GAME)
opening, dealing, unknown_fact = [event.fact.actual_instance for event in record.events]
assert isinstance(opening, RecordedFact) and isinstance(dealing, RecordedFact)
opened, dealt = opening.actual_instance, dealing.actual_instance
assert isinstance(opened, TableOpenedRecordedFact) and opened.settings.players == 2
assert opened.timing and opened.timing.may_return and opened.series and opened.series.number == 2
assert isinstance(dealt, LineDealtRecordedFact) and dealt.proof and len(dealt.proof.path) == 1
assert isinstance(unknown_fact, Unknown) and unknown_fact.type == NEW and record.scheme == NEW

# A refusal with an unknown code has its status.
try:
    GamesApi(server).show_game(UUID(int=0))
    raise AssertionError("this is refused")
except NotFoundException as refused:
    assert refused.status == 404 and isinstance(refused.data, Problem) and refused.data.code == NEW
