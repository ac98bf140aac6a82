"""Apps: device authorization and token refresh."""

import unittest
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from unittest.mock import call, patch

import httpx
from fake import DROP, QUICK, Answer, Fake, Request, app_tokens, busy, connected, example, fake, oauth_error, problem

from kingdomail import Client, DeviceCode, Problem

GAME = example("games", "Game")
GET_GAME = f"GET /v1/games/{GAME['id']}"
AUTHORIZE, EXCHANGE = "POST /oauth/device_authorization", "POST /oauth/token"
SCOPES = ["games:read", "games:play"]
DEVICE: dict[str, Any] = {
    "device_code": "kmd_1",
    "user_code": "BCDF-GHJK",
    "verification_uri": "https://play.example/device",
    "verification_uri_complete": "https://play.example/oauth/device?user_code=BCDF-GHJK",
    "expires_in": 600,
    "interval": 5,
}


class Refreshing(unittest.TestCase):
    def test_app_refresh_sends_client_id(self) -> None:
        saved: list[str] = []
        app = {"token": None, "refresh_token": "kma_0", "client_id": "Castle Watch", "on_refresh_token": saved.append}
        with connected(**app) as (server, client):
            server.on(EXCHANGE, app_tokens(1, seconds=0), app_tokens(2))
            server.on(GET_GAME, Answer(GAME))
            for _ in range(3):
                client.api.get_game(GAME["id"])
            used = [one.headers["Authorization"] for one in server.received(GET_GAME)]
            self.assertEqual(used, ["Bearer access-1", "Bearer access-2", "Bearer access-2"])
            form = {"grant_type": "refresh_token", "client_id": "Castle Watch"}
            bodies = [one.body for one in server.received(EXCHANGE)]
            self.assertEqual(bodies, [form | {"refresh_token": token} for token in ("kma_0", "kma_1")])
            self.assertNotIn("Authorization", server.received(EXCHANGE)[1].headers)
            self.assertEqual(saved, ["kma_1", "kma_2"])

    def test_concurrent_expiry_refreshes_once(self) -> None:
        def respond(request: Request) -> Answer:
            expired = request.headers["Authorization"] == "Bearer access-1"
            return problem(401, "token_expired") if expired else Answer(GAME)

        with connected(token=None, refresh_token="kma_0", client_id="Castle Watch") as (server, client):
            # Reusing an older refresh token revokes the app.
            server.on(EXCHANGE, app_tokens(1), app_tokens(2), oauth_error("invalid_grant"))
            server.on(GET_GAME, respond)
            with ThreadPoolExecutor(8) as threads:
                games = list(threads.map(lambda _: client.api.get_game(GAME["id"]), range(16)))
            self.assertEqual((len(games), len(server.received(EXCHANGE))), (16, 2))

    def test_lost_refresh_is_retried_once(self) -> None:
        with connected(token=None, refresh_token="kma_0", client_id="Castle Watch") as (server, client):
            server.on(EXCHANGE, DROP, app_tokens(1))
            server.on(GET_GAME, Answer(GAME))
            client.api.get_game(GAME["id"])
            self.assertEqual([one.body["refresh_token"] for one in server.received(EXCHANGE)], ["kma_0"] * 2)

    def test_revoked_app_raises_oauth_error(self) -> None:
        with connected(token=None, refresh_token="kma_0", client_id="Castle Watch") as (server, client):
            server.on(EXCHANGE, oauth_error("invalid_grant"))
            with self.assertRaises(Problem) as caught:
                client.api.get_game(GAME["id"])
            raised = caught.exception
            self.assertEqual((raised.code, raised.status, raised.detail), ("invalid_grant", 400, "No."))


class Authorizing(unittest.TestCase):
    def authorize(self, server: Fake, url: str, show: Callable[[DeviceCode], None] = lambda _: None) -> list[float]:
        """Authorizes an app and returns the pauses between its polls."""
        server.on(AUTHORIZE, Answer(DEVICE))
        server.on(GET_GAME, Answer(GAME))
        with patch("kingdomail._device.time.sleep") as sleep:
            with Client.authorize(url, "Castle Watch", SCOPES, show, retries=QUICK) as client:
                pauses = [one.args[0] for one in sleep.call_args_list]
                client.api.get_game(GAME["id"])
        self.assertEqual(server.received(GET_GAME)[0].headers["Authorization"], "Bearer access-1")
        return pauses

    def test_app_polls_until_player_decides(self) -> None:
        shown: list[DeviceCode] = []
        with fake() as (server, url):
            server.on(EXCHANGE, *[oauth_error("authorization_pending")] * 2, app_tokens(1))
            self.assertEqual(self.authorize(server, url, shown.append), [5, 5, 5])
            [request] = server.received(AUTHORIZE)
            self.assertEqual(request.body, {"client_id": "Castle Watch", "scope": "games:read games:play"})
            self.assertNotIn("Authorization", request.headers)
            grant = "urn:ietf:params:oauth:grant-type:device_code"
            form = {"grant_type": grant, "client_id": "Castle Watch", "device_code": "kmd_1"}
            self.assertEqual([one.body for one in server.received(EXCHANGE)], [form] * 3)
            code = DeviceCode("BCDF-GHJK", DEVICE["verification_uri"], DEVICE["verification_uri_complete"], 600)
            self.assertEqual(shown, [code])

    def test_poll_slows_down_on_request_and_outage(self) -> None:
        with fake() as (server, url):
            server.on(EXCHANGE, oauth_error("slow_down"), DROP, busy(40), Answer(status=502), app_tokens(1))
            self.assertEqual(self.authorize(server, url), [5, 10, 15, 40, 40])

    def test_authorized_app_saves_and_refreshes_tokens(self) -> None:
        saved: list[str] = []
        with fake() as (server, url), patch("kingdomail._device.time.sleep"):
            server.on(AUTHORIZE, Answer(DEVICE))
            server.on(EXCHANGE, app_tokens(1, seconds=0), app_tokens(2))
            server.on(GET_GAME, Answer(GAME))
            with Client.authorize(url, "Castle Watch", SCOPES, lambda _: None, on_refresh_token=saved.append) as client:
                client.api.get_game(GAME["id"])
            self.assertEqual(saved, ["kma_1", "kma_2"])
            self.assertEqual(server.received(EXCHANGE)[1].body["client_id"], "Castle Watch")

    def test_denied_or_expired_code_raises_problem(self) -> None:
        for error in ["access_denied", "expired_token"]:
            with self.subTest(error), fake() as (server, url), patch("kingdomail._device.time.sleep") as sleep:
                server.on(AUTHORIZE, Answer(DEVICE))
                server.on(EXCHANGE, oauth_error("authorization_pending"), oauth_error(error))
                with self.assertRaises(Problem) as caught:
                    Client.authorize(url, "Castle Watch", SCOPES, lambda _: None)
                self.assertEqual(caught.exception.code, error)
                self.assertEqual(sleep.call_args_list, [call(5), call(5)])

    def test_outage_beyond_code_lifetime_raises(self) -> None:
        for answer, raised in [(DROP, httpx.TransportError), (Answer(status=502), Problem)]:
            with fake() as (server, url), patch("kingdomail._device.time.sleep"):
                server.on(AUTHORIZE, Answer(DEVICE | {"expires_in": 0}))
                server.on(EXCHANGE, answer)
                with self.assertRaises(raised):
                    Client.authorize(url, "Castle Watch", SCOPES, lambda _: None)


if __name__ == "__main__":
    unittest.main()
