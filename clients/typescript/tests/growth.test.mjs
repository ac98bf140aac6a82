// The API grows: what a client does not know loses nothing of what is around it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { all, end, event, message } from "./events.mjs";
import { answer, connected, example, problem, stream } from "./fake.mjs";
import { feed, first, game_id, LEGAL, LEGALS, MINE, NOTICE, NOTICES, PLAYED, SHOWN, turnAtOnce } from "./table.mjs";

const COMET = { type: "comet_fell", cell: { x: 1, y: 2 } };

test("events", async (t) => {
    const { server, client } = await connected(t);
    const events = example("games", "EventListView");
    events.items.push(event(4, "comet_fell", COMET));
    server.on(`${SHOWN}/events`, answer(events));
    assert.deepEqual(await client.api.listEvents({ game_id }), events);
});

test("streamed events", async (t) => {
    const { server, client } = await connected(t);
    server.on(SHOWN, answer(MINE));
    server.on(`${SHOWN}/stream`, stream(message(6, event(6, "comet_fell", COMET)) + end(7)));
    const facts = (await all(client.streamGame(game_id))).map(({ fact }) => fact);
    assert.deepEqual(facts, [COMET, { type: "game_cancelled" }]);
});

test("notices", async (t) => {
    const { server, client } = await connected(t);
    const items = [{ ...NOTICE, notice: { type: "eclipse", minutes: 4 } }, NOTICE];
    const told = example("notifications", "FeedView", { items });
    server.on(NOTICES, answer(told));
    assert.deepEqual(await client.api.listNotices(), told);
});

test("turns are found by notices that are not known", async (t) => {
    const { server, client } = await connected(t);
    turnAtOnce(server);
    const told = feed([8], 8);
    told.body.items[0].notice = { type: "eclipse" };
    server.on(NOTICES, feed(), told);
    server.on(SHOWN, answer({ ...MINE, awaiting: null }), answer(MINE));
    assert.equal((await first(client.myTurns(game_id))).game.version, 5);
});

test("names and fields", async (t) => {
    const { server, client } = await connected(t);
    const settings = { ...MINE.settings, variants: ["harmony", "archipelago"] };
    const game = { ...MINE, status: "adjourned", weather: "rain", pace: { type: "lunar", moons: 2 }, settings };
    server.on(SHOWN, answer(game));
    assert.deepEqual(await client.api.showGame({ game_id }), game);
});

test("fields within fields", async (t) => {
    const { server, client } = await connected(t);
    const weather = "rain";
    const settings = example("notifications", "NoticeSettingsView", { digest: "weekly" });
    settings.quiet_hours.weather = weather;
    const shown = example("games", "OrderView");
    const at = { x: 1, y: 0, direction: "north", weather };
    shown.order = { ...shown.order, place: { at, otherwise: "wait", weather }, weather };
    const record = example("records", "RecordView", { scheme: "kingdomail-shuffle-3" });
    record.events[0].fact.settings.weather = weather;
    record.events[0].fact.series = { id: game_id, number: 1, weather };
    server.on("GET /v1/me/notice-settings", answer(settings));
    server.on(`${SHOWN}/order`, answer(shown));
    server.on(`${SHOWN}/record`, answer(record));
    assert.deepEqual(await client.api.showNoticeSettings(), settings);
    assert.deepEqual(await client.api.showOrder({ game_id }), shown);
    assert.deepEqual(await client.api.downloadRecord({ game_id }), record);
});

test("commands are listed and not chosen", async (t) => {
    const { server, client } = await connected(t);
    turnAtOnce(server);
    const fly = { command: { type: "fly", height: 3 }, score: 99 };
    server.on(LEGALS, answer({ ...LEGAL, items: [fly, ...LEGAL.items] }));
    server.on(PLAYED, answer(MINE));
    const turn = await first(client.myTurns(game_id));
    assert.deepEqual(turn.legalCommands()[0], fly);
    assert.deepEqual(turn.best(), LEGAL.items[2]);
    // Who knows more than the types may choose it.
    await turn.play(fly);
    assert.deepEqual(server.asked(PLAYED)[0].body.command, fly.command);
});

test("problems", async (t) => {
    const { server, client } = await connected(t);
    server.on(SHOWN, problem(409, "moon_is_full", { until: "tomorrow" }));
    const refused = await client.api.showGame({ game_id }).catch((error) => error);
    assert.equal(refused.code, "moon_is_full");
    assert.equal(refused.body.until, "tomorrow");
});
