// What a server of a later release answers can be read, without what is new in it. `node build/newer.js URL-OF-SUCH-A-SERVER`

import { strict as assert } from "node:assert";
import createClient from "openapi-fetch";
import type { paths } from "./generated/api.js";
import { ok, type Event } from "./player.js";
import { events } from "./stream.js";

const NEW = "of_a_later_release";
const api = createClient<paths>({ baseUrl: process.argv[2]! });
const params = { path: { game_id: "019a0000-0000-7000-8000-000000000014" } };

// The types are of what is known, and nothing checks them at run time: whoever switches over names needs a default.
function status(game: { status: "open" | "active" | "finished" | "cancelled" }): string {
    switch (game.status) {
        case "open":
        case "active":
            return "goes on";
        case "finished":
        case "cancelled":
            return "is over";
        default:
            return `is ${String(game.status)}`;
    }
}

const game = await ok(api.GET("/v1/games/{game_id}", { params }));
assert.deepEqual([game.version, game.seats[0]?.player.name, status(game)], [5, "Ada", `is ${NEW}`]);
assert.deepEqual([game.settings.variants.at(-1), game.quests.at(-1), game.pace.type], [NEW, NEW, NEW]);

// An unknown fact, notice or command has its type and whatever else came with it, and its neighbours are as ever.
const { items } = await ok(api.GET("/v1/games/{game_id}/events", { params }));
assert.equal(items[0]?.fact.type, "table_opened");
assert.deepEqual(items.at(-1)?.fact, { type: NEW, more: { of: ["it"] } });
const feed = await ok(api.GET("/v1/me/notices"));
assert.equal(feed.unread, 1);
assert.deepEqual(
    feed.items.map(({ notice }) => notice.type),
    ["your_turn", NEW],
);
const legal = await ok(api.GET("/v1/games/{game_id}/legal-commands", { params }));
assert.deepEqual([legal.items[0]?.command.type, legal.items.at(-1)?.command.type], ["pick", NEW]);
const seen: Event[] = [];
for await (const event of events({ api }, params.path.game_id, 0)) seen.push(event);
assert.deepEqual(seen, items);

// Neither is anything lost of an object within another one that has an unknown field.
const settings = await ok(api.GET("/v1/me/notice-settings"));
assert.deepEqual([settings.quiet_hours?.from, settings.language], ["22:00:00", NEW]);
assert.deepEqual([settings.channels["your_turn"]?.at(-1), NEW in settings.channels], [NEW, true]);
const { order } = await ok(api.GET("/v1/games/{game_id}/order", { params }));
assert.deepEqual([order.pick?.[0], order.place?.at?.x, order.place?.otherwise], ["17", 1, NEW]);
const record = await ok(api.GET("/v1/games/{game_id}/record", { params }));
const [opened, dealt, unknown] = record.events.map(({ fact }) => fact);
assert.ok(opened?.type === "table_opened" && dealt?.type === "line_dealt");
assert.deepEqual([opened.settings.players, opened.timing?.may_return, opened.series?.number], [2, true, 2]);
assert.deepEqual([dealt.proof?.path.length, unknown?.type, record.scheme], [1, NEW, NEW]);

// A refusal with an unknown code has its status.
const nothing = { path: { game_id: "00000000-0000-0000-0000-000000000000" } };
const { error } = await api.GET("/v1/games/{game_id}", { params: nothing });
assert.deepEqual([error?.code, error?.status], [NEW, 404]);
