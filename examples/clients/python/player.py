"""A player: an account and its typed client."""

from dataclasses import dataclass
from secrets import token_hex
from typing import TypeVar
from uuid import UUID

from httpx import Timeout

from kingdomail_client import AuthenticatedClient, Client
from kingdomail_client.api.accounts import register
from kingdomail_client.models import CreateAccount, Problem

T = TypeVar("T")


@dataclass(frozen=True)
class Player:
    id: UUID
    name: str
    client: AuthenticatedClient


class ProblemError(Exception):
    """An error of the server. Programs handle it by the code of the problem."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(f"{problem.code}: {problem.title} {problem.detail or ''}")
        self.problem = problem


def ok(response: T | Problem | None) -> T:
    """Returns a successful response. Raises a problem."""
    if isinstance(response, Problem):
        raise ProblemError(response)
    assert response is not None, "the response is not in the document"
    return response


def new_player(server: str, name: str) -> Player:
    """Registers an account with a unique name."""
    request = CreateAccount(name=f"{name}-{token_hex(4)}", password=token_hex(16))
    new = ok(register.sync(client=Client(server), body=request))
    client = AuthenticatedClient(server, new.tokens.access_token, timeout=Timeout(30))
    return Player(new.player.id, new.player.name, client)
