"""Requests are repeated, in the name of an account, until they are answered or refused."""

import unittest
from concurrent.futures import ThreadPoolExecutor

import httpx
from fake import DROP, QUICK, Answer, Request, busy, connected, example, fake, problem, tokens

from kingdomail import Client, Problem, Retries
from kingdomail.models import OpenTableRequest, PickCommand, PlayRequest, SettingsRequest

GAME = example("games", "GameView")
SHOWN = f"GET /v1/games/{GAME['id']}"
PLAYED = f"POST /v1/games/{GAME['id']}/commands"
TABLE = OpenTableRequest(SettingsRequest(2))


class Retrying(unittest.TestCase):
    def test_what_only_reads_is_repeated_until_it_is_answered(self) -> None:
        with connected() as (server, client):
            server.on(
                SHOWN,
                DROP,
                busy(0),
                Answer(status=502),
                problem(408, "body_timeout"),
                Answer(GAME, cut=5),
                Answer(GAME),
            )
            self.assertEqual(client.api.show_game(GAME["id"]).version, GAME["version"])
            self.assertEqual(len(server.requests), 6)

    def test_a_call_is_repeated_with_its_key_and_the_next_call_has_another(self) -> None:
        with connected() as (server, client):
            server.on("POST /v1/games", DROP, busy(0), Answer(GAME, 201), Answer(GAME, 201))
            client.api.open_table(body=TABLE)
            client.api.open_table(body=TABLE)
            keys = [request.headers["Idempotency-Key"] for request in server.requests]
            self.assertEqual(keys[:1] * 3, keys[:3])
            self.assertNotEqual(keys[0], keys[3])

    def test_a_key_may_be_chosen(self) -> None:
        with connected() as (server, client):
            server.on(PLAYED, Answer(GAME))
            client.api.play_command(GAME["id"], body=PlayRequest(PickCommand("1", "pick"), 5), idempotency_key="mine")
            self.assertEqual(server.requests[0].headers["Idempotency-Key"], "mine")

    def test_what_takes_no_key_is_not_repeated_if_it_may_have_been_carried_out(self) -> None:
        with fake() as (server, url):
            server.on("POST /v1/guests", DROP)
            with self.assertRaises(httpx.TransportError):
                Client.guest(url, retries=QUICK)
            server.on("POST /v1/guests", busy(0))
            with self.assertRaises(Problem):
                Client.guest(url, retries=QUICK)
            self.assertEqual(len(server.requests), 2)

    def test_what_takes_no_key_is_repeated_if_it_was_not_carried_out(self) -> None:
        with fake() as (server, url):
            server.on("POST /v1/guests", busy(0, 429), tokens(1))
            Client.guest(url, retries=QUICK).close()
            self.assertEqual(len(server.requests), 2)

    def test_an_account_is_made_once_by_a_key_of_its_own(self) -> None:
        with fake() as (server, url):
            server.on("POST /v1/players", DROP, busy(0), tokens(1))
            for name in ["Ada", "Bob"]:
                Client.register(url, name, "a crown for every lake", retries=QUICK).close()
            keys = [request.headers["Idempotency-Key"] for request in server.requests]
            self.assertEqual(keys[:1] * 3, keys[:3])
            self.assertNotEqual(keys[0], keys[3])

    def test_an_answer_may_be_small(self) -> None:
        with connected() as (server, client):
            server.on(PLAYED, DROP, Answer(status=204))
            body = {"expected_version": 5, "command": {"type": "pick", "domino": "1"}}
            headers = {"Prefer": "return=minimal", "Idempotency-Key": "mine"}
            done = client.http.post(PLAYED.removeprefix("POST "), json=body, headers=headers)
            self.assertEqual(done.status_code, 204)
            sent = [(one.body, one.headers["Prefer"], one.headers["Authorization"]) for one in server.requests]
            self.assertEqual(sent, [(body, "return=minimal", "Bearer kmp_1")] * 2)

    def test_attempts_are_bounded(self) -> None:
        with connected(retries=Retries(attempts=3, first_pause=0.001)) as (server, client):
            server.on(SHOWN, Answer(status=500))
            with self.assertRaises(Problem) as caught:
                client.api.show_game(GAME["id"])
            self.assertEqual((caught.exception.status, caught.exception.code), (500, ""))
            self.assertEqual(len(server.requests), 3)

    def test_the_server_says_how_long_to_wait(self) -> None:
        # Without its word the pause would be longer than the whole may take.
        with connected(retries=Retries(first_pause=1000, longest_pause=1000)) as (server, client):
            server.on(SHOWN, busy(0), Answer(GAME))
            client.api.show_game(GAME["id"])
            server.on(SHOWN, busy(121), Answer(GAME))
            with self.assertRaises(Problem) as caught:
                client.api.show_game(GAME["id"])
            self.assertEqual(caught.exception.retry_after, 121)
            self.assertEqual(len(server.requests), 3)

    def test_pauses_double_with_some_randomness(self) -> None:
        retries = Retries(attempts=4, seconds=100, first_pause=8, longest_pause=20)
        for attempt, shortest, longest in [(1, 4, 8), (2, 8, 16), (3, 10, 20)]:
            pause = retries.pause(attempt, 0, None)
            assert pause is not None
            self.assertTrue(shortest <= pause <= longest, pause)
        self.assertIsNone(retries.pause(4, 0, None))
        self.assertIsNone(retries.pause(1, 99, 2))

    def test_what_is_deprecated_is_logged(self) -> None:
        with connected() as (server, client):
            gone = {"Deprecation": "@1735689600", "Sunset": "Tue, 01 Jul 2025 00:00:00 GMT"}
            server.on(SHOWN, Answer(GAME, headers=gone))
            with self.assertLogs("kingdomail", "WARNING") as logged:
                client.api.show_game(GAME["id"])
            self.assertIn(gone["Sunset"], logged.output[0])


class Refusing(unittest.TestCase):
    def test_a_refusal_is_a_problem(self) -> None:
        with connected() as (server, client):
            server.on("POST /v1/games", problem(422, "players_out_of_range", detail="Nine?", field="settings.players"))
            with self.assertRaises(Problem) as caught:
                client.api.open_table(body=TABLE)
            refused = caught.exception
            self.assertEqual((refused.code, refused.status, refused.title), ("players_out_of_range", 422, "No."))
            self.assertEqual((refused.detail, refused.field, refused.request_id), ("Nine?", "settings.players", "r-1"))
            self.assertEqual(str(refused), "POST /v1/games: 422 players_out_of_range at settings.players: No. Nine?")
            self.assertEqual(len(server.requests), 1)

    def test_a_stale_version_names_the_current_one(self) -> None:
        with connected() as (server, client):
            server.on(PLAYED, problem(412, "version_stale", current_version=9, events=[]))
            with self.assertRaises(Problem) as caught:
                client.api.play_command(GAME["id"], body=PlayRequest(PickCommand("1", "pick"), 5))
            self.assertEqual((caught.exception.current_version, caught.exception.body["events"]), (9, []))


class Tokens(unittest.TestCase):
    def test_a_personal_token_is_used_as_it_is(self) -> None:
        with connected() as (server, client):
            server.on(SHOWN, problem(401, "token_expired"))
            with self.assertRaises(Problem):
                client.api.show_game(GAME["id"])
            self.assertEqual({one.headers["Authorization"] for one in server.requests}, {"Bearer kmp_1"})
            self.assertEqual(len(server.asked("POST /v1/sessions/refresh")), 0)

    def test_a_token_is_sent_to_the_server_alone(self) -> None:
        with fake() as (other, url), connected() as (_, client):
            other.on("GET /", Answer({}))
            client.http.get(f"{url}/")
            self.assertNotIn("Authorization", other.requests[0].headers)

    def test_an_expired_token_is_exchanged_once_however_many_use_it(self) -> None:
        def show(request: Request) -> Answer:
            expired = request.headers["Authorization"] == "Bearer access-1"
            return problem(401, "token_expired") if expired else Answer(GAME)

        with fake() as (server, url):
            kept: list[str] = []
            server.on("POST /v1/sessions", tokens(1))
            # Whoever exchanges the first one again ends the session.
            server.on("POST /v1/sessions/refresh", tokens(2), problem(401, "refresh_token_reused"))
            server.on(SHOWN, show)
            with Client.log_in(url, "Ada", "a crown for every lake", on_refresh_token=kept.append) as client:
                with ThreadPoolExecutor(8) as threads:
                    games = list(threads.map(lambda _: client.api.show_game(GAME["id"]), range(16)))
            self.assertEqual(len(games), 16)
            self.assertEqual(
                [one.body for one in server.asked("POST /v1/sessions/refresh")], [{"refresh_token": "refresh-1"}]
            )
            self.assertNotIn("Authorization", server.asked("POST /v1/sessions/refresh")[0].headers)
            self.assertEqual(kept, ["refresh-1", "refresh-2"])

    def test_a_token_is_exchanged_before_it_expires(self) -> None:
        with connected(token=None, refresh_token="refresh-0") as (server, client):
            server.on("POST /v1/sessions/refresh", tokens(1, seconds=0), tokens(2))
            server.on(SHOWN, Answer(GAME))
            for _ in range(3):
                client.api.show_game(GAME["id"])
            used = [one.headers["Authorization"] for one in server.asked(SHOWN)]
            self.assertEqual(used, ["Bearer access-1", "Bearer access-2", "Bearer access-2"])

    def test_an_exchange_whose_answer_is_lost_is_repeated_once(self) -> None:
        with connected(token=None, refresh_token="refresh-0") as (server, client):
            server.on("POST /v1/sessions/refresh", DROP, tokens(1))
            server.on(SHOWN, Answer(GAME))
            client.api.show_game(GAME["id"])
            self.assertEqual(
                [one.body["refresh_token"] for one in server.asked("POST /v1/sessions/refresh")], ["refresh-0"] * 2
            )

    def test_a_session_that_is_over_is_a_problem(self) -> None:
        with connected(token=None, refresh_token="refresh-0") as (server, client):
            server.on("POST /v1/sessions/refresh", problem(401, "refresh_token_invalid"))
            with self.assertRaises(Problem) as caught:
                client.api.show_game(GAME["id"])
            self.assertEqual(caught.exception.code, "refresh_token_invalid")


if __name__ == "__main__":
    unittest.main()
