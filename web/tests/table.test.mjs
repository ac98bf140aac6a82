// Layout of a running game: sizes that do not change, plans made while picking, and preferences.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ask, axe, fits, open, PHONE, playUntil, register, soon, waitForFocus } from "./support.mjs";

const LANDSCAPE = { width: 844, height: 390 };
const LAPTOP = { width: 1280, height: 800 };
const SCREEN = { width: 1920, height: 1080 };
const TABLET = { width: 820, height: 1180 };

/** Creates a table by API and opens it. */
async function atTable(page, table) {
  await register(page);
  const { id } = await ask(page, "POST", "/v1/games", table);
  await openTable(page, id);
  return id;
}

async function openTable(page, id) {
  await page.goto(`/games/${id}`);
  await page.waitForSelector(".table.running");
}

/** Waits for a decision and returns its kind, or "over". */
async function nextDecision(page) {
  await page.waitForSelector(".pickable, .target, .decision > .primary:enabled, .ending");
  for (const [kind, selector] of [["over", ".ending"], ["pick", ".pickable"], ["send", ".receivers"], ["board", ".target"]]) {
    if (await page.locator(selector).count()) return kind;
  }
  return "button";
}

/** Drafts a decision without confirming it. */
async function draft(page, kind) {
  const selector = { pick: ".pickable", send: ".receivers button", board: ".target" }[kind];
  if (selector) await page.locator(selector).first().click();
}

/** Confirms the draft and waits for its result. */
async function confirm(page, act = () => page.locator(".decision .primary").click()) {
  const before = await page.locator(".table").getAttribute("data-version");
  await act();
  await page.waitForFunction((was) => document.querySelector(".ending") || document.querySelector(".table")?.dataset.version !== was, before);
}

/** Plays until a kind of decision is pending. */
async function playTo(page, wanted) {
  for (let kind = await nextDecision(page); kind !== wanted; kind = await nextDecision(page)) {
    assert.notEqual(kind, "over");
    await draft(page, kind);
    await confirm(page);
  }
}

/** Measures the table. */
const measure = (page) =>
  page.evaluate(() => {
    const rect = (element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top: top + scrollY, right, bottom: bottom + scrollY };
    };
    const cellSize = (board) => board.getBoundingClientRect().height / (board.viewBox.baseVal.height / 40);
    const board = document.querySelector(".in-front .board");
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    const clipped = [...document.querySelectorAll(".info, .lines, .line, .line li, .dock, .bar, .other, .others")].filter(
      (element) => getComputedStyle(element).display !== "contents" && element.scrollHeight > element.clientHeight + 1 && element.clientHeight > 0,
    );
    return {
      page: { width: scrollWidth, height: scrollHeight },
      room: { width: clientWidth, height: clientHeight },
      parts: Object.fromEntries([".in-front .board", ".lines", ".dock"].map((selector) => [selector, rect(document.querySelector(selector))])),
      board: rect(board),
      cell: cellSize(board),
      others: [...document.querySelectorAll(".small-board .board")].map(cellSize),
      clipped: clipped.map((element) => element.className),
    };
  });

/** Fails if the page scrolls, or if an opponent is not smaller than the player's kingdom. */
async function assertFits(page, size, where) {
  const { page: wanted, room, parts, cell, others, clipped } = await measure(page);
  assert.ok(wanted.width <= room.width, `${where}: ${wanted.width} px wide`);
  // On a phone in portrait, only the opponents are below the fold.
  if (size !== PHONE) assert.ok(wanted.height <= room.height, `${where}: ${wanted.height} px high`);
  for (const [part, { left, top, right, bottom }] of Object.entries(parts)) {
    assert.ok(left >= 0 && top >= 0 && right <= room.width + 1 && bottom <= room.height + 1, `${where}: ${part} ends at ${right}, ${bottom}`);
  }
  assert.deepEqual(clipped, [], where);
  for (const other of others) {
    assert.ok(Math.abs(other - others[0]) < 0.5, `${where}: opponents at ${others.join(", ")} px`);
    assert.ok(other < cell, `${where}: an opponent at ${other} px, the player at ${cell} px`);
  }
}

const GAMES = {
  two: { settings: { players: 2 }, house: ["greedy"] },
  "two in a Mighty Duel": { settings: { players: 2, variants: ["mighty_duel", "harmony", "middle_kingdom"] }, house: ["greedy"] },
  three: { settings: { players: 3 }, house: ["greedy", "greedy"] },
  four: { settings: { players: 4 }, house: ["greedy", "greedy", "greedy"] },
  "three with giants": { settings: { players: 3, expansion: "age_of_giants" }, house: ["greedy", "greedy"] },
  "five with giants": { settings: { players: 5, expansion: "age_of_giants" }, house: Array(4).fill("greedy") },
};

for (const [name, table] of Object.entries(GAMES)) {
  test(`nothing scrolls in a running game of ${name}`, async () => {
    const page = await open({ size: LAPTOP });
    await atTable(page, table);
    for (let turn = 0; turn < 6; turn += 1) {
      const kind = await nextDecision(page);
      await draft(page, kind);
      for (const size of [LANDSCAPE, SCREEN, TABLET, PHONE, LAPTOP]) {
        await page.setViewportSize(size);
        await soon(() => assertFits(page, size, `turn ${turn}, ${kind}, ${size.width} × ${size.height}`));
      }
      await confirm(page);
    }
    assert.deepEqual(page.troubles, []);
  });
}

for (const size of [PHONE, LANDSCAPE, LAPTOP]) {
  test(`board does not move at ${size.width} × ${size.height}`, async () => {
    const page = await open({ size });
    await atTable(page, GAMES.four);
    await nextDecision(page);
    const { board, cell } = await measure(page);
    const stays = async (when) => {
      const now = await measure(page);
      for (const side of Object.keys(board)) assert.ok(Math.abs(now.board[side] - board[side]) < 0.5, `${when}: ${side} at ${now.board[side]}, not ${board[side]}`);
      assert.equal(now.cell, cell, when);
    };
    const kinds = new Set();
    for (let turn = 0; turn < 7; turn += 1) {
      const kind = await nextDecision(page);
      kinds.add(kind);
      await stays(`${kind} is asked`);
      await draft(page, kind);
      await stays(`${kind} is drafted`);
      for (const list of [".points", ".spots", ".menu"]) {
        const summary = page.locator(`${list} > summary`);
        if (!(await summary.isVisible())) continue;
        await summary.click();
        await page.waitForSelector(`${list}[open]`);
        await stays(`${list} is open`);
        assert.ok((await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)), list);
        await page.keyboard.press("Escape");
        await page.waitForSelector(`${list}[open]`, { state: "detached" });
      }
      await confirm(page);
      await stays(`${kind} is sent`);
    }
    assert.ok(kinds.has("pick") && kinds.has("board"));
    await page.locator(".small-board").first().click();
    await page.waitForSelector(".enlarged");
    await stays("an opponent is enlarged");
    await axe(page, "an enlarged kingdom");
    await page.keyboard.press("Escape");
    await page.waitForSelector(".enlarged", { state: "detached" });
    assert.ok(await page.locator(".small-board").first().evaluate((button) => button === document.activeElement));
  });
}

test("board does not move during animations, which a press skips", async () => {
  const page = await open({ size: LAPTOP, still: false });
  await atTable(page, GAMES.four);
  await nextDecision(page);
  await page.evaluate(() => {
    globalThis.places = new Set();
    const look = () => {
      const { x, y, width, height } = document.querySelector(".in-front .board").getBoundingClientRect();
      globalThis.places.add([x, y, width, height].join());
      requestAnimationFrame(look);
    };
    look();
  });
  for (let turn = 0; turn < 3; turn += 1) {
    const kind = await nextDecision(page);
    await draft(page, kind);
    await confirm(page);
  }
  assert.equal(await page.evaluate(() => globalThis.places.size), 1);
  await playTo(page, "pick");
  await draft(page, "pick");
  await page.locator(".decision .primary").click();
  const skip = page.locator(".dock").getByRole("button", { name: "Skip" });
  await skip.waitFor();
  await page.locator(".in-front").click({ position: { x: 5, y: 5 } });
  await skip.waitFor({ state: "detached" });
});

test("tap on a dimmed cell picks the domino and keeps the place as a plan", async () => {
  const page = await open();
  const id = await atTable(page, GAMES.four);
  await playTo(page, "pick");
  const domino = (await page.locator(".pickable .number").first().innerText()).trim();
  await page.locator(".pickable").first().click();
  // Hints look different from choices.
  await page.waitForSelector(".in-front .possible");
  assert.equal(await page.locator(".in-front :is(.lit, .target)").count(), 0);
  await axe(page, "places for later");
  const target = page.locator(".plan-target").first();
  const cell = await target.getAttribute("data-cell");
  await confirm(page, () => target.click());
  const game = await ask(page, "GET", `/v1/games/${id}`);
  const lines = [...game.current_line, ...game.next_line];
  assert.equal(lines.find((slot) => slot.domino === domino)?.king, game.your_seat);
  // The plan is suggested when the domino is placed, also after a reload.
  await page.reload();
  await playTo(page, "board");
  await page.waitForSelector(".board .laid");
  assert.match(await page.locator(".decision .note").innerText(), /Your planned place/);
  await confirm(page);
  const { kingdoms, your_seat: seat } = await ask(page, "GET", `/v1/games/${id}`);
  const squares = kingdoms.find((kingdom) => kingdom.seat === seat).squares.filter((square) => square.domino === domino);
  assert.ok(squares.some(({ x, y }) => `${x},${y}` === cell), `${cell} in ${JSON.stringify(squares)}`);
});

test("dimmed cells are planned by keyboard", async () => {
  const page = await open({ size: LAPTOP });
  const id = await atTable(page, GAMES.four);
  await playTo(page, "pick");
  await page.locator(".pickable").first().click();
  await page.locator('.plan-target[tabindex="0"]').focus();
  await page.keyboard.press("ArrowDown");
  await confirm(page, () => page.keyboard.press("Enter"));
  const stored = () => page.evaluate((id) => new Map(JSON.parse(localStorage.getItem("planned-spots"))).get(id), id);
  await soon(async () => assert.equal(Object.keys((await stored()) ?? {}).length, 1));
});

test("single tap picks if the player prefers it", async () => {
  const page = await open();
  await register(page);
  await page.goto("/settings/appearance");
  await page.getByLabel("Pick with a single tap").check();
  await page.getByText("Placing a domino always needs confirmation").waitFor();
  const { id } = await ask(page, "POST", "/v1/games", GAMES.two);
  await openTable(page, id);
  await playTo(page, "pick");
  await confirm(page, () => page.locator(".pickable").first().click());
});

test("terrains show letters if the player prefers them", async () => {
  const page = await open({ language: "es" });
  const id = await atTable(page, GAMES.two);
  assert.equal(await page.locator(".table .letter").count(), 0);
  await page.goto("/settings/appearance");
  await page.getByLabel("Letras en los terrenos").check();
  await axe(page, "letters in the settings");
  await fits(page, "letters in the settings");
  await openTable(page, id);
  await page.waitForSelector(".slot .letter");
  const letters = await page.locator(".slot .letter").allTextContents();
  assert.ok(letters.length > 0 && letters.every((letter) => /^[TBLPNM]$/.test(letter)), letters.join());
  await axe(page, "letters on the table");
});

test("domino in hand is as large as on the board", async () => {
  for (const size of [PHONE, LANDSCAPE, LAPTOP]) {
    const page = await open({ size });
    await atTable(page, GAMES.two);
    await playTo(page, "board");
    const { cell } = await measure(page);
    const { width, height } = await page.locator(".in-hand .domino").boundingBox();
    assert.ok(Math.abs(width - 2 * cell) < 1 && Math.abs(height - cell) < 1, `${width} × ${height} px, cells of ${cell} px`);
  }
});

test("automatic discard is explained until it is closed", async () => {
  const page = await open();
  await register(page);
  let found = null;
  for (let games = 0; games < 20 && !found; games += 1) {
    const { id } = await ask(page, "POST", "/v1/games", GAMES.two);
    for (;;) {
      const game = await ask(page, "GET", `/v1/games/${id}`);
      if (game.status !== "active") break;
      const { items } = await ask(page, "GET", `/v1/games/${id}/events`);
      const own = items.filter(({ seat }) => seat === game.your_seat);
      const last = own.findLastIndex(({ automatic }) => !automatic);
      const discarded = own.slice(last + 1).find(({ payload }) => payload.type === "discarded");
      if (discarded) {
        found = { id, domino: discarded.payload.domino };
        break;
      }
      // Far from the castle and with few points: dominoes soon fit nowhere.
      const { items: legal, version } = await ask(page, "GET", `/v1/games/${id}/legal-commands`);
      const cost = ({ command, score }) => (command.type === "concede" ? 1000 : score - 3 * (Math.abs(command.x ?? 0) + Math.abs(command.y ?? 0)));
      const [worst] = legal.sort((one, other) => cost(one) - cost(other));
      await ask(page, "POST", `/v1/games/${id}/commands`, { command: worst.command, expected_version: version });
    }
  }
  assert.ok(found, "no domino was discarded");
  await openTable(page, found.id);
  const notice = page.locator(".notice");
  await notice.getByText(`Domino ${found.domino} did not fit anywhere`).waitFor();
  await axe(page, "a notice");
  await notice.getByRole("button", { name: "Close" }).click();
  await notice.waitFor({ state: "detached" });
});

test("clock names its player", async () => {
  const page = await open();
  await atTable(page, { ...GAMES.two, pace: { type: "per_turn", seconds: 86_400 } });
  await nextDecision(page);
  await soon(async () => assert.match(await page.locator(".clock").innerText(), /Time left for \W?P/));
});

test("table is shown without a formatter, and the log makes one when it is opened", async () => {
  const page = await open();
  await page.addInitScript(() => {
    globalThis.formatters = [];
    for (const name of ["DateTimeFormat", "ListFormat", "NumberFormat", "RelativeTimeFormat"]) {
      Intl[name] = new Proxy(Intl[name], {
        construct(target, parameters) {
          globalThis.formatters.push(name);
          return Reflect.construct(target, parameters);
        },
      });
    }
  });
  await register(page);
  const { id } = await ask(page, "POST", "/v1/games", GAMES.two);
  await playToNorthWest(id, page);
  await page.goto(`/games/${id}`);
  await page.locator(".target").first().waitFor();
  assert.deepEqual(await page.evaluate(() => globalThis.formatters), []);
  await page.locator(".log > summary").click();
  await page.locator(".log li").first().waitFor();
  assert.deepEqual(await page.evaluate(() => globalThis.formatters), ["DateTimeFormat"]);
});

/**
 * Plays by API until the player has to place a domino in a kingdom that extends to the north and
 * west of its castle.
 */
const playToNorthWest = (id, page) =>
  playUntil(
    id,
    [page],
    ({ awaiting, kingdoms, your_seat: seat }) => {
      const { squares } = kingdoms.find((kingdom) => kingdom.seat === seat);
      return awaiting.expected === "place" && squares.some(({ x }) => x < 0) && squares.some(({ y }) => y < 0);
    },
    (items) => items.sort((one, other) => distance(one) - distance(other))[0],
  );

/** Order of commands for `playToNorthWest`. */
const distance = ({ command: { type, x = 0, y = 0 } }) => (type === "concede" ? 100 : x + y);

test("rows and columns are counted from one", async () => {
  const page = await open();
  await register(page);
  const { id } = await ask(page, "POST", "/v1/games", GAMES.two);
  await playToNorthWest(id, page);
  await openTable(page, id);
  const target = page.locator(".target").first();
  await target.waitFor();
  await page.locator(".spots > summary").click();
  const words = [
    ...(await page.locator(".in-front th").allInnerTexts()),
    ...(await page.locator(".spots li").allInnerTexts()),
    await target.getAttribute("aria-label"),
  ];
  // The gains of places may be negative.
  for (const text of words) assert.match(text.replace(/:.*/, ""), /^((Row|Column) [1-9]|Row [1-9], column [1-9].*)$/);
  // The castle is in the middle of all cells that a kingdom of five can reach.
  const castle = page.locator(".in-front tr", { has: page.getByRole("rowheader", { name: "Row 5", exact: true }) }).getByRole("cell");
  assert.ok((await castle.allInnerTexts()).includes("castle"));
});

test("domino in hand glows without motion if the player prefers reduced motion", async () => {
  const page = await open();
  await atTable(page, GAMES.two);
  await playTo(page, "board");
  await draft(page, "board");
  const glowing = page.locator(".in-front .glowing").first();
  await glowing.waitFor();
  // One run of a millisecond, which may not have ended.
  await soon(async () => assert.equal(await page.evaluate(() => document.getAnimations().length), 0));
  assert.notEqual(await glowing.evaluate((square) => getComputedStyle(square).filter), "none");
});

test("sheet stays open when its text is pressed", async () => {
  const page = await open({ size: LAPTOP });
  await atTable(page, GAMES.two);
  await nextDecision(page);
  await page.locator(".points > summary").click();
  await page.locator(".points .sheet").click({ position: { x: 5, y: 5 } });
  // The focus has moved to the screen.
  await waitForFocus(page.locator("main"));
  await page.waitForSelector(".points[open]");
});

test("enlarged kingdom closes on a press outside, on Escape and by its buttons", async () => {
  const page = await open({ size: LAPTOP });
  await atTable(page, GAMES.three);
  const [first, second] = [page.locator(".small-board").first(), page.locator(".small-board").last()];
  const enlarged = page.locator(".enlarged");
  const name = () => enlarged.getAttribute("aria-label");
  await first.click();
  const nameOfFirst = await name();
  await page.locator(".info").click({ position: { x: 5, y: 5 } });
  await enlarged.waitFor({ state: "detached" });
  await first.click();
  await first.click();
  await enlarged.waitFor({ state: "detached" });
  await first.click();
  await second.click();
  await soon(async () => assert.notEqual(await name(), nameOfFirst));
  await enlarged.locator(".board").click();
  // Escape works wherever the focus is, and returns it.
  await page.keyboard.press("Escape");
  await enlarged.waitFor({ state: "detached" });
  await waitForFocus(second);
  await second.click();
  await enlarged.getByRole("button", { name: "Close" }).click();
  await enlarged.waitFor({ state: "detached" });
  await waitForFocus(second);
});

test("domino of an opponent flies to the enlarged kingdom", async () => {
  const [ada, bo] = [await open({ size: LAPTOP, still: false }), await open()];
  for (const page of [ada, bo]) await register(page);
  const { id } = await ask(ada, "POST", "/v1/games", { settings: { players: 2 } });
  await ask(bo, "POST", `/v1/games/${id}/join`, {});
  await playUntil(id, [ada, bo], ({ awaiting, your_seat: seat }) => awaiting.expected === "place" && awaiting.seat !== seat);
  await ada.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      if (this.matches(".flying")) {
        const squares = [...document.querySelectorAll(".enlarged .fresh")].map((square) => square.getBoundingClientRect());
        const [{ width }] = squares;
        globalThis.flight = { scale: Number(/scale\(([\d.]+)\)/.exec(frames[1].transform)[1]), wanted: (2 * width) / parseFloat(this.style.width) };
      }
      return animate.call(this, frames, options);
    };
  });
  await openTable(ada, id);
  await ada.locator(".small-board").click();
  await ada.locator(".enlarged").waitFor();
  await playUntil(id, [bo], ({ awaiting }) => awaiting.expected !== "place");
  const flight = await ada.waitForFunction(() => globalThis.flight);
  const { scale, wanted } = await flight.jsonValue();
  assert.ok(Math.abs(scale - wanted) < 0.05 * wanted, `scaled by ${scale}, not ${wanted}`);
});
