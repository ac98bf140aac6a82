// Turns are yielded once and played once.

import assert from "node:assert/strict";
import { test } from "node:test";
import { all } from "./events.mjs";
import { answer, connected, DROP, example, problem } from "./fake.mjs";
import {
    feed, first, game_id, GET_GAME, LEGAL, legalAt, LIST_LEGAL, LIST_NOTIFICATIONS, MINE, nextDecision, OTHERS, OVER, PLAY,
    prepareTurn,
} from "./table.mjs";

test("turn has game and legal commands", async (t) => {
    const { server, client } = await connected(t);
    prepareTurn(server);
    const turn = await first(client.myTurns(game_id));
    assert.equal(turn.game.version, 5);
    assert.equal(turn.played, false);
    assert.deepEqual(turn.legalCommands(), LEGAL.items);
    assert.deepEqual(turn.best(), LEGAL.items[2]);
});

test("turns end with game", async (t) => {
    const { server, client } = await connected(t);
    prepareTurn(server);
    server.on(GET_GAME, ...[MINE, nextDecision(6), OTHERS, nextDecision(9), OVER].map((game) => answer(game)));
    server.on(LIST_LEGAL, legalAt(5), legalAt(6), legalAt(9));
    // After two turns, the opponent's turn: the first poll is empty, the second announces the next own turn.
    server.on(LIST_NOTIFICATIONS, feed(), feed(), feed([8], 8));
    server.on(PLAY, answer(nextDecision(6)), answer(OTHERS), answer(OVER));
    const played = [];
    for await (const turn of client.myTurns(game_id)) played.push((await turn.play(turn.best())).version);
    assert.deepEqual(played, [6, 8, 9]);
    assert.deepEqual(
        server.received(PLAY).map(({ body }) => body.expected_version),
        [5, 6, 9],
    );
    const waited = server.received(LIST_NOTIFICATIONS).map(({ path }) => path.split("?")[1]);
    assert.deepEqual(waited.slice(1), Array(2).fill("after=7&wait_seconds=30&limit=100"));
});

test("waiting games precede announced games", async (t) => {
    const { server, client } = await connected(t);
    prepareTurn(server);
    const [summary] = example("games", "GameList").items;
    const items = [true, false].map((waits_for_you) => ({ ...summary, waits_for_you }));
    server.on("GET /v1/me/games", answer({ items, next_cursor: "more" }));
    server.on(GET_GAME, answer(MINE), answer(OTHERS), answer(nextDecision(11)));
    server.on(LIST_LEGAL, legalAt(5), legalAt(11));
    server.on(LIST_NOTIFICATIONS, feed(), feed([8, 9], 9));
    server.on(PLAY, answer(OTHERS));
    const found = [];
    for await (const turn of client.myTurns()) {
        found.push(turn.game.version);
        if (found.length === 2) break;
        await turn.play(turn.best());
    }
    assert.deepEqual(found, [5, 11]);
    assert.equal(server.received("GET /v1/me/games").length, 1);
});

test("unplayed turn is not repeated", async (t) => {
    const { server, client } = await connected(t);
    prepareTurn(server);
    server.on(GET_GAME, ...[5, 5, 6].map((version) => answer({ ...MINE, version })), answer(OVER));
    server.on(LIST_LEGAL, legalAt(5), legalAt(5), legalAt(6));
    server.on(LIST_NOTIFICATIONS, feed(), feed([8], 8), feed([9], 9));
    const turns = await all(client.myTurns(game_id));
    const waited = server.received(LIST_NOTIFICATIONS).map(({ path }) => path.match(/after=\d+/)?.[0]);
    assert.deepEqual(waited.slice(1), ["after=7", "after=8"]);
    assert.deepEqual(
        turns.map(({ game }) => game.version),
        [5],
    );
});

test("iterator survives outage", async (t) => {
    const { server, client } = await connected(t);
    prepareTurn(server);
    server.on(LIST_NOTIFICATIONS, DROP, answer(undefined, { status: 503 }), feed());
    assert.equal((await first(client.myTurns(game_id))).game.version, 5);
});

test("missing game throws problem", async (t) => {
    const { server, client } = await connected(t);
    prepareTurn(server);
    server.on(GET_GAME, problem(404, "game_not_found"));
    await assert.rejects(first(client.myTurns(game_id)), { code: "game_not_found" });
});

test("lost response is retried with same key", async (t) => {
    const { server, client } = await connected(t);
    prepareTurn(server);
    server.on(PLAY, DROP, answer(OTHERS));
    const turn = await first(client.myTurns(game_id));
    assert.equal((await turn.play(turn.best())).version, 8);
    assert.equal(turn.played, true);
    assert.equal(new Set(server.received(PLAY).map(({ headers }) => headers["idempotency-key"])).size, 1);
});

test("unchanged decision is played on latest version", async (t) => {
    const { server, client } = await connected(t);
    prepareTurn(server);
    const turn = await first(client.myTurns(game_id));
    server.on(GET_GAME, answer({ ...MINE, version: 6 }));
    server.on(PLAY, problem(412, "version_stale", { current_version: 6, events: [] }), answer(OTHERS));
    assert.equal((await turn.play(turn.best().command)).version, 8);
    const [before, after] = server.received(PLAY);
    assert.deepEqual(before.body, { command: LEGAL.items[2].command, expected_version: 5 });
    assert.equal(after.body.expected_version, 6);
    assert.notEqual(before.headers["idempotency-key"], after.headers["idempotency-key"]);
});

for (const [game, code, status] of [
    [OTHERS, "version_stale", 412],
    [MINE, "deadline_passed", 409],
    [OVER, "game_finished", 409],
]) {
    test(`closed decision is not played: ${code}`, async (t) => {
        const { server, client } = await connected(t);
        prepareTurn(server);
        const turn = await first(client.myTurns(game_id));
        server.on(GET_GAME, answer(game));
        server.on(PLAY, problem(status, code));
        assert.equal((await turn.play(turn.best())).version, game.version);
        assert.equal(turn.played, false);
        assert.equal(server.received(PLAY).length, 1);
    });
}

test("illegal command throws problem", async (t) => {
    const { server, client } = await connected(t);
    prepareTurn(server);
    const turn = await first(client.myTurns(game_id));
    server.on(PLAY, problem(422, "domino_taken"));
    await assert.rejects(turn.play(turn.best()), { code: "domino_taken" });
});
