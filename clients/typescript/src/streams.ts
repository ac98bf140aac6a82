// Server-sent events, with automatic reconnection.

import type { StreamOptions } from "./client.js";
import type { Api } from "./generated/operations.js";
import { sleep, type Http } from "./http.js";
import { Problem } from "./problem.js";
import { FINAL_EVENTS, OVER, type GameEvent, type Notification } from "./types.js";

/** Read timeout of a stream: twice the interval of 15 seconds at which the server sends comments. */
export const SILENCE_SECONDS = 30;
const FIRST_PAUSE = 3;

/** Streams the events of a game after a version, until the game ends. */
export async function* gameEvents(
    http: Http,
    api: Api,
    game_id: string,
    silence: number,
    { after, signal }: StreamOptions,
): AsyncGenerator<GameEvent, void> {
    const { status, version } = await api.getGame({ game_id, ...(signal && { signal }) });
    const seen = after ?? version;
    if (OVER.has(status) && seen >= version) return;
    for await (const data of follow(http, `/v1/games/${game_id}/stream`, "event", seen, silence, signal)) {
        const event = data as GameEvent;
        yield event;
        if (FINAL_EVENTS.has(event.payload.type)) return;
    }
}

/** Streams the notifications after a position. */
export async function* notifications(
    http: Http,
    api: Api,
    silence: number,
    { after, signal }: StreamOptions,
): AsyncGenerator<Notification, void> {
    const seen = after ?? (await api.listNotifications({ limit: 1, ...(signal && { signal }) })).last_position;
    for await (const data of follow(http, "/v1/me/stream", "notification", seen, silence, signal)) {
        yield data as Notification;
    }
}

/** Yields the data of all SSE events called `name` after a position, exactly once, and reconnects when necessary. */
async function* follow(
    http: Http,
    path: string,
    name: string,
    after: number,
    silence: number,
    signal: AbortSignal | undefined,
): AsyncGenerator<unknown, void> {
    let seen = after;
    let pause = FIRST_PAUSE;
    for (;;) {
        const connection = new AbortController();
        const abort = (): void => connection.abort(signal?.reason);
        signal?.addEventListener("abort", abort);
        const connecting = setTimeout(() => connection.abort(), silence * 1000);
        try {
            signal?.throwIfAborted();
            const headers = { Accept: "text/event-stream", "Last-Event-ID": String(seen) };
            const init: RequestInit = { headers, signal: connection.signal, cache: "no-store" };
            const response = await http.send(path, init, { streamed: true });
            clearTimeout(connecting);
            for await (const message of messages(response, connection, silence)) {
                pause = message.retry ?? pause;
                if (message.id === undefined || message.id <= seen) continue;
                // Skip events of other names, which newer servers may send.
                if (message.name === name) yield JSON.parse(message.data);
                seen = message.id;
            }
        } catch (error) {
            if (signal?.aborted || (error instanceof Problem && !error.isTemporary)) throw error;
            if (error instanceof Problem) pause = Math.max(pause, error.retryAfter ?? 0);
        } finally {
            clearTimeout(connecting);
            signal?.removeEventListener("abort", abort);
            // Drop the connection when the consumer stops reading.
            connection.abort();
        }
        await sleep(pause, signal);
    }
}

/** A message of a stream. */
interface Message {
    name: string;
    id?: number;
    data: string;
    /** Seconds to wait before reconnecting. */
    retry?: number;
}

/** Parses the messages of one connection. An incomplete last message is dropped. */
async function* messages(
    response: Response,
    connection: AbortController,
    silence: number,
): AsyncGenerator<Message, void> {
    let message: Message = { name: "", data: "" };
    for await (const line of lines(response, connection, silence)) {
        if (line === "") {
            yield message;
            message = { name: "", data: "" };
            continue;
        }
        // A comment has an empty field name.
        const [, field, value = ""] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
        if (field === "event") message.name = value;
        else if (field === "data") message.data += message.data === "" ? value : `\n${value}`;
        else if (field === "id" && /^\d+$/.test(value)) message.id = Number(value);
        else if (field === "retry" && /^\d+$/.test(value)) message.retry = Number(value) / 1000;
    }
}

/** Splits a response into lines. Aborts the connection if no data arrives within the silence timeout. */
async function* lines(
    response: Response,
    connection: AbortController,
    silence: number,
): AsyncGenerator<string, void> {
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    while (reader) {
        const timer = setTimeout(() => connection.abort(), silence * 1000);
        const chunk = await reader.read().finally(() => clearTimeout(timer));
        if (chunk.done) return;
        const whole = (rest + chunk.value).split("\n");
        rest = whole.pop() ?? "";
        for (const line of whole) yield line.endsWith("\r") ? line.slice(0, -1) : line;
    }
}
