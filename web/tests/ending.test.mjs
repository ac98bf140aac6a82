// The end of a game: the count, the rematch, the Dynasty, replay and sharing; avatars, typeface and sounds.

import assert from "node:assert/strict";
import { before, test } from "node:test";
import { ask, axe, DESKTOP, fits, open, PHONE, playToEnd, playUntil, register, soon } from "./support.mjs";

const LANDSCAPE = { width: 844, height: 390 };

/** Two players shared by all tests, because registrations are rate-limited by address. */
let ada;
let bo;

before(async () => {
  [ada, bo] = [await open(), await open({ size: DESKTOP })];
  ada.player = await register(ada);
  bo.player = await register(bo);
});

/** Creates a game of the players and plays it to its end. */
async function finishedGame(pages, table) {
  const { id } = await ask(pages[0], "POST", "/v1/games", { access: "public", ...table });
  for (const page of pages.slice(1)) await ask(page, "POST", `/v1/games/${id}/join`, {});
  await playToEnd(id, ...pages);
  return id;
}

/** Checks the end of a game at several sizes, in both themes and directions. */
async function looksWell(page, where) {
  const before = page.viewportSize();
  for (const [size, language, theme] of [
    [PHONE, "he", "dark"],
    [{ width: 320, height: 640 }, "en", "light"],
    [LANDSCAPE, "he", "light"],
    [DESKTOP, "en", "dark"],
  ]) {
    await page.setViewportSize(size);
    await page.evaluate(([chosen, shown]) => Object.assign(localStorage, { language: chosen, theme: shown }), [language, theme]);
    await page.reload();
    await page.locator(".ending .ranking .board").first().waitFor();
    const how = `${where}, ${size.width} px, ${language}, ${theme}`;
    await axe(page, how);
    await fits(page, how);
  }
  await page.evaluate(() => Object.assign(localStorage, { language: "en", theme: "light" }));
  await page.setViewportSize(before);
  await page.reload();
  await page.locator(".ending").waitFor();
}

test("rematch is at the top and reaches the opponent without a reload", async () => {
  const id = await finishedGame([ada, bo], { settings: { players: 2, variants: ["harmony"] } });
  for (const page of [ada, bo]) await page.goto(`/games/${id}`);
  for (const page of [ada, bo]) {
    const rematch = page.locator(".ending").getByRole("button", { name: "Rematch" });
    await rematch.waitFor();
    const { y } = await rematch.boundingBox();
    assert.ok(y < 300, `${y} px`);
    assert.equal(await page.locator(".ending .primary").count(), 1);
    assert.equal(await page.locator(".ending .winner").count(), 1);
  }
  const winner = await ada.locator(".winner .board").boundingBox();
  const other = await ada.locator(".place:not(.winner) .board").boundingBox();
  assert.ok(winner.width > other.width * 1.3, `${winner.width} px and ${other.width} px`);
  await ada.getByRole("button", { name: "Rematch" }).click();
  await ada.waitForURL((url) => url.pathname !== `/games/${id}`);
  await bo.getByText(/proposes a rematch/).waitFor();
  await axe(bo, "a proposed rematch");
  await bo.getByRole("button", { name: "Accept rematch" }).click();
  await bo.waitForURL((url) => url.pathname !== `/games/${id}`);
  assert.equal(new URL(bo.url()).pathname, new URL(ada.url()).pathname);
  await bo.locator(".table.running").waitFor();
});

test("end of a game looks well at all sizes", async () => {
  const two = await finishedGame([ada, bo], { settings: { players: 2, variants: ["middle_kingdom", "harmony"] } });
  await ada.goto(`/games/${two}`);
  await looksWell(ada, "the end of a game of two");
  const five = await finishedGame([ada], { settings: { players: 5, expansion: "age_of_giants" }, house: ["greedy", "random", "greedy", "greedy"] });
  await ada.goto(`/games/${five}`);
  await looksWell(ada, "the end of Age of Giants");
});

test("points are counted at the end of a game that is seen live", async () => {
  const page = await open({ size: DESKTOP, still: false });
  await register(page);
  const { id } = await ask(page, "POST", "/v1/games", { settings: { players: 2, variants: ["harmony"] }, house: ["greedy"] });
  // In the last round, the remaining dominoes may fit nowhere, which ends the game immediately.
  await playUntil(id, [page], ({ round, rounds }) => round === rounds - 1);
  await page.goto(`/games/${id}`);
  await page.locator(".table.running").waitFor();
  await playToEnd(id, page);
  await page.locator(".ending.counting .tally").first().waitFor({ timeout: 60_000 });
  // The winner is not revealed yet.
  assert.equal(await page.locator(".winner").count(), 0);
  await axe(page, "the count");
  await page.getByRole("button", { name: "Skip" }).click();
  await page.locator(".ending:not(.counting) .winner").waitFor();
  // The focus is not lost with the button.
  await page.locator(".verdict:focus").waitFor();
  const { ranking } = await ask(page, "GET", `/v1/games/${id}`);
  const points = ranking.map((one) => String(one.points));
  await soon(async () => assert.deepEqual(await page.locator(".score-sheet .total td").allInnerTexts(), points));
  assert.deepEqual(await page.locator(".ranking .score").allInnerTexts(), points);
  // After a reload, the result is shown immediately.
  await page.reload();
  await page.locator(".ending").waitFor();
  assert.equal(await page.locator(".counting").count(), 0);
  assert.deepEqual(page.troubles, []);
});

test("tie-breaks are explained", async () => {
  const id = await finishedGame([ada, bo], { settings: { players: 2 } });
  for (const [change, words] of [
    [{ largest_property: 9 }, /larger property: 9 squares to 5/],
    [{ crowns: 12 }, /more crowns: 12 to 8/],
    [{}, /so they share rank 1/],
  ]) {
    await ada.route(`**/v1/games/${id}`, async (route) => {
      const response = await route.fetch();
      const game = await response.json();
      const equal = { points: 40, largest_property: 5, crowns: 8 };
      const isTie = Object.keys(change).length === 0;
      game.ranking = game.ranking.map((one, index) => ({
        ...one,
        ...equal,
        ...(index === 0 ? change : {}),
        rank: isTie ? 1 : index + 1,
        decided_by: isTie ? "shared" : Object.keys(change)[0],
      }));
      await route.fulfill({ response, json: game });
    });
    await ada.goto(`/games/${id}`);
    await ada.locator(".ending-head").getByText(words).waitFor();
    await ada.unrouteAll();
  }
  assert.equal(await ada.locator(".winner").count(), 2);
  await axe(ada, "a shared victory");
});

test("end of a game of a Dynasty shows the standing, and the next game is the main button", async () => {
  const series = await ask(ada, "POST", "/v1/series", { games: 3, break: { type: "when_ready" }, table: { access: "public", settings: { players: 2 } } });
  const id = series.games[0].game_id;
  await ask(bo, "POST", `/v1/games/${id}/join`, {});
  await playToEnd(id, ada, bo);
  for (const page of [ada, bo]) await page.goto(`/games/${id}`);
  const standing = ada.locator(".series-standing .points-table tbody tr");
  await soon(async () => assert.equal(await standing.count(), 2));
  assert.equal(await ada.getByRole("button", { name: "Rematch" }).count(), 0);
  await looksWell(ada, "the end of a game of a Dynasty");
  for (const page of [ada, bo]) await page.locator(".ending .primary", { hasText: "I'm ready" }).click();
  for (const page of [ada, bo]) await page.locator(".ending a.primary", { hasText: "Go to game 2" }).waitFor();
  await ada.locator(".ending a.primary").click();
  await ada.locator(".table.running").waitFor();
});

test("finished game is replayed, reviewed and shared as a picture", async () => {
  const id = await finishedGame([ada, bo], { settings: { players: 2 } });
  await ada.goto(`/games/${id}`);
  const download = ada.waitForEvent("download");
  await ada.getByRole("button", { name: "Share picture" }).click();
  assert.equal((await download).suggestedFilename(), `kingdomail-${id}.png`);
  await ada.getByRole("button", { name: "Replay" }).click();
  await ada.locator(".history").getByText("Step 2 of").waitFor();
  await ada.getByRole("button", { name: "Pause" }).click();
  await ada.getByRole("button", { name: "Back to game" }).click();
  await ada.getByRole("button", { name: "Review game" }).click();
  await ada.locator(".history").getByRole("button", { name: "Play" }).waitFor();
});

test("avatars are stable and differ between players", async () => {
  const drawings = [];
  for (const page of [ada, bo]) {
    await page.goto("/settings/profile");
    drawings.push(await page.locator("main .large-avatar").innerHTML());
    await page.goto("/players/me");
    assert.equal(await page.locator(".player header .avatar").innerHTML(), drawings.at(-1));
  }
  assert.notEqual(drawings[0], drawings[1]);
  const id = await finishedGame([ada, bo], { settings: { players: 2 } });
  await ada.goto(`/games/${id}`);
  await ada.locator(".ranking .avatar").nth(1).waitFor();
  const shown = await ada.locator(".ranking .avatar").evaluateAll((avatars) => avatars.map((avatar) => avatar.innerHTML));
  assert.deepEqual(shown.sort(), drawings.sort());
});

test("headings have their own typeface, loaded by script", async () => {
  const page = await open();
  await page.goto("/login");
  await page.locator("h1").waitFor();
  await soon(async () => {
    const loaded = await page.evaluate(() => [...document.fonts].filter(({ family, status }) => family === "Alegreya" && status === "loaded").map(({ unicodeRange }) => unicodeRange));
    // Of the other scripts and of letters with accents, nothing is needed.
    assert.equal(loaded.length, 1, `${loaded}`);
    assert.match(loaded[0], /^U\+20-7E,/);
  });
});

test("sounds are off by default and mark placing once they are switched on", async () => {
  const page = await open();
  await page.addInitScript(() => {
    globalThis.played = 0;
    globalThis.OscillatorNode = class extends OscillatorNode {
      start(when) {
        globalThis.played += 1;
        super.start(when);
      }
    };
  });
  await register(page);
  const { id } = await ask(page, "POST", "/v1/sandboxes", { settings: { players: 2 } });
  const place = async () => {
    await page.goto(`/games/${id}`);
    for (;;) {
      await page.locator(".pickable, .target").first().waitFor();
      const version = await page.locator(".table").getAttribute("data-version");
      const places = (await page.locator(".target").count()) > 0;
      await page.locator(places ? ".target" : ".pickable").first().click();
      await page.locator(".decision .primary").click();
      await page.locator(`.table:not([data-version="${version}"])`).waitFor();
      if (places) return page.evaluate(() => globalThis.played);
    }
  };
  assert.equal(await place(), 0);
  await page.goto("/settings/appearance");
  const sounds = page.getByRole("checkbox", { name: /^Sounds/ });
  assert.equal(await sounds.isChecked(), false);
  await sounds.check();
  await axe(page, "the settings of sounds");
  assert.ok((await place()) > 0);
  assert.deepEqual(page.troubles, []);
});
