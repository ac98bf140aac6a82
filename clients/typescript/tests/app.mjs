// An app is let in by a player of a real server, goes on with its tokens in a later run, and is thrown out: node app.mjs SERVER

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { Client } from "kingdomail";

const url = process.argv[2];
const name = `Ada${randomUUID().slice(0, 13)}`;
const password = "a crown for every lake";
const kept = [];
const onRefreshToken = (token) => void kept.push(token);

/** What the browser of the player sends. */
async function decide({ userCode, verificationUriComplete, expiresIn }) {
    assert.ok(verificationUriComplete.includes(userCode));
    assert.equal(expiresIn, 600);
    const body = new URLSearchParams({ decision: "log_in", name, password, user_code: userCode });
    const { status } = await fetch(`${url}/oauth/device`, { method: "POST", headers: { Origin: url }, body });
    assert.equal(status, 200);
}

const player = await Client.register(url, name, password);
const app = await Client.letIn(url, "Castle Watch", ["games:read", "notices:read"], decide, { onRefreshToken });
const who = await app.api.showToken();
assert.deepEqual([who.kind, who.player.name, who.scopes], ["app", name, ["games:read", "notices:read"]]);
const later = () => new Client(url, { refreshToken: kept.at(-1), clientId: "Castle Watch", onRefreshToken });
assert.deepEqual((await later().api.listMyGames()).items, []);
const { items } = await player.api.listApps();
assert.deepEqual([items.length, items[0].client_id, new Set(kept).size], [1, "Castle Watch", 2]);
await player.api.throwOutApp({ app_id: items[0].id });
await assert.rejects(later().api.listMyGames(), { code: "invalid_grant" });
