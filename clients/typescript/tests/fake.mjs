// A fake server that sends prepared responses and records requests.

import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { Client } from "kingdomail";

export const QUICK = { firstPause: 0.001, longestPause: 0.002 };

/** Returns an example of the OpenAPI document with some fields replaced. */
export function example(file, name, changed = {}) {
    const examples = readFileSync(new URL(`../../../openapi/examples/${file}.json`, import.meta.url), "utf8");
    return { ...JSON.parse(examples)[name], ...changed };
}

/** A response; the connection breaks before its last `cut` bytes. */
export const answer = (body, { status = 200, headers = {}, cut = 0 } = {}) => ({ body, status, headers, cut });

/** A stream that sends a text and then ends or stays silent. */
export const stream = (text, ends = true) => ({ text, ends });

/** Closes the connection without a response. */
export const DROP = {};

/** A problem, with additional fields. */
export const problem = (status, code, more = {}) =>
    answer(
        { type: `urn:kingdomail:problem:${code}`, title: "No.", status, code, ...more },
        { status, headers: { "Content-Type": "application/problem+json", "X-Request-Id": "r-1" } },
    );

/** A temporary problem. */
export const busy = (seconds, status = 503) =>
    answer({ code: "unavailable", title: "No.", status }, { status, headers: { "Retry-After": String(seconds) } });

/** An OAuth error. */
export const oauthError = (error) => answer({ error, error_description: "No." }, { status: 400 });

/** The tokens of an app with this number. */
export const appTokens = (number, seconds = 900) =>
    answer({
        access_token: `access-${number}`, token_type: "Bearer", expires_in: seconds, refresh_token: `kma_${number}`,
        scope: "games:read",
    });

/** The tokens of a session with this number. */
export function tokens(number, seconds = 900) {
    const granted = example("accounts", "CreatedSession");
    const pair = { access_token: `access-${number}`, refresh_token: `refresh-${number}`, expires_in_seconds: seconds };
    return answer({ ...granted, tokens: { ...granted.tokens, ...pair } });
}

/** Starts a server that sends the responses prepared for a method and path in order, and repeats the last one. */
export async function fake(test) {
    const answers = new Map();
    const requests = [];
    const operationOf = (request) => `${request.method} ${request.path.split("?")[0]}`;
    const server = createServer(async (incoming, outgoing) => {
        const { method, url, headers } = incoming;
        const request = { method, path: url, headers, body: read(headers["content-type"], await text(incoming)) };
        requests.push(request);
        const left = answers.get(operationOf(request));
        let reply = left.length > 1 ? left.shift() : left[0];
        if (typeof reply === "function") reply = reply(request);
        if (reply === DROP) {
            incoming.socket.destroy();
        } else if ("text" in reply) {
            outgoing.writeHead(200, { "Content-Type": "text/event-stream" }).write(reply.text);
            if (reply.ends) outgoing.end();
        } else {
            const content = Buffer.from(reply.body === undefined ? "" : JSON.stringify(reply.body));
            const more = { "Content-Type": "application/json", ...reply.headers, "Content-Length": content.length };
            outgoing.writeHead(reply.status, { ...more, Connection: "close" });
            if (reply.cut === 0) outgoing.end(content);
            else outgoing.write(content.subarray(0, content.length - reply.cut), () => incoming.socket.destroy());
        }
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    test.after(() => {
        server.closeAllConnections();
        server.close();
    });
    return {
        url: `http://127.0.0.1:${server.address().port}`,
        requests,
        on: (operation, ...replies) => answers.set(operation, replies),
        received: (operation) => requests.filter((request) => operationOf(request) === operation),
    };
}

function read(type, sent) {
    if (type === "application/x-www-form-urlencoded") return Object.fromEntries(new URLSearchParams(sent));
    return sent === "" ? undefined : JSON.parse(sent);
}

/** Starts a server and creates a client with a personal token. */
export async function connected(test, options = {}) {
    const server = await fake(test);
    return { server, client: new Client(server.url, { token: "kmp_1", retries: QUICK, ...options }) };
}
