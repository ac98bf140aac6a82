"""Retries, errors and sessions."""

import unittest
from concurrent.futures import ThreadPoolExecutor

import httpx
from fake import DROP, QUICK, Answer, Request, busy, connected, example, fake, problem, tokens

from kingdomail import Client, Problem, Retries
from kingdomail.models import CreateGameSettings, CreateTable, PickCommand, PlayCommand

GAME = example("games", "Game")
GET_GAME = f"GET /v1/games/{GAME['id']}"
PLAY = f"POST /v1/games/{GAME['id']}/commands"
REFRESH = "POST /v1/sessions/refresh"
TABLE = CreateTable(CreateGameSettings(2))


class Retrying(unittest.TestCase):
    def test_read_is_retried_until_success(self) -> None:
        with connected() as (server, client):
            server.on(
                GET_GAME,
                DROP,
                busy(0),
                Answer(status=502),
                problem(408, "body_timeout"),
                Answer(GAME, cut=5),
                Answer(GAME),
            )
            self.assertEqual(client.api.get_game(GAME["id"]).version, GAME["version"])
            self.assertEqual(len(server.requests), 6)

    def test_retries_share_key_and_calls_do_not(self) -> None:
        with connected() as (server, client):
            server.on("POST /v1/games", DROP, busy(0), Answer(GAME, 201), Answer(GAME, 201))
            client.api.create_table(body=TABLE)
            client.api.create_table(body=TABLE)
            keys = [request.headers["Idempotency-Key"] for request in server.requests]
            self.assertEqual(keys[:1] * 3, keys[:3])
            self.assertNotEqual(keys[0], keys[3])

    def test_given_key_is_sent(self) -> None:
        with connected() as (server, client):
            server.on(PLAY, Answer(GAME))
            client.api.play_command(GAME["id"], body=PlayCommand(PickCommand("1", "pick"), 5), idempotency_key="mine")
            self.assertEqual(server.requests[0].headers["Idempotency-Key"], "mine")

    def test_request_without_key_is_not_retried_after_processing(self) -> None:
        with fake() as (server, url):
            server.on("POST /v1/guests", DROP)
            with self.assertRaises(httpx.TransportError):
                Client.guest(url, retries=QUICK)
            server.on("POST /v1/guests", busy(0))
            with self.assertRaises(Problem):
                Client.guest(url, retries=QUICK)
            self.assertEqual(len(server.requests), 2)

    def test_request_without_key_is_retried_if_unprocessed(self) -> None:
        with fake() as (server, url):
            server.on("POST /v1/guests", busy(0, 429), tokens(1))
            Client.guest(url, retries=QUICK).close()
            self.assertEqual(len(server.requests), 2)

    def test_register_is_retried_with_own_key(self) -> None:
        with fake() as (server, url):
            server.on("POST /v1/players", DROP, busy(0), tokens(1))
            for name in ["Ada", "Bob"]:
                Client.register(url, name, "a crown for every lake", retries=QUICK).close()
            keys = [request.headers["Idempotency-Key"] for request in server.requests]
            self.assertEqual(keys[:1] * 3, keys[:3])
            self.assertNotEqual(keys[0], keys[3])

    def test_minimal_response_is_supported(self) -> None:
        with connected() as (server, client):
            server.on(PLAY, DROP, Answer(status=204))
            body = {"expected_version": 5, "command": {"type": "pick", "domino": "1"}}
            headers = {"Prefer": "return=minimal", "Idempotency-Key": "mine"}
            done = client.http.post(PLAY.removeprefix("POST "), json=body, headers=headers)
            self.assertEqual(done.status_code, 204)
            sent = [(one.body, one.headers["Prefer"], one.headers["Authorization"]) for one in server.requests]
            self.assertEqual(sent, [(body, "return=minimal", "Bearer kmp_1")] * 2)

    def test_attempts_are_bounded(self) -> None:
        with connected(retries=Retries(attempts=3, first_pause=0.001)) as (server, client):
            server.on(GET_GAME, Answer(status=500))
            with self.assertRaises(Problem) as caught:
                client.api.get_game(GAME["id"])
            self.assertEqual((caught.exception.status, caught.exception.code), (500, ""))
            self.assertEqual(len(server.requests), 3)

    def test_retry_after_sets_pause(self) -> None:
        # Without `Retry-After`, the first pause would exceed the time limit.
        with connected(retries=Retries(first_pause=1000, longest_pause=1000)) as (server, client):
            server.on(GET_GAME, busy(0), Answer(GAME))
            client.api.get_game(GAME["id"])
            server.on(GET_GAME, busy(121), Answer(GAME))
            with self.assertRaises(Problem) as caught:
                client.api.get_game(GAME["id"])
            self.assertEqual(caught.exception.retry_after, 121)
            self.assertEqual(len(server.requests), 3)

    def test_pauses_double_with_jitter(self) -> None:
        retries = Retries(attempts=4, seconds=100, first_pause=8, longest_pause=20)
        for attempt, shortest, longest in [(1, 4, 8), (2, 8, 16), (3, 10, 20)]:
            pause = retries.pause(attempt, 0, None)
            assert pause is not None
            self.assertTrue(shortest <= pause <= longest, pause)
        self.assertIsNone(retries.pause(4, 0, None))
        self.assertIsNone(retries.pause(1, 99, 2))

    def test_deprecation_is_logged(self) -> None:
        with connected() as (server, client):
            headers = {"Deprecation": "@1735689600", "Sunset": "Tue, 01 Jul 2025 00:00:00 GMT"}
            server.on(GET_GAME, Answer(GAME, headers=headers))
            with self.assertLogs("kingdomail", "WARNING") as logged:
                client.api.get_game(GAME["id"])
            self.assertIn(headers["Sunset"], logged.output[0])


class Errors(unittest.TestCase):
    def test_error_raises_problem(self) -> None:
        with connected() as (server, client):
            server.on("POST /v1/games", problem(422, "players_out_of_range", detail="Nine?", field="settings.players"))
            with self.assertRaises(Problem) as caught:
                client.api.create_table(body=TABLE)
            raised = caught.exception
            self.assertEqual((raised.code, raised.status, raised.title), ("players_out_of_range", 422, "No."))
            self.assertEqual((raised.detail, raised.field, raised.request_id), ("Nine?", "settings.players", "r-1"))
            self.assertEqual(str(raised), "POST /v1/games: 422 players_out_of_range at settings.players: No. Nine?")
            self.assertEqual(len(server.requests), 1)

    def test_stale_version_has_current_version(self) -> None:
        with connected() as (server, client):
            server.on(PLAY, problem(412, "version_stale", current_version=9, events=[]))
            with self.assertRaises(Problem) as caught:
                client.api.play_command(GAME["id"], body=PlayCommand(PickCommand("1", "pick"), 5))
            self.assertEqual((caught.exception.current_version, caught.exception.body["events"]), (9, []))


class Sessions(unittest.TestCase):
    def test_personal_token_is_not_refreshed(self) -> None:
        with connected() as (server, client):
            server.on(GET_GAME, problem(401, "token_expired"))
            with self.assertRaises(Problem):
                client.api.get_game(GAME["id"])
            self.assertEqual({one.headers["Authorization"] for one in server.requests}, {"Bearer kmp_1"})
            self.assertEqual(len(server.received(REFRESH)), 0)

    def test_token_is_not_sent_to_other_servers(self) -> None:
        with fake() as (other, url), connected() as (_, client):
            other.on("GET /", Answer({}))
            client.http.get(f"{url}/")
            self.assertNotIn("Authorization", other.requests[0].headers)

    def test_concurrent_expiry_refreshes_once(self) -> None:
        def respond(request: Request) -> Answer:
            expired = request.headers["Authorization"] == "Bearer access-1"
            return problem(401, "token_expired") if expired else Answer(GAME)

        with fake() as (server, url):
            saved: list[str] = []
            server.on("POST /v1/sessions", tokens(1))
            # Reusing a refresh token ends the session.
            server.on(REFRESH, tokens(2), problem(401, "refresh_token_reused"))
            server.on(GET_GAME, respond)
            with Client.log_in(url, "Ada", "a crown for every lake", on_refresh_token=saved.append) as client:
                with ThreadPoolExecutor(8) as threads:
                    games = list(threads.map(lambda _: client.api.get_game(GAME["id"]), range(16)))
            self.assertEqual(len(games), 16)
            self.assertEqual([one.body for one in server.received(REFRESH)], [{"refresh_token": "refresh-1"}])
            self.assertNotIn("Authorization", server.received(REFRESH)[0].headers)
            self.assertEqual(saved, ["refresh-1", "refresh-2"])

    def test_token_is_refreshed_before_expiry(self) -> None:
        with connected(token=None, refresh_token="refresh-0") as (server, client):
            server.on(REFRESH, tokens(1, seconds=0), tokens(2))
            server.on(GET_GAME, Answer(GAME))
            for _ in range(3):
                client.api.get_game(GAME["id"])
            used = [one.headers["Authorization"] for one in server.received(GET_GAME)]
            self.assertEqual(used, ["Bearer access-1", "Bearer access-2", "Bearer access-2"])

    def test_lost_refresh_is_retried_once(self) -> None:
        with connected(token=None, refresh_token="refresh-0") as (server, client):
            server.on(REFRESH, DROP, tokens(1))
            server.on(GET_GAME, Answer(GAME))
            client.api.get_game(GAME["id"])
            self.assertEqual([one.body["refresh_token"] for one in server.received(REFRESH)], ["refresh-0"] * 2)

    def test_ended_session_raises_problem(self) -> None:
        with connected(token=None, refresh_token="refresh-0") as (server, client):
            server.on(REFRESH, problem(401, "refresh_token_invalid"))
            with self.assertRaises(Problem) as caught:
                client.api.get_game(GAME["id"])
            self.assertEqual(caught.exception.code, "refresh_token_invalid")


if __name__ == "__main__":
    unittest.main()
