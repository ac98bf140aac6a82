"""One's decisions, one after the other."""

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
from ._generated.models import GameView, LegalCommandView, NoticeView, PlayRequest
from ._problem import Problem

log = logging.getLogger("kingdomail")

P = ParamSpec("P")
T = TypeVar("T")

OVER = ("finished", "cancelled")
MOVED_ON = (
    "version_stale", "not_your_turn", "deadline_passed", "seat_taken_over", "seat_conceded", "game_finished",
)  # fmt: skip
"""The codes of refusals by which somebody else, or the house, was faster."""
MOVES = ("pick", "place", "discard", "cover", "send_giant", "keep_giant")
"""The commands that make a decision. One that comes later is not chosen by a program that does not know it."""
WAIT_SECONDS = 30


class Command(Protocol):
    """A command of any type."""

    def to_dict(self) -> dict[str, Any]: ...


class Turn:
    """A decision that is yours to make."""

    game: GameView
    """The game as you decide on it, and then as it is after the command and what followed it."""
    played: bool
    """Whether `play` has played a command."""

    def __init__(self, api: Api, game: GameView, legal: list[LegalCommandView]) -> None:
        self._api = api
        self._legal = legal
        # Of each command on a version, so that it is played once however often `play` is called.
        self._keys: dict[str, str] = {}
        self.game = game
        self.played = False

    def legal_commands(self) -> list[LegalCommandView]:
        """All commands that you may choose from, each with the score that it leads to. Conceding is one of them."""
        return list(self._legal)

    def best(self) -> LegalCommandView:
        """The command with the highest score, the first if there are several. Never conceding."""
        return max(filter(is_move, self._legal), key=lambda one: one.score)

    def play(self, command: LegalCommandView | Command) -> GameView:
        """Plays a command, once, however often it has to be sent. Returns the game after it and what followed.

        If something happened meanwhile that leaves the decision as it is, such as a question of another player, the command
        is played on the newest version. If the decision is gone, because it was made elsewhere or the time was up, nothing is
        played: `played` stays false, and the game is returned as it is now.
        """
        chosen = command.command if isinstance(command, LegalCommandView) else command
        while True:
            # Its types are those of the commands that the document knows: whoever has another one may send it.
            body = PlayRequest(cast(Any, chosen), self.game.version)
            key = self._keys.setdefault(json.dumps(body.to_dict()), str(uuid4()))
            try:
                self.game = self._api.play_command(self.game.id, body=body, idempotency_key=key)
            except Problem as problem:
                if problem.code not in MOVED_ON:
                    raise
                before = self.game
                self.game = self._api.show_game(before.id)
                unchanged = decision(self.game) == decision(before) and self.game.version > before.version
                if not unchanged or problem.code != "version_stale":
                    return self.game
            else:
                self.played = True
                return self.game


def turns(api: Api, game_id: UUID | None) -> Generator[Turn, None, None]:
    """Each decision that is one's own: of one game until it is over, or of all."""
    told = patiently(api.list_notices, limit=1).last_position
    waiting = deque([game_id] if game_id else patiently(waiting_games, api))
    # What was shown last of each game.
    shown: dict[UUID, Any] = {}
    while True:
        while waiting:
            one = waiting.popleft()
            try:
                turn = patiently(turn_of, api, one)
            except Problem as problem:
                # A game that one is told of may be out of sight by now.
                if game_id is None and problem.status in (403, 404):
                    continue
                raise
            if isinstance(turn, Turn) and shown.get(one) != decision(turn.game):
                shown[one] = decision(turn.game)
                yield turn
                # The answer to a command shows the next turn, and no notice tells of it: so one looks.
                if turn.played:
                    del shown[one]
                if one not in waiting:
                    waiting.append(one)
            elif game_id and isinstance(turn, GameView) and turn.status in OVER:
                return
        news = patiently(api.list_notices, after=told, wait_seconds=WAIT_SECONDS, limit=100).items
        if news:
            # Of many notices the oldest are not kept; and one that is about no game may mean any.
            lost = news[0].position > told + 1 or any(notice.game_id is None for notice in news)
            told = news[-1].position
            waiting.extend([game_id] if game_id else dict.fromkeys(games_of(news, api if lost else None)))


def games_of(news: list[NoticeView], api: Api | None) -> Iterator[UUID]:
    """The games that notices are about, and all that wait for the player if the API is given."""
    yield from (notice.game_id for notice in news if notice.game_id is not None)
    if api:
        yield from patiently(waiting_games, api)


def waiting_games(api: Api) -> list[UUID]:
    """The games that wait for the player: they come first in the list."""
    found: list[UUID] = []
    cursor: str | None = ""
    while cursor is not None:
        page = api.list_my_games(status="active", limit=100, **({"cursor": cursor} if cursor else {}))
        mine = [game.id for game in page.items if game.waits_for_you]
        found += mine
        cursor = page.next_cursor if len(mine) == len(page.items) else None
    return found


def turn_of(api: Api, game_id: UUID) -> Turn | GameView:
    """The decision that a player has to make in a game, or the game if there is none."""
    while True:
        game = api.show_game(game_id)
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


def is_move(one: LegalCommandView) -> bool:
    return one.command.to_dict().get("type") in MOVES


def decision(game: GameView) -> Any:
    """What there is to decide: the same, whatever else happens at the table."""
    if game.awaiting is None:
        return None
    awaiting = (game.awaiting.seat, game.awaiting.expected, game.awaiting.domino)
    return awaiting, game.current_line, game.next_line, game.kingdoms


def patiently(ask: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """An answer, however long the server is away."""
    while True:
        try:
            return ask(*args, **kwargs)
        except httpx.TransportError as error:
            log.warning("%r", error)
            time.sleep(3)
        except Problem as problem:
            if not problem.passes:
                raise
            log.warning("%s", problem)
            time.sleep(problem.retry_after or 3)
