// Streams go on where they broke.

import assert from "node:assert/strict";
import { test } from "node:test";
import { all, end, event, message } from "./events.mjs";
import { answer, connected, DROP, example, problem, stream } from "./fake.mjs";

const GAME = example("games", "GameView");
const FEED = example("notifications", "FeedView");
const SHOWN = `GET /v1/games/${GAME.id}`;
const STREAMED = `GET /v1/games/${GAME.id}/stream`;
const versions = (events) => events.map(({ version }) => version);
const seen = (requests) => requests.map(({ headers }) => headers["last-event-id"]);

test("a broken stream is resumed after the last event", async (t) => {
    const { server, client } = await connected(t);
    server.on(SHOWN, answer(GAME));
    // The third event breaks in the middle. One comes twice; the end ends the iterator, whatever follows.
    const first = message(6, event(6)) + ": alive\n\n" + message(7, event(7)) + message(8, event(8)).slice(0, 30);
    const last = message(7, event(7)) + message(8, event(8)) + end(9) + message(10, event(10));
    server.on(STREAMED, stream(`retry: 1\n\n${first}`), DROP, answer(undefined, { status: 503 }), stream(last));
    assert.deepEqual(versions(await all(client.streamGame(GAME.id))), [6, 7, 8, 9]);
    assert.deepEqual(seen(server.asked(STREAMED)), [String(GAME.version), "7", "7", "7"]);
});

test("the server says when to connect anew", async (t) => {
    const { server, client } = await connected(t);
    server.on(SHOWN, answer(GAME));
    const empty = stream("retry: 1\n\n");
    server.on(STREAMED, empty, empty, empty, empty, stream(end(6)));
    const began = performance.now();
    assert.deepEqual(versions(await all(client.streamGame(GAME.id))), [6]);
    // Without its word it would take twelve seconds.
    assert.ok(performance.now() - began < 6000);
});

test("a stream that says nothing is resumed", async (t) => {
    const { server, client } = await connected(t, { silence: 1 });
    server.on(SHOWN, answer(GAME));
    server.on(STREAMED, stream(`retry: 1\n\n${message(6, event(6))}`, false), stream(end(7)));
    assert.deepEqual(versions(await all(client.streamGame(GAME.id))), [6, 7]);
    assert.deepEqual(seen(server.asked(STREAMED)), [String(GAME.version), "6"]);
});

test("what comes before a version is asked for", async (t) => {
    const { server, client } = await connected(t);
    server.on(SHOWN, answer(GAME));
    server.on(STREAMED, stream(message(1, event(1)) + end(2)));
    assert.deepEqual(versions(await all(client.streamGame(GAME.id, { after: 0 }))), [1, 2]);
    assert.deepEqual(seen(server.asked(STREAMED)), ["0"]);
});

test("the stream of a game that is over ends at once", async (t) => {
    const { server, client } = await connected(t);
    server.on(SHOWN, answer({ ...GAME, status: "cancelled" }));
    assert.deepEqual(await all(client.streamGame(GAME.id)), []);
});

test("lines end where the protocol says", async (t) => {
    const { server, client } = await connected(t);
    server.on(SHOWN, answer(GAME));
    const told = message(6, event(6, "table_opened", { note: "a\u2028b\x85c" })) + end(7);
    server.on(STREAMED, stream(told.replaceAll("\n", "\r\n")));
    assert.equal((await all(client.streamGame(GAME.id)))[0].fact.note, "a\u2028b\x85c");
});

test("events with names that are not known are passed over", async (t) => {
    const { server, client } = await connected(t);
    server.on(SHOWN, answer(GAME));
    server.on(STREAMED, stream(`retry: 1\n\n${message(6, "hello", "weather")}`), stream(end(7)));
    assert.deepEqual(versions(await all(client.streamGame(GAME.id))), [7]);
    assert.deepEqual(seen(server.asked(STREAMED)), [String(GAME.version), "6"]);
});

test("notices begin after the last one, and who stops reading drops the connection", async (t) => {
    const { server, client } = await connected(t);
    server.on("GET /v1/me/notices", answer(FEED));
    const notice = (position) => message(position, { ...FEED.items[0], position }, "notice");
    server.on("GET /v1/me/stream", stream(`retry: 1\n\n${notice(8)}`), stream(notice(9)));
    const positions = [];
    for await (const { position } of client.streamNotices()) {
        positions.push(position);
        if (position === 9) break;
    }
    assert.deepEqual(positions, [8, 9]);
    assert.deepEqual(seen(server.asked("GET /v1/me/stream")), ["7", "8"]);
});

test("a signal ends a stream that says nothing", async (t) => {
    const { server, client } = await connected(t);
    const given = new AbortController();
    server.on("GET /v1/me/stream", () => {
        given.abort(new Error("enough"));
        return stream("retry: 100000\n\n");
    });
    await assert.rejects(all(client.streamNotices({ after: 0, signal: given.signal })), { message: "enough" });
});

test("a refusal ends the stream", async (t) => {
    const { server, client } = await connected(t);
    server.on("GET /v1/me/stream", problem(401, "session_ended"));
    await assert.rejects(all(client.streamNotices({ after: 0 })), { code: "session_ended" });
    assert.equal(server.requests.length, 1);
});
