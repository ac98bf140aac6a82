"""Plays a game of three with Age of Giants with the generated client: `play.py URL`"""

import sys
import uuid

from kingdomail_client import (
    AccountsApi,
    ApiClient,
    Command,
    ConcedeCommand,
    Configuration,
    CreateAccount,
    CreateGameSettings,
    CreateTable,
    EventPayload,
    Expansion,
    GamesApi,
    GameStatus,
    HousePlayer,
    PlayApi,
    PlayCommand,
    TablesApi,
)

server = ApiClient(Configuration(host=sys.argv[1]))
name = f"Generated {uuid.uuid4().hex[:8]}"
registered = AccountsApi(server).register(CreateAccount(name=name, password="a crown for every lake"))
server.configuration.access_token = registered.tokens.access_token

settings = CreateGameSettings(players=3, expansion=Expansion.AGE_OF_GIANTS)
house = [HousePlayer.GREEDY, HousePlayer.RANDOM]
game = TablesApi(server).create_table(CreateTable(settings=settings, house=house))
decisions = 0
while game.status == GameStatus.ACTIVE:
    legal = PlayApi(server).list_legal_commands(game.id)
    # Never choose an unknown command of a newer server.
    options = [(option.score, option.command.actual_instance) for option in legal.items]
    known = [(score, command) for score, command in options if isinstance(command, Command)]
    moves = [(score, command) for score, command in known if not isinstance(command.actual_instance, ConcedeCommand)]
    _, best = max(moves, key=lambda move: move[0])
    played = PlayCommand(command=best, expected_version=legal.version)
    game = PlayApi(server).play_command(game.id, uuid.uuid4().hex, played)
    decisions += 1

events = GamesApi(server).list_events(game.id).items
payloads = [event.payload.actual_instance for event in events]
types = {type(payload.actual_instance).__name__ for payload in payloads if isinstance(payload, EventPayload)}
assert game.ranking is not None and len(game.ranking) == 3, game.ranking
assert decisions > 10 and {"PlacedEvent", "PickedEvent"} <= types, (decisions, types)
