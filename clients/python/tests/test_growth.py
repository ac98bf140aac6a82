"""Additions of newer servers reach the caller without loss."""

import json
import unittest
from typing import Any

from fake import Answer, Stream, connected, example, problem
from test_streams import STREAM_GAME, end, event, message
from test_turns import (
    GET_GAME, ID, LEGAL, LIST_LEGAL, LIST_NOTIFICATIONS, MINE, NOTIFICATION, PLAY, feed, prepare_turn,
)  # fmt: skip

from kingdomail import Problem

COMET: dict[str, Any] = {"type": "comet_fell", "cell": {"x": 1, "y": 2}}


def as_sent(response: Any) -> Any:
    """Returns a response as it was sent. Only the notation of the time zone differs."""
    return json.loads(json.dumps(response.to_dict()).replace("+00:00", "Z"))


class Growing(unittest.TestCase):
    def test_unknown_event_is_preserved(self) -> None:
        events = example("games", "EventList")
        events["items"].append(event(4, **COMET))
        with connected() as (server, client):
            server.on(f"{GET_GAME}/events", Answer(events))
            self.assertEqual(as_sent(client.api.list_events(ID)), events)

    def test_unknown_streamed_event_is_preserved(self) -> None:
        with connected() as (server, client):
            server.on(GET_GAME, Answer(MINE))
            server.on(STREAM_GAME, Stream(message(6, event(6, **COMET)) + end(7)))
            events = [one.to_dict() for one in client.stream_game(ID)]
            self.assertEqual([one["payload"] for one in events], [COMET, {"type": "game_cancelled"}])

    def test_unknown_notification_is_preserved(self) -> None:
        eclipse = NOTIFICATION | {"payload": {"type": "eclipse", "minutes": 4}}
        page = example("notifications", "NotificationList", items=[eclipse, NOTIFICATION])
        with connected() as (server, client):
            server.on(LIST_NOTIFICATIONS, Answer(page))
            self.assertEqual(as_sent(client.api.list_notifications()), page)

    def test_unknown_notification_announces_turn(self) -> None:
        eclipse = feed(8, last=8)
        eclipse.body["items"][0]["payload"] = {"type": "eclipse"}
        with connected() as (server, client):
            prepare_turn(server)
            server.on(LIST_NOTIFICATIONS, feed(), eclipse)
            server.on(GET_GAME, Answer(MINE | {"awaiting": None}), Answer(MINE))
            self.assertEqual(next(client.my_turns(ID)).game.version, 5)

    def test_unknown_values_and_fields_are_preserved(self) -> None:
        game = MINE | {"status": "adjourned", "weather": "rain", "pace": {"type": "lunar", "moons": 2}}
        game["settings"] = game["settings"] | {"variants": ["harmony", "archipelago"]}
        with connected() as (server, client):
            server.on(GET_GAME, Answer(game))
            self.assertEqual(as_sent(client.api.get_game(ID)), game)

    def test_unknown_nested_fields_are_preserved(self) -> None:
        settings = example("notifications", "NotificationSettings", digest="weekly")
        settings["quiet_hours"] |= {"weather": "rain"}
        premove = example("games", "Premove")
        place = {"x": 1, "y": 0, "direction": "north", "weather": "rain"}
        premove["plan"] |= {"weather": "rain", "place": {"at": place, "otherwise": "wait", "weather": "rain"}}
        # The document leaves the facts of a record untyped.
        record = example("records", "GameRecord", scheme="kingdomail-shuffle-3")
        record["events"][0]["fact"]["settings"] |= {"weather": "rain"}
        record["events"][0]["fact"]["series"] = {"id": ID, "number": 1, "weather": "rain"}
        with connected() as (server, client):
            server.on("GET /v1/me/notification-settings", Answer(settings))
            server.on(f"{GET_GAME}/premove", Answer(premove))
            server.on(f"{GET_GAME}/record", Answer(record))
            self.assertEqual(as_sent(client.api.get_notification_settings()), settings)
            self.assertEqual(as_sent(client.api.get_premove(ID)), premove)
            received = as_sent(client.api.download_record(ID))
            self.assertEqual([one["fact"] for one in received["events"]], [one["fact"] for one in record["events"]])
            self.assertEqual(received["scheme"], record["scheme"])

    def test_unknown_command_is_listed_and_not_chosen(self) -> None:
        fly = {"command": {"type": "fly", "height": 3}, "score": 99}
        with connected() as (server, client):
            prepare_turn(server)
            server.on(LIST_LEGAL, Answer(LEGAL | {"items": [fly, *LEGAL["items"]]}))
            server.on(PLAY, Answer(MINE))
            turn = next(client.my_turns(ID))
            self.assertEqual(turn.legal_commands()[0].to_dict(), fly)
            self.assertEqual(turn.best().to_dict(), LEGAL["items"][2])
            # The caller may still choose it.
            turn.play(turn.legal_commands()[0])
            self.assertEqual(server.received(PLAY)[0].body["command"], fly["command"])

    def test_unknown_code_is_preserved(self) -> None:
        with connected() as (server, client):
            server.on(GET_GAME, problem(409, "moon_is_full", until="tomorrow"))
            with self.assertRaises(Problem) as caught:
                client.api.get_game(ID)
            self.assertEqual((caught.exception.code, caught.exception.body["until"]), ("moon_is_full", "tomorrow"))


if __name__ == "__main__":
    unittest.main()
