// The page marks a game as seen only while it is visible and after an input.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ask, open, playToTurn, register, setHidden, soon } from "./support.mjs";

/** Creates a running game with two players. */
async function atGame() {
  const [first, second] = [await open(), await open()];
  await register(first);
  await register(second);
  const { id } = await ask(first, "POST", "/v1/games", { settings: { players: 2 } });
  await ask(second, "POST", `/v1/games/${id}/join`, {});
  return { id, first, second };
}

/** Plays until one of the pages is to move. Returns the version of the game. */
async function playUntilTurn(awaited, { id, first, second }) {
  const { version } = await playToTurn(id, awaited, awaited === first ? second : first);
  return version;
}

/** Records the versions that the page marks as seen. */
function marked(page) {
  const versions = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/seen")) versions.push(request.postDataJSON().version);
  });
  return versions;
}

const shows = (page, version) => page.waitForFunction((version) => document.querySelector(".table")?.dataset.version === String(version), version);

test("hidden tab does not mark a game as seen", async () => {
  const game = await atGame();
  const { id, first, second } = game;
  await playUntilTurn(second, game);
  const versions = marked(first);
  await first.goto(`/games/${id}`);
  await first.waitForSelector(".table");
  await first.mouse.move(100, 100);
  await setHidden(first, true);
  const version = await playUntilTurn(first, game);
  await shows(first, version);
  assert.deepEqual(versions, []);
  // The tab becomes visible first, then the player returns.
  await setHidden(first, false);
  assert.deepEqual(versions, []);
  await first.mouse.move(150, 150);
  await soon(() => assert.deepEqual(versions, [version]));
  await first.mouse.move(200, 150);
  assert.deepEqual(first.troubles, []);
});

test("unattended page does not mark a game as seen", async () => {
  const game = await atGame();
  const { id, first, second } = game;
  await playUntilTurn(second, game);
  await first.addInitScript(() => {
    const now = performance.now.bind(performance);
    globalThis.passed = 0;
    performance.now = () => now() + globalThis.passed;
  });
  const versions = marked(first);
  await first.goto(`/games/${id}`);
  await first.waitForSelector(".table");
  await first.mouse.move(100, 100);
  await first.evaluate(() => (globalThis.passed = 61_000));
  const version = await playUntilTurn(first, game);
  await shows(first, version);
  assert.deepEqual(versions, []);
  await first.keyboard.press("Shift");
  await soon(() => assert.deepEqual(versions, [version]));
});

test("page in use marks a new turn as seen", async () => {
  const game = await atGame();
  const { id, first, second } = game;
  await playUntilTurn(second, game);
  const versions = marked(first);
  await first.goto(`/games/${id}`);
  await first.waitForSelector(".table");
  // The first movement has no distance and does not count.
  await first.mouse.move(90, 90);
  await first.mouse.move(100, 100);
  const version = await playUntilTurn(first, game);
  await soon(() => assert.deepEqual(versions, [version]));
});
