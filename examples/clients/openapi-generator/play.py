"""Plays a game of three with Age of Giants by the client that openapi-generator made: `play.py URL`"""

import sys
import uuid

from kingdomail_client import (
    AccountsApi,
    ApiClient,
    Command,
    ConcedeCommand,
    Configuration,
    Expansion,
    FactView,
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
    # A newer server may know commands that this client does not, and that it had better not choose.
    options = [(option.score, option.command.actual_instance) for option in legal.items]
    known = [(score, command) for score, command in options if isinstance(command, Command)]
    moves = [(score, command) for score, command in known if not isinstance(command.actual_instance, ConcedeCommand)]
    _, best = max(moves, key=lambda move: move[0])
    played = PlayRequest(command=best, expected_version=legal.version)
    game = PlayApi(server).play_command(game.id, uuid.uuid4().hex, played)
    decisions += 1

events = GamesApi(server).list_events(game.id).items
facts = [event.fact.actual_instance for event in events]
kinds = {type(fact.actual_instance).__name__ for fact in facts if isinstance(fact, FactView)}
assert game.ranking is not None and len(game.ranking) == 3, game.ranking
assert decisions > 10 and {"PlacedFact", "PickedFact"} <= kinds, (decisions, kinds)
