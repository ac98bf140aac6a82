"""Plays a whole game against two house players: python3 play.py http://127.0.0.1:8080"""

import sys

from kingdomail import Client
from kingdomail.models import CreateGameSettings, CreateTable

with Client.guest(sys.argv[1]) as client:
    table = CreateTable(CreateGameSettings(players=3), house=["greedy", "random"], rated="no")
    game = client.api.create_table(body=table)
    for turn in client.my_turns(game.id):
        game = turn.play(turn.best())
    for one in game.ranking or []:
        print(one.rank, one.points, game.seats[one.seat].player.name)
