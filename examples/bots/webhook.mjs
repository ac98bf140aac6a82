#!/usr/bin/env node
// A bot that plays all games of its account and is notified of its turns by webhook.
//
//     KINGDOMAIL_TOKEN=… ./webhook.mjs https://kingdomail.example https://bot.example/kingdomail 8000
//
// The second URL is the one at which the server reaches port 8000 of this machine. The bot accepts
// invitations and plays the command with the highest score. It runs until it is stopped or, with
// --until-idle, until its account has no running game, and then deletes its webhook. It stores
// nothing: the server keeps its position in the notifications.

import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

const [server, publicUrl, port, untilIdle] = process.argv.slice(2);
if (!port) throw new Error("Usage: webhook.mjs SERVER PUBLIC-URL PORT [--until-idle]");

/** The server rejected a request; the message is the error code. */
class Rejected extends Error {}

/** Sends a request and returns the response. Retries use the same key, so a request takes effect only once. */
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
            if (response.status < 500 && response.status !== 429) throw new Rejected((await response.json()).code);
        } catch (error) {
            if (error instanceof Rejected) throw error;
            console.error(String(error.cause ?? error));
        }
    }
}

/** Plays until it is the turn of another player. */
async function play(game) {
    for (;;) {
        const { items, version } = await call("GET", `/v1/games/${game}/legal-commands`);
        const moves = items.filter(({ command }) => command.type !== "concede");
        if (moves.length === 0) return;
        const { command } = moves.reduce((best, other) => (other.score > best.score ? other : best));
        await call("POST", `/v1/games/${game}/commands`, { command, expected_version: version }).catch((error) => {
            // The game has changed: request the legal commands again.
            if (!["version_stale", "not_your_turn", "game_finished"].includes(error.message)) throw error;
        });
    }
}

/** Handles all unread notifications in order. */
async function catchUp() {
    const { read_position } = await call("GET", "/v1/me/notifications?limit=1");
    const { items } = await call("GET", `/v1/me/notifications?after=${read_position}`);
    for (const { game_id, payload, position } of items) {
        if (["your_turn", "cover_a_crown", "timed_out"].includes(payload.type)) await play(game_id);
        if (payload.type === "invited") await call("POST", `/v1/games/${game_id}/join`, {}).catch(console.error);
        await call("POST", "/v1/me/notifications/read", { up_to: position });
    }
    if (items.length > 0) return catchUp();
    if (untilIdle && (await call("GET", "/v1/me/games?status=active&limit=1")).items.length === 0) await stop();
}

/** Returns whether the message has a recent and valid signature of the server, by Standard Webhooks. */
function isSigned(secret, { "webhook-id": id, "webhook-timestamp": at, "webhook-signature": signatures = "" }, body) {
    const key = Buffer.from(secret.slice("whsec_".length), "base64");
    const expected = createHmac("sha256", key).update(`${id}.${at}.${body}`).digest();
    const matches = (one) => one.length === expected.length && timingSafeEqual(one, expected);
    const given = signatures.split(" ").map((one) => Buffer.from(one.replace(/^v1,/, ""), "base64"));
    return Math.abs(Date.now() / 1000 - at) < 300 && given.some(matches);
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
