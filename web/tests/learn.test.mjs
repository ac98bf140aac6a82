// Lessons, plans, the history of a game and its verification.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ask, axe, DESKTOP, fits, open, PHONE, playDecisions, playToEnd, register, soon } from "./support.mjs";

const LOOKS = [
  { size: PHONE },
  { size: DESKTOP, theme: "dark" },
  { size: PHONE, theme: "dark", language: "he" },
  { size: DESKTOP, language: "he" },
];
const named = ({ size, theme = "light", language = "en" }) => `${size.width} px, ${theme}, ${language}`;

/** Opens a lesson and waits for its texts. */
async function lesson(page, id) {
  await page.goto(`/learn/${id}`);
  await page.waitForSelector(".practice");
}

const cell = (page, at) => page.locator(`.practice [data-cell="${at}"]`);
const solved = (page) => page.waitForSelector(".feedback.solved");

/**
 * Solution of each lesson by pointer. Where mistakes are possible, also checks that they are
 * explained and can be corrected.
 */
const LESSONS = {
  castle: async (page) => {
    await cell(page, "1,0").click();
    await page.click(".tray .confirm");
  },
  terrain: async (page) => {
    await cell(page, "0,1").click();
    await page.click(".tray .confirm");
    await page.waitForSelector(".feedback:not(.solved):not(:empty)");
    await cell(page, "1,1").click();
    await page.click(".tray .confirm");
  },
  turn: async (page) => {
    await cell(page, "1,1").click();
    await page.click(".tray .confirm");
    if (!(await page.locator(".feedback.solved").count())) {
      for (let turns = 0; turns < 6 && !(await page.locator(".feedback.solved").count()); turns += 1) {
        await cell(page, "1,1").click();
        await page.click(".tray .confirm");
      }
    }
  },
  crowns: async (page) => {
    await cell(page, "-1,0").click();
    await page.click(".tray .confirm");
    await page.waitForSelector(".feedback:not(.solved):not(:empty)");
    await cell(page, "2,1").click();
    await page.click(".tray .confirm");
    await soon(async () => assert.equal(await page.locator(".count").count(), 4, "four squares are counted"));
    await soon(async () => assert.match(await page.locator(".sum").innerText(), /4.*2.*8/));
  },
  frame: async (page) => {
    await cell(page, "3,0").click();
    await page.click(".tray .confirm");
    await soon(async () => assert.ok((await page.locator(".unreachable").count()) > 0, "cells out of reach are seen"));
  },
  pick: async (page) => {
    await soon(async () => assert.equal(await page.locator(".pickable").count(), 3, "the taken one cannot be taken"));
    const said = new Set();
    for (let index = 0; index < 3; index += 1) {
      await page.locator(".pickable").nth(index).click();
      said.add(await page.locator(".feedback").innerText());
    }
    assert.equal(said.size, 3, "each choice is answered by what it costs");
  },
  nowhere: async (page) => {
    await soon(async () => assert.equal(await page.locator(".practice .target").count(), 0));
    await page.click(".tray .confirm");
  },
  game: playMini,
  end: async (page) => {
    await page.locator(".judged-kingdom").first().click();
    await page.waitForSelector(".feedback:not(.solved):not(:empty)");
    await page.locator(".judged-kingdom").last().click();
  },
  variants: async (page) => {
    await soon(async () => assert.equal(await page.locator(".variants dt").count(), 4));
    await page.locator(".judged-kingdom").last().click();
  },
  giants: async (page) => {
    await cell(page, "1,1").click();
    await page.waitForSelector(".feedback:not(.solved):not(:empty)");
    await cell(page, "-2,1").click();
  },
  footprints: async (page) => {
    const points = await page.locator(".judged .of").first().innerText();
    await cell(page, "1,1").click();
    await soon(async () => assert.notEqual(await page.locator(".judged .of").first().innerText(), points, "the crown counts again"));
  },
  quests: async (page) => {
    await cell(page, "0,-1").click();
    await page.click(".tray .confirm");
    await page.waitForSelector(".feedback:not(:empty)");
    if (!(await page.locator(".feedback.solved").count())) {
      await cell(page, "0,1").click();
      await page.click(".tray .confirm");
    }
  },
};

/** Plays the game of three rounds by pointer. */
async function playMini(page) {
  for (let step = 0; step < 200 && !(await page.locator(".feedback.solved").count()); step += 1) {
    const version = await page.locator(".mini").innerText();
    if (await page.locator(".mini .pickable").count()) await page.locator(".mini .pickable").last().click();
    else if (await page.locator(".mini .target").count()) {
      await page.locator(".mini .target").first().click();
      await page.click(".tray .confirm");
    } else if (await page.locator(".mini .tray .confirm:enabled").count()) await page.click(".tray .confirm");
    await page.waitForFunction((before) => document.querySelector(".mini")?.innerText !== before, version, { timeout: 1000 }).catch(() => {});
  }
}

test("lessons are completed by pointer on a phone and remembered", async () => {
  const page = await open();
  await page.goto("/learn");
  await page.click(".learn-pitch .primary");
  for (const [id, act] of Object.entries(LESSONS)) {
    await page.waitForURL(`**/learn/${id}`);
    await page.waitForSelector(`.lesson-${id} .practice`);
    await act(page);
    await solved(page);
    await fits(page, id);
    if (id !== "quests") await page.click(".lesson-end .actions > :last-child");
  }
  await page.waitForSelector(".play-house button");
  await page.click(".lesson-end .actions > :last-child");
  await page.waitForURL("**/learn");
  await soon(async () => assert.equal(await page.locator(".lesson-link .done").count(), Object.keys(LESSONS).length));
  await page.reload();
  await page.waitForSelector(".lesson-link .done");
  await soon(async () => assert.equal(await page.locator(".lesson-link .done").count(), Object.keys(LESSONS).length, "after a reload too"));
  await page.click(".play-house button");
  await page.waitForURL("**/games/*");
  await page.waitForSelector(".table");
  assert.deepEqual(page.troubles, []);
});

test("lessons are completed by keyboard", async () => {
  const page = await open({ size: DESKTOP });
  await lesson(page, "castle");
  await page.locator('.practice .target[tabindex="0"]').focus();
  await page.keyboard.press("ArrowRight");
  await page.waitForSelector(".laid");
  const before = await page.locator(".laid .outline").boundingBox();
  await page.keyboard.press("r");
  await page.waitForFunction(
    (width) => document.querySelector(".laid .outline").getBoundingClientRect().width !== width,
    before.width,
  );
  await page.keyboard.press("Escape");
  await page.waitForSelector(".laid", { state: "detached" });
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await solved(page);
  await page.waitForFunction(() => document.activeElement?.matches(".lesson-end a.primary"));
  await page.keyboard.press("Enter");
  await page.waitForURL("**/learn/terrain");
  await page.waitForFunction(() => document.activeElement?.tagName === "H1");
  await lesson(page, "footprints");
  await page.locator(".practice .target").focus();
  await page.keyboard.press("Enter");
  await solved(page);
  assert.deepEqual(page.troubles, []);
});

test("lesson texts are loaded with their screen in the chosen language", async () => {
  const page = await open();
  const loaded = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.goto("/");
  await page.waitForSelector(".landing");
  assert.ok(!loaded.some((url) => /learn-/.test(url)), "not at the start");
  const hebrew = await open({ language: "he" });
  await hebrew.goto("/learn");
  await hebrew.waitForSelector(".lessons");
  await soon(async () => assert.match(await hebrew.locator("h1").innerText(), /[א-ת]/));
  assert.equal(await hebrew.evaluate(() => document.documentElement.dir), "rtl");
});

for (const look of LOOKS) {
  test(`lessons fit and are accessible: ${named(look)}`, async () => {
    const page = await open(look);
    await page.goto("/learn");
    await page.waitForSelector(".lessons");
    await axe(page, "the list of lessons");
    await fits(page, "the list of lessons");
    for (const id of Object.keys(LESSONS)) {
      await lesson(page, id);
      await axe(page, id);
      await fits(page, id);
    }
    assert.deepEqual(page.troubles, []);
  });
}

test("history is stepped, played, linked, downloaded and verified", async () => {
  const page = await open({ size: DESKTOP });
  await register(page);
  const game = await ask(page, "POST", "/v1/games", {
    settings: { players: 3, expansion: "age_of_giants" },
    house: ["greedy", "random"],
    access: "invitation",
  });
  await playToEnd(game.id, page);
  await page.goto(`/games/${game.id}?version=20`);
  await page.waitForSelector(".past-table");
  const step = () => page.locator(".past-step").innerText();
  const slider = page.locator(".past-controls input");
  const at = async () => Number(await slider.inputValue());

  const from = await at();
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction((before) => Number(document.querySelector(".past-controls input").value) === before + 1, from);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  assert.equal(await at(), from - 1);
  await page.keyboard.press("Home");
  assert.equal(await at(), 0);
  await page.keyboard.press("End");
  await soon(async () => assert.equal(await at(), Number(await slider.getAttribute("max"))));
  assert.match(page.url(), /version=\d+/);

  await page.locator(".past-log button").nth(3).click();
  assert.equal(await at(), 3);
  await soon(async () => assert.ok((await step()).includes(await page.locator(".past-log [aria-current]").innerText())));
  const url = page.url();
  await page.reload();
  await page.waitForSelector(".past-table");
  assert.equal(await at(), 3, "a link leads to exactly this moment");
  assert.equal(page.url(), url);

  await page.locator(".past-buttons button").nth(1).click();
  await page.waitForFunction(() => Number(document.querySelector(".past-controls input").value) >= 4);
  await page.locator(".past-buttons button").nth(1).click();
  await page.locator(".past-buttons button").nth(3).click();
  const own = await at();
  assert.ok(own > 4, "to my last turn");
  await page.waitForFunction((before) => Number(document.querySelector(".past-controls input").value) > before, own);

  await soon(async () => assert.equal(await page.locator(".curve .line").count(), 3));
  for (const [index, ending] of [[0, ".svg"], [1, ".json"], [2, ".txt"]]) {
    const download = page.waitForEvent("download");
    await page.locator(".past-more a[download]").nth(index).click();
    assert.ok((await download).suggestedFilename().endsWith(ending));
    const path = await (await download).path();
    const { statSync } = await import("node:fs");
    assert.ok(statSync(path).size > 1000, `${ending} of a game that is not public`);
  }
  await page.click(".verify button");
  await page.waitForSelector(".verify .verdict");
  await soon(async () => assert.equal(await page.locator(".verify .verdict.differs").count(), 0));
  await soon(async () => assert.equal(await page.locator(".verify-steps .agrees").count(), 6));
  await axe(page, "the history, verified");

  await page.keyboard.press("Escape");
  await page.waitForSelector(".ending");
  assert.ok(!page.url().includes("version="));
  assert.deepEqual(page.troubles, []);
});

test("changed record fails the verification", async () => {
  const page = await open();
  await register(page);
  const game = await ask(page, "POST", "/v1/games", { settings: { players: 2 }, house: ["greedy"] });
  await playToEnd(game.id, page);
  await page.route("**/record", async (route) => {
    const response = await route.fetch();
    const record = await response.json();
    record.events.find(({ fact }) => fact.type === "line_dealt").fact.dominoes.reverse();
    await route.fulfill({ response, json: record });
  });
  await page.goto(`/games/${game.id}?version=20`);
  await page.click(".verify button");
  await page.waitForSelector(".verify .verdict.differs");
  await soon(async () => assert.equal(await page.locator(".verify-steps .differs").count(), 2, "the lines and their proofs"));
});

for (const look of LOOKS) {
  test(`history and premove fit and are accessible: ${named(look)}`, async () => {
    const page = await open(look);
    const { id } = await planned(page);
    await page.click(".plan > summary");
    await page.waitForSelector(".plan-draft");
    await page.locator(".plan .target").first().click();
    await page.waitForSelector(".plan-trial");
    await axe(page, "plan");
    await fits(page, "plan");
    await page.goto(`/games/${id}?version=12`);
    await page.waitForSelector(".past-table");
    await page.waitForSelector(".curve");
    await axe(page, "history");
    await fits(page, "history");
    assert.deepEqual(page.troubles, []);
  });
}

/**
 * Creates a game of two players in which the first one moves next, after one king of the second,
 * and has a domino to place and one to pick.
 */
async function planned(page) {
  await register(page);
  const other = await open();
  await register(other);
  let id = null;
  for (let turns = 0; turns < 200; turns += 1) {
    if (id === null) {
      id = (await ask(page, "POST", "/v1/games", { settings: { players: 2 } })).id;
      await ask(other, "POST", `/v1/games/${id}/join`, {});
    }
    const game = await ask(page, "GET", `/v1/games/${id}`);
    // The game ended before this position occurred: try another game.
    if (!game.awaiting) id = null;
    if (!game.awaiting) continue;
    const waiting = game.current_line.filter(({ resolved }) => !resolved);
    const before = waiting.findIndex(({ king }) => king === game.your_seat);
    const mine = before === 0 || before === 1;
    const free = game.next_line.filter(({ king }) => king === null).length;
    if (game.version > 12 && mine && game.awaiting.seat !== game.your_seat && free > 2) break;
    await playDecisions(id, game.awaiting.seat === game.your_seat ? page : other, 1);
  }
  await page.goto(`/games/${id}`);
  await page.waitForSelector(".plan");
  return { id, other };
}

test("premove is tried, saved, executed and withdrawn", async () => {
  const page = await open({ size: DESKTOP });
  const { id, other } = await planned(page);
  await page.click(".plan > summary");
  await page.locator(".plan .target").first().click();
  await page.waitForSelector(".plan-trial .laid");
  const picks = page.locator(".plan-picks button");
  const wanted = (await picks.nth(1).locator(".number").innerText()).trim();
  await picks.nth(1).click();
  await picks.nth(0).click();
  await soon(async () => assert.deepEqual(await page.locator(".plan-picks .rank").allInnerTexts().then((all) => all.slice(0, 2)), ["2.", "1."]));
  await page.waitForFunction((domino) => document.querySelector(".plan-trial")?.textContent.includes(domino), wanted);
  await page.click(".plan .actions .primary");
  await page.waitForSelector(".plan .actions button:not(.primary)");
  const { plan } = await ask(page, "GET", `/v1/games/${id}/premove`);
  assert.equal(plan.pick[0], wanted);
  assert.equal(plan.pick.length, 2);
  assert.ok(plan.place.at);
  await soon(async () => assert.equal(await page.locator(".plan .actions .primary").isDisabled(), true, "what is kept need not be given again"));

  await page.reload();
  await page.click(".plan > summary");
  await page.waitForSelector(".plan .laid");
  await soon(async () => assert.equal(await page.locator('.plan-picks [aria-pressed="true"]').count(), 2, "it is there after a reload"));
  await page.click(".plan .actions button:not(.primary)");
  await page.waitForSelector(".plan .actions button:not(.primary)", { state: "detached" });
  await page.click(".plan .actions .primary");
  await page.waitForSelector(".plan .actions button:not(.primary)");

  // Up to three decisions: the rest of the current turn and a whole turn, because the second player
  // may have two kings before this one.
  await playDecisions(id, other, 3);
  const { items } = await ask(page, "GET", `/v1/games/${id}/events`);
  assert.ok(items.some(({ payload }) => payload.type === "premove_played"));
  assert.deepEqual(page.troubles, []);
});
