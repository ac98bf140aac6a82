"""The front door."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from typing import Any, Self, TypedDict, Unpack
from uuid import UUID, uuid4

import httpx

from ._generated.api import Api
from ._generated.client import AuthenticatedClient
from ._generated.models import EventView, NoticeView
from ._device import DeviceCode, let_in
from ._http import ANONYMOUS, Http, Retries
from ._session import Session, Tokens
from ._streams import SILENCE_SECONDS, game_events, notices
from ._turns import Turn, turns


class Options(TypedDict, total=False):
    """What all ways to make a `Client` take."""

    on_refresh_token: Callable[[str], None]
    """Is called with each new refresh token before it is used: keep it to go on with the session later."""
    retries: Retries
    timeout: float
    """Seconds to wait for an answer; 60 by default, because a long poll takes up to 30."""
    silence: float
    """Seconds without a sign of life after which a stream connects anew; 30 by default."""
    language: str
    """In which language the server writes to people, as `Accept-Language` has it."""
    transport: httpx.BaseTransport
    """Another way to send requests, as httpx has it."""


class Client:
    """A connection to a server, in the name of an account. It may be used by several threads.

    Pass a personal token, or begin a session with `log_in`, `register` or `guest`, or go on with one by its `refresh_token`.
    An app that a player has let in passes its `client_id` beside its refresh token; to be let in where there is no browser,
    it calls `let_in`. Without any of them you may ask what needs no account.
    """

    api: Api
    """Every operation of the server as a method."""
    http: httpx.Client
    """The HTTP client below, for requests that `api` has not: it sends the token, retries, and raises problems."""

    def __init__(
        self,
        url: str,
        token: str | None = None,
        *,
        refresh_token: str | None = None,
        client_id: str | None = None,
        **options: Unpack[Options],
    ) -> None:
        self._session = Session(token, refresh_token, options.get("on_refresh_token"))
        headers = {"Accept-Language": options["language"]} if "language" in options else {}
        self.http = Http(
            self._session,
            client_id,
            options.get("retries", Retries()),
            base_url=url,
            headers=headers,
            timeout=options.get("timeout", 60.0),
            transport=options.get("transport"),
        )
        self._silence = options.get("silence", SILENCE_SECONDS)
        self.api = Api(AuthenticatedClient(url, "").set_httpx_client(self.http))

    @classmethod
    def log_in(cls, url: str, name: str, password: str, **options: Unpack[Options]) -> Self:
        """Begins a session of an account."""
        return cls(url, **options)._begin_session("/v1/sessions", {"name": name, "password": password})

    @classmethod
    def register(cls, url: str, name: str, password: str, **options: Unpack[Options]) -> Self:
        """Makes an account, once however often it has to be asked, and begins a session of it."""
        body = {"name": name, "password": password}
        return cls(url, **options)._begin_session("/v1/players", body, {"Idempotency-Key": str(uuid4())})

    @classmethod
    def guest(cls, url: str, **options: Unpack[Options]) -> Self:
        """Begins a session of a new account without a name and a password. It plays where no ratings change."""
        return cls(url, **options)._begin_session("/v1/guests", {})

    @classmethod
    def let_in(
        cls,
        url: str,
        client_id: str,
        scopes: Iterable[str],
        show: Callable[[DeviceCode], None],
        **options: Unpack[Options],
    ) -> Self:
        """Asks a player to let an app in that runs where there is no browser, and waits until that is done.

        `client_id` is what the app calls itself, and `show` is called with what the player has to be told. A player who
        does not want the app is a `Problem` with the code `access_denied`; one who takes too long, `expired_token`.
        """
        client = cls(url, client_id=client_id, **options)
        return client._begin(lambda: let_in(client.http, client_id, scopes, show))

    def _begin_session(self, path: str, body: dict[str, Any], headers: dict[str, str] | None = None) -> Self:
        return self._begin(
            lambda: Tokens.of_session(self.http.post(path, json=body, headers=headers, extensions=ANONYMOUS))
        )

    def _begin(self, ask: Callable[[], Tokens]) -> Self:
        try:
            self._session.begin(ask())
        except BaseException:
            self.close()
            raise
        return self

    def my_turns(self, game_id: UUID | None = None) -> Generator[Turn, None, None]:
        """Each decision that is yours to make, now and as it comes, once: in all games but sandboxes, or in one game of any kind.

        Play a turn before you ask for the next one. If you do not, it does not come again. The turns of one game end with the
        game; those of all games never end. However long the server is away, the iterator waits.
        """
        return turns(self.api, game_id)

    def stream_game(self, game_id: UUID, after: int | None = None) -> Generator[EventView, None, None]:
        """What happens in a game after a version, by default from now on, until the game is over.

        When the connection breaks, the stream is resumed after the last event. Close the iterator to end it.
        """
        return game_events(self.http, self.api, game_id, after, self._silence)

    def stream_notices(self, after: int | None = None) -> Generator[NoticeView, None, None]:
        """What you are told after a position, by default from now on. It never ends by itself."""
        return notices(self.http, self.api, after, self._silence)

    def close(self) -> None:
        """Closes all connections."""
        self.http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
