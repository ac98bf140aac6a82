// Additions of newer servers reach the caller without loss.

import assert from "node:assert/strict";
import { test } from "node:test";
import { all, end, event, message } from "./events.mjs";
import { answer, connected, example, problem, stream } from "./fake.mjs";
import {
    feed, first, game_id, GET_GAME, LEGAL, LIST_LEGAL, LIST_NOTIFICATIONS, MINE, NOTIFICATION, PLAY, prepareTurn,
} from "./table.mjs";

const COMET = { type: "comet_fell", cell: { x: 1, y: 2 } };

test("unknown event is preserved", async (t) => {
    const { server, client } = await connected(t);
    const events = example("games", "EventList");
    events.items.push(event(4, "comet_fell", COMET));
    server.on(`${GET_GAME}/events`, answer(events));
    assert.deepEqual(await client.api.listEvents({ game_id }), events);
});

test("unknown streamed event is preserved", async (t) => {
    const { server, client } = await connected(t);
    server.on(GET_GAME, answer(MINE));
    server.on(`${GET_GAME}/stream`, stream(message(6, event(6, "comet_fell", COMET)) + end(7)));
    const payloads = (await all(client.streamGame(game_id))).map(({ payload }) => payload);
    assert.deepEqual(payloads, [COMET, { type: "game_cancelled" }]);
});

test("unknown notification is preserved", async (t) => {
    const { server, client } = await connected(t);
    const items = [{ ...NOTIFICATION, payload: { type: "eclipse", minutes: 4 } }, NOTIFICATION];
    const page = example("notifications", "NotificationList", { items });
    server.on(LIST_NOTIFICATIONS, answer(page));
    assert.deepEqual(await client.api.listNotifications(), page);
});

test("unknown notification announces turn", async (t) => {
    const { server, client } = await connected(t);
    prepareTurn(server);
    const eclipse = feed([8], 8);
    eclipse.body.items[0].payload = { type: "eclipse" };
    server.on(LIST_NOTIFICATIONS, feed(), eclipse);
    server.on(GET_GAME, answer({ ...MINE, awaiting: null }), answer(MINE));
    assert.equal((await first(client.myTurns(game_id))).game.version, 5);
});

test("unknown values and fields are preserved", async (t) => {
    const { server, client } = await connected(t);
    const settings = { ...MINE.settings, variants: ["harmony", "archipelago"] };
    const game = { ...MINE, status: "adjourned", weather: "rain", pace: { type: "lunar", moons: 2 }, settings };
    server.on(GET_GAME, answer(game));
    assert.deepEqual(await client.api.getGame({ game_id }), game);
});

test("unknown nested fields are preserved", async (t) => {
    const { server, client } = await connected(t);
    const weather = "rain";
    const settings = example("notifications", "NotificationSettings", { digest: "weekly" });
    settings.quiet_hours.weather = weather;
    const premove = example("games", "Premove");
    const at = { x: 1, y: 0, direction: "north", weather };
    premove.plan = { ...premove.plan, place: { at, otherwise: "wait", weather }, weather };
    // The document leaves the facts of a record untyped.
    const record = example("records", "GameRecord", { scheme: "kingdomail-shuffle-3" });
    record.events[0].fact.settings.weather = weather;
    record.events[0].fact.series = { id: game_id, number: 1, weather };
    server.on("GET /v1/me/notification-settings", answer(settings));
    server.on(`${GET_GAME}/premove`, answer(premove));
    server.on(`${GET_GAME}/record`, answer(record));
    assert.deepEqual(await client.api.getNotificationSettings(), settings);
    assert.deepEqual(await client.api.getPremove({ game_id }), premove);
    assert.deepEqual(await client.api.downloadRecord({ game_id }), record);
});

test("unknown command is listed and not chosen", async (t) => {
    const { server, client } = await connected(t);
    prepareTurn(server);
    const fly = { command: { type: "fly", height: 3 }, score: 99 };
    server.on(LIST_LEGAL, answer({ ...LEGAL, items: [fly, ...LEGAL.items] }));
    server.on(PLAY, answer(MINE));
    const turn = await first(client.myTurns(game_id));
    assert.deepEqual(turn.legalCommands()[0], fly);
    assert.deepEqual(turn.best(), LEGAL.items[2]);
    // The caller may still choose it.
    await turn.play(fly);
    assert.deepEqual(server.received(PLAY)[0].body.command, fly.command);
});

test("unknown code is preserved", async (t) => {
    const { server, client } = await connected(t);
    server.on(GET_GAME, problem(409, "moon_is_full", { until: "tomorrow" }));
    const thrown = await client.api.getGame({ game_id }).catch((error) => error);
    assert.equal(thrown.code, "moon_is_full");
    assert.equal(thrown.body.until, "tomorrow");
});
