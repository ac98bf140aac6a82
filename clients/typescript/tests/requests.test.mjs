// Requests are repeated, in the name of an account, until they are answered or refused.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Client, Problem } from "kingdomail";
import { answer, busy, connected, DROP, example, fake, problem, QUICK, tokens } from "./fake.mjs";

const GAME = example("games", "GameView");
const game_id = GAME.id;
const SHOWN = `GET /v1/games/${game_id}`;
const PLAYED = `POST /v1/games/${game_id}/commands`;
const REFRESHED = "POST /v1/sessions/refresh";
const TABLE = { settings: { players: 2 } };
const COMMAND = { command: { type: "pick", domino: "1" }, expected_version: 5 };
const ADA = ["Ada", "a crown for every lake"];

test("what only reads is repeated until it is answered", async (t) => {
    const { server, client } = await connected(t);
    const failures = [DROP, busy(0), answer(undefined, { status: 502 }), problem(408, "body_timeout")];
    server.on(SHOWN, ...failures, answer(GAME, { cut: 5 }), answer(GAME));
    assert.equal((await client.api.showGame({ game_id })).version, GAME.version);
    assert.equal(server.requests.length, 6);
});

test("a call is repeated with its key and the next call has another", async (t) => {
    const { server, client } = await connected(t);
    server.on("POST /v1/games", DROP, busy(0), answer(GAME, { status: 201 }));
    await client.api.openTable({ body: TABLE });
    await client.api.openTable({ body: TABLE });
    const keys = server.requests.map(({ headers }) => headers["idempotency-key"]);
    assert.match(keys[0], /^\w{20,}$/);
    assert.deepEqual(keys.slice(0, 3), Array(3).fill(keys[0]));
    assert.notEqual(keys[3], keys[0]);
});

test("a key may be chosen", async (t) => {
    const { server, client } = await connected(t);
    server.on(PLAYED, answer(GAME));
    await client.api.playCommand({ game_id, body: COMMAND, idempotencyKey: "mine" });
    assert.equal(server.requests[0].headers["idempotency-key"], "mine");
    assert.deepEqual(server.requests[0].body, COMMAND);
});

test("what takes no key is not repeated if it may have been carried out", async (t) => {
    const server = await fake(t);
    server.on("POST /v1/guests", DROP);
    await assert.rejects(Client.guest(server.url, { retries: QUICK }), TypeError);
    server.on("POST /v1/guests", busy(0));
    await assert.rejects(Client.guest(server.url, { retries: QUICK }), Problem);
    assert.equal(server.requests.length, 2);
});

test("what takes no key is repeated if it was not carried out", async (t) => {
    const server = await fake(t);
    server.on("POST /v1/guests", busy(0, 429), tokens(1));
    let refused = 1;
    const fetchOnceBack = (...request) => {
        if (refused-- > 0) throw new TypeError("fetch failed", { cause: { code: "ECONNREFUSED" } });
        return fetch(...request);
    };
    await Client.guest(server.url, { retries: QUICK, fetch: fetchOnceBack });
    assert.equal(server.requests.length, 2);
});

test("an account is made once by a key of its own", async (t) => {
    const server = await fake(t);
    server.on("POST /v1/players", DROP, busy(0), tokens(1));
    for (const name of ["Ada", "Bob"]) await Client.register(server.url, name, ADA[1], { retries: QUICK });
    const keys = server.requests.map(({ headers }) => headers["idempotency-key"]);
    assert.match(keys[0], /^\w{20,}$/);
    assert.deepEqual(keys.slice(0, 3), Array(3).fill(keys[0]));
    assert.notEqual(keys[3], keys[0]);
});

test("an answer may be small", async (t) => {
    const { server, client } = await connected(t);
    server.on(PLAYED, DROP, answer(undefined, { status: 204 }));
    const headers = { "Content-Type": "application/json", "Idempotency-Key": "mine", Prefer: "return=minimal" };
    const body = JSON.stringify(COMMAND);
    const { status } = await client.fetch(PLAYED.split(" ")[1], { method: "POST", headers, body });
    assert.equal(status, 204);
    const sent = server.requests.map(({ body, headers: { prefer, authorization } }) => ({ body, prefer, authorization }));
    assert.deepEqual(sent, Array(2).fill({ body: COMMAND, prefer: "return=minimal", authorization: "Bearer kmp_1" }));
});

test("attempts are bounded", async (t) => {
    const { server, client } = await connected(t, { retries: { attempts: 3, firstPause: 0.001 } });
    server.on(SHOWN, answer(undefined, { status: 500 }));
    await assert.rejects(client.api.showGame({ game_id }), { name: "Problem", status: 500, code: "" });
    assert.equal(server.requests.length, 3);
});

test("the server says how long to wait", async (t) => {
    // Without its word the pause would be longer than the whole may take.
    const { server, client } = await connected(t, { retries: { firstPause: 1000, longestPause: 1000 } });
    server.on(SHOWN, busy(0), answer(GAME));
    await client.api.showGame({ game_id });
    server.on(SHOWN, busy(121), answer(GAME));
    await assert.rejects(client.api.showGame({ game_id }), { retryAfter: 121 });
    server.on(SHOWN, DROP, answer(GAME));
    await assert.rejects(client.api.showGame({ game_id }), TypeError);
    assert.equal(server.requests.length, 4);
});

test("an answer that takes too long is asked for again", async (t) => {
    const server = await fake(t);
    server.on(SHOWN, answer(GAME));
    let silent = 1;
    const fetchLate = (url, init) =>
        silent-- > 0
            ? new Promise((_, reject) => init.signal.addEventListener("abort", () => reject(init.signal.reason)))
            : fetch(url, init);
    const client = new Client(server.url, { timeout: 0.5, retries: QUICK, fetch: fetchLate });
    assert.equal((await client.api.showGame({ game_id })).version, GAME.version);
    assert.ok(silent < 0);
});

test("whoever gives up a call ends it", async (t) => {
    const { server, client } = await connected(t, { retries: { firstPause: 1000, longestPause: 1000, seconds: 10_000 } });
    const given = new AbortController();
    server.on(SHOWN, () => {
        given.abort(new Error("given up"));
        return busy(1000);
    });
    await assert.rejects(client.api.showGame({ game_id, signal: given.signal }), { message: "given up" });
    assert.equal(server.requests.length, 1);
});

test("what is deprecated is said", async (t) => {
    const { server, client } = await connected(t);
    const gone = { Deprecation: "@1735689600", Sunset: "Tue, 01 Jul 2025 00:00:00 GMT" };
    server.on(SHOWN, answer(GAME, { headers: gone }));
    const warn = t.mock.method(console, "warn", () => {});
    await client.api.showGame({ game_id });
    assert.match(warn.mock.calls[0].arguments[0], new RegExp(gone.Sunset));
});

test("a refusal is a problem", async (t) => {
    const { server, client } = await connected(t);
    server.on("POST /v1/games", problem(422, "players_out_of_range", { detail: "Nine?", field: "settings.players" }));
    await assert.rejects(client.api.openTable({ body: TABLE }), {
        name: "Problem",
        message: "POST /v1/games: 422 players_out_of_range at settings.players: No. Nine?",
        code: "players_out_of_range",
        status: 422,
        title: "No.",
        detail: "Nine?",
        field: "settings.players",
        requestId: "r-1",
    });
    assert.equal(server.requests.length, 1);
});

test("a stale version names the current one", async (t) => {
    const { server, client } = await connected(t);
    server.on(PLAYED, problem(412, "version_stale", { current_version: 9, events: [] }));
    const refused = await client.api.playCommand({ game_id, body: COMMAND }).catch((error) => error);
    assert.equal(refused.currentVersion, 9);
    assert.deepEqual(refused.body.events, []);
});

test("parameters stand where they belong", async (t) => {
    const { server, client } = await connected(t);
    server.on("GET /v1/games/a%2Fb/events", answer({ items: [], current_version: 0 }));
    await client.api.listEvents({ game_id: "a/b", after: 3, limit: 7 });
    assert.equal(server.requests[0].path, "/v1/games/a%2Fb/events?after=3&limit=7");
});

test("a personal token is used as it is", async (t) => {
    const { server, client } = await connected(t);
    server.on(SHOWN, problem(401, "token_expired"));
    await assert.rejects(client.api.showGame({ game_id }), { code: "token_expired" });
    assert.deepEqual([...new Set(server.requests.map(({ headers }) => headers.authorization))], ["Bearer kmp_1"]);
    assert.deepEqual(server.asked(REFRESHED), []);
});

test("an expired token is exchanged once however many use it", async (t) => {
    const server = await fake(t);
    const kept = [];
    server.on("POST /v1/sessions", tokens(1));
    // Whoever exchanges the first one again ends the session.
    server.on(REFRESHED, tokens(2), problem(401, "refresh_token_reused"));
    server.on(SHOWN, ({ headers }) =>
        headers.authorization === "Bearer access-1" ? problem(401, "token_expired") : answer(GAME),
    );
    const client = await Client.logIn(server.url, ...ADA, { onRefreshToken: (token) => void kept.push(token) });
    const games = await Promise.all(Array.from({ length: 16 }, () => client.api.showGame({ game_id })));
    assert.equal(games.length, 16);
    assert.deepEqual(
        server.asked(REFRESHED).map(({ body }) => body),
        [{ refresh_token: "refresh-1" }],
    );
    assert.equal(server.asked(REFRESHED)[0].headers.authorization, undefined);
    assert.deepEqual(kept, ["refresh-1", "refresh-2"]);
});

test("a token is exchanged before it expires", async (t) => {
    const { server, client } = await connected(t, { token: undefined, refreshToken: "refresh-0" });
    server.on(REFRESHED, tokens(1, 0), tokens(2));
    server.on(SHOWN, answer(GAME));
    for (let call = 0; call < 3; call += 1) await client.api.showGame({ game_id });
    const used = server.asked(SHOWN).map(({ headers }) => headers.authorization);
    assert.deepEqual(used, ["Bearer access-1", "Bearer access-2", "Bearer access-2"]);
});

test("an exchange whose answer is lost is repeated once", async (t) => {
    const { server, client } = await connected(t, { token: undefined, refreshToken: "refresh-0" });
    server.on(REFRESHED, DROP, tokens(1));
    server.on(SHOWN, answer(GAME));
    await client.api.showGame({ game_id });
    assert.deepEqual(
        server.asked(REFRESHED).map(({ body }) => body.refresh_token),
        ["refresh-0", "refresh-0"],
    );
});

test("a session that is over is a problem", async (t) => {
    const { server, client } = await connected(t, { token: undefined, refreshToken: "refresh-0" });
    server.on(REFRESHED, problem(401, "refresh_token_invalid"));
    await assert.rejects(client.api.showGame({ game_id }), { code: "refresh_token_invalid" });
});
