// A webhook receiver: a small HTTP server that accepts signed messages only.

import { EventEmitter, once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { ok, type Message, type Player } from "./player.js";

export interface Receiver {
    url: string;
    /** Returns the first message of this type about a game; waits for it if necessary. */
    message(type: string, game: string): Promise<Message>;
    close(): void;
}

/** Starts a server that receives the notifications of a player. */
export async function receive({ api }: Player): Promise<Receiver> {
    const received: Message[] = [];
    const arrivals = new EventEmitter();
    let webhook: Webhook;
    const server = createServer(async (request, response) => {
        try {
            received.push(webhook.verify(await text(request), request.headers as Record<string, string>) as Message);
            response.writeHead(204).end();
            arrivals.emit("message");
        } catch {
            response.writeHead(401).end();
        }
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { secret } = await ok(api.POST("/v1/me/webhooks", { body: { url } }));
    webhook = new Webhook(secret ?? "");
    return {
        url,
        async message(type, game) {
            for (;;) {
                const message = received.find((message) => message.type === type && message.data.game_id === game);
                if (message) return message;
                await once(arrivals, "message", { signal: AbortSignal.timeout(20_000) });
            }
        },
        close: () => server.close(),
    };
}
