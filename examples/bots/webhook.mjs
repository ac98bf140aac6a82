#!/usr/bin/env node
// A bot that plays all games of its account, and is told by webhook when there is something to do.
//
//     KINGDOMAIL_TOKEN=… ./webhook.mjs https://kingdomail.example https://bot.example/kingdomail 8000
//
// The second address is where the server reaches port 8000 of this machine. It takes the seats to which it is invited,
// plays what brings most points at once, and goes on until it is stopped, or with --until-idle until no game of its account
// is running; then it takes its webhook away. It keeps nothing: the server knows how far it has read its notices.

import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

const [server, publicUrl, port, untilIdle] = process.argv.slice(2);
if (!port) throw new Error("Usage: webhook.mjs SERVER PUBLIC-URL PORT [--until-idle]");

class Refused extends Error {}

/** What the server answers. When it cannot be reached, it is asked again with the same key: nothing is done twice. */
async function call(method, path, body) {
    const headers = {
        Authorization: `Bearer ${process.env.KINGDOMAIL_TOKEN}`,
        "Content-Type": "application/json",
        "Idempotency-Key": randomUUID(),
    };
    for (;; await sleep(5_000)) {
        try {
            const response = await fetch(server + path, { method, headers, body: body && JSON.stringify(body) });
            if (response.ok) return response.status === 204 ? null : await response.json();
            if (response.status < 500 && response.status !== 429) throw new Refused((await response.json()).code);
        } catch (error) {
            if (error instanceof Refused) throw error;
            console.error(String(error.cause ?? error));
        }
    }
}

/** Decides as long as it is its turn. */
async function play(game) {
    for (;;) {
        const { items, version } = await call("GET", `/v1/games/${game}/legal-commands`);
        const moves = items.filter(({ command }) => command.type !== "concede");
        if (moves.length === 0) return;
        const { command } = moves.reduce((best, other) => (other.score > best.score ? other : best));
        await call("POST", `/v1/games/${game}/commands`, { command, expected_version: version }).catch((error) => {
            // Something happened in between: what is legal is asked anew.
            if (!["version_stale", "not_your_turn", "game_finished"].includes(error.message)) throw error;
        });
    }
}

/** Does what the notices ask for that it has not read yet, one after the other. */
async function catchUp() {
    const { read_position } = await call("GET", "/v1/me/notices?limit=1");
    const { items } = await call("GET", `/v1/me/notices?after=${read_position}`);
    for (const { game_id, notice, position } of items) {
        if (["your_turn", "cover_a_crown", "timed_out"].includes(notice.type)) await play(game_id);
        if (notice.type === "invited") await call("POST", `/v1/games/${game_id}/join`, {}).catch(console.error);
        await call("POST", "/v1/me/notices/read", { up_to: position });
    }
    if (items.length > 0) return catchUp();
    if (untilIdle && (await call("GET", "/v1/me/games?status=active&limit=1")).items.length === 0) await stop();
}

/** Whether the server has signed the message, not long ago, as Standard Webhooks has it. */
function isSigned(secret, { "webhook-id": id, "webhook-timestamp": at, "webhook-signature": signatures = "" }, body) {
    const key = Buffer.from(secret.slice("whsec_".length), "base64");
    const expected = createHmac("sha256", key).update(`${id}.${at}.${body}`).digest();
    const isExpected = (one) => one.length === expected.length && timingSafeEqual(one, expected);
    const given = signatures.split(" ").map((one) => Buffer.from(one.replace(/^v1,/, ""), "base64"));
    return Math.abs(Date.now() / 1000 - at) < 300 && given.some(isExpected);
}

async function stop() {
    await call("DELETE", `/v1/me/webhooks/${(await registered).webhook.id}`);
    process.exit();
}

const registered = call("POST", "/v1/me/webhooks", { url: publicUrl });
process.on("SIGINT", stop).on("SIGTERM", stop);
let work = registered.then(catchUp);
createServer(async (request, response) => {
    const body = await text(request);
    const signed = isSigned((await registered).secret, request.headers, body);
    response.writeHead(signed ? 204 : 401).end();
    if (signed) work = work.then(catchUp);
}).listen(port);
