"""Streams resume where they broke."""

import json
import unittest
from itertools import islice
from typing import Any
from unittest.mock import call, patch

from fake import DROP, Answer, Stream, connected, example, problem

from kingdomail import Problem

GAME = example("games", "Game")
FEED = example("notifications", "NotificationList")
GET_GAME = f"GET /v1/games/{GAME['id']}"
STREAM_GAME = f"GET /v1/games/{GAME['id']}/stream"


def event(version: int, type: str = "table_created", **fields: Any) -> dict[str, Any]:
    return {
        "version": version,
        "at": "2024-10-04T00:00:00Z",
        "automatic": False,
        "seat": None,
        "payload": {"type": type} | fields,
    }


def message(id: int, data: Any, name: str = "event") -> str:
    return f"id: {id}\nevent: {name}\ndata: {json.dumps(data, ensure_ascii=False)}\n\n"


def end(version: int) -> str:
    return message(version, event(version, "game_cancelled"))


class Streaming(unittest.TestCase):
    def test_broken_stream_resumes_after_last_event(self) -> None:
        with connected() as (server, client):
            server.on(GET_GAME, Answer(GAME))
            server.on(
                STREAM_GAME,
                # The third event breaks in the middle.
                Stream(
                    "retry: 1\n\n"
                    + message(6, event(6))
                    + ": alive\n\n"
                    + message(7, event(7))
                    + message(8, event(8))[:30]
                ),
                DROP,
                Answer(status=503),
                # One event is repeated; the final event ends the iterator.
                Stream("retry: 1\n\n" + message(7, event(7)) + message(8, event(8)) + end(9) + message(10, event(10))),
            )
            self.assertEqual([one.version for one in client.stream_game(GAME["id"])], [6, 7, 8, 9])
            seen = [one.headers["Last-Event-ID"] for one in server.received(STREAM_GAME)]
            self.assertEqual((seen[0], set(seen[1:]), len(seen)), (str(GAME["version"]), {"7"}, 4))

    def test_retry_field_sets_pause(self) -> None:
        with connected() as (server, client), patch("kingdomail._streams.time.sleep") as sleep:
            server.on(GET_GAME, Answer(GAME))
            server.on(STREAM_GAME, Stream("retry: 45000\n\n"), Stream(message(6, event(6))), Stream(end(7)))
            self.assertEqual([one.version for one in client.stream_game(GAME["id"])], [6, 7])
            self.assertEqual(sleep.call_args_list, [call(45), call(45)])

    def test_silent_stream_reconnects(self) -> None:
        with connected(silence=1) as (server, client):
            server.on(GET_GAME, Answer(GAME))
            server.on(STREAM_GAME, Stream("retry: 1\n\n" + message(6, event(6)), ends=False), Stream(end(7)))
            self.assertEqual([one.version for one in client.stream_game(GAME["id"])], [6, 7])
            self.assertEqual(server.received(STREAM_GAME)[1].headers["Last-Event-ID"], "6")

    def test_stream_starts_after_given_version(self) -> None:
        with connected() as (server, client):
            server.on(GET_GAME, Answer(GAME))
            server.on(STREAM_GAME, Stream(message(1, event(1)) + end(2)))
            self.assertEqual([one.version for one in client.stream_game(GAME["id"], after=0)], [1, 2])
            self.assertEqual(server.received(STREAM_GAME)[0].headers["Last-Event-ID"], "0")

    def test_stream_of_ended_game_is_empty(self) -> None:
        with connected() as (server, client):
            server.on(GET_GAME, Answer(GAME | {"status": "cancelled"}))
            self.assertEqual(list(client.stream_game(GAME["id"])), [])

    def test_only_lf_and_crlf_end_lines(self) -> None:
        joined = event(6, "player_joined", player_id=GAME["host_id"], note="a\u2028b\x85c")
        with connected() as (server, client):
            server.on(GET_GAME, Answer(GAME))
            server.on(STREAM_GAME, Stream((message(6, joined) + end(7)).replace("\n", "\r\n")))
            events = [one.to_dict() for one in client.stream_game(GAME["id"])]
            self.assertEqual(events[0]["payload"]["note"], "a\u2028b\x85c")

    def test_unknown_event_name_is_skipped(self) -> None:
        with connected() as (server, client):
            server.on(GET_GAME, Answer(GAME))
            server.on(STREAM_GAME, Stream("retry: 1\n\n" + message(6, "hello", name="weather")), Stream(end(7)))
            self.assertEqual([one.version for one in client.stream_game(GAME["id"])], [7])
            self.assertEqual(server.received(STREAM_GAME)[1].headers["Last-Event-ID"], "6")

    def test_notifications_start_after_last_position(self) -> None:
        with connected() as (server, client):
            server.on("GET /v1/me/notifications", Answer(FEED))
            notification = FEED["items"][0]
            server.on(
                "GET /v1/me/stream",
                *[Stream("retry: 1\n\n" + message(n, notification | {"position": n}, "notification")) for n in (8, 9)],
            )
            self.assertEqual([one.position for one in islice(client.stream_notifications(), 2)], [8, 9])
            self.assertEqual([one.headers["Last-Event-ID"] for one in server.received("GET /v1/me/stream")], ["7", "8"])

    def test_error_ends_stream(self) -> None:
        with connected() as (server, client):
            server.on("GET /v1/me/stream", problem(401, "session_ended"))
            with self.assertRaises(Problem):
                next(client.stream_notifications(after=0))
            self.assertEqual(len(server.requests), 1)


if __name__ == "__main__":
    unittest.main()
