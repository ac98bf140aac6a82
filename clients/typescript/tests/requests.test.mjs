// Retries, errors and sessions.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Client, Problem } from "kingdomail";
import { answer, busy, connected, DROP, example, fake, problem, QUICK, tokens } from "./fake.mjs";

const GAME = example("games", "Game");
const game_id = GAME.id;
const GET_GAME = `GET /v1/games/${game_id}`;
const PLAY = `POST /v1/games/${game_id}/commands`;
const REFRESH = "POST /v1/sessions/refresh";
const TABLE = { settings: { players: 2 } };
const COMMAND = { command: { type: "pick", domino: "1" }, expected_version: 5 };
const ADA = ["Ada", "a crown for every lake"];

test("read is retried until success", async (t) => {
    const { server, client } = await connected(t);
    const failures = [DROP, busy(0), answer(undefined, { status: 502 }), problem(408, "body_timeout")];
    server.on(GET_GAME, ...failures, answer(GAME, { cut: 5 }), answer(GAME));
    assert.equal((await client.api.getGame({ game_id })).version, GAME.version);
    assert.equal(server.requests.length, 6);
});

test("retries share key and calls do not", async (t) => {
    const { server, client } = await connected(t);
    server.on("POST /v1/games", DROP, busy(0), answer(GAME, { status: 201 }));
    await client.api.createTable({ body: TABLE });
    await client.api.createTable({ body: TABLE });
    const keys = server.requests.map(({ headers }) => headers["idempotency-key"]);
    assert.match(keys[0], /^\w{20,}$/);
    assert.deepEqual(keys.slice(0, 3), Array(3).fill(keys[0]));
    assert.notEqual(keys[3], keys[0]);
});

test("given key is sent", async (t) => {
    const { server, client } = await connected(t);
    server.on(PLAY, answer(GAME));
    await client.api.playCommand({ game_id, body: COMMAND, idempotencyKey: "mine" });
    assert.equal(server.requests[0].headers["idempotency-key"], "mine");
    assert.deepEqual(server.requests[0].body, COMMAND);
});

test("request without key is not retried after processing", async (t) => {
    const server = await fake(t);
    server.on("POST /v1/guests", DROP);
    await assert.rejects(Client.guest(server.url, { retries: QUICK }), TypeError);
    server.on("POST /v1/guests", busy(0));
    await assert.rejects(Client.guest(server.url, { retries: QUICK }), Problem);
    assert.equal(server.requests.length, 2);
});

test("request without key is retried if unprocessed", async (t) => {
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

test("register is retried with own key", async (t) => {
    const server = await fake(t);
    server.on("POST /v1/players", DROP, busy(0), tokens(1));
    for (const name of ["Ada", "Bob"]) await Client.register(server.url, name, ADA[1], { retries: QUICK });
    const keys = server.requests.map(({ headers }) => headers["idempotency-key"]);
    assert.match(keys[0], /^\w{20,}$/);
    assert.deepEqual(keys.slice(0, 3), Array(3).fill(keys[0]));
    assert.notEqual(keys[3], keys[0]);
});

test("minimal response is supported", async (t) => {
    const { server, client } = await connected(t);
    server.on(PLAY, DROP, answer(undefined, { status: 204 }));
    const headers = { "Content-Type": "application/json", "Idempotency-Key": "mine", Prefer: "return=minimal" };
    const body = JSON.stringify(COMMAND);
    const { status } = await client.fetch(PLAY.split(" ")[1], { method: "POST", headers, body });
    assert.equal(status, 204);
    const sent = server.requests.map(({ body, headers: { prefer, authorization } }) => ({ body, prefer, authorization }));
    assert.deepEqual(sent, Array(2).fill({ body: COMMAND, prefer: "return=minimal", authorization: "Bearer kmp_1" }));
});

test("attempts are bounded", async (t) => {
    const { server, client } = await connected(t, { retries: { attempts: 3, firstPause: 0.001 } });
    server.on(GET_GAME, answer(undefined, { status: 500 }));
    await assert.rejects(client.api.getGame({ game_id }), { name: "Problem", status: 500, code: "" });
    assert.equal(server.requests.length, 3);
});

test("Retry-After sets pause", async (t) => {
    // Without `Retry-After`, the first pause would exceed the time limit.
    const { server, client } = await connected(t, { retries: { firstPause: 1000, longestPause: 1000 } });
    server.on(GET_GAME, busy(0), answer(GAME));
    await client.api.getGame({ game_id });
    server.on(GET_GAME, busy(121), answer(GAME));
    await assert.rejects(client.api.getGame({ game_id }), { retryAfter: 121 });
    server.on(GET_GAME, DROP, answer(GAME));
    await assert.rejects(client.api.getGame({ game_id }), TypeError);
    assert.equal(server.requests.length, 4);
});

test("timeout is retried", async (t) => {
    const server = await fake(t);
    server.on(GET_GAME, answer(GAME));
    let silent = 1;
    const fetchLate = (url, init) =>
        silent-- > 0
            ? new Promise((_, reject) => init.signal.addEventListener("abort", () => reject(init.signal.reason)))
            : fetch(url, init);
    const client = new Client(server.url, { timeout: 0.5, retries: QUICK, fetch: fetchLate });
    assert.equal((await client.api.getGame({ game_id })).version, GAME.version);
    assert.ok(silent < 0);
});

test("signal aborts call", async (t) => {
    const { server, client } = await connected(t, { retries: { firstPause: 1000, longestPause: 1000, seconds: 10_000 } });
    const abort = new AbortController();
    server.on(GET_GAME, () => {
        abort.abort(new Error("given up"));
        return busy(1000);
    });
    await assert.rejects(client.api.getGame({ game_id, signal: abort.signal }), { message: "given up" });
    assert.equal(server.requests.length, 1);
});

test("deprecation is logged", async (t) => {
    const { server, client } = await connected(t);
    const deprecated = { Deprecation: "@1735689600", Sunset: "Tue, 01 Jul 2025 00:00:00 GMT" };
    server.on(GET_GAME, answer(GAME, { headers: deprecated }));
    const warn = t.mock.method(console, "warn", () => {});
    await client.api.getGame({ game_id });
    assert.match(warn.mock.calls[0].arguments[0], new RegExp(deprecated.Sunset));
});

test("error throws problem", async (t) => {
    const { server, client } = await connected(t);
    server.on("POST /v1/games", problem(422, "players_out_of_range", { detail: "Nine?", field: "settings.players" }));
    await assert.rejects(client.api.createTable({ body: TABLE }), {
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

test("stale version has current version", async (t) => {
    const { server, client } = await connected(t);
    server.on(PLAY, problem(412, "version_stale", { current_version: 9, events: [] }));
    const thrown = await client.api.playCommand({ game_id, body: COMMAND }).catch((error) => error);
    assert.equal(thrown.currentVersion, 9);
    assert.deepEqual(thrown.body.events, []);
});

test("parameters are placed in path and query", async (t) => {
    const { server, client } = await connected(t);
    server.on("GET /v1/games/a%2Fb/events", answer({ items: [], current_version: 0 }));
    await client.api.listEvents({ game_id: "a/b", after: 3, limit: 7 });
    assert.equal(server.requests[0].path, "/v1/games/a%2Fb/events?after=3&limit=7");
});

test("personal token is not refreshed", async (t) => {
    const { server, client } = await connected(t);
    server.on(GET_GAME, problem(401, "token_expired"));
    await assert.rejects(client.api.getGame({ game_id }), { code: "token_expired" });
    assert.deepEqual([...new Set(server.requests.map(({ headers }) => headers.authorization))], ["Bearer kmp_1"]);
    assert.deepEqual(server.received(REFRESH), []);
});

test("concurrent expiry refreshes once", async (t) => {
    const server = await fake(t);
    const saved = [];
    server.on("POST /v1/sessions", tokens(1));
    // Reusing a refresh token ends the session.
    server.on(REFRESH, tokens(2), problem(401, "refresh_token_reused"));
    server.on(GET_GAME, ({ headers }) =>
        headers.authorization === "Bearer access-1" ? problem(401, "token_expired") : answer(GAME),
    );
    const client = await Client.logIn(server.url, ...ADA, { onRefreshToken: (token) => void saved.push(token) });
    const games = await Promise.all(Array.from({ length: 16 }, () => client.api.getGame({ game_id })));
    assert.equal(games.length, 16);
    assert.deepEqual(
        server.received(REFRESH).map(({ body }) => body),
        [{ refresh_token: "refresh-1" }],
    );
    assert.equal(server.received(REFRESH)[0].headers.authorization, undefined);
    assert.deepEqual(saved, ["refresh-1", "refresh-2"]);
});

test("token is refreshed before expiry", async (t) => {
    const { server, client } = await connected(t, { token: undefined, refreshToken: "refresh-0" });
    server.on(REFRESH, tokens(1, 0), tokens(2));
    server.on(GET_GAME, answer(GAME));
    for (let call = 0; call < 3; call += 1) await client.api.getGame({ game_id });
    const used = server.received(GET_GAME).map(({ headers }) => headers.authorization);
    assert.deepEqual(used, ["Bearer access-1", "Bearer access-2", "Bearer access-2"]);
});

test("lost refresh is retried once", async (t) => {
    const { server, client } = await connected(t, { token: undefined, refreshToken: "refresh-0" });
    server.on(REFRESH, DROP, tokens(1));
    server.on(GET_GAME, answer(GAME));
    await client.api.getGame({ game_id });
    assert.deepEqual(
        server.received(REFRESH).map(({ body }) => body.refresh_token),
        ["refresh-0", "refresh-0"],
    );
});

test("ended session throws problem", async (t) => {
    const { server, client } = await connected(t, { token: undefined, refreshToken: "refresh-0" });
    server.on(REFRESH, problem(401, "refresh_token_invalid"));
    await assert.rejects(client.api.getGame({ game_id }), { code: "refresh_token_invalid" });
});
