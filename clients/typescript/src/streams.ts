// Server-sent events that survive their connections.

import type { StreamOptions } from "./client.js";
import type { Api } from "./generated/operations.js";
import { sleep, type Http } from "./http.js";
import { Problem } from "./problem.js";
import { LAST_FACTS, OVER, type GameEvent, type Notice } from "./types.js";

/** The server says something every 15 seconds: after twice that the connection is taken for dead. */
export const SILENCE_SECONDS = 30;
const FIRST_PAUSE = 3;

/** The events of a game after a version, until it is over. */
export async function* gameEvents(
    http: Http,
    api: Api,
    game_id: string,
    silence: number,
    { after, signal }: StreamOptions,
): AsyncGenerator<GameEvent, void> {
    const { status, version } = await api.showGame({ game_id, ...(signal && { signal }) });
    const seen = after ?? version;
    if (OVER.has(status) && seen >= version) return;
    for await (const data of follow(http, `/v1/games/${game_id}/stream`, "event", seen, silence, signal)) {
        const event = data as GameEvent;
        yield event;
        if (LAST_FACTS.has(event.fact.type)) return;
    }
}

/** The notices after a position. */
export async function* notices(
    http: Http,
    api: Api,
    silence: number,
    { after, signal }: StreamOptions,
): AsyncGenerator<Notice, void> {
    const seen = after ?? (await api.listNotices({ limit: 1, ...(signal && { signal }) })).last_position;
    for await (const data of follow(http, "/v1/me/stream", "notice", seen, silence, signal)) yield data as Notice;
}

/** The data of the events of that name after a position, each once, over as many connections as it takes. */
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
                // Names may be added: what is told by one that is not known is nothing for us.
                if (message.name === name) yield JSON.parse(message.data);
                seen = message.id;
            }
        } catch (error) {
            if (signal?.aborted || (error instanceof Problem && !error.passes)) throw error;
            if (error instanceof Problem) pause = Math.max(pause, error.retryAfter ?? 0);
        } finally {
            clearTimeout(connecting);
            signal?.removeEventListener("abort", abort);
            // Who stops reading drops the connection.
            connection.abort();
        }
        await sleep(pause, signal);
    }
}

/** A block of lines of a stream. */
interface Message {
    name: string;
    id?: number;
    data: string;
    /** Seconds to wait before one connects again. */
    retry?: number;
}

/** The messages of one connection. One that has no end is left out. */
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
        // A comment has an empty name.
        const [, field, value = ""] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
        if (field === "event") message.name = value;
        else if (field === "data") message.data += message.data === "" ? value : `\n${value}`;
        else if (field === "id" && /^\d+$/.test(value)) message.id = Number(value);
        else if (field === "retry" && /^\d+$/.test(value)) message.retry = Number(value) / 1000;
    }
}

/** The lines of an answer, for as long as it says something. */
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
