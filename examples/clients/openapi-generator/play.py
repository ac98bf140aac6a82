"""Plays a game of three with Age of Giants by the client that openapi-generator made: `play.py URL`"""

import sys
import uuid

from kingdomail_client import (
    AccountsApi,
    ApiClient,
    Configuration,
    Expansion,
    GamesApi,
    HousePlayer,
    OpenTableRequest,
    PlayApi,
    PlayRequest,
    RegisterRequest,
    SettingsRequest,
    Status,
    TablesApi,
)

server = ApiClient(Configuration(host=sys.argv[1]))
name = f"Generated {uuid.uuid4().hex[:8]}"
registered = AccountsApi(server).register(RegisterRequest(name=name, password="a crown for every lake"))
server.configuration.access_token = registered.tokens.access_token

settings = SettingsRequest(players=3, expansion=Expansion.AGE_OF_GIANTS)
house = [HousePlayer.GREEDY, HousePlayer.RANDOM]
game = TablesApi(server).open_table(OpenTableRequest(settings=settings, house=house))
decisions = 0
while game.status == Status.ACTIVE:
    legal = PlayApi(server).list_legal_commands(game.id)
    # Conceding comes last.
    best = max(legal.items[:-1], key=lambda option: option.score)
    played = PlayRequest(command=best.command, expected_version=legal.version)
    game = PlayApi(server).play_command(game.id, uuid.uuid4().hex, played)
    decisions += 1

events = GamesApi(server).list_events(game.id).items
kinds = {type(event.fact.actual_instance).__name__ for event in events}
assert game.ranking is not None and len(game.ranking) == 3, game.ranking
assert decisions > 20 and {"PlacedFact", "PickedFact"} <= kinds, (decisions, kinds)
