// Whole games played in the web client.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ask, axe, DESKTOP, fits, open, PHONE, playToTurn, playUntil, register, soon, waitForFocus } from "./support.mjs";

/** Creates a table by API and opens it. */
async function atTable(page, table) {
  await register(page);
  const game = await ask(page, "POST", "/v1/games", table);
  await page.goto(`/games/${game.id}`);
  await page.waitForSelector(".table");
  return game.id;
}

/** Runs in the page: returns the kind of the pending decision, "over", or null. */
function findAsked() {
  if (document.querySelector(".ending")) return "over";
  if (!document.querySelector(".decision")) return null;
  if (document.querySelector("button.slot.pickable")) return "pick";
  if (document.querySelector(".receivers")) return "send";
  if (document.querySelector(".target")) return "board";
  return document.querySelector(".decision .primary:not([disabled])") ? "button" : null;
}

/** Waits for a pending decision: the panel appears before the legal commands are loaded. */
const nextAsked = async (page) => (await page.waitForFunction(findAsked)).jsonValue();

/** Makes a decision by pointer. */
async function decide(page, kind) {
  if (kind === "pick") await page.locator("button.slot.pickable").first().click();
  if (kind === "send") await page.locator(".receivers button").first().click();
  if (kind === "board") await page.locator(".target").first().click();
  await page.locator(".decision .primary").click();
}

/** Makes a decision by keyboard. */
async function decideByKeys(page, kind) {
  if (kind === "pick") {
    await page.locator("button.slot.pickable").first().focus();
    // The first press picks, the second confirms.
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    return;
  }
  if (kind === "send") {
    await page.locator(".receivers button").first().focus();
    await page.keyboard.press("Enter");
  }
  if (kind === "board") {
    await page.locator('.target[tabindex="0"]').focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("r");
    await page.keyboard.press("ArrowDown");
    if (await page.locator(".decision .confirm:not([disabled])").count()) {
      await page.keyboard.press("Enter");
      return;
    }
    await page.keyboard.press(" ");
  }
  await page.locator(".decision .primary").focus();
  await page.keyboard.press("Enter");
}

/** Makes a decision and waits until the table shows its result. */
async function decideAndSee(page, kind, by = decide) {
  const before = await page.locator(".table").getAttribute("data-version");
  await by(page, kind);
  await page.waitForFunction(
    (was) =>
      document.querySelector(".ending") ||
      document.querySelector(".problem:not(:empty)") ||
      document.querySelector(".table")?.dataset.version !== was,
    before,
  );
  assert.deepEqual(await page.locator(".problem:not(:empty)").allTextContents(), []);
}

/** Plays until the game is over. Returns the kinds of decisions made. */
async function playOn(page, by) {
  const taken = new Set();
  for (;;) {
    const kind = await nextAsked(page);
    if (kind === "over") return taken;
    taken.add(kind);
    await decideAndSee(page, kind, by);
  }
}

const games = [
  {
    name: "a Mighty Duel on a phone, by pointer",
    table: { settings: { players: 2, variants: ["mighty_duel", "harmony"] }, house: ["greedy"] },
    size: PHONE,
  },
  {
    name: "the base game of four on a desktop, by keys",
    table: { settings: { players: 4 }, house: ["greedy", "random", "greedy"] },
    size: DESKTOP,
    by: decideByKeys,
  },
  {
    name: "Age of Giants with five on a phone in Hebrew, dark, by pointer",
    table: { settings: { players: 5, expansion: "age_of_giants" }, house: ["greedy", "greedy", "random", "greedy"] },
    size: PHONE,
    language: "he",
    theme: "dark",
  },
  {
    name: "Age of Giants with three on a desktop, by keys",
    table: { settings: { players: 3, expansion: "age_of_giants" }, house: ["greedy", "random"] },
    size: DESKTOP,
    by: decideByKeys,
  },
];

for (const { name, table, by, ...options } of games) {
  test(name, async () => {
    const page = await open(options);
    await atTable(page, table);
    await fits(page, "the beginning");
    await axe(page, "the beginning");
    const taken = await playOn(page, by);
    assert.ok(taken.has("pick") && taken.has("board"), [...taken].join());
    assert.equal(await page.locator(".ranking li").count(), table.settings.players);
    await fits(page, "the end");
    await axe(page, "the end");
    assert.deepEqual(page.troubles, []);
  });
}

/**
 * Records announcements of live regions like a screen reader: changed text, without content hidden
 * from assistive technology.
 */
async function listen(page) {
  await page.addInitScript(() => {
    globalThis.heard = [];
    const said = new Map();
    const hear = ({ target }) => {
      const region = (target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement)?.closest("[role=status], [aria-live], output");
      if (!region) return;
      const text = region.cloneNode(true);
      for (const hidden of text.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
      const now = text.textContent.replaceAll(/[\u2068\u2069]/g, "").trim();
      if (now !== "" && said.get(region) !== now) globalThis.heard.push(now);
      said.set(region, now);
    };
    new MutationObserver((changes) => changes.forEach(hear)).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Makes a decision by accessible names and keyboard. */
async function decideByEar(page) {
  const choose = async (button) => {
    await button.focus();
    await page.keyboard.press("Enter");
  };
  const decision = page.getByRole("region", { name: "Your move" });
  const confirm = () => decision.getByRole("button").last().focus();
  const spots = page.getByRole("group", { name: "Possible moves" }).getByRole("button");
  const dominoes = page.getByRole("region", { name: "Lines of dominoes" }).getByRole("button");
  if (await dominoes.count()) await choose(dominoes.first());
  else if (await spots.count()) {
    // Covering a crown has no gain in its name.
    const names = await spots.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
    const gains = names.map((name) => Number(/: ([+-]\d+)$/.exec(name)?.[1] ?? 0));
    await choose(spots.nth(gains.indexOf(Math.max(...gains))));
  } else if (await decision.getByRole("group").count()) await choose(decision.getByRole("group").getByRole("button").first());
  await confirm();
  await page.keyboard.press("Enter");
}

test("game of giants is played by screen reader", async () => {
  const page = await open({ size: DESKTOP });
  await listen(page);
  const id = await atTable(page, { settings: { players: 3, expansion: "age_of_giants" }, house: ["greedy", "random"] });
  for (let kind = await nextAsked(page); kind !== "over"; kind = await nextAsked(page)) {
    const { version } = await ask(page, "GET", `/v1/games/${id}`);
    await page.evaluate(() => (globalThis.heard = []));
    await decideAndSee(page, kind, decideByEar);
    const { items } = await ask(page, "GET", `/v1/games/${id}/events?after=${version}`);
    const heard = (await page.evaluate(() => globalThis.heard)).join("\n");
    for (const { seat, payload, automatic } of items) {
      if (seat !== 0 && !automatic && payload.type === "picked") assert.match(heard, new RegExp(`Computer.* ${payload.domino}\\b`));
    }
  }
  assert.deepEqual(page.troubles, []);
});

test("two browsers at a table receive each other's moves by the stream", async () => {
  const [ada, bo] = [await open(), await open({ size: DESKTOP })];
  await register(ada);
  await register(bo);
  const game = await ask(ada, "POST", "/v1/games", { settings: { players: 2 } });
  await ada.goto(`/games/${game.id}`);
  await bo.goto(`/games/${game.id}`);
  await bo.click("main .actions .primary");
  const both = [ada, bo];
  for (const page of both) await page.waitForSelector(".table");
  for (;;) {
    const { status, awaiting, your_seat: seat } = await ask(ada, "GET", `/v1/games/${game.id}`);
    if (status !== "active") break;
    const mover = awaiting.seat === seat ? ada : bo;
    await decideAndSee(mover, await nextAsked(mover));
  }
  for (const page of both) await page.waitForSelector(".ending");
  const [seen, other] = await Promise.all(both.map((page) => page.locator(".ranking .score").allTextContents()));
  assert.deepEqual(seen, other);
});

test("opponent's move during the animation of the own move is not lost", async () => {
  const [ada, bo] = [await open(), await open()];
  await register(ada);
  await register(bo);
  const { id } = await ask(ada, "POST", "/v1/games", { settings: { players: 2 } });
  await ask(bo, "POST", `/v1/games/${id}/join`, {});
  await ada.goto(`/games/${id}`);
  for (let hasAnswered = false; !hasAnswered; ) {
    await playToTurn(id, ada, bo);
    const kind = await nextAsked(ada);
    const before = await ada.locator(".table").getAttribute("data-version");
    const handled = new Promise((done) => {
      const answerFirst = async (route) => {
        const { awaiting, your_seat: seat } = await ask(bo, "GET", `/v1/games/${id}`);
        hasAnswered = awaiting.seat === seat;
        await playToTurn(id, ada, bo);
        await ada.waitForTimeout(500);
        await route.continue();
        done();
      };
      void ada.route("**/events?*", answerFirst, { times: 1 });
    });
    await decide(ada, kind);
    await handled;
    await ada.waitForFunction((before) => document.querySelector(".table").dataset.version !== before, before);
  }
  await nextAsked(ada);
});

test("failed update of a table is repeated", async () => {
  const page = await open({ size: DESKTOP });
  await atTable(page, { settings: { players: 2 }, house: ["greedy"] });
  const kind = await nextAsked(page);
  const before = await page.locator(".table").getAttribute("data-version");
  await page.route("**/events?*", (route) => route.abort(), { times: 1 });
  await decide(page, kind);
  await page.waitForFunction((before) => document.querySelector(".table").dataset.version !== before, before);
  await nextAsked(page);
  await soon(async () => assert.deepEqual(await page.locator(".problem:not(:empty)").allTextContents(), []));
  const log = await page.locator(".log li").allTextContents();
  await page.reload();
  await nextAsked(page);
  assert.deepEqual(log, await page.locator(".log li").allTextContents());
});

test("failed request for legal moves is repeated", async () => {
  const page = await open();
  await atTable(page, { settings: { players: 2 }, house: ["greedy"] });
  await nextAsked(page);
  await page.route("**/legal-commands", (route) => route.abort(), { times: 1 });
  await page.reload();
  await nextAsked(page);
  await soon(async () => assert.deepEqual(await page.locator(".problem:not(:empty)").allTextContents(), []));
});

test("legal moves of an earlier version are requested again", async () => {
  const page = await open();
  await atTable(page, { settings: { players: 2 }, house: ["greedy"] });
  await nextAsked(page);
  // The worker answers with the last known response if the network fails.
  await page.route("**/legal-commands", (route) => route.fulfill({ json: { items: [], version: 1 } }), { times: 1 });
  await page.reload();
  await nextAsked(page);
});

test("repeated retry opens one stream", async () => {
  const page = await open();
  const id = await atTable(page, { settings: { players: 2 }, house: ["greedy"] });
  await nextAsked(page);
  const streams = new Set();
  const answers = [];
  page.on("response", (response) => response.url().endsWith("/legal-commands") && answers.push(response));
  page.on("request", (request) => request.url().endsWith(`/games/${id}/stream`) && streams.add(request));
  page.on("requestfailed", (request) => streams.delete(request));
  await page.route(`**/v1/games/${id}`, (route) => route.abort(), { times: 1 });
  await page.reload();
  await page.getByRole("button", { name: "Try again" }).waitFor();
  await page.getByRole("button", { name: "Try again" }).dblclick();
  await nextAsked(page);
  await soon(() => assert.equal(answers.length, 2));
  await soon(() => assert.equal(streams.size, 1));
});

test("six waiting games are played without a visit to the list", async () => {
  const [ada, bo, cy] = [await open(), await open(), await open()];
  const players = [ada, bo, cy];
  for (const player of players) await register(player);
  for (let table = 0; table < 6; table += 1) {
    const { id } = await ask(ada, "POST", "/v1/games", { settings: { players: 3 } });
    for (const player of [bo, cy]) await ask(player, "POST", `/v1/games/${id}/join`, {});
    await playToTurn(id, ada, bo, cy);
  }
  await ada.goto("/games");
  const played = new Set();
  for (let next = ".next"; next !== null; ) {
    await ada.locator(next).click();
    await ada.waitForFunction((games) => location.pathname !== "/games" && !games.includes(location.pathname), [...played]);
    const address = new URL(ada.url()).pathname;
    played.add(address);
    for (let isMine = true; isMine; ) {
      const kind = await nextAsked(ada);
      await decideAndSee(ada, kind, async () => {
        await ada.locator({ pick: "button.slot.pickable", board: ".target" }[kind]).first().click();
        await ada.locator(".decision .primary").click();
      });
      const { awaiting, your_seat: seat } = await ask(ada, "GET", `/v1${address}`);
      isMine = awaiting.seat === seat;
    }
    await ada.waitForSelector(".decision", { state: "detached" });
    next = played.size < 6 ? ".next-game" : null;
  }
  await soon(async () => assert.equal(await ada.locator(".next-game").count(), 0));
});

/** Opens a board with a domino in hand, in a game and in a lesson. */
const BOARDS = {
  game: async (page) => {
    await atTable(page, { settings: { players: 2 }, house: ["greedy"] });
    await playTo(page, "board");
  },
  lesson: async (page) => {
    await page.goto("/learn/castle");
    await page.locator(".target").first().waitFor();
  },
};

/** Center of the first element that matches. */
async function centerOf(page, selector) {
  const { x, y, width, height } = await page.locator(selector).first().boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Cells of the domino on trial, that of its first square first; null without one. */
const laidCells = (page) =>
  page.evaluate(() => {
    const squares = [...document.querySelectorAll(".board .laid .square")];
    return squares.length === 0 ? null : squares.map((square) => square.getAttribute("transform")).join();
  });

/** Waits until the domino on trial is placed and returns its cells. */
async function waitForLaid(page) {
  await page.waitForSelector(".board .laid");
  return laidCells(page);
}

/** Returns the cells of the domino on trial in each possible rotation, the current one first. */
async function rotations(page) {
  const found = [await laidCells(page)];
  for (;;) {
    const before = await laidCells(page);
    await page.keyboard.press("r");
    await soon(async () => assert.notEqual(await laidCells(page), before));
    const after = await laidCells(page);
    if (after === found[0]) return found;
    found.push(after);
  }
}

const EAST_OF_CASTLE = '.target[data-cell="1,0"]';
const WEST_OF_CASTLE = '.target[data-cell="-1,0"]';

for (const [name, openBoard] of Object.entries(BOARDS)) {
  test(`domino follows a finger from the hand to the board: ${name}`, async () => {
    const page = await open({ hasTouch: true, isMobile: true });
    await openBoard(page);
    const finger = await page.context().newCDPSession(page);
    const touch = (type, ...touchPoints) => finger.send("Input.dispatchTouchEvent", { type, touchPoints });
    const [hand, target] = [await centerOf(page, "button.in-hand"), await centerOf(page, ".target")];
    const scrolled = await page.evaluate(() => scrollY);
    await touch("touchStart", hand);
    for (let step = 1; step <= 10; step += 1) {
      await touch("touchMove", { x: hand.x + ((target.x - hand.x) * step) / 10, y: hand.y + ((target.y - hand.y) * step) / 10 });
    }
    await touch("touchEnd");
    await waitForLaid(page);
    assert.equal(await page.evaluate(() => scrollY), scrolled);
    await page.locator(".confirm").click();
    await page.waitForSelector(".board .laid", { state: "detached" });
  });

  test(`click that moves by a pixel does not rotate the domino: ${name}`, async () => {
    const page = await open({ size: DESKTOP });
    await openBoard(page);
    await page.locator(EAST_OF_CASTLE).click();
    const placed = await waitForLaid(page);
    await page.keyboard.press("Escape");
    await page.waitForSelector(".board .laid", { state: "detached" });
    const { x, y } = await centerOf(page, EAST_OF_CASTLE);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 1, y);
    await page.mouse.up();
    assert.equal(await waitForLaid(page), placed);
  });

  test(`dragged domino lies where it is dropped: ${name}`, async () => {
    const page = await open({ size: DESKTOP });
    await openBoard(page);
    await page.locator(EAST_OF_CASTLE).click();
    const placed = await waitForLaid(page);
    const [east, west] = [await centerOf(page, EAST_OF_CASTLE), await centerOf(page, WEST_OF_CASTLE)];
    await page.mouse.move(east.x, east.y);
    await page.mouse.down();
    await page.mouse.move(west.x, west.y);
    await soon(async () => assert.notEqual(await laidCells(page), placed));
    const dragged = await laidCells(page);
    await page.mouse.move(east.x, east.y);
    await soon(async () => assert.notEqual(await laidCells(page), dragged));
    const dropped = await laidCells(page);
    await page.mouse.up();
    assert.equal(await laidCells(page), dropped);
    // A later click is a tap again.
    await page.locator(EAST_OF_CASTLE).click();
    await soon(async () => assert.notEqual(await laidCells(page), dropped));
  });

  test(`shortcuts of the browser work on the board: ${name}`, async () => {
    const page = await open({ size: DESKTOP });
    await openBoard(page);
    await page.locator(EAST_OF_CASTLE).click();
    const placed = await waitForLaid(page);
    const prevented = await page.locator(EAST_OF_CASTLE).evaluate((target) =>
      [
        { key: "r", ctrlKey: true },
        { key: "r", metaKey: true },
        { key: "ArrowLeft", altKey: true },
        { key: "R", shiftKey: true },
      ].map((key) => !target.dispatchEvent(new KeyboardEvent("keydown", { ...key, bubbles: true, cancelable: true }))),
    );
    assert.deepEqual(prevented, [false, false, false, true]);
    const [first, ...others] = await rotations(page);
    assert.equal(others[0], placed, `only Shift+R rotates, back from ${placed} to ${first}`);
  });

  test(`swipe on a trackpad rotates a few times, and a pinch does not: ${name}`, async () => {
    const page = await open({ size: DESKTOP });
    await openBoard(page);
    await page.locator(EAST_OF_CASTLE).click();
    await waitForLaid(page);
    const all = await rotations(page);
    /** Sends events of one gesture. Returns the number of events that the board has taken. */
    const wheel = (count, event) =>
      page.locator(EAST_OF_CASTLE).evaluate(
        (target, [count, event]) => {
          const events = Array.from({ length: count }, () => new WheelEvent("wheel", { ...event, bubbles: true, cancelable: true }));
          return events.filter((one) => !target.dispatchEvent(one)).length;
        },
        [count, event],
      );
    assert.equal(await wheel(10, { deltaY: -30, ctrlKey: true }), 0);
    assert.equal(await wheel(10, { deltaX: 30 }), 0);
    assert.equal(await laidCells(page), all[0]);
    // The first event rotates, and then every 100 px.
    assert.equal(await wheel(10, { deltaY: 20 }), 10);
    await soon(async () => assert.equal(await laidCells(page), all[2]));
    // A notch of a mouse wheel rotates at once.
    await wheel(1, { deltaY: -1, deltaMode: 1 });
    await soon(async () => assert.equal(await laidCells(page), all[1]));
  });
}

/** Plays until a kind of decision is pending. */
async function playTo(page, wanted) {
  for (let kind = await nextAsked(page); kind !== wanted; kind = await nextAsked(page)) {
    assert.notEqual(kind, "over");
    await decideAndSee(page, kind);
  }
}

test("menu closes on Escape, on a press outside and after a choice", async () => {
  const page = await open();
  await atTable(page, { settings: { players: 2 }, house: ["greedy"] });
  const [menu, opener] = [page.locator(".menu[open]"), page.locator(".menu > summary")];
  await opener.click();
  await menu.waitFor();
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "detached" });
  await waitForFocus(opener);
  await opener.click();
  await page.locator(".lines").click({ position: { x: 2, y: 2 } });
  await menu.waitFor({ state: "detached" });
  await opener.click();
  await page.getByLabel("Pick with a single tap").check();
  await menu.waitFor({ state: "detached" });
});

test("concession is confirmed in a dialog", async () => {
  const page = await open();
  let native = 0;
  page.on("dialog", async (dialog) => {
    native += 1;
    await dialog.dismiss();
  });
  await atTable(page, { settings: { players: 2 }, house: ["greedy"] });
  const concede = async () => {
    await page.locator(".menu > summary").click();
    await page.locator(".menu-items").getByRole("button", { name: "Concede" }).click();
    await page.locator("dialog[open]").waitFor();
  };
  const dialog = page.locator("dialog[open]");
  await concede();
  await axe(page, "the dialog");
  await fits(page, "the dialog");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await concede();
  await page.mouse.click(2, 2);
  await dialog.waitFor({ state: "detached" });
  await concede();
  await dialog.getByRole("button", { name: "Keep playing" }).click();
  await dialog.waitFor({ state: "detached" });
  assert.equal(await page.locator(".ending").count(), 0);
  await concede();
  await dialog.getByRole("button", { name: "Concede" }).click();
  await page.waitForSelector(".ending");
  assert.equal(native, 0);
  assert.deepEqual(page.troubles, []);
});

test("paused game offers no decision", async () => {
  const page = await open();
  await atTable(page, { settings: { players: 2 }, house: ["greedy"], pace: { type: "per_turn", seconds: 86_400 } });
  await playTo(page, "board");
  await page.locator(".menu > summary").click();
  // House players accept every proposal.
  await page.getByRole("button", { name: "Pause for one week", exact: true }).click();
  await page.getByText("The game is paused until").waitFor();
  await page.waitForSelector(".decision", { state: "detached" });
  await soon(async () => assert.equal(await page.locator(".target, .pickable, .board .lit").count(), 0));
  await page.reload();
  await page.getByText("The game is paused until").waitFor();
  await soon(async () => assert.equal(await page.locator(".decision, .target, .pickable, .board .lit").count(), 0));
  await axe(page, "a paused game");
  await page.locator(".mine").getByRole("button", { name: "End pause" }).click();
  await page.waitForSelector(".decision");
  await page.waitForSelector(".target");
});

test("pause that ends by its time offers the decision again", async () => {
  const page = await open();
  const id = await atTable(page, { settings: { players: 2 }, house: ["greedy"], pace: { type: "per_turn", seconds: 86_400 } });
  let until = Date.now() + 3000;
  await page.route(`**/v1/games/${id}`, async (route) => {
    const answer = await route.fetch();
    const game = await answer.json();
    await route.fulfill({ response: answer, json: Date.now() < until ? { ...game, paused_until: new Date(until).toISOString() } : game });
  });
  await page.reload();
  await page.getByText("The game is paused until").waitFor();
  assert.equal(await page.locator(".decision").count(), 0);
  await page.waitForSelector(".decision");
});

test("label of undo states if it needs consent", async () => {
  const [ada, bo] = [await open(), await open()];
  await register(ada);
  await register(bo);
  const offered = async (page) => {
    await page.locator(".menu > summary").click();
    const labels = await page.locator(".menu-items button").allInnerTexts();
    await page.keyboard.press("Escape");
    return labels.filter((label) => /undo/i.test(label));
  };
  // Against human opponents, undo is immediate if no other player has moved since.
  const { id } = await ask(ada, "POST", "/v1/games", { settings: { players: 2 }, pace: { type: "per_turn", seconds: 86_400 } });
  await ask(bo, "POST", `/v1/games/${id}/join`, {});
  const players = [ada, bo];
  for (const page of players) await page.goto(`/games/${id}`);
  for (const page of players) await page.waitForSelector(".table");
  assert.deepEqual(await offered(ada), []);
  const { awaiting, your_seat: seat } = await ask(ada, "GET", `/v1/games/${id}`);
  const [mover, other] = awaiting.seat === seat ? [ada, bo] : [bo, ada];
  await nextAsked(mover);
  await decideAndSee(mover, "pick");
  assert.deepEqual(await offered(mover), ["Undo last move"]);
  assert.deepEqual(await offered(other), []);
  await mover.locator(".menu > summary").click();
  assert.deepEqual((await mover.locator(".menu-items button").allInnerTexts()).filter((label) => /pause/i.test(label)), ["Propose a one-week pause"]);
  await mover.getByRole("button", { name: "Undo last move" }).click();
  await mover.waitForSelector(".pickable");
  assert.equal(await mover.locator(".consent").count(), 0);

  // The computer moves on its own and accepts every proposal.
  const alone = await ask(ada, "POST", "/v1/games", { settings: { players: 2 }, house: ["greedy"] });
  await ada.goto(`/games/${alone.id}`);
  await nextAsked(ada);
  await decideAndSee(ada, "pick");
  for (const label of await offered(ada)) assert.equal(label, "Undo last move");
});

/** Returns what hides a part of a domino of the lines, and signs that are too small to see. */
const hidden = (page) =>
  page.evaluate(() => {
    const found = [];
    for (const slot of document.querySelectorAll(".lines .slot")) {
      const domino = slot.querySelector(".domino").getBoundingClientRect();
      for (const over of slot.querySelectorAll(".number, .king, .kind")) {
        const { left, right, top, bottom, width } = over.getBoundingClientRect();
        const covers = left < domino.right && right > domino.left && top < domino.bottom && bottom > domino.top;
        if (covers || (over.matches(".kind") && width < 24)) found.push(`${slot.getAttribute("aria-label")}: ${over.getAttribute("class")}`);
      }
    }
    return found;
  });

for (const [sizes, language] of [[[{ width: 320, height: 700 }, DESKTOP], "en"], [[PHONE], "he"]]) {
  test(`dominoes of lines of five are not covered at ${sizes.map(({ width }) => width).join(" and ")} px`, async () => {
    const page = await open({ size: sizes[0], language });
    await atTable(page, { settings: { players: 5, expansion: "age_of_giants" }, house: Array(4).fill("greedy") });
    const kinds = new Set();
    for (let kind = await nextAsked(page); kind !== "over"; kind = await nextAsked(page)) {
      for (const size of sizes) {
        await page.setViewportSize(size);
        // The table is laid out again after the resize.
        await soon(async () => {
          assert.deepEqual(await hidden(page), []);
          await fits(page, `${kind} at ${size.width} px`);
          const { wide, room } = await page.evaluate(() => {
            const lists = [...document.querySelectorAll(".line ol")].map((list) => list.scrollWidth);
            return { wide: Math.max(...lists), room: document.documentElement.clientWidth };
          });
          assert.ok(wide <= room, `a line is ${wide} px wide in ${room} px`);
        });
      }
      kinds.add(kind);
      await decideAndSee(page, kind);
    }
    assert.ok(kinds.has("pick"));
  });
}

/** Plays games by API until a giant has arrived that has to cover a crown. */
async function awaitCover(page) {
  const table = { settings: { players: 3, expansion: "age_of_giants", auto_play_forced: false }, house: ["greedy", "greedy"] };
  // The dominoes A to F bring giants.
  const worth = ({ command, score }) => score + (/^[A-F]$/.test(command.domino ?? "") ? 100 : 0) - (command.type === "concede" ? 1000 : 0);
  const seek = (items) => items.sort((one, other) => worth(other) - worth(one))[0];
  for (let games = 0; games < 20; games += 1) {
    const { id } = await ask(page, "POST", "/v1/games", table);
    const game = await playUntil(id, [page], ({ awaiting }) => awaiting.expected === "cover", seek);
    if (game.status === "active") return game;
  }
  throw new Error("no giant came");
}

test("cover shows its cost before it is confirmed", async () => {
  const page = await open();
  await register(page);
  const game = await awaitCover(page);
  await page.goto(`/games/${game.id}`);
  await page.waitForSelector(".in-front .target");
  const { items } = await ask(page, "GET", `/v1/games/${game.id}/legal-commands`);
  const now = game.kingdoms.find(({ seat }) => seat === game.your_seat).score.total;
  const covers = items.filter(({ command: { type } }) => type === "cover");
  assert.ok(covers.length > 0);
  for (const { command, score } of covers) {
    const target = page.locator(`.in-front .target[data-cell="${command.x},${command.y}"]`);
    await target.click();
    const words = score < now ? `−${now - score}` : `+${score - now}`;
    await page.waitForFunction((wanted) => document.querySelector(".decision .gain")?.textContent === wanted, words);
    assert.ok((await target.getAttribute("aria-label")).endsWith(`, ${words}`));
  }
  await axe(page, "a crown that is about to be covered");
});
