// One's turns come once each, and are played once.

import assert from "node:assert/strict";
import { test } from "node:test";
import { all } from "./events.mjs";
import { answer, connected, DROP, example, problem } from "./fake.mjs";
import {
    feed, first, game_id, LEGAL, legalAt, LEGALS, MINE, nextDecision, NOTICES, OTHERS, OVER, PLAYED, SHOWN, turnAtOnce,
} from "./table.mjs";

test("a turn shows the game and what is legal", async (t) => {
    const { server, client } = await connected(t);
    turnAtOnce(server);
    const turn = await first(client.myTurns(game_id));
    assert.equal(turn.game.version, 5);
    assert.equal(turn.played, false);
    assert.deepEqual(turn.legalCommands(), LEGAL.items);
    assert.deepEqual(turn.best(), LEGAL.items[2]);
});

test("the turns of a game end with it", async (t) => {
    const { server, client } = await connected(t);
    turnAtOnce(server);
    server.on(SHOWN, ...[MINE, nextDecision(6), OTHERS, nextDecision(9), OVER].map((game) => answer(game)));
    server.on(LEGALS, legalAt(5), legalAt(6), legalAt(9));
    // After two turns it is another's turn; nothing is told at first, and then that it is one's own.
    server.on(NOTICES, feed(), feed(), feed([8], 8));
    server.on(PLAYED, answer(nextDecision(6)), answer(OTHERS), answer(OVER));
    const played = [];
    for await (const turn of client.myTurns(game_id)) played.push((await turn.play(turn.best())).version);
    assert.deepEqual(played, [6, 8, 9]);
    assert.deepEqual(
        server.asked(PLAYED).map(({ body }) => body.expected_version),
        [5, 6, 9],
    );
    const waited = server.asked(NOTICES).map(({ path }) => path.split("?")[1]);
    assert.deepEqual(waited.slice(1), Array(2).fill("after=7&wait_seconds=30&limit=100"));
});

test("all games that wait are shown and then those of which one is told", async (t) => {
    const { server, client } = await connected(t);
    turnAtOnce(server);
    const [summary] = example("games", "GamePageView").items;
    const items = [true, false].map((waits_for_you) => ({ ...summary, waits_for_you }));
    server.on("GET /v1/me/games", answer({ items, next_cursor: "more" }));
    server.on(SHOWN, answer(MINE), answer(OTHERS), answer(nextDecision(11)));
    server.on(LEGALS, legalAt(5), legalAt(11));
    server.on(NOTICES, feed(), feed([8, 9], 9));
    server.on(PLAYED, answer(OTHERS));
    const found = [];
    for await (const turn of client.myTurns()) {
        found.push(turn.game.version);
        if (found.length === 2) break;
        await turn.play(turn.best());
    }
    assert.deepEqual(found, [5, 11]);
    assert.equal(server.asked("GET /v1/me/games").length, 1);
});

test("a turn that is not played does not come again", async (t) => {
    const { server, client } = await connected(t);
    turnAtOnce(server);
    server.on(SHOWN, ...[5, 5, 6].map((version) => answer({ ...MINE, version })), answer(OVER));
    server.on(LEGALS, legalAt(5), legalAt(5), legalAt(6));
    server.on(NOTICES, feed(), feed([8], 8), feed([9], 9));
    const turns = await all(client.myTurns(game_id));
    const waited = server.asked(NOTICES).map(({ path }) => path.match(/after=\d+/)?.[0]);
    assert.deepEqual(waited.slice(1), ["after=7", "after=8"]);
    assert.deepEqual(
        turns.map(({ game }) => game.version),
        [5],
    );
});

test("the iterator waits for a server that is away", async (t) => {
    const { server, client } = await connected(t);
    turnAtOnce(server);
    server.on(NOTICES, DROP, answer(undefined, { status: 503 }), feed());
    assert.equal((await first(client.myTurns(game_id))).game.version, 5);
});

test("a game that is not there is a problem", async (t) => {
    const { server, client } = await connected(t);
    turnAtOnce(server);
    server.on(SHOWN, problem(404, "game_not_found"));
    await assert.rejects(first(client.myTurns(game_id)), { code: "game_not_found" });
});

test("a lost answer is asked for with the same key", async (t) => {
    const { server, client } = await connected(t);
    turnAtOnce(server);
    server.on(PLAYED, DROP, answer(OTHERS));
    const turn = await first(client.myTurns(game_id));
    assert.equal((await turn.play(turn.best())).version, 8);
    assert.equal(turn.played, true);
    assert.equal(new Set(server.asked(PLAYED).map(({ headers }) => headers["idempotency-key"])).size, 1);
});

test("a command is played on the newest version if the decision is the same", async (t) => {
    const { server, client } = await connected(t);
    turnAtOnce(server);
    const turn = await first(client.myTurns(game_id));
    server.on(SHOWN, answer({ ...MINE, version: 6 }));
    server.on(PLAYED, problem(412, "version_stale", { current_version: 6, events: [] }), answer(OTHERS));
    assert.equal((await turn.play(turn.best().command)).version, 8);
    const [before, after] = server.asked(PLAYED);
    assert.deepEqual(before.body, { command: LEGAL.items[2].command, expected_version: 5 });
    assert.equal(after.body.expected_version, 6);
    assert.notEqual(before.headers["idempotency-key"], after.headers["idempotency-key"]);
});

for (const [game, code, status] of [
    [OTHERS, "version_stale", 412],
    [MINE, "deadline_passed", 409],
    [OVER, "game_finished", 409],
]) {
    test(`a decision that is gone is not played: ${code}`, async (t) => {
        const { server, client } = await connected(t);
        turnAtOnce(server);
        const turn = await first(client.myTurns(game_id));
        server.on(SHOWN, answer(game));
        server.on(PLAYED, problem(status, code));
        assert.equal((await turn.play(turn.best())).version, game.version);
        assert.equal(turn.played, false);
        assert.equal(server.asked(PLAYED).length, 1);
    });
}

test("a command that breaks a rule is a problem", async (t) => {
    const { server, client } = await connected(t);
    turnAtOnce(server);
    const turn = await first(client.myTurns(game_id));
    server.on(PLAYED, problem(422, "domino_taken"));
    await assert.rejects(turn.play(turn.best()), { code: "domino_taken" });
});
