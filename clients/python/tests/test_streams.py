"""Streams go on where they broke."""

import json
import unittest
from itertools import islice
from typing import Any
from unittest.mock import call, patch

from fake import DROP, Answer, Stream, connected, example, problem

from kingdomail import Problem

GAME = example("games", "GameView")
FEED = example("notifications", "FeedView")
SHOWN = f"GET /v1/games/{GAME['id']}"
STREAMED = f"GET /v1/games/{GAME['id']}/stream"


def event(version: int, type: str = "table_opened", **fact: Any) -> dict[str, Any]:
    return {
        "version": version,
        "at": "2024-10-04T00:00:00Z",
        "automatic": False,
        "seat": None,
        "fact": {"type": type} | fact,
    }


def message(id: int, data: Any, name: str = "event") -> str:
    return f"id: {id}\nevent: {name}\ndata: {json.dumps(data, ensure_ascii=False)}\n\n"


def end(version: int) -> str:
    return message(version, event(version, "game_cancelled"))


class Streaming(unittest.TestCase):
    def test_a_broken_stream_is_resumed_after_the_last_event(self) -> None:
        with connected() as (server, client):
            server.on(SHOWN, Answer(GAME))
            server.on(
                STREAMED,
                # The third breaks in the middle.
                Stream(
                    "retry: 1\n\n"
                    + message(6, event(6))
                    + ": alive\n\n"
                    + message(7, event(7))
                    + message(8, event(8))[:30]
                ),
                DROP,
                Answer(status=503),
                # One comes twice; the end ends the iterator, whatever follows.
                Stream("retry: 1\n\n" + message(7, event(7)) + message(8, event(8)) + end(9) + message(10, event(10))),
            )
            self.assertEqual([one.version for one in client.stream_game(GAME["id"])], [6, 7, 8, 9])
            seen = [one.headers["Last-Event-ID"] for one in server.asked(STREAMED)]
            self.assertEqual((seen[0], set(seen[1:]), len(seen)), (str(GAME["version"]), {"7"}, 4))

    def test_the_server_says_when_to_connect_anew(self) -> None:
        with connected() as (server, client), patch("kingdomail._streams.time.sleep") as sleep:
            server.on(SHOWN, Answer(GAME))
            server.on(STREAMED, Stream("retry: 45000\n\n"), Stream(message(6, event(6))), Stream(end(7)))
            self.assertEqual([one.version for one in client.stream_game(GAME["id"])], [6, 7])
            self.assertEqual(sleep.call_args_list, [call(45), call(45)])

    def test_a_stream_that_says_nothing_is_resumed(self) -> None:
        with connected(silence=1) as (server, client):
            server.on(SHOWN, Answer(GAME))
            server.on(STREAMED, Stream("retry: 1\n\n" + message(6, event(6)), ends=False), Stream(end(7)))
            self.assertEqual([one.version for one in client.stream_game(GAME["id"])], [6, 7])
            self.assertEqual(server.asked(STREAMED)[1].headers["Last-Event-ID"], "6")

    def test_what_comes_before_a_version_is_asked_for(self) -> None:
        with connected() as (server, client):
            server.on(SHOWN, Answer(GAME))
            server.on(STREAMED, Stream(message(1, event(1)) + end(2)))
            self.assertEqual([one.version for one in client.stream_game(GAME["id"], after=0)], [1, 2])
            self.assertEqual(server.asked(STREAMED)[0].headers["Last-Event-ID"], "0")

    def test_the_stream_of_a_game_that_is_over_ends_at_once(self) -> None:
        with connected() as (server, client):
            server.on(SHOWN, Answer(GAME | {"status": "cancelled"}))
            self.assertEqual(list(client.stream_game(GAME["id"])), [])

    def test_lines_end_where_the_protocol_says(self) -> None:
        facts = event(6, "player_joined", player_id=GAME["opener_id"], note="a\u2028b\x85c")
        with connected() as (server, client):
            server.on(SHOWN, Answer(GAME))
            server.on(STREAMED, Stream((message(6, facts) + end(7)).replace("\n", "\r\n")))
            told = [one.to_dict() for one in client.stream_game(GAME["id"])]
            self.assertEqual(told[0]["fact"]["note"], "a\u2028b\x85c")

    def test_events_with_names_that_are_not_known_are_passed_over(self) -> None:
        with connected() as (server, client):
            server.on(SHOWN, Answer(GAME))
            server.on(STREAMED, Stream("retry: 1\n\n" + message(6, "hello", name="weather")), Stream(end(7)))
            self.assertEqual([one.version for one in client.stream_game(GAME["id"])], [7])
            self.assertEqual(server.asked(STREAMED)[1].headers["Last-Event-ID"], "6")

    def test_notices_begin_after_the_last_one(self) -> None:
        with connected() as (server, client):
            server.on("GET /v1/me/notices", Answer(FEED))
            notice = FEED["items"][0]
            server.on(
                "GET /v1/me/stream",
                *[Stream("retry: 1\n\n" + message(n, notice | {"position": n}, "notice")) for n in (8, 9)],
            )
            self.assertEqual([one.position for one in islice(client.stream_notices(), 2)], [8, 9])
            self.assertEqual([one.headers["Last-Event-ID"] for one in server.asked("GET /v1/me/stream")], ["7", "8"])

    def test_a_refusal_ends_the_stream(self) -> None:
        with connected() as (server, client):
            server.on("GET /v1/me/stream", problem(401, "session_ended"))
            with self.assertRaises(Problem):
                next(client.stream_notices(after=0))
            self.assertEqual(len(server.requests), 1)


if __name__ == "__main__":
    unittest.main()
