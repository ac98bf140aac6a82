"""Turns are yielded once and played once."""

import unittest
from itertools import islice
from typing import Any

from fake import DROP, Answer, Fake, connected, example, problem

from kingdomail import Problem

MINE = example("games", "Game")
MINE["awaiting"] |= {"seat": MINE["your_seat"]}
OTHERS = MINE | {"version": 8, "awaiting": MINE["awaiting"] | {"seat": 1}}
OVER = MINE | {"version": 9, "status": "cancelled", "awaiting": None}
LEGAL = example("games", "LegalCommandList")
LEGAL["items"][2]["score"] = 7
ID = MINE["id"]
GET_GAME = f"GET /v1/games/{ID}"
LIST_LEGAL, PLAY = f"GET /v1/games/{ID}/legal-commands", f"POST /v1/games/{ID}/commands"
LIST_NOTIFICATIONS = "GET /v1/me/notifications"
NOTIFICATION = example("notifications", "NotificationList")["items"][0]


def later(game: dict[str, Any], version: int) -> dict[str, Any]:
    """Returns the game at another version with an unchanged decision."""
    return game | {"version": version}


def next_decision(version: int) -> dict[str, Any]:
    """Returns a game with another decision of the same player."""
    return later(MINE, version) | {"awaiting": MINE["awaiting"] | {"expected": "place", "domino": "15"}}


def feed(*positions: int, last: int = 7) -> Answer:
    items = [NOTIFICATION | {"position": position, "game_id": ID} for position in positions]
    return Answer(example("notifications", "NotificationList", items=items, last_position=last))


def prepare_turn(server: Fake) -> None:
    server.on(LIST_NOTIFICATIONS, feed())
    server.on(GET_GAME, Answer(MINE))
    server.on(LIST_LEGAL, Answer(LEGAL))


class Turns(unittest.TestCase):
    def test_turn_has_game_and_legal_commands(self) -> None:
        with connected() as (server, client):
            prepare_turn(server)
            turn = next(client.my_turns(ID))
            self.assertEqual((turn.game.version, turn.played), (5, False))
            self.assertEqual([one.to_dict() for one in turn.legal_commands()], LEGAL["items"])
            self.assertEqual(turn.best().to_dict(), LEGAL["items"][2])

    def test_turns_end_with_game(self) -> None:
        with connected() as (server, client):
            prepare_turn(server)
            server.on(
                GET_GAME, Answer(MINE), Answer(next_decision(6)), Answer(OTHERS), Answer(next_decision(9)), Answer(OVER)
            )
            server.on(LIST_LEGAL, Answer(LEGAL), Answer(LEGAL | {"version": 6}), Answer(LEGAL | {"version": 9}))
            # After two turns, the opponent's turn: the first poll is empty, the second announces the next own turn.
            server.on(LIST_NOTIFICATIONS, feed(), feed(), feed(8, last=8))
            server.on(PLAY, Answer(next_decision(6)), Answer(OTHERS), Answer(OVER))
            played = [turn.play(turn.best()).version for turn in client.my_turns(ID)]
            self.assertEqual(played, [6, 8, 9])
            self.assertEqual([one.body["expected_version"] for one in server.received(PLAY)], [5, 6, 9])
            waited = [one.path.partition("?")[2] for one in server.received(LIST_NOTIFICATIONS)]
            self.assertEqual(waited[1:], ["after=7&limit=100&wait_seconds=30"] * 2)

    def test_waiting_games_precede_announced_games(self) -> None:
        with connected() as (server, client):
            prepare_turn(server)
            summary = example("games", "GameList")["items"][0]
            page = {
                "items": [summary | {"waits_for_you": True}, summary | {"waits_for_you": False}],
                "next_cursor": "more",
            }
            server.on("GET /v1/me/games", Answer(page))
            server.on(GET_GAME, Answer(MINE), Answer(OTHERS), Answer(next_decision(11)))
            server.on(LIST_LEGAL, Answer(LEGAL), Answer(LEGAL | {"version": 11}))
            server.on(LIST_NOTIFICATIONS, feed(), feed(8, 9, last=9))
            server.on(PLAY, Answer(OTHERS))
            found = []
            for turn in islice(client.my_turns(), 2):
                found.append(turn.game.version)
                turn.play(turn.best())
            self.assertEqual(found, [5, 11])
            self.assertEqual(len(server.received("GET /v1/me/games")), 1)

    def test_unplayed_turn_is_not_repeated(self) -> None:
        with connected() as (server, client):
            prepare_turn(server)
            server.on(GET_GAME, *[Answer(later(MINE, version)) for version in (5, 5, 6)], Answer(OVER))
            server.on(LIST_LEGAL, *[Answer(LEGAL | {"version": version}) for version in (5, 5, 6)])
            server.on(LIST_NOTIFICATIONS, feed(), feed(8, last=8), feed(9, last=9))
            self.assertEqual([turn.game.version for turn in client.my_turns(ID)], [5])
            waited = [one.path.partition("?")[2].partition("&")[0] for one in server.received(LIST_NOTIFICATIONS)]
            self.assertEqual(waited[1:], ["after=7", "after=8"])

    def test_iterator_survives_outage(self) -> None:
        with connected() as (server, client):
            prepare_turn(server)
            server.on(LIST_NOTIFICATIONS, DROP, Answer(status=503), feed())
            self.assertEqual(next(client.my_turns(ID)).game.version, 5)

    def test_missing_game_raises_problem(self) -> None:
        with connected() as (server, client):
            prepare_turn(server)
            server.on(GET_GAME, problem(404, "game_not_found"))
            with self.assertRaises(Problem):
                next(client.my_turns(ID))


class Playing(unittest.TestCase):
    def test_lost_response_is_retried_with_same_key(self) -> None:
        with connected() as (server, client):
            prepare_turn(server)
            server.on(PLAY, DROP, Answer(OTHERS))
            turn = next(client.my_turns(ID))
            self.assertEqual(turn.play(turn.best()).version, 8)
            self.assertTrue(turn.played)
            self.assertEqual(len({one.headers["Idempotency-Key"] for one in server.received(PLAY)}), 1)

    def test_unchanged_decision_is_played_on_latest_version(self) -> None:
        with connected() as (server, client):
            prepare_turn(server)
            turn = next(client.my_turns(ID))
            server.on(GET_GAME, Answer(later(MINE, 6)))
            server.on(PLAY, problem(412, "version_stale", current_version=6, events=[]), Answer(OTHERS))
            self.assertEqual(turn.play(turn.best().command).version, 8)
            first, second = server.received(PLAY)
            self.assertEqual((first.body["expected_version"], second.body["expected_version"]), (5, 6))
            self.assertEqual(first.body["command"], LEGAL["items"][2]["command"])
            self.assertNotEqual(first.headers["Idempotency-Key"], second.headers["Idempotency-Key"])

    def test_closed_decision_is_not_played(self) -> None:
        for game, code, status in [
            (OTHERS, "version_stale", 412),
            (MINE, "deadline_passed", 409),
            (OVER, "game_finished", 409),
        ]:
            with self.subTest(code), connected() as (server, client):
                prepare_turn(server)
                turn = next(client.my_turns(ID))
                server.on(GET_GAME, Answer(game))
                server.on(PLAY, problem(status, code))
                self.assertEqual(turn.play(turn.best()).version, game["version"])
                self.assertFalse(turn.played)
                self.assertEqual(len(server.received(PLAY)), 1)

    def test_illegal_command_raises_problem(self) -> None:
        with connected() as (server, client):
            prepare_turn(server)
            turn = next(client.my_turns(ID))
            server.on(PLAY, problem(422, "domino_taken"))
            with self.assertRaises(Problem):
                turn.play(turn.best())


if __name__ == "__main__":
    unittest.main()
