// Apps: device authorization and token refresh.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Client, Problem } from "kingdomail";
import { answer, appTokens, busy, connected, DROP, example, fake, oauthError, problem, QUICK } from "./fake.mjs";

const GAME = example("games", "Game");
const game_id = GAME.id;
const GET_GAME = `GET /v1/games/${game_id}`;
const [AUTHORIZE, EXCHANGE] = ["POST /oauth/device_authorization", "POST /oauth/token"];
const APP = { token: undefined, refreshToken: "kma_0", clientId: "Castle Watch" };
const DEVICE = {
    device_code: "kmd_1",
    user_code: "BCDF-GHJK",
    verification_uri: "https://play.example/device",
    verification_uri_complete: "https://play.example/oauth/device?user_code=BCDF-GHJK",
    expires_in: 600,
    interval: 5,
};
const silent = () => {};

test("app refresh sends client id", async (t) => {
    const saved = [];
    const { server, client } = await connected(t, { ...APP, onRefreshToken: (token) => void saved.push(token) });
    server.on(EXCHANGE, appTokens(1, 0), appTokens(2));
    server.on(GET_GAME, answer(GAME));
    for (let call = 0; call < 3; call += 1) await client.api.getGame({ game_id });
    const used = server.received(GET_GAME).map(({ headers }) => headers.authorization);
    assert.deepEqual(used, ["Bearer access-1", "Bearer access-2", "Bearer access-2"]);
    assert.deepEqual(
        server.received(EXCHANGE).map(({ body }) => body),
        ["kma_0", "kma_1"].map((refresh_token) => ({ grant_type: "refresh_token", client_id: "Castle Watch", refresh_token })),
    );
    assert.equal(server.received(EXCHANGE)[1].headers.authorization, undefined);
    assert.deepEqual(saved, ["kma_1", "kma_2"]);
});

test("concurrent expiry refreshes app once", async (t) => {
    const { server, client } = await connected(t, APP);
    // Reusing an older refresh token revokes the app.
    server.on(EXCHANGE, appTokens(1), appTokens(2), oauthError("invalid_grant"));
    server.on(GET_GAME, ({ headers }) =>
        headers.authorization === "Bearer access-1" ? problem(401, "token_expired") : answer(GAME),
    );
    await Promise.all(Array.from({ length: 16 }, () => client.api.getGame({ game_id })));
    assert.equal(server.received(EXCHANGE).length, 2);
});

test("lost app refresh is retried once", async (t) => {
    const { server, client } = await connected(t, APP);
    server.on(EXCHANGE, DROP, appTokens(1));
    server.on(GET_GAME, answer(GAME));
    await client.api.getGame({ game_id });
    assert.deepEqual(
        server.received(EXCHANGE).map(({ body }) => body.refresh_token),
        ["kma_0", "kma_0"],
    );
});

test("revoked app throws OAuth error", async (t) => {
    const { server, client } = await connected(t, APP);
    server.on(EXCHANGE, oauthError("invalid_grant"));
    const expected = { name: "Problem", code: "invalid_grant", status: 400, detail: "No." };
    await assert.rejects(client.api.getGame({ game_id }), expected);
});

/** Authorizes an app. Timers of polls end immediately; `waited` has their durations. */
async function authorize(t, answers, { device = DEVICE, show = silent, ...options } = {}) {
    const server = await fake(t);
    server.on(AUTHORIZE, answer(device));
    server.on(EXCHANGE, ...answers);
    const waited = [];
    const { setTimeout } = globalThis;
    t.mock.method(globalThis, "setTimeout", (run, milliseconds, ...more) => {
        if (milliseconds < 5000 || milliseconds >= 60_000) return setTimeout(run, milliseconds, ...more);
        waited.push(milliseconds / 1000);
        return setTimeout(run, 0);
    });
    const scopes = ["games:read", "games:play"];
    const authorizing = Client.authorize(server.url, "Castle Watch", scopes, show, { retries: QUICK, ...options });
    const client = await authorizing.catch((error) => error);
    t.mock.restoreAll();
    return { server, waited, client };
}

test("app polls until player decides", async (t) => {
    const shown = [];
    const saved = [];
    const pending = oauthError("authorization_pending");
    const { server, waited, client } = await authorize(t, [pending, pending, appTokens(1, 0), appTokens(2)], {
        show: (code) => void shown.push(code),
        onRefreshToken: (token) => void saved.push(token),
    });
    assert.deepEqual(waited, [5, 5, 5]);
    const [request] = server.received(AUTHORIZE);
    assert.deepEqual(request.body, { client_id: "Castle Watch", scope: "games:read games:play" });
    assert.equal(request.headers.authorization, undefined);
    const grant_type = "urn:ietf:params:oauth:grant-type:device_code";
    assert.deepEqual(
        server.received(EXCHANGE).map(({ body }) => body),
        Array(3).fill({ client_id: "Castle Watch", grant_type, device_code: "kmd_1" }),
    );
    const { verification_uri: verificationUri, verification_uri_complete: verificationUriComplete } = DEVICE;
    assert.deepEqual(shown, [{ userCode: "BCDF-GHJK", verificationUri, verificationUriComplete, expiresIn: 600 }]);
    // The client uses and refreshes the tokens.
    server.on(GET_GAME, answer(GAME));
    await client.api.getGame({ game_id });
    assert.equal(server.received(GET_GAME)[0].headers.authorization, "Bearer access-2");
    assert.deepEqual(saved, ["kma_1", "kma_2"]);
});

test("poll slows down on request and outage", async (t) => {
    const outage = answer(undefined, { status: 502 });
    const { waited, client } = await authorize(t, [oauthError("slow_down"), DROP, busy(40), outage, appTokens(1)]);
    assert.ok(client instanceof Client);
    assert.deepEqual(waited, [5, 10, 15, 40, 40]);
});

for (const code of ["access_denied", "expired_token"]) {
    test(`denied or expired code throws problem: ${code}`, async (t) => {
        const { waited, client } = await authorize(t, [oauthError("authorization_pending"), oauthError(code)]);
        assert.ok(client instanceof Problem);
        assert.equal(client.code, code);
        assert.deepEqual(waited, [5, 5]);
    });
}

test("outage beyond code lifetime throws", async (t) => {
    const device = { ...DEVICE, expires_in: 0 };
    assert.ok((await authorize(t, [DROP], { device })).client instanceof TypeError);
    assert.ok((await authorize(t, [answer(undefined, { status: 502 })], { device })).client instanceof Problem);
});

test("signal aborts authorization", async (t) => {
    const abort = new AbortController();
    const pending = () => {
        abort.abort(new Error("given up"));
        return oauthError("authorization_pending");
    };
    const { server, client } = await authorize(t, [pending], { signal: abort.signal });
    assert.equal(client.message, "given up");
    assert.equal(server.received(EXCHANGE).length, 1);
});
