"""A player: an account, and the typed client that acts for it."""

from dataclasses import dataclass
from secrets import token_hex
from typing import TypeVar
from uuid import UUID

from httpx import Timeout

from kingdomail_client import AuthenticatedClient, Client
from kingdomail_client.api.accounts import register
from kingdomail_client.models import Problem, RegisterRequest

T = TypeVar("T")


@dataclass(frozen=True)
class Player:
    id: UUID
    name: str
    client: AuthenticatedClient


class Refused(Exception):
    """The server refused something: programs decide by the code of the problem."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(f"{problem.code}: {problem.title} {problem.detail or ''}")
        self.problem = problem


def ok(answer: T | Problem | None) -> T:
    """What was answered."""
    if isinstance(answer, Problem):
        raise Refused(answer)
    assert answer is not None, "an answer that is not in the document"
    return answer


def new_player(server: str, name: str) -> Player:
    """Registers an account under a name that is new, and logs it in."""
    request = RegisterRequest(name=f"{name}-{token_hex(4)}", password=token_hex(16))
    new = ok(register.sync(client=Client(server), body=request))
    client = AuthenticatedClient(server, new.tokens.access_token, timeout=Timeout(30))
    return Player(new.player.id, new.player.name, client)
