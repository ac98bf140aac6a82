"""The decisions of an account, one after the other."""

from __future__ import annotations

import json
import logging
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator
from typing import Any, ParamSpec, Protocol, TypeVar, cast
from uuid import UUID, uuid4

import httpx

from ._generated.api import Api
from ._generated.models import Game, LegalCommand, Notification, PlayCommand
from ._problem import Problem

log = logging.getLogger("kingdomail")

P = ParamSpec("P")
T = TypeVar("T")

OVER = ("finished", "cancelled")
MOVED_ON = (
    "version_stale", "not_your_turn", "deadline_passed", "seat_taken_over", "seat_conceded", "game_finished",
)  # fmt: skip
"""Error codes that mean that the decision may no longer be open."""
MOVES = ("pick", "place", "discard", "cover", "send_giant", "keep_giant")
"""The commands that make a decision. Unknown commands of newer servers are never chosen."""
WAIT_SECONDS = 30


class Command(Protocol):
    """A command of any type, also one that the generated types do not cover."""

    def to_dict(self) -> dict[str, Any]: ...


class Turn:
    """A decision that the account has to make."""

    game: Game
    """The game before the decision; after `play`, the resulting game."""
    played: bool
    """True if `play` has played a command."""

    def __init__(self, api: Api, game: Game, legal: list[LegalCommand]) -> None:
        self._api = api
        self._legal = legal
        # Idempotency key by command and version: repeated calls of `play` play a command once.
        self._keys: dict[str, str] = {}
        self.game = game
        self.played = False

    def legal_commands(self) -> list[LegalCommand]:
        """Returns all legal commands, including conceding, each with the score that it leads to."""
        return list(self._legal)

    def best(self) -> LegalCommand:
        """Returns the command with the highest score, the first of equals. Never returns conceding."""
        return max(filter(is_move, self._legal), key=lambda one: one.score)

    def play(self, command: LegalCommand | Command) -> Game:
        """Plays a command exactly once and returns the resulting game.

        If the game has changed but the decision is still open, for example after a proposal of another player, the
        command is played on the latest version. If the decision is no longer open, because it was made elsewhere or the
        time was up, nothing is played: `played` remains false, and the current game is returned.
        """
        chosen = command.command if isinstance(command, LegalCommand) else command
        while True:
            # The cast allows commands that the generated types do not cover.
            body = PlayCommand(cast(Any, chosen), self.game.version)
            key = self._keys.setdefault(json.dumps(body.to_dict()), str(uuid4()))
            try:
                self.game = self._api.play_command(self.game.id, body=body, idempotency_key=key)
            except Problem as problem:
                if problem.code not in MOVED_ON:
                    raise
                before = self.game
                self.game = self._api.get_game(before.id)
                unchanged = decision(self.game) == decision(before) and self.game.version > before.version
                if not unchanged or problem.code != "version_stale":
                    return self.game
            else:
                self.played = True
                return self.game


def turns(api: Api, game_id: UUID | None) -> Generator[Turn, None, None]:
    """Yields the decisions of the account: in one game until it ends, or in all games."""
    position = patiently(api.list_notifications, limit=1).last_position
    waiting = deque([game_id] if game_id else patiently(waiting_games, api))
    # The last decision yielded, by game.
    yielded: dict[UUID, Any] = {}
    while True:
        while waiting:
            one = waiting.popleft()
            try:
                turn = patiently(turn_of, api, one)
            except Problem as problem:
                # The player may have lost access to the game of a notification.
                if game_id is None and problem.status in (403, 404):
                    continue
                raise
            if isinstance(turn, Turn) and yielded.get(one) != decision(turn.game):
                yielded[one] = decision(turn.game)
                yield turn
                # No notification announces a turn that follows from the own command: look at the game again.
                if turn.played:
                    del yielded[one]
                if one not in waiting:
                    waiting.append(one)
            elif game_id and isinstance(turn, Game) and turn.status in OVER:
                return
        news = patiently(api.list_notifications, after=position, wait_seconds=WAIT_SECONDS, limit=100).items
        if news:
            # The server drops old notifications, and one without a game may concern any game: list all games.
            list_all = news[0].position > position + 1 or any(item.game_id is None for item in news)
            position = news[-1].position
            waiting.extend([game_id] if game_id else dict.fromkeys(games_of(news, api if list_all else None)))


def games_of(news: list[Notification], api: Api | None) -> Iterator[UUID]:
    """Yields the games of notifications and, if the API is given, all games that wait for the player."""
    yield from (item.game_id for item in news if item.game_id is not None)
    if api:
        yield from patiently(waiting_games, api)


def waiting_games(api: Api) -> list[UUID]:
    """Returns the games that wait for the player. The server lists them first."""
    found: list[UUID] = []
    cursor: str | None = ""
    while cursor is not None:
        page = api.list_my_games(status="active", limit=100, **({"cursor": cursor} if cursor else {}))
        mine = [game.id for game in page.items if game.waits_for_you]
        found += mine
        cursor = page.next_cursor if len(mine) == len(page.items) else None
    return found


def turn_of(api: Api, game_id: UUID) -> Turn | Game:
    """Returns the open decision of the player in a game, or the game if there is none."""
    while True:
        game = api.get_game(game_id)
        if game.awaiting is None or game.awaiting.seat != game.your_seat and not game.sandbox:
            return game
        try:
            legal = api.list_legal_commands(game_id)
        except Problem as problem:
            if problem.code in MOVED_ON:
                return game
            raise
        if legal.version == game.version:
            return Turn(api, game, legal.items) if any(map(is_move, legal.items)) else game


def is_move(one: LegalCommand) -> bool:
    return one.command.to_dict().get("type") in MOVES


def decision(game: Game) -> Any:
    """Returns a value that identifies the open decision: other events of the game do not change it."""
    if game.awaiting is None:
        return None
    awaiting = (game.awaiting.seat, game.awaiting.expected, game.awaiting.domino)
    return awaiting, game.current_line, game.next_line, game.kingdoms


def patiently(call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Repeats a call while the server is unavailable."""
    while True:
        try:
            return call(*args, **kwargs)
        except httpx.TransportError as error:
            log.warning("%r", error)
            time.sleep(3)
        except Problem as problem:
            if not problem.is_temporary:
                raise
            log.warning("%s", problem)
            time.sleep(problem.retry_after or 3)
