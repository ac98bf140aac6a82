"""The API grows: what a client does not know loses nothing of what is around it."""

import json
import unittest
from typing import Any

from fake import Answer, Stream, connected, example, problem
from test_streams import STREAMED, end, event, message
from test_turns import ID, LEGAL, LEGALS, MINE, NOTICE, NOTICES, PLAYED, SHOWN, feed, turn_at_once

from kingdomail import Problem

COMET: dict[str, Any] = {"type": "comet_fell", "cell": {"x": 1, "y": 2}}


def shown(answer: Any) -> Any:
    """An answer as it was sent: times have another spelling of the same zone."""
    return json.loads(json.dumps(answer.to_dict()).replace("+00:00", "Z"))


class Growing(unittest.TestCase):
    def test_events(self) -> None:
        events = example("games", "EventListView")
        events["items"].append(event(4, **COMET))
        with connected() as (server, client):
            server.on(f"{SHOWN}/events", Answer(events))
            self.assertEqual(shown(client.api.list_events(ID)), events)

    def test_streamed_events(self) -> None:
        with connected() as (server, client):
            server.on(SHOWN, Answer(MINE))
            server.on(STREAMED, Stream(message(6, event(6, **COMET)) + end(7)))
            told = [one.to_dict() for one in client.stream_game(ID)]
            self.assertEqual([one["fact"] for one in told], [COMET, {"type": "game_cancelled"}])

    def test_notices(self) -> None:
        new = example(
            "notifications", "FeedView", items=[NOTICE | {"notice": {"type": "eclipse", "minutes": 4}}, NOTICE]
        )
        with connected() as (server, client):
            server.on(NOTICES, Answer(new))
            self.assertEqual(shown(client.api.list_notices()), new)

    def test_turns_are_found_by_notices_that_are_not_known(self) -> None:
        told = feed(8, last=8)
        told.body["items"][0]["notice"] = {"type": "eclipse"}
        with connected() as (server, client):
            turn_at_once(server)
            server.on(NOTICES, feed(), told)
            server.on(SHOWN, Answer(MINE | {"awaiting": None}), Answer(MINE))
            self.assertEqual(next(client.my_turns(ID)).game.version, 5)

    def test_names_and_fields(self) -> None:
        game = MINE | {"status": "adjourned", "weather": "rain", "pace": {"type": "lunar", "moons": 2}}
        game["settings"] = game["settings"] | {"variants": ["harmony", "archipelago"]}
        with connected() as (server, client):
            server.on(SHOWN, Answer(game))
            self.assertEqual(shown(client.api.show_game(ID)), game)

    def test_fields_within_fields(self) -> None:
        settings = example("notifications", "NoticeSettingsView", digest="weekly")
        settings["quiet_hours"] |= {"weather": "rain"}
        order = example("games", "OrderView")
        place = {"x": 1, "y": 0, "direction": "north", "weather": "rain"}
        order["order"] |= {"weather": "rain", "place": {"at": place, "otherwise": "wait", "weather": "rain"}}
        record = example("records", "RecordView", scheme="kingdomail-shuffle-3")
        record["events"][0]["fact"]["settings"] |= {"weather": "rain"}
        record["events"][0]["fact"]["series"] = {"id": ID, "number": 1, "weather": "rain"}
        with connected() as (server, client):
            server.on("GET /v1/me/notice-settings", Answer(settings))
            server.on(f"{SHOWN}/order", Answer(order))
            server.on(f"{SHOWN}/record", Answer(record))
            self.assertEqual(shown(client.api.show_notice_settings()), settings)
            self.assertEqual(shown(client.api.show_order(ID)), order)
            told = shown(client.api.download_record(ID))
            self.assertEqual([one["fact"] for one in told["events"]], [one["fact"] for one in record["events"]])
            self.assertEqual(told["scheme"], record["scheme"])

    def test_commands_are_listed_and_not_chosen(self) -> None:
        new = {"command": {"type": "fly", "height": 3}, "score": 99}
        with connected() as (server, client):
            turn_at_once(server)
            server.on(LEGALS, Answer(LEGAL | {"items": [new, *LEGAL["items"]]}))
            server.on(PLAYED, Answer(MINE))
            turn = next(client.my_turns(ID))
            self.assertEqual(turn.legal_commands()[0].to_dict(), new)
            self.assertEqual(turn.best().to_dict(), LEGAL["items"][2])
            # Who knows more than the types may choose it.
            turn.play(turn.legal_commands()[0])
            self.assertEqual(server.asked(PLAYED)[0].body["command"], new["command"])

    def test_problems(self) -> None:
        with connected() as (server, client):
            server.on(SHOWN, problem(409, "moon_is_full", until="tomorrow"))
            with self.assertRaises(Problem) as caught:
                client.api.show_game(ID)
            self.assertEqual((caught.exception.code, caught.exception.body["until"]), ("moon_is_full", "tomorrow"))


if __name__ == "__main__":
    unittest.main()
