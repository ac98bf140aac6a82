"""One's turns come once each, and are played once."""

import unittest
from itertools import islice
from typing import Any

from fake import DROP, Answer, Fake, connected, example, problem

from kingdomail import Problem

MINE = example("games", "GameView")
MINE["awaiting"] |= {"seat": MINE["your_seat"]}
OTHERS = MINE | {"version": 8, "awaiting": MINE["awaiting"] | {"seat": 1}}
OVER = MINE | {"version": 9, "status": "cancelled", "awaiting": None}
LEGAL = example("games", "LegalCommandsView")
LEGAL["items"][2]["score"] = 7
ID = MINE["id"]
SHOWN, LEGALS, PLAYED = f"GET /v1/games/{ID}", f"GET /v1/games/{ID}/legal-commands", f"POST /v1/games/{ID}/commands"
NOTICES = "GET /v1/me/notices"
NOTICE = example("notifications", "FeedView")["items"][0]


def later(game: dict[str, Any], version: int) -> dict[str, Any]:
    """The same at the table, at another version."""
    return game | {"version": version}


def next_decision(version: int) -> dict[str, Any]:
    """Another decision of the same player."""
    return later(MINE, version) | {"awaiting": MINE["awaiting"] | {"expected": "place", "domino": "15"}}


def feed(*positions: int, last: int = 7) -> Answer:
    items = [NOTICE | {"position": position, "game_id": ID} for position in positions]
    return Answer(example("notifications", "FeedView", items=items, last_position=last))


def turn_at_once(server: Fake) -> None:
    server.on(NOTICES, feed())
    server.on(SHOWN, Answer(MINE))
    server.on(LEGALS, Answer(LEGAL))


class Turns(unittest.TestCase):
    def test_a_turn_shows_the_game_and_what_is_legal(self) -> None:
        with connected() as (server, client):
            turn_at_once(server)
            turn = next(client.my_turns(ID))
            self.assertEqual((turn.game.version, turn.played), (5, False))
            self.assertEqual([one.to_dict() for one in turn.legal_commands()], LEGAL["items"])
            self.assertEqual(turn.best().to_dict(), LEGAL["items"][2])

    def test_the_turns_of_a_game_end_with_it(self) -> None:
        with connected() as (server, client):
            turn_at_once(server)
            server.on(
                SHOWN, Answer(MINE), Answer(next_decision(6)), Answer(OTHERS), Answer(next_decision(9)), Answer(OVER)
            )
            server.on(LEGALS, Answer(LEGAL), Answer(LEGAL | {"version": 6}), Answer(LEGAL | {"version": 9}))
            # After two turns it is another's turn; nothing is told at first, and then that it is one's own.
            server.on(NOTICES, feed(), feed(), feed(8, last=8))
            server.on(PLAYED, Answer(next_decision(6)), Answer(OTHERS), Answer(OVER))
            played = [turn.play(turn.best()).version for turn in client.my_turns(ID)]
            self.assertEqual(played, [6, 8, 9])
            self.assertEqual([one.body["expected_version"] for one in server.asked(PLAYED)], [5, 6, 9])
            waited = [one.path.partition("?")[2] for one in server.asked(NOTICES)]
            self.assertEqual(waited[1:], ["after=7&limit=100&wait_seconds=30"] * 2)

    def test_all_games_that_wait_are_shown_and_then_those_of_which_one_is_told(self) -> None:
        with connected() as (server, client):
            turn_at_once(server)
            summary = example("games", "GamePageView")["items"][0]
            page = {
                "items": [summary | {"waits_for_you": True}, summary | {"waits_for_you": False}],
                "next_cursor": "more",
            }
            server.on("GET /v1/me/games", Answer(page))
            server.on(SHOWN, Answer(MINE), Answer(OTHERS), Answer(next_decision(11)))
            server.on(LEGALS, Answer(LEGAL), Answer(LEGAL | {"version": 11}))
            server.on(NOTICES, feed(), feed(8, 9, last=9))
            server.on(PLAYED, Answer(OTHERS))
            found = []
            for turn in islice(client.my_turns(), 2):
                found.append(turn.game.version)
                turn.play(turn.best())
            self.assertEqual(found, [5, 11])
            self.assertEqual(len(server.asked("GET /v1/me/games")), 1)

    def test_a_turn_that_is_not_played_does_not_come_again(self) -> None:
        with connected() as (server, client):
            turn_at_once(server)
            server.on(SHOWN, *[Answer(later(MINE, version)) for version in (5, 5, 6)], Answer(OVER))
            server.on(LEGALS, *[Answer(LEGAL | {"version": version}) for version in (5, 5, 6)])
            server.on(NOTICES, feed(), feed(8, last=8), feed(9, last=9))
            self.assertEqual([turn.game.version for turn in client.my_turns(ID)], [5])
            waited = [one.path.partition("?")[2].partition("&")[0] for one in server.asked(NOTICES)]
            self.assertEqual(waited[1:], ["after=7", "after=8"])

    def test_the_iterator_waits_for_a_server_that_is_away(self) -> None:
        with connected() as (server, client):
            turn_at_once(server)
            server.on(NOTICES, DROP, Answer(status=503), feed())
            self.assertEqual(next(client.my_turns(ID)).game.version, 5)

    def test_a_game_that_is_not_there_is_a_problem(self) -> None:
        with connected() as (server, client):
            turn_at_once(server)
            server.on(SHOWN, problem(404, "game_not_found"))
            with self.assertRaises(Problem):
                next(client.my_turns(ID))


class Playing(unittest.TestCase):
    def test_a_lost_answer_is_asked_for_with_the_same_key(self) -> None:
        with connected() as (server, client):
            turn_at_once(server)
            server.on(PLAYED, DROP, Answer(OTHERS))
            turn = next(client.my_turns(ID))
            self.assertEqual(turn.play(turn.best()).version, 8)
            self.assertTrue(turn.played)
            self.assertEqual(len({one.headers["Idempotency-Key"] for one in server.asked(PLAYED)}), 1)

    def test_a_command_is_played_on_the_newest_version_if_the_decision_is_the_same(self) -> None:
        with connected() as (server, client):
            turn_at_once(server)
            turn = next(client.my_turns(ID))
            server.on(SHOWN, Answer(later(MINE, 6)))
            server.on(PLAYED, problem(412, "version_stale", current_version=6, events=[]), Answer(OTHERS))
            self.assertEqual(turn.play(turn.best().command).version, 8)
            first, second = server.asked(PLAYED)
            self.assertEqual((first.body["expected_version"], second.body["expected_version"]), (5, 6))
            self.assertEqual(first.body["command"], LEGAL["items"][2]["command"])
            self.assertNotEqual(first.headers["Idempotency-Key"], second.headers["Idempotency-Key"])

    def test_a_decision_that_is_gone_is_not_played(self) -> None:
        for game, code, status in [
            (OTHERS, "version_stale", 412),
            (MINE, "deadline_passed", 409),
            (OVER, "game_finished", 409),
        ]:
            with self.subTest(code), connected() as (server, client):
                turn_at_once(server)
                turn = next(client.my_turns(ID))
                server.on(SHOWN, Answer(game))
                server.on(PLAYED, problem(status, code))
                self.assertEqual(turn.play(turn.best()).version, game["version"])
                self.assertFalse(turn.played)
                self.assertEqual(len(server.asked(PLAYED)), 1)

    def test_a_command_that_breaks_a_rule_is_a_problem(self) -> None:
        with connected() as (server, client):
            turn_at_once(server)
            turn = next(client.my_turns(ID))
            server.on(PLAYED, problem(422, "domino_taken"))
            with self.assertRaises(Problem):
                turn.play(turn.best())


if __name__ == "__main__":
    unittest.main()
