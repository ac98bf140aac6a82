"""Playing: ask what is legal, send one of it back as it is."""

from collections.abc import Sequence
from uuid import uuid4

from kingdomail_client.api.play import list_legal_commands, play_command
from kingdomail_client.models import ConcedeCommand, GameView, PlayRequest, Unknown
from player import Player, ok


def decide(players: Sequence[Player], game: GameView) -> GameView:
    """Makes one decision for whoever is awaited, and shows the game after it."""
    client = awaited(players, game).client
    legal = ok(list_legal_commands.sync(game.id, client=client))
    # A newer server may know commands that this client does not, and that it had better not choose.
    moves = [(item.score, item.command) for item in legal.items if not isinstance(item.command, ConcedeCommand | Unknown)]
    _, best = max(moves, key=lambda move: move[0])
    request = PlayRequest(best, legal.version)
    # With the same key it can be sent again, if the answer was lost: it is played once.
    return ok(play_command.sync(game.id, client=client, body=request, idempotency_key=str(uuid4())))


def awaited(players: Sequence[Player], game: GameView) -> Player:
    """Whose turn it is."""
    assert game.awaiting, f"nobody is awaited at version {game.version}"
    who = game.seats[game.awaiting.seat].player.id
    return next(player for player in players if player.id == who)


def play_out(players: Sequence[Player], game: GameView) -> GameView:
    """Plays until nobody is awaited any more."""
    while game.awaiting:
        game = decide(players, game)
    return game
