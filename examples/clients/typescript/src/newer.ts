// Reads responses of a server of a later release: `node build/newer.js URL-OF-SUCH-A-SERVER`

import { strict as assert } from "node:assert";
import createClient from "openapi-fetch";
import type { paths } from "./generated/api.js";
import { ok, type Event } from "./player.js";
import { events } from "./stream.js";

const NEW = "of_a_later_release";
const api = createClient<paths>({ baseUrl: process.argv[2]! });
const params = { path: { game_id: "019a0000-0000-7000-8000-000000000014" } };

// The types cover known values and are not checked at run time: each `switch` over values needs a
// `default`.
function status(game: { status: "open" | "active" | "finished" | "cancelled" }): string {
    switch (game.status) {
        case "open":
        case "active":
            return "running";
        case "finished":
        case "cancelled":
            return "ended";
        default:
            return `unknown: ${String(game.status)}`;
    }
}

const game = await ok(api.GET("/v1/games/{game_id}", { params }));
assert.deepEqual([game.version, game.seats[0]?.player.name, status(game)], [5, "Ada", `unknown: ${NEW}`]);
assert.deepEqual([game.settings.variants.at(-1), game.quests.at(-1), game.pace.type], [NEW, NEW, NEW]);

// An unknown event, notification or command has its type and fields. It does not affect its
// neighbours.
const { items } = await ok(api.GET("/v1/games/{game_id}/events", { params }));
assert.equal(items[0]?.payload.type, "table_created");
assert.deepEqual(items.at(-1)?.payload, { type: NEW, more: { of: ["it"] } });
const feed = await ok(api.GET("/v1/me/notifications"));
assert.equal(feed.unread, 1);
assert.deepEqual(
    feed.items.map(({ payload }) => payload.type),
    ["your_turn", NEW],
);
const legal = await ok(api.GET("/v1/games/{game_id}/legal-commands", { params }));
assert.deepEqual([legal.items[0]?.command.type, legal.items.at(-1)?.command.type], ["pick", NEW]);
const seen: Event[] = [];
for await (const event of events({ api }, params.path.game_id, 0)) seen.push(event);
assert.deepEqual(seen, items);

// Nested objects with unknown fields are read completely.
const settings = await ok(api.GET("/v1/me/notification-settings"));
assert.deepEqual([settings.quiet_hours?.from, settings.language], ["22:00:00", NEW]);
assert.deepEqual([settings.channels["your_turn"]?.at(-1), NEW in settings.channels], [NEW, true]);
const { plan } = await ok(api.GET("/v1/games/{game_id}/premove", { params }));
assert.deepEqual([plan.pick?.[0], plan.place?.at?.x, plan.place?.otherwise], ["17", 1, NEW]);

// The document leaves the facts of a record untyped, except for their `type`.
const record = await ok(api.GET("/v1/games/{game_id}/record", { params }));
const [opened, dealt, unknown] = record.events.map(({ fact }): any => fact);
assert.deepEqual([opened.type, dealt.type, unknown.type], ["table_opened", "line_dealt", NEW]);
assert.deepEqual([opened.settings.players, opened.timing.may_return, opened.series.number], [2, true, 2]);
assert.deepEqual([dealt.proof.path.length, unknown.more.of, record.scheme], [1, ["it"], NEW]);

// An error with an unknown code is read by its status.
const nothing = { path: { game_id: "00000000-0000-0000-0000-000000000000" } };
const { error } = await api.GET("/v1/games/{game_id}", { params: nothing });
assert.deepEqual([error?.code, error?.status], [NEW, 404]);
