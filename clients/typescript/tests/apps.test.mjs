// An app is let in, and goes on with tokens of its own.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Client, Problem } from "kingdomail";
import { answer, appTokens, busy, connected, DROP, example, fake, oauthError, problem, QUICK } from "./fake.mjs";

const GAME = example("games", "GameView");
const game_id = GAME.id;
const SHOWN = `GET /v1/games/${game_id}`;
const [ASKED, EXCHANGED] = ["POST /oauth/device_authorization", "POST /oauth/token"];
const APP = { token: undefined, refreshToken: "kma_0", clientId: "Castle Watch" };
const ASKING = {
    device_code: "kmd_1",
    user_code: "BCDF-GHJK",
    verification_uri: "https://play.example/device",
    verification_uri_complete: "https://play.example/oauth/device?user_code=BCDF-GHJK",
    expires_in: 600,
    interval: 5,
};
const silent = () => {};

test("the tokens of an app are exchanged in its name", async (t) => {
    const kept = [];
    const { server, client } = await connected(t, { ...APP, onRefreshToken: (token) => void kept.push(token) });
    server.on(EXCHANGED, appTokens(1, 0), appTokens(2));
    server.on(SHOWN, answer(GAME));
    for (let call = 0; call < 3; call += 1) await client.api.showGame({ game_id });
    const used = server.asked(SHOWN).map(({ headers }) => headers.authorization);
    assert.deepEqual(used, ["Bearer access-1", "Bearer access-2", "Bearer access-2"]);
    assert.deepEqual(
        server.asked(EXCHANGED).map(({ body }) => body),
        ["kma_0", "kma_1"].map((refresh_token) => ({ grant_type: "refresh_token", client_id: "Castle Watch", refresh_token })),
    );
    assert.equal(server.asked(EXCHANGED)[1].headers.authorization, undefined);
    assert.deepEqual(kept, ["kma_1", "kma_2"]);
});

test("an expired token of an app is exchanged once however many use it", async (t) => {
    const { server, client } = await connected(t, APP);
    // Whoever exchanges an older one again throws the app out.
    server.on(EXCHANGED, appTokens(1), appTokens(2), oauthError("invalid_grant"));
    server.on(SHOWN, ({ headers }) =>
        headers.authorization === "Bearer access-1" ? problem(401, "token_expired") : answer(GAME),
    );
    await Promise.all(Array.from({ length: 16 }, () => client.api.showGame({ game_id })));
    assert.equal(server.asked(EXCHANGED).length, 2);
});

test("an exchange of an app whose answer is lost is repeated once", async (t) => {
    const { server, client } = await connected(t, APP);
    server.on(EXCHANGED, DROP, appTokens(1));
    server.on(SHOWN, answer(GAME));
    await client.api.showGame({ game_id });
    assert.deepEqual(
        server.asked(EXCHANGED).map(({ body }) => body.refresh_token),
        ["kma_0", "kma_0"],
    );
});

test("an app that was thrown out is told as OAuth has it", async (t) => {
    const { server, client } = await connected(t, APP);
    server.on(EXCHANGED, oauthError("invalid_grant"));
    const refused = { name: "Problem", code: "invalid_grant", status: 400, detail: "No." };
    await assert.rejects(client.api.showGame({ game_id }), refused);
});

/** Lets an app in. Timers are over at once, but for those of the requests, and it is noted how long they would have been. */
async function letIn(t, answers, { asking = ASKING, show = silent, ...options } = {}) {
    const server = await fake(t);
    server.on(ASKED, answer(asking));
    server.on(EXCHANGED, ...answers);
    const waited = [];
    const { setTimeout } = globalThis;
    t.mock.method(globalThis, "setTimeout", (run, milliseconds, ...more) => {
        if (milliseconds < 5000 || milliseconds >= 60_000) return setTimeout(run, milliseconds, ...more);
        waited.push(milliseconds / 1000);
        return setTimeout(run, 0);
    });
    const scopes = ["games:read", "games:play"];
    const asked = Client.letIn(server.url, "Castle Watch", scopes, show, { retries: QUICK, ...options });
    const client = await asked.catch((error) => error);
    t.mock.restoreAll();
    return { server, waited, client };
}

test("a code is shown and the app waits until the player has decided", async (t) => {
    const shown = [];
    const kept = [];
    const pending = oauthError("authorization_pending");
    const { server, waited, client } = await letIn(t, [pending, pending, appTokens(1, 0), appTokens(2)], {
        show: (code) => void shown.push(code),
        onRefreshToken: (token) => void kept.push(token),
    });
    assert.deepEqual(waited, [5, 5, 5]);
    const [asked] = server.asked(ASKED);
    assert.deepEqual(asked.body, { client_id: "Castle Watch", scope: "games:read games:play" });
    assert.equal(asked.headers.authorization, undefined);
    const grant_type = "urn:ietf:params:oauth:grant-type:device_code";
    assert.deepEqual(
        server.asked(EXCHANGED).map(({ body }) => body),
        Array(3).fill({ client_id: "Castle Watch", grant_type, device_code: "kmd_1" }),
    );
    const { verification_uri: verificationUri, verification_uri_complete: verificationUriComplete } = ASKING;
    assert.deepEqual(shown, [{ userCode: "BCDF-GHJK", verificationUri, verificationUriComplete, expiresIn: 600 }]);
    // It goes on with its tokens.
    server.on(SHOWN, answer(GAME));
    await client.api.showGame({ game_id });
    assert.equal(server.asked(SHOWN)[0].headers.authorization, "Bearer access-2");
    assert.deepEqual(kept, ["kma_1", "kma_2"]);
});

test("an app asks less often when it is told to or the server is away", async (t) => {
    const away = answer(undefined, { status: 502 });
    const { waited, client } = await letIn(t, [oauthError("slow_down"), DROP, busy(40), away, appTokens(1)]);
    assert.ok(client instanceof Client);
    assert.deepEqual(waited, [5, 10, 15, 40, 40]);
});

for (const code of ["access_denied", "expired_token"]) {
    test(`an app that is not let in is a problem: ${code}`, async (t) => {
        const { waited, client } = await letIn(t, [oauthError("authorization_pending"), oauthError(code)]);
        assert.ok(client instanceof Problem);
        assert.equal(client.code, code);
        assert.deepEqual(waited, [5, 5]);
    });
}

test("a server that is away for longer than the code is good is given up", async (t) => {
    const asking = { ...ASKING, expires_in: 0 };
    assert.ok((await letIn(t, [DROP], { asking })).client instanceof TypeError);
    assert.ok((await letIn(t, [answer(undefined, { status: 502 })], { asking })).client instanceof Problem);
});

test("whoever gives up waiting for the player ends it", async (t) => {
    const given = new AbortController();
    const pending = () => {
        given.abort(new Error("given up"));
        return oauthError("authorization_pending");
    };
    const { server, client } = await letIn(t, [pending], { signal: given.signal });
    assert.equal(client.message, "given up");
    assert.equal(server.asked(EXCHANGED).length, 1);
});
