// Creating and finding tables, Dynasties, and the list of games.

import assert from "node:assert/strict";
import { before, test } from "node:test";
import { ask, axe, DESKTOP, fits, newName, open, PASSWORD, PHONE, playToEnd, register, soon, waitForFocus } from "./support.mjs";

/** Two players shared by all tests, because registrations are rate-limited by address. */
let ada;
let bo;

before(async () => {
  [ada, bo] = [await open(), await open({ size: DESKTOP })];
  ada.player = await register(ada);
  bo.player = await register(bo);
});

/**
 * Checks a screen at both sizes, in both themes and directions: nothing overflows, and axe finds no
 * violations.
 */
async function looksWell(page, where) {
  const before = page.viewportSize();
  for (const [size, language, theme] of [
    [PHONE, "en", "light"],
    [PHONE, "he", "dark"],
    [DESKTOP, "he", "light"],
    [DESKTOP, "en", "dark"],
  ]) {
    await page.setViewportSize(size);
    await page.evaluate(([chosen, shown]) => Object.assign(localStorage, { language: chosen, theme: shown }), [language, theme]);
    await page.reload();
    await page.locator("h1").waitFor();
    await page.locator(".waiting").waitFor({ state: "detached" });
    const how = `${where}, ${size.width} px, ${language}, ${theme}`;
    await axe(page, how);
    await fits(page, how);
  }
  await page.evaluate(() => Object.assign(localStorage, { language: "en", theme: "light" }));
  await page.setViewportSize(before);
  await page.reload();
  await page.locator("h1").waitFor();
}

const gameId = (page) => new URL(page.url()).pathname.split("/")[2];
const atTable = (page) => page.waitForURL(/\/games\/.+/);

test("table is opened with three taps", async () => {
  await ada.goto("/new");
  await ada.getByRole("group", { name: "Players" }).getByText("3", { exact: true }).click();
  await ada.getByRole("group", { name: "Time per move" }).getByText("3 days").click();
  await ada.getByRole("button", { name: "Create game" }).click();
  await atTable(ada);
  await ada.getByText("2 more players needed").waitFor();
  const game = await ask(ada, "GET", `/v1/games/${gameId(ada)}`);
  assert.equal(game.settings.players, 3);
  assert.deepEqual(game.pace, { type: "per_turn", seconds: 3 * 86_400 });
  assert.equal(game.access, "public");
  await looksWell(ada, "a table that waits");
});

test("incompatible choices are disabled with a reason", async () => {
  await ada.goto("/new");
  await ada.locator("details.more > summary").click();
  await ada.getByLabel("Harmony").check();
  await ada.getByText("Age of Giants", { exact: true }).last().click();
  await soon(async () => assert.ok(await ada.getByLabel("Harmony").isDisabled()));
  assert.ok(!(await ada.getByLabel("Harmony").isChecked()));
  await ada.getByText("are quests, so they cannot be chosen as variants").first().waitFor();
  await ada.getByLabel("The Mighty Duel").check();
  await ada.getByRole("group", { name: "Players" }).getByText("5", { exact: true }).click();
  await soon(async () => assert.ok(await ada.getByLabel("The Mighty Duel").isDisabled()));
  // Four players are possible with and without the expansion, five only with it.
  await ada.getByText("Base game", { exact: true }).click();
  assert.ok(await ada.getByRole("group", { name: "Players" }).getByRole("radio", { name: "4" }).isChecked());
  await ada.goto("/lobby");
  await ada.goto("/new");
  await looksWell(ada, "opening a table");
});

test("every setting is made by keyboard and reaches the server", async () => {
  await bo.goto("/new");
  const focus = async (locator) => {
    await locator.focus();
    await waitForFocus(locator);
  };
  await focus(bo.getByRole("group", { name: "Players" }).getByRole("radio", { name: "2" }));
  await bo.keyboard.press("ArrowRight");
  await bo.getByLabel("Seat 2").selectOption("searching");
  await bo.getByLabel("Seat 3").selectOption("friend");
  await bo.getByLabel("Friend's name").fill(ada.player);
  await focus(bo.locator("details.more > summary"));
  await bo.keyboard.press("Enter");
  for (const label of ["Middle Kingdom", "Bots allowed", "Add my own random number to the shuffle"]) {
    await focus(bo.getByLabel(label));
    await bo.keyboard.press("Space");
  }
  for (const label of ["Auto-play forced moves", "Players can return", "Holidays stop the clock", "Weekends stop the clock", "Seats can be transferred"]) {
    await focus(bo.getByLabel(label, { exact: true }));
    await bo.keyboard.press("Space");
  }
  await focus(bo.getByRole("radio", { name: "Printed rulebook" }));
  await bo.keyboard.press("ArrowRight");
  await focus(bo.getByRole("radio", { name: "Computer plays the turn" }));
  await bo.keyboard.press("ArrowRight");
  await focus(bo.getByRole("radio", { name: "Against people only" }));
  await bo.keyboard.press("ArrowLeft");
  await focus(bo.getByRole("button", { name: "Create game" }));
  await bo.keyboard.press("Enter");
  await atTable(bo);
  const game = await ask(bo, "GET", `/v1/games/${gameId(bo)}`);
  assert.deepEqual(game.settings, {
    players: 3,
    expansion: "none",
    edition: "board_game_arena",
    variants: ["middle_kingdom"],
    auto_play_forced: false,
  });
  assert.deepEqual(game.on_timeout, { type: "take_over" });
  assert.deepEqual(
    [game.access, game.rated, game.bots, game.may_return, game.holidays, game.weekends, game.hand_over],
    ["invitation", "no", true, false, false, false, false],
  );
  assert.deepEqual(game.seats.map(({ house }) => house), [null, "searching"]);
  assert.match(game.seats[0].entropy, /^[0-9a-f]{64}$/);
  await bo.getByText("Invitation pending").waitFor();
});

test("custom pace keeps its units", async () => {
  await bo.goto("/new");
  await bo.getByText("Other", { exact: true }).click();
  await bo.getByLabel("Other times").selectOption("by_hand");
  await bo.getByText("Whole game", { exact: true }).click();
  await bo.getByRole("spinbutton", { name: "Time added per move" }).fill("6");
  const bank = bo.getByRole("group", { name: "Time added per move" });
  await bank.getByRole("combobox").selectOption("minute");
  await bank.getByRole("spinbutton").fill("60");
  assert.equal(await bank.getByRole("combobox").inputValue(), "minute");
  await bank.getByRole("combobox").selectOption("hour");
  await bank.getByRole("spinbutton").fill("6");
  await bo.getByRole("button", { name: "Create game" }).click();
  await atTable(bo);
  const { pace } = await ask(bo, "GET", `/v1/games/${gameId(bo)}`);
  assert.equal(pace.type, "bank");
  assert.equal(pace.increment_seconds, 6 * 3600);
});

test("game against the computer starts with one tap", async () => {
  await ada.goto("/new");
  await ada.getByRole("button", { name: "Age of Giants" }).click();
  await atTable(ada);
  await ada.locator(".table").waitFor();
  const game = await ask(ada, "GET", `/v1/games/${gameId(ada)}`);
  assert.equal(game.status, "active");
  assert.equal(game.settings.expansion, "age_of_giants");
});

test("table is found by filters and joined with one tap", async () => {
  const opened = await ask(bo, "POST", "/v1/games", {
    settings: { players: 4, variants: ["harmony"] },
    bots: true,
    pace: { type: "per_turn", seconds: 1800 },
  });
  await ada.goto("/lobby");
  await ada.locator(".table-card").first().waitFor();
  await looksWell(ada, "the lobby");
  await ada.locator(".filter > summary").click();
  // The duel supports two players only.
  await ada.getByLabel(/^Players/).selectOption("5");
  await ada.getByLabel("Variants").selectOption("mighty_duel");
  await ada.getByText("No tables match your filters").waitFor();
  await ada.getByLabel(/^Players/).selectOption("4");
  await ada.getByLabel("Variants").selectOption("harmony");
  await ada.getByLabel("Time per move").selectOption("live");
  await ada.getByLabel("Bots").selectOption("with");
  const card = ada.locator(".table-card", { has: ada.locator(`a[href="/games/${opened.id}"]`) });
  await card.getByText("3 of 4 seats free").waitFor();
  await card.getByText("Time per move: 30 minutes.").waitFor();
  await ada.getByLabel("Bots").selectOption("without");
  await card.waitFor({ state: "detached" });
  await ada.locator(".filters").getByRole("button", { name: "Clear filters" }).click();
  await card.getByRole("button", { name: "Join" }).click();
  await ada.waitForURL(`**/games/${opened.id}`);
  await ada.getByText("2 more players needed").waitFor();
  await ada.getByRole("button", { name: "Leave table" }).click();
  await ada.waitForURL("**/games");
});

test("age of a table and the time left are counted", async () => {
  const page = await open();
  await page.clock.install();
  await register(page);
  const opened = await ask(bo, "POST", "/v1/games", { settings: { players: 2 }, pace: { type: "per_turn", seconds: 7200 } });
  await page.goto("/lobby");
  const card = page.locator(".table-card", { has: page.locator(`a[href="/games/${opened.id}"]`) });
  const age = card.locator("time");
  await age.waitFor();
  const before = await age.innerText();
  await page.clock.fastForward("05:30");
  await page.clock.runFor(1000);
  await soon(async () => assert.match(await age.innerText(), /^Created 5 minutes ago$/));
  assert.notEqual(await age.innerText(), before);
  await ask(page, "POST", `/v1/games/${opened.id}/join`, {});
  await page.goto(`/games/${opened.id}`);
  const left = page.locator(".time-left").first();
  await left.waitFor();
  assert.match(await left.innerText(), /^1 h 5\d min$/);
  await page.clock.fastForward("01:00:00");
  await page.clock.runFor(1000);
  await page.locator(".time-left.urgent", { hasText: /^\d\d:\d\d$/ }).first().waitFor();
});

test("live games and games over days are listed separately", async () => {
  const live = await ask(bo, "POST", "/v1/games", { settings: { players: 2 }, pace: { type: "per_turn", seconds: 600 } });
  const slow = await ask(bo, "POST", "/v1/games", { settings: { players: 2 }, pace: { type: "untimed" } });
  await ada.goto("/lobby");
  const list = (name, { id }) => ada.getByRole("region", { name }).locator(`a[href="/games/${id}"]`);
  await list(/^Live games/, live).waitFor();
  await list(/^Multi-day games/, slow).waitFor();
  await ada.locator(".filter > summary").click();
  await ada.getByLabel("Time per move").selectOption("live");
  await list(/^Multi-day games/, slow).waitFor({ state: "detached" });
  await list(/^Live games/, live).waitFor();
  for (const { id } of [live, slow]) await ask(bo, "POST", `/v1/games/${id}/cancel`);
});

test("one tap joins or opens a table with the usual settings", async () => {
  const [cy, di] = [await open(), await open({ size: DESKTOP })];
  const name = await register(cy);
  await register(di);
  // An empty lobby offers other ways to a game.
  const other = await open();
  await register(other);
  await ask(other, "POST", "/v1/games", { settings: { players: 3 } });
  // The pace is used by no other test, so that no other table fits.
  await cy.goto("/new");
  await cy.getByRole("group", { name: "Players" }).getByText("4", { exact: true }).click();
  await cy.getByText("No limit", { exact: true }).click();
  await cy.getByRole("button", { name: "Create game" }).click();
  await atTable(cy);
  const first = gameId(cy);
  await ask(cy, "POST", `/v1/games/${first}/cancel`);
  // No table fits: one is opened, and found again.
  await cy.goto("/lobby");
  const settings = cy.getByRole("region", { name: "Play someone" });
  await settings.getByText("Base game · 4 players").waitFor();
  await cy.getByRole("button", { name: "Play someone" }).click();
  await atTable(cy);
  await cy.getByText("No table fits right now, so you have opened one.").waitFor();
  await cy.getByText("3 more players needed").waitFor();
  const opened = gameId(cy);
  await cy.goto("/lobby");
  await cy.getByRole("button", { name: "Play someone" }).click();
  await cy.waitForURL(`**/games/${opened}`);
  await cy.getByText("Your table is still waiting.").waitFor();
  // The table fits a player with the same settings, which are those of the last table joined.
  await di.goto("/lobby");
  const card = di.locator(".table-card", { has: di.locator(`a[href="/games/${opened}"]`) });
  await card.getByRole("button", { name: "Join" }).click();
  await di.waitForURL(`**/games/${opened}`);
  await di.getByText(`You have joined \u2068${name}\u2069.`).waitFor();
  await di.getByRole("button", { name: "Leave table" }).click();
  await di.waitForURL("**/games");
  await di.goto("/lobby");
  await di.getByRole("region", { name: "Play someone" }).getByText("Base game · 4 players").waitFor();
  await di.getByRole("link", { name: "Change" }).click();
  await soon(async () => assert.ok(await di.getByRole("group", { name: "Players" }).getByRole("radio", { name: "4" }).isChecked()));
  await di.goBack();
  await di.getByRole("button", { name: "Play someone" }).click();
  await di.waitForURL(`**/games/${opened}`);
  await di.getByText("2 more players needed").waitFor();
  assert.deepEqual([...cy.troubles, ...di.troubles], []);
  await ask(cy, "POST", `/v1/games/${opened}/cancel`);
});

test("visitor is led to the registration and back to the table", async () => {
  const stranger = await open();
  await stranger.goto("/lobby");
  const link = stranger.locator('main a[href^="/register?then="]').first();
  await link.waitFor();
  await axe(stranger, "the lobby for a stranger");
  await soon(async () => assert.match(await link.getAttribute("href"), /then=%2F(lobby|games%2F.+)$/));
  // The page of a table also links to the registration.
  const { id } = await ask(bo, "POST", "/v1/games", { settings: { players: 2 } });
  await stranger.goto(`/games/${id}`);
  await stranger.locator(`a[href="/register?then=${encodeURIComponent(`/games/${id}`)}"]`).waitFor();
  await axe(stranger, "a table for a stranger");
  await stranger.goto("/new");
  await stranger.getByRole("group", { name: "Players" }).getByText("4", { exact: true }).click();
  await stranger.getByRole("link", { name: "Create an account to continue" }).click();
  await stranger.locator("input[name=name]").fill(newName());
  await stranger.locator("input[name=password]").fill("a crown for every lake");
  await stranger.locator("main form [type=submit]").click();
  await stranger.waitForURL("**/new");
  assert.ok(await stranger.getByRole("group", { name: "Players" }).getByRole("radio", { name: "4" }).isChecked());
  assert.deepEqual(stranger.troubles, []);
});

test("friend with a link registers, joins and starts the game", async () => {
  const table = await ask(ada, "POST", "/v1/games", { settings: { players: 2 }, access: "invitation" });
  await ada.goto(`/games/${table.id}`);
  const mail = new URL(await ada.getByRole("link", { name: "Send by email" }).getAttribute("href"));
  const friend = await open();
  await friend.goto(mail.searchParams.get("body"));
  await friend.getByRole("link", { name: "Create an account and join" }).click();
  await friend.fill("[name=name]", newName());
  await friend.fill("[name=password]", PASSWORD);
  await friend.click("main form [type=submit]");
  await friend.getByRole("button", { name: "Join" }).click();
  await ada.waitForSelector(".table.running");
  // The friend is logged in now, and going back or reloading does not take another seat.
  await friend.waitForSelector(".table.running");
  await friend.reload();
  await friend.waitForSelector(".table.running");
  assert.equal((await ask(friend, "GET", `/v1/games/${table.id}`)).your_seat, 1);
  // Opening the link again leads both players to their game.
  for (const page of [ada, friend]) {
    await page.goto(mail.searchParams.get("body"));
    await page.getByRole("link", { name: "Play in this browser" }).click();
    await page.waitForSelector(".table.running");
  }
  assert.deepEqual(friend.troubles, []);
});

test("player joins by link with one tap, logged in or not", async () => {
  const stranger = await open();
  const name = await register(stranger);
  // The client of an open page could renew the session meanwhile.
  await stranger.goto("/docs/");
  await stranger.context().clearCookies();
  await stranger.evaluate(() => localStorage.clear());
  for (const [friend, logIn] of [
    [bo, false],
    [stranger, true],
  ]) {
    const table = await ask(ada, "POST", "/v1/games", { settings: { players: 3 }, access: "invitation" });
    const { token } = await ask(ada, "POST", `/v1/games/${table.id}/invitation-links`);
    await friend.goto(`/games/${table.id}?invitation=${token}`);
    if (logIn) {
      await friend.locator("main").getByRole("link", { name: "Log in" }).click();
      await friend.fill("[name=name]", name);
      await friend.fill("[name=password]", PASSWORD);
      await friend.keyboard.press("Enter");
    }
    await friend.getByRole("button", { name: "Join" }).click();
    await friend.locator(".waiting-seats .taken").nth(1).waitFor();
    assert.equal((await ask(friend, "GET", `/v1/games/${table.id}`)).your_seat, 1);
    assert.deepEqual(friend.troubles, []);
  }
});

test("free seats are given to the computer and the game starts", async () => {
  const table = await ask(ada, "POST", "/v1/games", { settings: { players: 3 } });
  await ada.goto(`/games/${table.id}`);
  await ada.getByRole("button", { name: "Computer (medium)" }).click();
  await ada.locator(".waiting-seats .taken").nth(1).waitFor();
  await ada.getByRole("button", { name: "Computer (easy)" }).click();
  await ada.waitForSelector(".table.running");
  const seats = (await ask(ada, "GET", `/v1/games/${table.id}`)).seats.map(({ house }) => house);
  assert.deepEqual(seats, [null, "greedy", "random"]);
});

test("declined invitation names the player to the host", async () => {
  const table = await ask(ada, "POST", "/v1/games", { settings: { players: 2 } });
  await ask(ada, "POST", `/v1/games/${table.id}/invitations`, { name: bo.player });
  await ada.goto(`/games/${table.id}`);
  await ada.getByText(`Invitation pending: \u2068${bo.player}\u2069`).waitFor();
  await ask(bo, "POST", `/v1/games/${table.id}/invitations/decline`);
  await ada.getByText("Invitation pending").waitFor({ state: "detached" });
  await ada.goto("/games");
  await ada.getByRole("button", { name: /^Notifications/ }).click();
  await ada.locator(".notifications").getByText(`\u2068${bo.player}\u2069 declined your invitation`).first().waitFor();
});

test("link of a finished game shows its result", async () => {
  const { id } = await ask(ada, "POST", "/v1/games", { settings: { players: 2 }, house: ["greedy"] });
  const { version } = await ask(ada, "GET", `/v1/games/${id}`);
  await ask(ada, "POST", `/v1/games/${id}/commands`, { command: { type: "concede" }, expected_version: version });
  const stranger = await open();
  await stranger.goto(`/games/${id}`);
  await stranger.getByRole("link", { name: "Log in" }).last().waitFor();
  assert.match(await stranger.locator(".verdict").innerText(), /wins|won/);
  await axe(stranger, "a finished game for a stranger");
  await fits(stranger, "a finished game for a stranger");
  assert.deepEqual(stranger.troubles, []);
});

test("player who logs in at their game can decide", async () => {
  const page = await open();
  const name = await register(page);
  const game = await ask(page, "POST", "/v1/games", { settings: { players: 2 }, house: ["greedy"] });
  // The client of an open page could renew the session meanwhile.
  await page.goto("/docs/");
  await page.context().clearCookies();
  await page.goto(`/games/${game.id}`);
  await page.waitForSelector(".table.running");
  assert.equal(await page.locator(".decision").count(), 0);
  await page.goto(`/login?then=/games/${game.id}`);
  await page.fill("[name=name]", name);
  await page.fill("[name=password]", PASSWORD);
  await page.click("main form [type=submit]");
  await page.waitForURL(`**/games/${game.id}`);
  // Responses cached before the player had a seat are not shown again.
  await page.waitForSelector(".decision");
  await page.reload();
  await page.waitForSelector(".decision");
  assert.deepEqual(page.troubles, []);
});

test("visitor watches a game of others", async () => {
  const game = await ask(ada, "POST", "/v1/games", { settings: { players: 2 }, house: ["greedy"] });
  const stranger = await open();
  await stranger.goto("/lobby");
  await stranger.locator(".watched .game-card").first().waitFor();
  await looksWell(stranger, "lobby with games to watch");
  await stranger.locator(`.watched a[href="/games/${game.id}"]`).click();
  await stranger.waitForSelector(".table.running");
  await soon(async () => assert.equal(await stranger.locator(".decision").count(), 0));
  // Later moves appear without user action.
  const { version } = await ask(ada, "GET", `/v1/games/${game.id}`);
  const { items } = await ask(ada, "GET", `/v1/games/${game.id}/legal-commands`);
  await ask(ada, "POST", `/v1/games/${game.id}/commands`, { command: items[0].command, expected_version: version });
  await stranger.waitForFunction((before) => document.querySelector(".table").dataset.version > before, version);
  // Some tables are hidden from visitors.
  const closed = await ask(ada, "POST", "/v1/games", { settings: { players: 2 }, access: "invitation" });
  await stranger.goto(`/games/${closed.id}`);
  await stranger.locator("main").getByRole("link", { name: "Log in" }).waitFor();
  assert.deepEqual(stranger.troubles, []);
});

test("tapped domino shows its possible places", async () => {
  const { id } = await ask(ada, "POST", "/v1/games", { settings: { players: 2 }, house: ["greedy"] });
  await ada.goto(`/games/${id}`);
  await ada.locator("button.slot.pickable").first().waitFor();
  await soon(async () => assert.equal(await ada.locator(".in-front .lit").count(), 0));
  await ada.locator("button.slot.pickable").first().click();
  // Cells adjacent to the castle and one further: outlined, not highlighted as selectable.
  await soon(async () => assert.equal(await ada.locator(".in-front .possible").count(), 12));
  assert.equal(await ada.locator(".in-front .lit").count(), 0);
  await soon(async () => assert.equal(await ada.locator(".target").count(), 0));
});

test("invitation is accepted or declined in the list of games", async () => {
  const tables = [];
  for (let count = 0; count < 2; count += 1) {
    await bo.goto("/new");
    await bo.getByRole("group", { name: "Players" }).getByText("3", { exact: true }).click();
    await bo.getByRole("button", { name: "Create game" }).click();
    await atTable(bo);
    await bo.getByLabel("Player name").fill(ada.player);
    await bo.getByRole("button", { name: "Invite", exact: true }).click();
    await bo.getByText("Invitation pending").waitFor();
    tables.push(gameId(bo));
  }
  await ada.goto("/games");
  const [declined, joined] = tables.map((id) => ada.locator(".invitation", { has: ada.locator(`a[href="/games/${id}"]`) }));
  await declined.getByText(`invited you to a game`).waitFor();
  await looksWell(ada, "the list of games");
  await declined.getByRole("button", { name: "Decline" }).click();
  await declined.waitFor({ state: "detached" });
  await ada.reload();
  await joined.waitFor();
  await soon(async () => assert.equal(await declined.count(), 0));
  await joined.getByRole("button", { name: "Join" }).click();
  await ada.waitForURL(`**/games/${tables[1]}`);
  // The host's page updates without user action, and the host may start the game.
  await bo.getByText("1 more player needed").waitFor();
  await bo.getByRole("button", { name: "Start now" }).click();
  await bo.locator(".table").waitFor();
  await ada.locator(".table").waitFor();
});

test("table is cancelled after a confirmation", async () => {
  const { id } = await ask(bo, "POST", "/v1/games", { settings: { players: 2 } });
  await bo.goto(`/games/${id}`);
  await bo.getByRole("button", { name: "Cancel table" }).click();
  await bo.getByText("The table will be closed for all players.").waitFor();
  await bo.keyboard.press("Escape");
  assert.equal((await ask(bo, "GET", `/v1/games/${id}`)).status, "open");
  await bo.getByRole("button", { name: "Cancel table" }).click();
  await bo.getByRole("group").getByRole("button", { name: "Cancel table" }).click();
  await bo.waitForURL("**/games");
  assert.equal((await ask(bo, "GET", `/v1/games/${id}`)).status, "cancelled");
});

test("list of games is updated when a turn begins", async () => {
  const { id } = await ask(bo, "POST", "/v1/games", { settings: { players: 2 }, pace: { type: "per_turn", seconds: 700 } });
  await ask(ada, "POST", `/v1/games/${id}/join`, {});
  const { awaiting, your_seat: seat, version } = await ask(bo, "GET", `/v1/games/${id}`);
  const [mover, waiter] = awaiting.seat === seat ? [bo, ada] : [ada, bo];
  await waiter.goto("/games");
  const mine = waiter.locator(`.game-card.waits[href="/games/${id}"]`);
  await waiter.locator(`.game-card[href="/games/${id}"]`).waitFor();
  await soon(async () => assert.equal(await mine.count(), 0));
  // The first player may have the next king as well.
  for (let now = { awaiting, version }; now.awaiting.seat === awaiting.seat; ) {
    const { items } = await ask(mover, "GET", `/v1/games/${id}/legal-commands`);
    const body = { command: items[0].command, expected_version: now.version };
    now = await ask(mover, "POST", `/v1/games/${id}/commands`, body);
  }
  await mine.waitFor({ timeout: 10_000 });
  // With so little time left, the game is the most urgent one.
  await waiter.getByRole("link", { name: /^Continue/ }).click();
  await waiter.waitForURL(`**/games/${id}`);
});

test("next waiting game is a tap away during an opponent's turn", async () => {
  await ask(ada, "POST", "/v1/games", { settings: { players: 2 }, house: ["greedy"] });
  const { id } = await ask(bo, "POST", "/v1/games", { settings: { players: 2 } });
  await ask(ada, "POST", `/v1/games/${id}/join`, {});
  for (let now = await ask(ada, "GET", `/v1/games/${id}`); now.awaiting.seat === now.your_seat; ) {
    const { items } = await ask(ada, "GET", `/v1/games/${id}/legal-commands`);
    now = await ask(ada, "POST", `/v1/games/${id}/commands`, { command: items[0].command, expected_version: now.version });
  }
  await ada.goto(`/games/${id}`);
  await ada.locator(".next-game").click();
  await ada.waitForURL((url) => !url.pathname.endsWith(id));
  await ada.getByText(/^Your turn/).first().waitFor();
  const next = await ask(ada, "GET", `/v1/games/${gameId(ada)}`);
  assert.equal(next.awaiting.seat, next.your_seat);
  await soon(async () => assert.equal(await ada.locator(".next-game").count(), 0));
});

test("abandoned Dynasty does not change the next table", async () => {
  await ada.goto("/dynasties");
  await ada.getByRole("link", { name: "Create Dynasty" }).click();
  await ada.getByRole("button", { name: "Create Dynasty" }).waitFor();
  await ada.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Games" }).click();
  await ada.locator('.desk a[href="/new"]').click();
  await ada.getByRole("button", { name: "Create game" }).waitFor();
  const stranger = await open();
  await stranger.goto("/new");
  await stranger.locator("summary", { hasText: "More" }).click();
  await stranger.getByLabel("Play a Dynasty").check();
  await stranger.getByRole("link", { name: "Create an account to continue" }).click();
  await stranger.fill("[name=name]", newName());
  await stranger.fill("[name=password]", PASSWORD);
  await stranger.click("main form [type=submit]");
  await stranger.getByRole("button", { name: "Create Dynasty" }).waitFor();
});

test("Dynasty is played, left and cancelled", async () => {
  await ada.goto("/dynasties");
  await ada.getByRole("link", { name: "Create Dynasty" }).click();
  assert.ok(await ada.getByLabel("Play a Dynasty").isChecked());
  await ada.getByLabel("Number of games").fill("4");
  await ada.getByText("When everyone is ready", { exact: true }).click();
  await ada.getByRole("button", { name: "Create Dynasty" }).click();
  await atTable(ada);
  await ada.getByText("This is the first of 4 games in a Dynasty").waitFor();
  const id = gameId(ada);
  const game = await ask(bo, "POST", `/v1/games/${id}/join`, {});
  const series = `/dynasties/${game.series.id}`;
  await playToEnd(id, ada, bo);

  await ada.goto("/games");
  const card = ada.locator(".series-card", { has: ada.locator(`a[href="${series}"]`) });
  await card.getByText(/lead|leads|together/).first().waitFor();
  await card.getByRole("button", { name: "I'm ready" }).click();
  await card.getByText("You are ready.").waitFor();
  await ada.goto(series);
  await ada.locator(".points-table tbody tr").nth(1).waitFor();
  await soon(async () => assert.equal(await ada.locator(".points-table thead a").count(), 1));
  await looksWell(ada, "a Dynasty");
  await bo.goto(series);
  await bo.getByRole("button", { name: "I'm ready" }).click();
  // Both screens announce that the next game has begun.
  await bo.getByText("Game 2 of 4 is in progress.").waitFor();
  await ada.getByText("Game 2 of 4 is in progress.").waitFor();
  const second = await ada.getByRole("link", { name: "Go to game 2" }).getAttribute("href");
  await playToEnd(second.split("/")[2], ada, bo);

  await ada.goto(series);
  await ada.getByRole("button", { name: "Cancel Dynasty" }).waitFor();
  // The reload after the other player has left is slower than the cancellation: its older state is
  // ignored.
  const path = `**/v1${series.replace("dynasties", "series")}`;
  let release;
  const released = new Promise((resolve) => (release = resolve));
  await ada.route(path, async (route) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  const reload = ada.waitForRequest(path);
  const reloaded = ada.waitForResponse(path);
  await bo.goto(series);
  await bo.getByRole("button", { name: "Leave Dynasty" }).click();
  await bo.getByRole("group").getByRole("button", { name: "Leave Dynasty" }).click();
  await bo.getByRole("button", { name: "Leave Dynasty" }).waitFor({ state: "detached" });
  await reload;
  await ada.getByRole("button", { name: "Cancel Dynasty" }).click();
  await ada.getByRole("group").getByRole("button", { name: "Cancel Dynasty" }).click();
  await ada.getByText("The Dynasty was cancelled.").waitFor();
  release();
  await reloaded;
  // A request may be in the handler.
  await ada.unrouteAll({ behavior: "wait" });
  await ada.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  assert.ok(await ada.getByText("The Dynasty was cancelled.").isVisible());
  await ada.goto("/dynasties");
  await ada.getByRole("heading", { name: "Finished" }).waitFor();
  await looksWell(ada, "my Dynasties");
});

test("opened list of notifications marks them as read", async () => {
  await ada.goto("/games");
  const bell = ada.getByRole("button", { name: /^Notifications/ });
  await ada.getByRole("button", { name: /^Notifications: \d+ unread$/ }).click();
  const list = ada.locator(".notifications");
  await list.getByRole("link").nth(1).waitFor();
  await axe(ada, "the notifications");
  await fits(ada, "the notifications");
  await soon(async () => assert.equal(await bell.getAttribute("aria-label"), "Notifications"));
  await ada.keyboard.press("Escape");
  await list.waitFor({ state: "detached" });
  await ada.reload();
  await soon(async () => assert.equal(await bell.getAttribute("aria-label"), "Notifications"));
  assert.deepEqual(ada.troubles, []);
});

test("error of an invitation page stands at its field", async () => {
  const table = await ask(ada, "POST", "/v1/games", { settings: { players: 3 }, access: "invitation" });
  const { url } = await ask(ada, "POST", `/v1/games/${table.id}/invitation-links`);
  // With scripts, the link leads to the table in the web client.
  const stranger = await open({ javaScriptEnabled: false });
  await stranger.goto(url);
  const form = (button) => stranger.locator("form", { has: stranger.getByRole("button", { name: button }) });
  await form("Create an account").locator("[name=name]").fill(newName());
  await form("Create an account").locator("[name=password]").fill("short");
  await form("Create an account").getByRole("button").click();
  await form("Create an account").locator('[name=password][aria-invalid="true"]').waitFor();
  // The problem follows the field within the form.
  assert.match(await form("Create an account").locator("label:has([name=password]) + [role=alert]").innerText(), /at least 10 characters/);
  assert.equal(await form("Log in").locator("[aria-invalid]").count(), 0);
  await form("Log in").locator("[name=name]").fill(ada.player);
  await form("Log in").locator("[name=password]").fill("not the password at all");
  await form("Log in").getByRole("button").click();
  await form("Log in").locator('[role="alert"]').waitFor();
  assert.equal(await form("Create an account").locator('[role="alert"]').count(), 0);
});

test("guest at a rated table is led to an account and back", async () => {
  const { id } = await ask(ada, "POST", "/v1/games", { settings: { players: 3 } });
  const guest = await open();
  await guest.goto("/");
  await guest.click(".landing .primary");
  await guest.waitForURL("**/games/*");
  await guest.goto(`/games/${id}`);
  await guest.getByText("Guests cannot join rated games").waitFor();
  assert.equal(await guest.getByRole("button", { name: "Join" }).count(), 0);
  await axe(guest, "a rated table for a guest");
  await guest.getByRole("link", { name: "Create an account and join" }).click();
  await guest.fill("[name=name]", newName());
  await guest.fill("[name=password]", PASSWORD);
  await guest.click("main form [type=submit]");
  await guest.waitForURL(`**/games/${id}`);
  await guest.getByRole("button", { name: "Join" }).click();
  await guest.locator(".waiting-seats .taken").nth(1).waitFor();

  // The rejection in the lobby also links to the claim form.
  const other = await open();
  await other.goto("/");
  await other.click(".landing .primary");
  await other.waitForURL("**/games/*");
  await other.goto("/lobby");
  const card = other.locator(".table-card", { has: other.locator(`a[href="/games/${id}"]`) });
  await card.getByRole("button", { name: "Join" }).click();
  await card.locator('a[href^="/claim?then="]').waitFor();
});

test("unknown name of an invitation is reported at its field", async () => {
  const { id } = await ask(ada, "POST", "/v1/games", { settings: { players: 3 } });
  await ada.goto(`/games/${id}`);
  const field = ada.getByLabel("Player name");
  await field.fill(newName());
  await ada.getByRole("button", { name: "Invite", exact: true }).click();
  await ada.locator('.by-name input[aria-invalid="true"]').waitFor();
  assert.ok((await ada.locator(".by-name .problem").innerText()).length > 0);
  await waitForFocus(field);
  assert.equal(await ada.locator(".problem:not(:empty)").count(), 1);
  await looksWell(ada, "a table that waits for the invited");
});

test("finished game of a Dynasty leads to its next game", async () => {
  const page = await open();
  await register(page);
  // Another game is more urgent.
  await ask(page, "POST", "/v1/games", { settings: { players: 2 }, house: ["greedy"], pace: { type: "per_turn", seconds: 3600 } });
  const series = await ask(page, "POST", "/v1/series", { games: 3, break: { type: "when_ready" }, table: { settings: { players: 2 }, house: ["greedy"] } });
  const first = series.games[0].game_id;
  await page.goto(`/games/${first}`);
  await playToEnd(first, page);
  await page.locator(".ending").waitFor();
  await page.locator(".next-game").waitFor();
  assert.deepEqual(await page.locator(".mine a.primary").allInnerTexts(), []);
  const ready = page.locator(".ending").getByRole("button", { name: "I'm ready" });
  await ready.click();
  const next = page.locator(".ending a.primary");
  await next.waitFor();
  await soon(async () => assert.notEqual(await next.getAttribute("href"), `/games/${first}`));
  await axe(page, "the end of a game of a Dynasty");
  await next.click();
  await page.waitForSelector(".table.running");
  const game = await ask(page, "GET", `/v1/games/${gameId(page)}`);
  assert.deepEqual(game.series, { id: series.id, number: 2 });
});
