"""A simulated server of a later release, with additions wherever the document allows them.

Prints its URL, and then responds to each GET request with the example of the document. Each object has an unknown field. Each schema
with `x-may-grow` has an unknown value; lists of such schemas keep their items and have an unknown one appended. Requests for the game
`00000000-0000-0000-0000-000000000000` fail with an unknown error code."""

import json
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

DOCUMENT = json.loads((Path(__file__).resolve().parents[1] / "openapi" / "openapi.json").read_text())
UNKNOWN = "of_a_later_release"
FAILING = "00000000-0000-0000-0000-000000000000"


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
# Parts that the examples omit. They may gain fields as well.
MORE = {
    "Premove": {
        "plan": {
            "pick": ["17", "4"],
            "place": {"at": {"x": 1, "y": 0, "direction": "north"}, "otherwise": "ask"},
            "void_if_taken": [],
            "void_if_giant_came": False,
        }
    },
    "GameRecord": {
        "events": [
            event_of_record(1, {"type": "table_opened", "settings": SETTINGS, "timing": TIMING, "series": SERIES}),
            event_of_record(2, {"type": "line_dealt", "dominoes": ["1", "2", "3", "4"], "proof": PROOF}),
            event_of_record(3, {"type": UNKNOWN, "more": {"of": ["it"]}}),
        ]
    },
}


def resolved(part: dict[str, Any]) -> dict[str, Any]:
    """Resolves references."""
    while "$ref" in part:
        found = DOCUMENT
        for name in part["$ref"].removeprefix("#/").split("/"):
            found = found[name]
        part = found
    return part


def newer(schema: dict[str, Any], value: Any, names: bool = True) -> Any:
    """Returns the value with unknown fields and, if `names` is true, with unknown enum values and variants."""
    schema = resolved(schema)
    if value is None:
        return None
    if names and schema.get("x-may-grow"):
        return {"type": UNKNOWN, "more": {"of": ["it"]}} if "oneOf" in schema else UNKNOWN
    if "discriminator" in schema:
        return newer({"$ref": schema["discriminator"]["mapping"][value["type"]]}, value, names)
    if "oneOf" in schema:
        # A nullable schema.
        [schema] = [one for one in map(resolved, schema["oneOf"]) if one.get("type") != "null"]
        return newer(schema, value, names)
    if isinstance(value, list):
        items = schema.get("items", {})
        first = [UNKNOWN] if resolved(items).get("x-may-grow") else value[:1]
        return [*(newer(items, item, False) for item in value), *(newer(items, item) for item in first if names)]
    if isinstance(value, dict):
        if isinstance(of_all := schema.get("additionalProperties"), dict):
            # A map: its names are not fields.
            grown = {name: newer(of_all, field, names) for name, field in value.items()}
            more = [UNKNOWN] if names and schema.get("propertyNames", {}).get("x-may-grow") else []
            return grown | {name: next(iter(grown.values())) for name in more}
        fields = schema.get("properties", {})
        return {name: newer(fields.get(name, {}), field, names) for name, field in value.items()} | {UNKNOWN: 1}
    return value


def operation(path: str) -> dict[str, Any]:
    """Returns the GET operation of a path."""
    parts = path.split("/")

    def fits(pattern: str) -> bool:
        names = pattern.split("/")
        return len(names) == len(parts) and all(name[:1] == "{" or name == part for name, part in zip(names, parts))

    return next(all["get"] for pattern, all in DOCUMENT["paths"].items() if "get" in all and fits(pattern))


def example(schema: str) -> Any:
    value = DOCUMENT["components"]["examples"][schema]["value"] | MORE.get(schema, {})
    return newer(DOCUMENT["components"]["schemas"][schema], value)


def events() -> str:
    """Returns the stream of a game, with an SSE event of an unknown name."""
    lines = [f"event: {UNKNOWN}\ndata: {{}}\n\n"]
    lines += [f"id: {item['version']}\nevent: event\ndata: {json.dumps(item)}\n\n" for item in example("EventList")["items"]]
    return "".join(lines)


class Handler(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        path = self.path.partition("?")[0]
        if FAILING in path:
            problem = {"type": "about:blank", "title": "An error of a later release.", "status": 404, "code": UNKNOWN}
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
