"""A fake server that sends prepared responses and records requests."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Lock, Thread
from typing import Any
from urllib.parse import parse_qsl

from kingdomail import Client, Retries

EXAMPLES = Path(__file__).resolve().parents[3] / "openapi" / "examples"
QUICK = Retries(first_pause=0.001, longest_pause=0.002)


def example(file: str, name: str, **changed: Any) -> dict[str, Any]:
    """Returns an example of the OpenAPI document with some fields replaced."""
    found: dict[str, Any] = json.loads((EXAMPLES / f"{file}.json").read_text())[name]
    return found | changed


@dataclass
class Answer:
    body: Any = None
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)
    cut: int = 0
    """Number of bytes that are cut off at the end when the connection breaks."""


@dataclass
class Stream:
    """A stream that sends a text and then ends or stays silent."""

    text: str
    ends: bool = True


DROP = object()
"""Closes the connection without a response."""


def problem(status: int, code: str, **more: Any) -> Answer:
    """Returns a problem, with additional fields."""
    body = {"type": f"urn:kingdomail:problem:{code}", "title": "No.", "status": status, "code": code} | more
    return Answer(body, status, {"Content-Type": "application/problem+json", "X-Request-Id": "r-1"})


def busy(seconds: int, status: int = 503) -> Answer:
    """Returns a temporary problem."""
    answer = problem(status, "unavailable")
    answer.headers["Retry-After"] = str(seconds)
    return answer


def oauth_error(error: str, status: int = 400) -> Answer:
    """Returns an OAuth error."""
    return Answer({"error": error, "error_description": "No."}, status)


def app_tokens(number: int, seconds: int = 900) -> Answer:
    """Returns the tokens of an app with this number."""
    pair = {"access_token": f"access-{number}", "refresh_token": f"kma_{number}", "expires_in": seconds}
    return Answer(pair | {"token_type": "Bearer", "scope": "games:read"})


def tokens(number: int, seconds: int = 900) -> Answer:
    """Returns the tokens of a session with this number."""
    granted = example("accounts", "CreatedSession")
    granted["tokens"] |= {
        "access_token": f"access-{number}", "refresh_token": f"refresh-{number}", "expires_in_seconds": seconds,
    }  # fmt: skip
    return Answer(granted)


@dataclass
class Request:
    method: str
    path: str
    headers: dict[str, str]
    body: Any


Reply = Answer | Stream | object | Callable[[Request], Any]


class Fake:
    """Sends the responses prepared for a method and path in order, and repeats the last one."""

    def __init__(self) -> None:
        self.requests: list[Request] = []
        self._answers: dict[str, list[Reply]] = {}
        self._lock = Lock()

    def on(self, operation: str, *answers: Reply) -> None:
        self._answers[operation] = list(answers)

    def received(self, operation: str) -> list[Request]:
        return [one for one in self.requests if f"{one.method} {one.path.partition('?')[0]}" == operation]

    def reply(self, request: Request) -> Any:
        with self._lock:
            self.requests.append(request)
            answers = self._answers[f"{request.method} {request.path.partition('?')[0]}"]
            answer = answers.pop(0) if len(answers) > 1 else answers[0]
            return answer(request) if callable(answer) else answer


@contextmanager
def fake() -> Iterator[tuple[Fake, str]]:
    """Starts a fake server and yields it with its URL."""
    fake = Fake()

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def handle_one_request(self) -> None:
            self.raw_requestline = self.rfile.readline()
            if not self.raw_requestline or not self.parse_request():
                self.close_connection = True
                return
            length = int(self.headers.get("Content-Length") or 0)
            sent = self.rfile.read(length).decode()
            is_form = self.headers.get("Content-Type") == "application/x-www-form-urlencoded"
            body = dict(parse_qsl(sent)) if is_form else json.loads(sent) if sent else None
            answer = fake.reply(Request(self.command, self.path, dict(self.headers), body))
            self.close_connection = True
            if isinstance(answer, Stream):
                self.send_response(200)
                self.send_header("Content-Type", "text/event-stream")
                self.end_headers()
                self.wfile.write(answer.text.encode())
                if not answer.ends:
                    # Wait until the client closes the connection.
                    self.rfile.read(1)
            elif isinstance(answer, Answer):
                content = b"" if answer.body is None else json.dumps(answer.body).encode()
                self.send_response(answer.status)
                for name, value in ({"Content-Type": "application/json"} | answer.headers).items():
                    self.send_header(name, value)
                self.send_header("Content-Length", str(len(content)))
                self.send_header("Connection", "close")
                self.end_headers()
                self.wfile.write(content[: len(content) - answer.cut])

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
    try:
        yield fake, f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


@contextmanager
def connected(**options: Any) -> Iterator[tuple[Fake, Client]]:
    """Starts a fake server and yields it with a client that has a personal token."""
    chosen: dict[str, Any] = {"token": "kmp_1", "retries": QUICK} | options
    with fake() as (server, url), Client(url, **chosen) as client:
        yield server, client
