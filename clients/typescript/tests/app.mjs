// On a real server, a player authorizes an app, which refreshes its tokens, and revokes it: node app.mjs SERVER

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { Client } from "kingdomail";

const url = process.argv[2];
const name = `Ada${randomUUID().slice(0, 13)}`;
const password = "a crown for every lake";
const saved = [];
const onRefreshToken = (token) => void saved.push(token);

/** Sends the form of the device page, as the browser of the player does. */
async function decide({ userCode, verificationUriComplete, expiresIn }) {
    assert.ok(verificationUriComplete.includes(userCode));
    assert.equal(expiresIn, 600);
    const body = new URLSearchParams({ decision: "log_in", name, password, user_code: userCode });
    const { status } = await fetch(`${url}/oauth/device`, { method: "POST", headers: { Origin: url }, body });
    assert.equal(status, 200);
}

const player = await Client.register(url, name, password);
const app = await Client.authorize(url, "Castle Watch", ["games:read", "notifications:read"], decide, { onRefreshToken });
const current = await app.api.getToken();
assert.deepEqual([current.kind, current.player.name, current.scopes], ["app", name, ["games:read", "notifications:read"]]);
const later = () => new Client(url, { refreshToken: saved.at(-1), clientId: "Castle Watch", onRefreshToken });
assert.deepEqual((await later().api.listMyGames()).items, []);
const { items } = await player.api.listApps();
assert.deepEqual([items.length, items[0].client_id, new Set(saved).size], [1, "Castle Watch", 2]);
await player.api.revokeApp({ app_id: items[0].id });
await assert.rejects(later().api.listMyGames(), { code: "invalid_grant" });
