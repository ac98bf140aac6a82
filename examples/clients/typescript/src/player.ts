// A player: an account and its typed client.

import { randomBytes } from "node:crypto";
import createClient, { type Client } from "openapi-fetch";
import type { components, paths } from "./generated/api.js";

type Schemas = components["schemas"];
export type Command = Schemas["Command"];
export type Event = Schemas["Event"];
export type Game = Schemas["Game"];
export type LeaderboardEntry = Schemas["LeaderboardEntry"];
export type Message = Schemas["WebhookMessage"];
export type Notification = Schemas["Notification"];
export type Ranking = Schemas["RankedSeat"][];
export type Table = Schemas["CreateTable"];

export interface Player {
    id: string;
    name: string;
    api: Client<paths>;
}

/** Registers an account with a unique name. */
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

/** Returns a successful response. Throws an error with the problem; programs handle it by its `code`. */
export async function ok<T>(result: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
    const { data, error, response } = await result;
    if (data === undefined) throw new Error(`${response.url}: ${response.status} ${JSON.stringify(error)}`);
    return data;
}
