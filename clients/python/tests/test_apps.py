"""An app is let in, and goes on with tokens of its own."""

import unittest
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from unittest.mock import call, patch

import httpx
from fake import DROP, QUICK, Answer, Fake, Request, app_tokens, busy, connected, example, fake, oauth_error, problem

from kingdomail import Client, DeviceCode, Problem

GAME = example("games", "GameView")
SHOWN = f"GET /v1/games/{GAME['id']}"
ASKED, EXCHANGED = "POST /oauth/device_authorization", "POST /oauth/token"
SCOPES = ["games:read", "games:play"]
ASKING: dict[str, Any] = {
    "device_code": "kmd_1",
    "user_code": "BCDF-GHJK",
    "verification_uri": "https://play.example/device",
    "verification_uri_complete": "https://play.example/oauth/device?user_code=BCDF-GHJK",
    "expires_in": 600,
    "interval": 5,
}


class Refreshing(unittest.TestCase):
    def test_the_tokens_of_an_app_are_exchanged_in_its_name(self) -> None:
        kept: list[str] = []
        app = {"token": None, "refresh_token": "kma_0", "client_id": "Castle Watch", "on_refresh_token": kept.append}
        with connected(**app) as (server, client):
            server.on(EXCHANGED, app_tokens(1, seconds=0), app_tokens(2))
            server.on(SHOWN, Answer(GAME))
            for _ in range(3):
                client.api.show_game(GAME["id"])
            used = [one.headers["Authorization"] for one in server.asked(SHOWN)]
            self.assertEqual(used, ["Bearer access-1", "Bearer access-2", "Bearer access-2"])
            form = {"grant_type": "refresh_token", "client_id": "Castle Watch"}
            bodies = [one.body for one in server.asked(EXCHANGED)]
            self.assertEqual(bodies, [form | {"refresh_token": token} for token in ("kma_0", "kma_1")])
            self.assertNotIn("Authorization", server.asked(EXCHANGED)[1].headers)
            self.assertEqual(kept, ["kma_1", "kma_2"])

    def test_an_expired_token_is_exchanged_once_however_many_use_it(self) -> None:
        def show(request: Request) -> Answer:
            expired = request.headers["Authorization"] == "Bearer access-1"
            return problem(401, "token_expired") if expired else Answer(GAME)

        with connected(token=None, refresh_token="kma_0", client_id="Castle Watch") as (server, client):
            # Whoever exchanges an older one again throws the app out.
            server.on(EXCHANGED, app_tokens(1), app_tokens(2), oauth_error("invalid_grant"))
            server.on(SHOWN, show)
            with ThreadPoolExecutor(8) as threads:
                games = list(threads.map(lambda _: client.api.show_game(GAME["id"]), range(16)))
            self.assertEqual((len(games), len(server.asked(EXCHANGED))), (16, 2))

    def test_an_exchange_whose_answer_is_lost_is_repeated_once(self) -> None:
        with connected(token=None, refresh_token="kma_0", client_id="Castle Watch") as (server, client):
            server.on(EXCHANGED, DROP, app_tokens(1))
            server.on(SHOWN, Answer(GAME))
            client.api.show_game(GAME["id"])
            self.assertEqual([one.body["refresh_token"] for one in server.asked(EXCHANGED)], ["kma_0"] * 2)

    def test_an_app_that_was_thrown_out_is_told_as_oauth_has_it(self) -> None:
        with connected(token=None, refresh_token="kma_0", client_id="Castle Watch") as (server, client):
            server.on(EXCHANGED, oauth_error("invalid_grant"))
            with self.assertRaises(Problem) as caught:
                client.api.show_game(GAME["id"])
            refused = caught.exception
            self.assertEqual((refused.code, refused.status, refused.detail), ("invalid_grant", 400, "No."))


class LettingIn(unittest.TestCase):
    def let_in(self, server: Fake, url: str, show: Callable[[DeviceCode], None] = lambda _: None) -> list[float]:
        """How long the app waited each time until it was let in."""
        server.on(ASKED, Answer(ASKING))
        server.on(SHOWN, Answer(GAME))
        with patch("kingdomail._device.time.sleep") as sleep:
            with Client.let_in(url, "Castle Watch", SCOPES, show, retries=QUICK) as client:
                waited = [one.args[0] for one in sleep.call_args_list]
                client.api.show_game(GAME["id"])
        self.assertEqual(server.asked(SHOWN)[0].headers["Authorization"], "Bearer access-1")
        return waited

    def test_a_code_is_shown_and_the_app_waits_until_the_player_has_decided(self) -> None:
        shown: list[DeviceCode] = []
        with fake() as (server, url):
            server.on(EXCHANGED, *[oauth_error("authorization_pending")] * 2, app_tokens(1))
            self.assertEqual(self.let_in(server, url, shown.append), [5, 5, 5])
            [asked] = server.asked(ASKED)
            self.assertEqual(asked.body, {"client_id": "Castle Watch", "scope": "games:read games:play"})
            self.assertNotIn("Authorization", asked.headers)
            grant = "urn:ietf:params:oauth:grant-type:device_code"
            form = {"grant_type": grant, "client_id": "Castle Watch", "device_code": "kmd_1"}
            self.assertEqual([one.body for one in server.asked(EXCHANGED)], [form] * 3)
            code = DeviceCode("BCDF-GHJK", ASKING["verification_uri"], ASKING["verification_uri_complete"], 600)
            self.assertEqual(shown, [code])

    def test_an_app_asks_less_often_when_it_is_told_to_or_the_server_is_away(self) -> None:
        with fake() as (server, url):
            server.on(EXCHANGED, oauth_error("slow_down"), DROP, busy(40), Answer(status=502), app_tokens(1))
            self.assertEqual(self.let_in(server, url), [5, 10, 15, 40, 40])

    def test_the_tokens_of_the_app_are_kept_and_renewed(self) -> None:
        kept: list[str] = []
        with fake() as (server, url), patch("kingdomail._device.time.sleep"):
            server.on(ASKED, Answer(ASKING))
            server.on(EXCHANGED, app_tokens(1, seconds=0), app_tokens(2))
            server.on(SHOWN, Answer(GAME))
            with Client.let_in(url, "Castle Watch", SCOPES, lambda _: None, on_refresh_token=kept.append) as client:
                client.api.show_game(GAME["id"])
            self.assertEqual(kept, ["kma_1", "kma_2"])
            self.assertEqual(server.asked(EXCHANGED)[1].body["client_id"], "Castle Watch")

    def test_an_app_that_is_not_let_in_is_a_problem(self) -> None:
        for error in ["access_denied", "expired_token"]:
            with self.subTest(error), fake() as (server, url), patch("kingdomail._device.time.sleep") as sleep:
                server.on(ASKED, Answer(ASKING))
                server.on(EXCHANGED, oauth_error("authorization_pending"), oauth_error(error))
                with self.assertRaises(Problem) as caught:
                    Client.let_in(url, "Castle Watch", SCOPES, lambda _: None)
                self.assertEqual(caught.exception.code, error)
                self.assertEqual(sleep.call_args_list, [call(5), call(5)])

    def test_a_server_that_is_away_for_longer_than_the_code_is_good_is_given_up(self) -> None:
        for answer, raised in [(DROP, httpx.TransportError), (Answer(status=502), Problem)]:
            with fake() as (server, url), patch("kingdomail._device.time.sleep"):
                server.on(ASKED, Answer(ASKING | {"expires_in": 0}))
                server.on(EXCHANGED, answer)
                with self.assertRaises(raised):
                    Client.let_in(url, "Castle Watch", SCOPES, lambda _: None)


if __name__ == "__main__":
    unittest.main()
