// A player: an account, and the typed client that acts for it.

import { randomBytes } from "node:crypto";
import createClient, { type Client } from "openapi-fetch";
import type { components, paths } from "./generated/api.js";

type Schemas = components["schemas"];
export type Command = Schemas["Command"];
export type Event = Schemas["EventView"];
export type Game = Schemas["GameView"];
export type Leader = Schemas["LeaderView"];
export type Message = Schemas["WebhookMessage"];
export type Notice = Schemas["NoticeView"];
export type Ranking = Schemas["RankedView"][];
export type Table = Schemas["OpenTableRequest"];

export interface Player {
    id: string;
    name: string;
    api: Client<paths>;
}

/** Registers an account under a name that is new, and logs it in. */
export async function register(server: string, name: string): Promise<Player> {
    const api = createClient<paths>({ baseUrl: server });
    const password = randomBytes(16).toString("base64");
    const body = { name: `${name}-${randomBytes(4).toString("hex")}`, password };
    const { player, tokens } = await ok(api.POST("/v1/players", { body }));
    api.use({
        onRequest({ request }) {
            request.headers.set("Authorization", `Bearer ${tokens.access_token}`);
        },
    });
    return { id: player.id, name: player.name, api };
}

/** What was answered, or an error that names the problem: programs decide by its `code`. */
export async function ok<T>(answer: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
    const { data, error, response } = await answer;
    if (data === undefined) throw new Error(`${response.url}: ${response.status} ${JSON.stringify(error)}`);
    return data;
}
