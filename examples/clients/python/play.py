"""Plays a game: lists the legal commands and sends one of them back."""

from collections.abc import Sequence
from uuid import uuid4

from kingdomail_client.api.play import list_legal_commands, play_command
from kingdomail_client.models import ConcedeCommand, Game, PlayCommand, Unknown
from player import Player, ok


def decide(players: Sequence[Player], game: Game) -> Game:
    """Makes one decision for the player whose turn it is and returns the resulting game."""
    client = awaited(players, game).client
    legal = ok(list_legal_commands.sync(game.id, client=client))
    # Never choose an unknown command of a newer server.
    moves = [(item.score, item.command) for item in legal.items if not isinstance(item.command, ConcedeCommand | Unknown)]
    _, best = max(moves, key=lambda move: move[0])
    request = PlayCommand(best, legal.version)
    # A retry with the same key plays the command only once.
    return ok(play_command.sync(game.id, client=client, body=request, idempotency_key=str(uuid4())))


def awaited(players: Sequence[Player], game: Game) -> Player:
    """Returns the player whose turn it is."""
    assert game.awaiting, f"no decision is open at version {game.version}"
    id = game.seats[game.awaiting.seat].player.id
    return next(player for player in players if player.id == id)


def play_out(players: Sequence[Player], game: Game) -> Game:
    """Plays until no decision is open."""
    while game.awaiting:
        game = decide(players, game)
    return game
