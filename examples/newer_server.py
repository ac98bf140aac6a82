"""A server of a later release: it answers as the document says, and has more of everything that may grow.

`newer_server.py` prints its address, and then answers every GET with the example of the document. Every object has one more
field. Wherever a schema has `x-may-grow`, there is something that the document does not know; a list keeps the items that it has,
and gets one more of that kind. What is asked of the game without an id (`00000000-0000-0000-0000-000000000000`) is refused, with an
unknown code."""

import json
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

DOCUMENT = json.loads((Path(__file__).resolve().parents[1] / "openapi" / "openapi.json").read_text())
UNKNOWN = "of_a_later_release"
REFUSED = "00000000-0000-0000-0000-000000000000"


def event_of_record(version: int, fact: dict[str, Any]) -> dict[str, Any]:
    at = "2024-10-04T00:00:00.000000Z"
    return {"version": version, "at": at, "automatic": False, "seat": None, "hash": "1a" * 32, "fact": fact}


TIMING = {
    "pace": {"type": "per_turn", "seconds": 86400},
    "on_timeout": {"type": "play_for", "take_over_after": 3},
    "may_return": True,
    "holidays": True,
    "weekends": True,
    "hand_over": True,
}
SETTINGS = {"players": 2, "edition": "rulebook", "variants": ["harmony"], "auto_play_forced": True}
SERIES = {"id": "019a0000-0000-7000-8000-000000000016", "number": 2}
PROOF = {"salt": "2b" * 32, "path": ["3c" * 32]}
# What the examples leave out: it may be there, and then it may have grown as well.
MORE = {
    "OrderView": {
        "order": {
            "pick": ["17", "4"],
            "place": {"at": {"x": 1, "y": 0, "direction": "north"}, "otherwise": "ask"},
            "void_if_taken": [],
            "void_if_giant_came": False,
        }
    },
    "RecordView": {
        "events": [
            event_of_record(1, {"type": "table_opened", "settings": SETTINGS, "timing": TIMING, "series": SERIES}),
            event_of_record(2, {"type": "line_dealt", "dominoes": ["1", "2", "3", "4"], "proof": PROOF}),
        ]
    },
}


def resolved(part: dict[str, Any]) -> dict[str, Any]:
    """What a reference leads to."""
    while "$ref" in part:
        found = DOCUMENT
        for name in part["$ref"].removeprefix("#/").split("/"):
            found = found[name]
        part = found
    return part


def newer(schema: dict[str, Any], value: Any, names: bool = True) -> Any:
    """The value with an unknown field wherever it may be, and with unknown names and variants unless these are to stay."""
    schema = resolved(schema)
    if value is None:
        return None
    if names and schema.get("x-may-grow"):
        return {"type": UNKNOWN, "more": {"of": ["it"]}} if "oneOf" in schema else UNKNOWN
    if "discriminator" in schema:
        return newer({"$ref": schema["discriminator"]["mapping"][value["type"]]}, value, names)
    if "oneOf" in schema:
        # One thing or null.
        [schema] = [one for one in map(resolved, schema["oneOf"]) if one.get("type") != "null"]
        return newer(schema, value, names)
    if isinstance(value, list):
        items = schema.get("items", {})
        first = [UNKNOWN] if resolved(items).get("x-may-grow") else value[:1]
        return [*(newer(items, item, False) for item in value), *(newer(items, item) for item in first if names)]
    if isinstance(value, dict):
        if isinstance(of_all := schema.get("additionalProperties"), dict):
            # Its names are no fields.
            grown = {name: newer(of_all, field, names) for name, field in value.items()}
            more = [UNKNOWN] if names and schema["propertyNames"].get("x-may-grow") else []
            return grown | {name: next(iter(grown.values())) for name in more}
        fields = schema.get("properties", {})
        return {name: newer(fields.get(name, {}), field, names) for name, field in value.items()} | {UNKNOWN: 1}
    return value


def operation(path: str) -> dict[str, Any]:
    """The GET at an address."""
    parts = path.split("/")

    def fits(pattern: str) -> bool:
        names = pattern.split("/")
        return len(names) == len(parts) and all(name[:1] == "{" or name == part for name, part in zip(names, parts))

    return next(all["get"] for pattern, all in DOCUMENT["paths"].items() if "get" in all and fits(pattern))


def example(schema: str) -> Any:
    value = DOCUMENT["components"]["examples"][schema]["value"] | MORE.get(schema, {})
    return newer(DOCUMENT["components"]["schemas"][schema], value)


def events() -> str:
    """What a stream of a game tells, with an event of an unknown name."""
    lines = [f"event: {UNKNOWN}\ndata: {{}}\n\n"]
    lines += [f"id: {item['version']}\nevent: event\ndata: {json.dumps(item)}\n\n" for item in example("EventListView")["items"]]
    return "".join(lines)


class Handler(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        path = self.path.partition("?")[0]
        if REFUSED in path:
            problem = {"type": "about:blank", "title": "Of a later release.", "status": 404, "code": UNKNOWN}
            return self.answer(404, "application/problem+json", json.dumps(problem))
        content = operation(path)["responses"]["200"]["content"]
        if "text/event-stream" in content:
            return self.answer(200, "text/event-stream", events())
        schema = content["application/json"]["schema"]["$ref"].rsplit("/", 1)[1]
        self.answer(200, "application/json", json.dumps(example(schema)))

    def answer(self, status: int, media: str, body: str) -> None:
        self.send_response(status)
        self.send_header("Content-Type", media)
        self.send_header("Content-Length", str(len(body.encode())))
        self.end_headers()
        self.wfile.write(body.encode())

    def log_message(self, *_: object) -> None:
        pass


if __name__ == "__main__":
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    print(f"http://127.0.0.1:{server.server_port}", flush=True)
    server.serve_forever()
