// Plays a whole game of Age of Giants from email links in a browser with scripts disabled. Needs
// the folder to which the server writes its emails, in MAILS.

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fits, newName, open, PASSWORD, PHONE, register, SERVER, setHidden, soon } from "./support.mjs";

const MAILS = process.env.MAILS;

/** Sends an API request with a player's token. */
async function ask(player, method, path, body) {
  const response = await fetch(SERVER + path, {
    method,
    headers: {
      ...(player ? { Authorization: `Bearer ${player.token}` } : {}),
      "Content-Type": "application/json",
      "Idempotency-Key": crypto.randomUUID(),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  assert.ok(response.ok, `${method} ${path}: ${response.status} ${text}`);
  return text === "" ? null : JSON.parse(text);
}

/** Text and recipient of an email. */
function read(path) {
  const raw = readFileSync(path, "latin1").replaceAll("\r\n", "\n");
  const [, headers, body] = /\n(Content-Type: text\/plain[^\n]*(?:\n[^\n]+)*)\n\n([\s\S]*?)\n--[0-9a-f]{16,}/i.exec(raw);
  const decoded = /base64/i.test(headers)
    ? Buffer.from(body, "base64")
    : Buffer.from(
        body.replace(/=\n/g, "").replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
        "latin1",
      );
  return { to: /\nTo: .*?([^\s<>]+@[^\s<>]+)/i.exec(`\n${raw}`)[1], text: decoded.toString("utf8") };
}

/** Returns the links to a kind of page in the emails to an address, latest first. */
function linksTo(address, page) {
  // The server creates the folder with the first email.
  const names = existsSync(MAILS) ? readdirSync(MAILS) : [];
  const paths = names.filter((name) => name.endsWith(".eml")).map((name) => join(MAILS, name));
  return paths
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
    .map(read)
    .filter(({ to }) => to === address)
    .flatMap(({ text }) => text.split(/\s+/).find((word) => word.includes(`/${page}/`)) ?? []);
}

/** Waits for an email to an address that links to a kind of page, and returns the link. */
async function linkTo(address, page) {
  return soon(() => {
    const [link] = linksTo(address, page);
    assert.ok(link, `no email to ${address} has a link to ${page}`);
    return link;
  });
}

/** Creates a player with a confirmed email address, on a phone with scripts disabled. */
async function reader(language, theme) {
  const page = await open({ size: PHONE, language, theme, javaScriptEnabled: false });
  const name = newName();
  const { tokens } = await ask(null, "POST", "/v1/players", { name, password: PASSWORD });
  const one = { page, name, token: tokens.access_token, address: `${name.toLowerCase()}@mail.example` };
  await ask(one, "PUT", "/v1/me/notification-settings", { language });
  await ask(one, "PUT", "/v1/me/email", { address: one.address, password: PASSWORD });
  await page.goto(await linkTo(one.address, "verify"));
  await page.locator("form button").click();
  // The page links to the games in the web client.
  await page.locator('a[href$="/games"]').waitFor();
  return one;
}

/**
 * Makes all decisions currently offered by the pages behind the link. Returns true if there was
 * one.
 */
async function decide({ page }, link, kinds) {
  await page.goto(link);
  for (let decided = false; ; decided = true) {
    const ways = page.locator('a.spot[href*="/play/"], a.choice[href*="/play/"]');
    const confirm = page.locator('form[action*="/play/"] button');
    if ((await confirm.count()) === 0) {
      // Choose the direction of the domino, then its placement.
      if ((await ways.count()) === 0) {
        const directions = page.locator('a.choice[href*="direction="]');
        if ((await directions.count()) === 0) return decided;
        await directions.last().click();
      }
      kinds.add((await page.locator("h1").innerText()).replace(/\d+/, "…"));
      await fits(page, page.url());
      await ways.nth(Math.floor((await ways.count()) / 2)).click();
    }
    await confirm.first().click();
  }
}

test("game of giants is played from emails without scripts", async () => {
  assert.ok(MAILS, "MAILS names the folder");
  const ada = await reader("en", "light");
  const bo = await reader("he", "dark");
  const settings = { players: 2, expansion: "age_of_giants", auto_play_forced: false };
  const game = await ask(ada, "POST", "/v1/games", { settings, access: "invitation" });
  await ask(ada, "POST", `/v1/games/${game.id}/invitations`, { name: bo.name });
  await bo.page.goto(await linkTo(bo.address, "answer"));
  await bo.page.locator("form button").first().click();
  const [adaTable, boTable] = [await linkTo(ada.address, "table"), await linkTo(bo.address, "table")];
  const kinds = new Set();
  // The players alternate: each page continues while it is the player's turn.
  for (let rounds = 0; rounds < 200; rounds += 1) {
    const decided = [await decide(ada, adaTable, kinds), await decide(bo, boTable, kinds)];
    if (!decided.includes(true)) break;
  }
  const { status } = await ask(ada, "GET", `/v1/games/${game.id}`);
  assert.equal(status, "finished");
  // Each language has a title for each kind of decision. The deck determines whether a player has
  // to cover a crown.
  const { items } = await ask(ada, "GET", `/v1/games/${game.id}/events?limit=200`);
  const decisions = items.map(({ payload, seat }) => [payload.type, seat]);
  const expected = ["picked", "placed", "covered"].flatMap((kind) =>
    [0, 1].filter((seat) => decisions.some(([type, by]) => type === kind && by === seat)),
  );
  assert.ok(expected.length >= 4, JSON.stringify(decisions));
  assert.ok(kinds.size >= expected.length, [...kinds].join("; "));
});

test("email and its page link to the full table", async () => {
  const ada = await reader("en", "light");
  const game = await ask(ada, "POST", "/v1/games", { settings: { players: 2, auto_play_forced: false } });
  const bo = await reader("en", "light");
  await ask(bo, "POST", `/v1/games/${game.id}/join`, {});
  // A player that has seen the turn gets no email, so another one loads the game.
  const { tokens } = await ask(null, "POST", "/v1/players", { name: newName(), password: PASSWORD });
  const { awaiting, seats } = await ask({ token: tokens.access_token }, "GET", `/v1/games/${game.id}`);
  const mover = seats[awaiting.seat].player.name === ada.name ? ada : bo;
  const table = new URL(await linkTo(mover.address, "games"));
  assert.equal(table.pathname, `/games/${game.id}`);
  await mover.page.goto(await linkTo(mover.address, "table"));
  assert.equal(await mover.page.locator(`a[href$="/games/${game.id}"]`).count(), 1);
  // The browser that opens the table is redirected to the login, and back to the table.
  const browser = await open();
  await browser.goto(table.pathname);
  await browser.goto(`/login?then=${table.pathname}`);
  await browser.fill("[name=name]", mover.name);
  await browser.fill("[name=password]", PASSWORD);
  await browser.click("main form [type=submit]");
  await browser.waitForURL(`**${table.pathname}`);
  await browser.waitForSelector(".decision");
  // With the session, the link in the email leads to the table in the web client.
  const link = new URL(await linkTo(mover.address, "table")).pathname;
  await browser.goto(link);
  await browser.waitForURL(`**${table.pathname}`);
  await browser.waitForSelector(".decision");
  assert.deepEqual(browser.troubles, []);
  // The session of another player, or none after a logout, does not change the page.
  const other = await open();
  await register(other);
  await other.goto(link);
  await other.locator('a[href*="/play/"]').first().waitFor();
  await browser.goto("/settings");
  const answered = browser.waitForResponse((response) => response.url().endsWith("/v1/sessions/current"));
  await browser.getByRole("button", { name: "Log out" }).click();
  await answered;
  await browser.goto(link);
  await browser.locator('a[href*="/play/"]').first().waitFor();
});

test("player with a hidden tab is notified of every turn played elsewhere", async () => {
  const ada = await reader("en", "light");
  const { tokens } = await ask(null, "POST", "/v1/players", { name: newName(), password: PASSWORD });
  const bo = { token: tokens.access_token };
  const { id } = await ask(ada, "POST", "/v1/games", { settings: { players: 2 } });
  await ask(bo, "POST", `/v1/games/${id}/join`, {});
  const play = async (player) => {
    const { items, version } = await ask(player, "GET", `/v1/games/${id}/legal-commands`);
    const command = items.map(({ command }) => command).find(({ type }) => type !== "concede");
    await ask(player, "POST", `/v1/games/${id}/commands`, { command, expected_version: version });
  };
  /** Returns the player whose turn it is; null at the end. */
  const mover = async () => {
    const { awaiting, seats } = await ask(bo, "GET", `/v1/games/${id}`);
    return awaiting && (seats[awaiting.seat].player.name === ada.name ? ada : bo);
  };
  while ((await mover()) === ada) await play(ada);
  const tab = await open();
  await tab.goto("/login");
  await tab.fill("[name=name]", ada.name);
  await tab.fill("[name=password]", PASSWORD);
  await tab.click("main form [type=submit]");
  await tab.waitForURL("**/games");
  await tab.goto(`/games/${id}`);
  await tab.waitForSelector(".table");
  // The first movement has no distance and does not count.
  await tab.mouse.move(90, 90);
  await tab.mouse.move(100, 100);
  await setHidden(tab, true);
  const earlier = linksTo(ada.address, "table").length;
  let turns = 0;
  for (let one = await mover(); one; one = await mover()) {
    if (one === bo) {
      await play(bo);
      continue;
    }
    turns += 1;
    await soon(() => assert.equal(linksTo(ada.address, "table").length, earlier + turns));
    assert.ok(await decide(ada, linksTo(ada.address, "table")[0], new Set()), "the page offers a decision");
  }
  // Both players move twice in each of seven rounds. The last move of a round and the first of the
  // next form one turn, so there may be only four turns, and the first can be over before the tab
  // is hidden.
  assert.ok(turns >= 3, `${turns} turns`);
});
