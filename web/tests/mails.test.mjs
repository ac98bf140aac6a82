// A whole game of Age of Giants from the links of mails, in a browser whose scripts are switched off. Needs the folder to which the
// server writes its mails, in MAILS.

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fits, newName, open, PASSWORD, PHONE, SERVER } from "./support.mjs";

const MAILS = process.env.MAILS;

/** Asks the API as a program would. */
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

/** The text of a mail, and to whom it is. */
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

/** The link to a kind of page in the latest mail to an address that has one. Waits for such a mail. */
async function linkTo(address, page) {
  for (let tries = 0; tries < 200; tries += 1) {
    // The server makes the folder for the first mail.
    const names = existsSync(MAILS) ? readdirSync(MAILS) : [];
    const paths = names.filter((name) => name.endsWith(".eml")).map((name) => join(MAILS, name));
    const latest = paths.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
    for (const path of latest) {
      const mail = read(path);
      const link = mail.to === address && mail.text.split(/\s+/).find((word) => word.includes(`/${page}/`));
      if (link) return link;
    }
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(`no mail to ${address} has a link to ${page}`);
}

/** Somebody with an account and a confirmed address, at a phone that runs no scripts. */
async function reader(language, theme) {
  const page = await open({ size: PHONE, language, theme, javaScriptEnabled: false });
  const name = newName();
  const { tokens } = await ask(null, "POST", "/v1/players", { name, password: PASSWORD });
  const one = { page, name, token: tokens.access_token, address: `${name.toLowerCase()}@mail.example` };
  await ask(one, "PUT", "/v1/me/notice-settings", { language });
  await ask(one, "PUT", "/v1/me/mail-address", { address: one.address, password: PASSWORD });
  await page.goto(await linkTo(one.address, "verify"));
  await page.locator("form button").click();
  // The page leads on, to the games in the web client.
  await page.locator('a[href$="/games"]').waitFor();
  return one;
}

/** Takes all decisions that the pages behind the link offer now; whether there was one. */
async function decide({ page }, link, kinds) {
  await page.goto(link);
  for (let decided = false; ; decided = true) {
    const ways = page.locator('a.spot[href*="/play/"], a.choice[href*="/play/"]');
    const confirm = page.locator('form[action*="/play/"] button');
    if ((await confirm.count()) === 0) {
      // A domino in a direction, and then on a spot of it.
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

test("a game of giants is played from mails with scripts switched off", async () => {
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
  // Nobody is awaited for long: each page leads on as long as it is one's turn.
  for (let rounds = 0; rounds < 200; rounds += 1) {
    const decided = [await decide(ada, adaTable, kinds), await decide(bo, boTable, kinds)];
    if (!decided.includes(true)) break;
  }
  const { status } = await ask(ada, "GET", `/v1/games/${game.id}`);
  assert.equal(status, "finished");
  // In two languages each: a domino is picked, one is placed, and a crown is covered.
  assert.ok(kinds.size >= 6, [...kinds].join("; "));
});

test("email and its page lead to the full table", async () => {
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
  // The browser that opens the table is led to the login, and back to the table.
  const browser = await open();
  await browser.goto(table.pathname);
  await browser.goto(`/login?then=${table.pathname}`);
  await browser.fill("[name=name]", mover.name);
  await browser.fill("[name=password]", PASSWORD);
  await browser.click("main form [type=submit]");
  await browser.waitForURL(`**${table.pathname}`);
  await browser.waitForSelector(".decision");
});
