"""A webhook receiver: a small HTTP server that accepts signed messages only."""

import json
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from threading import Thread
from uuid import UUID

from standardwebhooks import Webhook, WebhookVerificationError

from kingdomail_client.api.webhooks import create_webhook
from kingdomail_client.models import CreateWebhook, WebhookMessage
from player import Player, ok


class Receiver:
    """Receives the notifications of a player."""

    def __init__(self, player: Player) -> None:
        messages: Queue[WebhookMessage] = Queue()

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                try:
                    webhook.verify(body, dict(self.headers))
                except WebhookVerificationError:
                    self.send_error(401)
                    return
                self.send_response(204)
                self.end_headers()
                message = json.loads(body)
                if message["type"].startswith("notification."):  # Skip tests.
                    messages.put(WebhookMessage.from_dict(message))

            def log_message(self, *_: object) -> None:
                pass

        server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{server.server_port}"
        new = ok(create_webhook.sync(client=player.client, body=CreateWebhook(self.url)))
        assert new.secret
        webhook = Webhook(new.secret)
        self.messages = messages
        Thread(target=server.serve_forever, daemon=True).start()

    def message(self, type: str, game: UUID) -> WebhookMessage:
        """Waits for the next message of this type about the game."""
        while True:
            message = self.messages.get(timeout=20)
            if message.type_ == type and message.data.game_id == game:
                return message
