// Every screen on phone and desktop: axe finds no violations, nothing overflows, and no text is
// missing. LOOKS=all covers every language and theme. PICTURES=folder also saves a screenshot of
// each.

import assert from "node:assert/strict";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { ask, axe, DESKTOP, fits, open, PASSWORD, PHONE, playDecisions, playToEnd, register, registerByForm } from "./support.mjs";

// Each language and each size is combined with both themes.
const ALL = [
  ["en", "light", PHONE],
  ["en", "dark", DESKTOP],
  ["el", "light", DESKTOP],
  ["el", "dark", PHONE],
  ["pl", "light", PHONE],
  ["pl", "dark", DESKTOP],
  ["bg", "light", DESKTOP],
  ["bg", "dark", PHONE],
  ["he", "light", PHONE],
  ["he", "dark", DESKTOP],
  ["es", "light", DESKTOP],
  ["es", "dark", PHONE],
];
const LOOKS = process.env.LOOKS === "all" ? ALL : [ALL[0], ALL[9]];
const FLUENT = new URL("../../src/i18n/en/", import.meta.url);
const TEXTS = readdirSync(FLUENT).map((file) => readFileSync(new URL(file, FLUENT), "utf8"));
const KEYS = new Set(TEXTS.flatMap((texts) => texts.match(/^[a-z]+([-_][a-z0-9]+)+(?= =)/gm)));
const PICTURES = process.env.PICTURES;
if (PICTURES) mkdirSync(PICTURES, { recursive: true });

/** Test data: a player with games in every state, an opponent to compare with, and a Dynasty. */
const prepared = {};

before(async () => {
  const [ada, bo] = [await open(), await open()];
  prepared.name = await register(ada);
  await register(bo);
  prepared.ada = (await ask(ada, "GET", "/v1/me")).id;
  prepared.bo = (await ask(bo, "GET", "/v1/me")).id;
  const house = (players, ...levels) => ask(ada, "POST", "/v1/games", { settings: { players }, house: levels });
  prepared.running = (await house(4, "greedy", "greedy", "random")).id;
  await playDecisions(prepared.running, ada, 5);
  const giants = { settings: { players: 3, expansion: "age_of_giants" }, house: ["greedy", "greedy"] };
  prepared.giants = (await ask(ada, "POST", "/v1/games", giants)).id;
  await playDecisions(prepared.giants, ada, 9);
  prepared.finished = (await house(2, "greedy")).id;
  await playToEnd(prepared.finished, ada);
  prepared.waiting = (await ask(ada, "POST", "/v1/games", { settings: { players: 3 }, pace: { type: "per_turn", seconds: 86_400 } })).id;
  await ask(bo, "POST", `/v1/games/${prepared.waiting}/join`, {});
  prepared.joinable = (await ask(bo, "POST", "/v1/games", { settings: { players: 2, variants: ["harmony"] } })).id;
  await ask(bo, "POST", `/v1/games/${prepared.joinable}/invitations`, { name: prepared.name });
  const dynasty = await ask(ada, "POST", "/v1/series", { table: { settings: { players: 2 }, house: ["greedy"] } });
  prepared.dynasty = dynasty.id;
  await ada.context().close();
  await bo.context().close();
});

/** Paths of all screens, with a selector that signals complete loading. */
const ofStrangers = () => ({
  "/": "h1",
  "/login": "form",
  "/register": "form",
  "/forgot": "form",
  "/nowhere": "h1",
  "/settings": "h1",
  [`/games/${prepared.running}`]: "h1",
});
const ofMembers = () => ({
  "/games": ".desk-game, .game-card, h1",
  "/lobby": "h1",
  "/new": "form",
  [`/games/${prepared.running}`]: ".table",
  [`/games/${prepared.giants}`]: ".table",
  [`/games/${prepared.finished}`]: ".ending",
  [`/games/${prepared.finished}?version=20`]: ".past-table",
  [`/games/${prepared.waiting}`]: "h1",
  [`/games/${prepared.joinable}`]: "h1",
  "/dynasties": "h1",
  [`/dynasties/${prepared.dynasty}`]: "h1",
  [`/players/${prepared.bo}`]: "h1",
  [`/players/${prepared.ada}/against/${prepared.bo}`]: "h1",
  "/leaderboards": "h1",
  "/settings": ".sections a",
  "/learn": "a[href^='/learn/']",
});

/** Returns the route of a path. */
const routeOf = (address) =>
  address
    .replace(/\?.*/, "")
    .replace(/^\/(games|dynasties|players)\/[^/]+/, "/$1/:id")
    .replace(/\/against\/.+/, "/against/:other")
    .replace(/^\/(settings)(\/.+)?$/, "/$1/:section?")
    .replace(/^\/(learn)(\/.+)?$/, "/$1/:lesson?");

/** Routes visited, to detect forgotten screens. */
const seen = new Set();

/**
 * Returns text keys found in the texts, labels and titles of a page: missing texts are rendered as
 * their keys.
 */
async function unresolved(page) {
  const texts = await page.evaluate(() => {
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) found.push(walker.currentNode.data);
    for (const element of document.body.querySelectorAll("*")) {
      for (const name of ["aria-label", "title", "alt", "placeholder"]) found.push(element.getAttribute(name) ?? "");
    }
    return found;
  });
  const words = texts.flatMap((text) => text.match(/[a-z]+([-_][a-z0-9]+)+/g) ?? []);
  return [...new Set(words)].filter((word) => KEYS.has(word));
}

/** Checks one screen and returns the targets of its links below `links`. */
async function look(page, address, complete, where, links) {
  await page.goto(address);
  await assert.doesNotReject(page.locator(complete).first().waitFor(), `${address}, ${where}`);
  await page.locator(".waiting").first().waitFor({ state: "detached" });
  const how = `${address}, ${where}`;
  seen.add(routeOf(address));
  if (PICTURES) {
    const file = `${where} ${address}`.replaceAll(/[^\w]+/g, "_").replace(/_$/, "");
    await page.screenshot({ path: join(PICTURES, `${file}.png`), fullPage: true });
  }
  await axe(page, how);
  await fits(page, how);
  assert.deepEqual(page.troubles, [], how);
  assert.deepEqual(await unresolved(page), [], how);
  return page.locator(`a[href^='${links}/']`).evaluateAll((all) => all.map((link) => link.getAttribute("href")));
}

describe("every screen", { concurrency: 2 }, () => {
  for (const [language, theme, size] of LOOKS) {
    const where = `${language}, ${theme}, ${size.width} px`;
    test(where, async () => {
      const page = await open({ size, language, theme });
      for (const [address, complete] of Object.entries(ofStrangers())) await look(page, address, complete, `${where}, stranger`, "/none");
      await page.goto("/login");
      await page.fill("[name=name]", prepared.name);
      await page.fill("[name=password]", PASSWORD);
      await page.keyboard.press("Enter");
      await page.waitForURL("**/games");
      for (const [address, complete] of Object.entries(ofMembers())) {
        const links = await look(page, address, complete, where, address);
        if (address !== "/settings" && address !== "/learn") continue;
        for (const link of new Set(links)) await look(page, link, "h1", where, "/none");
      }
      await page.context().close();
    });
  }
});

/** Sets up a page for each kind of account. */
const accounts = {
  none: async () => {},
  guest: async (page) => {
    await page.goto("/login");
    await page.evaluate(() =>
      fetch("/v1/guests", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ client: "A guest", refresh_in: "cookie" }),
      }),
    );
  },
  new: (page) => registerByForm(page),
  old: async (page) => {
    await page.goto("/login");
    await page.fill("[name=name]", prepared.name);
    await page.fill("[name=password]", PASSWORD);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/games");
  },
};

describe("every screen as the first one", { concurrency: 2 }, () => {
  for (const [kind, become] of Object.entries(accounts)) {
    test(`account ${kind} sees no text keys`, async () => {
      const page = await open();
      await become(page);
      const addresses = new Set([...Object.keys(ofStrangers()), ...Object.keys(ofMembers()), "/claim", "/players/me", "/new?dynasty", "/lobby"]);
      for (const address of addresses) {
        // Each path is loaded afresh, so that no text of another screen remains.
        await page.goto(address);
        await page.locator("main :is(h1, .refused)").first().waitFor();
        await page.locator("main .waiting").first().waitFor({ state: "detached" });
        const how = `${address}, ${kind}`;
        assert.deepEqual(await unresolved(page), [], how);
        assert.deepEqual(page.troubles, [], how);
        if (address !== "/settings" && address !== "/learn") continue;
        const links = page.locator(`a[href^='${address}/']`);
        for (const link of await links.evaluateAll((all) => all.map((one) => one.getAttribute("href")))) addresses.add(link);
      }
      await page.context().close();
    });
  }
});

test("all routes are covered", () => {
  const routes = [...readFileSync(new URL("../src/app.tsx", import.meta.url), "utf8").matchAll(/path="([^"]+)"/g)].map(([, path]) => path);
  assert.ok(routes.length > 10);
  // The claim page is for guests.
  assert.deepEqual(routes.filter((route) => !seen.has(route) && route !== "/claim"), []);
});
