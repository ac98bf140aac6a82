"""The entry point of the package."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from typing import Any, Self, TypedDict, Unpack
from uuid import UUID, uuid4

import httpx

from ._device import DeviceCode, authorize_device
from ._generated.api import Api
from ._generated.client import AuthenticatedClient
from ._generated.models import Event, Notification
from ._http import ANONYMOUS, Http, Retries
from ._session import Session, Tokens
from ._streams import SILENCE_SECONDS, game_events, notifications
from ._turns import Turn, turns


class Options(TypedDict, total=False):
    """Options of every `Client`."""

    on_refresh_token: Callable[[str], None]
    """Called with each new refresh token before its first use. Save the token to continue the session later."""
    retries: Retries
    """Limits for retries."""
    timeout: float
    """Seconds to wait for a response; 60 by default, because a long poll takes up to 30."""
    silence: float
    """Seconds without data after which a stream reconnects; 30 by default."""
    language: str
    """Language of the texts of the server, in the format of `Accept-Language`."""
    transport: httpx.BaseTransport
    """A custom httpx transport."""


class Client:
    """A connection to a server on behalf of an account. Safe to use from several threads.

    Pass a personal token, create a session with `log_in`, `register` or `guest`, or continue a session with its
    `refresh_token`. An app that a player has authorized passes its `client_id` together with its refresh token; an app
    without a browser is authorized with `authorize`. Without credentials, only public operations are available.
    """

    api: Api
    """A method for each operation of the server."""
    http: httpx.Client
    """The underlying HTTP client, for requests that `api` does not cover. Authorizes, retries and raises problems."""

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
        """Creates a session of an existing account."""
        return cls(url, **options)._begin_session("/v1/sessions", {"name": name, "password": password})

    @classmethod
    def register(cls, url: str, name: str, password: str, **options: Unpack[Options]) -> Self:
        """Creates an account and a session. Retries do not create a second account."""
        body = {"name": name, "password": password}
        return cls(url, **options)._begin_session("/v1/players", body, {"Idempotency-Key": str(uuid4())})

    @classmethod
    def guest(cls, url: str, **options: Unpack[Options]) -> Self:
        """Creates a guest account, which has no name and no password, and a session. Guests play unrated games only."""
        return cls(url, **options)._begin_session("/v1/guests", {})

    @classmethod
    def authorize(
        cls,
        url: str,
        client_id: str,
        scopes: Iterable[str],
        show: Callable[[DeviceCode], None],
        **options: Unpack[Options],
    ) -> Self:
        """Authorizes an app without a browser: calls `show` with a code and waits for the decision of the player.

        `client_id` is the name of the app that the player sees. Raises a `Problem` with the code `access_denied` if the
        player denies access, and with `expired_token` if the code expires.
        """
        client = cls(url, client_id=client_id, **options)
        return client._begin(lambda: authorize_device(client.http, client_id, scopes, show))

    def _begin_session(self, path: str, body: dict[str, Any], headers: dict[str, str] | None = None) -> Self:
        return self._begin(
            lambda: Tokens.of_session(self.http.post(path, json=body, headers=headers, extensions=ANONYMOUS))
        )

    def _begin(self, request_tokens: Callable[[], Tokens]) -> Self:
        try:
            self._session.begin(request_tokens())
        except BaseException:
            self.close()
            raise
        return self

    def my_turns(self, game_id: UUID | None = None) -> Generator[Turn, None, None]:
        """Yields each decision of the account exactly once, as it becomes due.

        Without `game_id`, covers all games except sandboxes and never ends. With `game_id`, covers this game, which may
        be a sandbox, and ends with it. Play a turn before you request the next one: a turn is not yielded again. The
        iterator waits while the server is unavailable.
        """
        return turns(self.api, game_id)

    def stream_game(self, game_id: UUID, after: int | None = None) -> Generator[Event, None, None]:
        """Streams the events of a game after the version `after`, by default new events only, until the game ends.

        Resumes after the last event if the connection breaks. Close the iterator to stop.
        """
        return game_events(self.http, self.api, game_id, after, self._silence)

    def stream_notifications(self, after: int | None = None) -> Generator[Notification, None, None]:
        """Streams the notifications after the position `after`, by default new ones only. Never ends by itself."""
        return notifications(self.http, self.api, after, self._silence)

    def close(self) -> None:
        """Closes all connections."""
        self.http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
