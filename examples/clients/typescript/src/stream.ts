// Server-sent events: the events of a game as they happen.

import type { Event, Player } from "./player.js";

/** Yields the events of a game after a version. Ending the iteration drops the connection. */
export async function* events({ api }: Pick<Player, "api">, game_id: string, after: number): AsyncGenerator<Event> {
    const dropped = new AbortController();
    const { data } = await api.GET("/v1/games/{game_id}/stream", {
        params: { path: { game_id }, header: { "Last-Event-ID": after } },
        parseAs: "stream",
        signal: dropped.signal,
    });
    if (!data) throw new Error("no stream");
    let text = "";
    try {
        for await (const part of data.pipeThrough(new TextDecoderStream())) {
            const messages = (text + part).split("\n\n");
            text = messages.pop() ?? "";
            for (const message of messages) {
                const field = (name: string) =>
                    message.split("\n").find((line) => line.startsWith(name))?.slice(name.length);
                // Newer servers may send other names.
                if (field("event: ") === "event") yield JSON.parse(field("data: ")!);
            }
        }
    } finally {
        dropped.abort();
    }
}
