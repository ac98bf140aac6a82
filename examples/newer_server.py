"""A server of a later release: it answers as the document says, and has more of everything that may grow.

`newer_server.py` prints its address, and then answers every GET with the example of the document. Wherever a schema has
`x-may-grow`, there is something that the document does not know; a list has one more item of that kind. What is asked of the
game without an id (`00000000-0000-0000-0000-000000000000`) is refused, with an unknown code."""

import json
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

DOCUMENT = json.loads((Path(__file__).resolve().parents[1] / "openapi" / "openapi.json").read_text())
UNKNOWN = "of_a_later_release"
REFUSED = "00000000-0000-0000-0000-000000000000"


def resolved(part: dict[str, Any]) -> dict[str, Any]:
    """What a reference leads to."""
    while "$ref" in part:
        found = DOCUMENT
        for name in part["$ref"].removeprefix("#/").split("/"):
            found = found[name]
        part = found
    return part


def newer(schema: dict[str, Any], value: Any) -> Any:
    """The value with something unknown wherever it may be."""
    schema = resolved(schema)
    if value is None:
        return None
    if schema.get("x-may-grow"):
        return {"type": UNKNOWN, "more": {"of": ["it"]}} if "oneOf" in schema else UNKNOWN
    if "oneOf" in schema:
        # One thing or null.
        [schema] = [one for one in map(resolved, schema["oneOf"]) if one.get("type") != "null"]
        return newer(schema, value)
    if isinstance(value, list):
        items = schema.get("items", {})
        first = [UNKNOWN] if resolved(items).get("x-may-grow") else value[:1]
        return [*value, *(newer(items, item) for item in first)]
    if isinstance(value, dict):
        fields = schema.get("properties", {})
        return {name: newer(fields.get(name, {}), field) for name, field in value.items()} | {UNKNOWN: 1}
    return value


def operation(path: str) -> dict[str, Any]:
    """The GET at an address."""
    parts = path.split("/")

    def fits(pattern: str) -> bool:
        names = pattern.split("/")
        return len(names) == len(parts) and all(name[:1] == "{" or name == part for name, part in zip(names, parts))

    return next(all["get"] for pattern, all in DOCUMENT["paths"].items() if "get" in all and fits(pattern))


def example(schema: str) -> Any:
    value = DOCUMENT["components"]["examples"][schema]["value"]
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
