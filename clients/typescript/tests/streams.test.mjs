// Streams resume where they broke.

import assert from "node:assert/strict";
import { test } from "node:test";
import { all, end, event, message } from "./events.mjs";
import { answer, connected, DROP, example, problem, stream } from "./fake.mjs";

const GAME = example("games", "Game");
const FEED = example("notifications", "NotificationList");
const GET_GAME = `GET /v1/games/${GAME.id}`;
const STREAM_GAME = `GET /v1/games/${GAME.id}/stream`;
const versions = (events) => events.map(({ version }) => version);
const seen = (requests) => requests.map(({ headers }) => headers["last-event-id"]);

test("broken stream resumes after last event", async (t) => {
    const { server, client } = await connected(t);
    server.on(GET_GAME, answer(GAME));
    // The third event breaks in the middle. One event is repeated; the final event ends the iterator.
    const first = message(6, event(6)) + ": alive\n\n" + message(7, event(7)) + message(8, event(8)).slice(0, 30);
    const last = message(7, event(7)) + message(8, event(8)) + end(9) + message(10, event(10));
    server.on(STREAM_GAME, stream(`retry: 1\n\n${first}`), DROP, answer(undefined, { status: 503 }), stream(last));
    assert.deepEqual(versions(await all(client.streamGame(GAME.id))), [6, 7, 8, 9]);
    assert.deepEqual(seen(server.received(STREAM_GAME)), [String(GAME.version), "7", "7", "7"]);
});

test("retry field sets pause", async (t) => {
    const { server, client } = await connected(t);
    server.on(GET_GAME, answer(GAME));
    const empty = stream("retry: 1\n\n");
    server.on(STREAM_GAME, empty, empty, empty, empty, stream(end(6)));
    const began = performance.now();
    assert.deepEqual(versions(await all(client.streamGame(GAME.id))), [6]);
    // Without the field, the pauses would add up to twelve seconds.
    assert.ok(performance.now() - began < 6000);
});

test("silent stream reconnects", async (t) => {
    const { server, client } = await connected(t, { silence: 1 });
    server.on(GET_GAME, answer(GAME));
    server.on(STREAM_GAME, stream(`retry: 1\n\n${message(6, event(6))}`, false), stream(end(7)));
    assert.deepEqual(versions(await all(client.streamGame(GAME.id))), [6, 7]);
    assert.deepEqual(seen(server.received(STREAM_GAME)), [String(GAME.version), "6"]);
});

test("stream starts after given version", async (t) => {
    const { server, client } = await connected(t);
    server.on(GET_GAME, answer(GAME));
    server.on(STREAM_GAME, stream(message(1, event(1)) + end(2)));
    assert.deepEqual(versions(await all(client.streamGame(GAME.id, { after: 0 }))), [1, 2]);
    assert.deepEqual(seen(server.received(STREAM_GAME)), ["0"]);
});

test("stream of ended game is empty", async (t) => {
    const { server, client } = await connected(t);
    server.on(GET_GAME, answer({ ...GAME, status: "cancelled" }));
    assert.deepEqual(await all(client.streamGame(GAME.id)), []);
});

test("only LF and CRLF end lines", async (t) => {
    const { server, client } = await connected(t);
    server.on(GET_GAME, answer(GAME));
    const joined = message(6, event(6, "player_joined", { note: "a\u2028b\x85c" })) + end(7);
    server.on(STREAM_GAME, stream(joined.replaceAll("\n", "\r\n")));
    assert.equal((await all(client.streamGame(GAME.id)))[0].payload.note, "a\u2028b\x85c");
});

test("unknown event name is skipped", async (t) => {
    const { server, client } = await connected(t);
    server.on(GET_GAME, answer(GAME));
    server.on(STREAM_GAME, stream(`retry: 1\n\n${message(6, "hello", "weather")}`), stream(end(7)));
    assert.deepEqual(versions(await all(client.streamGame(GAME.id))), [7]);
    assert.deepEqual(seen(server.received(STREAM_GAME)), [String(GAME.version), "6"]);
});

test("notifications start after last position and break ends the stream", async (t) => {
    const { server, client } = await connected(t);
    server.on("GET /v1/me/notifications", answer(FEED));
    const notification = (position) => message(position, { ...FEED.items[0], position }, "notification");
    server.on("GET /v1/me/stream", stream(`retry: 1\n\n${notification(8)}`), stream(notification(9)));
    const positions = [];
    for await (const { position } of client.streamNotifications()) {
        positions.push(position);
        if (position === 9) break;
    }
    assert.deepEqual(positions, [8, 9]);
    assert.deepEqual(seen(server.received("GET /v1/me/stream")), ["7", "8"]);
});

test("signal ends silent stream", async (t) => {
    const { server, client } = await connected(t);
    const abort = new AbortController();
    server.on("GET /v1/me/stream", () => {
        abort.abort(new Error("enough"));
        return stream("retry: 100000\n\n");
    });
    await assert.rejects(all(client.streamNotifications({ after: 0, signal: abort.signal })), { message: "enough" });
});

test("error ends stream", async (t) => {
    const { server, client } = await connected(t);
    server.on("GET /v1/me/stream", problem(401, "session_ended"));
    await assert.rejects(all(client.streamNotifications({ after: 0 })), { code: "session_ended" });
    assert.equal(server.requests.length, 1);
});
