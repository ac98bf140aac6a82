// Shared helpers of the client's tests: browser, logged-in players, and axe.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, afterEach, beforeEach } from "node:test";
import { chromium } from "playwright-core";

export const SERVER = process.env.KINGDOMAIL ?? "http://127.0.0.1:8080";
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };
export const PASSWORD = "a crown for every lake";

/** Full Chromium. */
export const CHROMIUM = process.env.CHROMIUM || "/usr/bin/chromium";
/** Headless shell of Chromium, which does a quarter less work. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";
const usual = !process.env.CHROMIUM && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : CHROMIUM;

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const launched = new Map();

/** Browser of a test file. Only full Chromium shows notifications. */
export function browser(executablePath = usual) {
  if (!launched.has(executablePath)) launched.set(executablePath, chromium.launch({ executablePath, args: ["--no-sandbox"] }));
  return launched.get(executablePath);
}

after(async () => {
  await Promise.all([...launched.values()].map(async (one) => (await one).close()));
});

let runningTests = 0;
/** Contexts that the running tests have opened. */
const opened = new Set();

beforeEach(() => {
  runningTests += 1;
});

// The server limits the number of connections from one address, and every open page keeps some.
afterEach(async (test) => {
  runningTests -= 1;
  if (!test.passed) await describePages(test);
  if (runningTests > 0) return;
  const contexts = [...opened];
  opened.clear();
  await Promise.all(contexts.map((context) => context.close()));
});

/** Adds the addresses and texts of all open pages to the report of a failed test. */
async function describePages(test) {
  const browsers = await Promise.all(launched.values());
  for (const page of browsers.flatMap((one) => one.contexts()).flatMap((context) => context.pages())) {
    const text = await page.locator("body").innerText({ timeout: 1000 }).catch(String);
    test.diagnostic(`${page.url()}: ${text.replace(/\s+/g, " ").slice(0, 1000)}`);
  }
}

/**
 * Opens a page in a new context, which is closed after the test that opened it. Script errors and
 * violations of the Content-Security-Policy are collected in `page.troubles`; tests that check it
 * fail on them.
 */
export async function open({ size = PHONE, language = "en", theme = "light", still = true, ...options } = {}) {
  const context = await (await browser()).newContext({
    viewport: size,
    locale: language,
    colorScheme: theme,
    reducedMotion: still ? "reduce" : "no-preference",
    serviceWorkers: "block",
    baseURL: SERVER,
    ...options,
  });
  context.setDefaultTimeout(15_000);
  if (runningTests > 0) opened.add(context);
  context.on("response", rememberToken);
  const page = await context.newPage();
  page.troubles = [];
  page.on("pageerror", (error) => page.troubles.push(String(error)));
  page.on("console", (message) => {
    if (/Content Security Policy|Content-Security-Policy/.test(message.text())) page.troubles.push(message.text());
  });
  return page;
}

/** Returns a unique name without easily confused letters. */
export const newName = () => `P${Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => "abcdefghkpqrstxyz"[byte % 17]).join("")}`;

/** Access token of each context, from the last response that contained one. */
const tokens = new WeakMap();

function rememberToken(response) {
  const isGrant = response.request().method() === "POST" && response.ok() && /\/v1\/(players|guests|sessions|sessions\/refresh)$/.test(response.url());
  if (!isGrant) return;
  // The body is lost if the page is left at once.
  const token = response.json().then(({ tokens }) => tokens?.access_token, () => undefined);
  tokens.set(response.frame().page().context(), token);
}

/** Registers by API and opens the list of games. A rejection fails with its text. */
export async function register(page, name = newName()) {
  const data = { name, password: PASSWORD, client: "A browser", refresh_token_in: "cookie" };
  // Cookies are set for pages of the server only.
  const answer = await page.context().request.post("/v1/players", { data, headers: { Origin: new URL(SERVER).origin } });
  assert.ok(answer.ok(), `${name}: ${answer.status()} ${answer.ok() || (await answer.text())}`);
  tokens.set(page.context(), Promise.resolve((await answer.json()).tokens.access_token));
  await page.goto("/games");
  return name;
}

/** Registers with the form, like a player, and waits for the list of games. */
export async function registerByForm(page, name = newName()) {
  await page.goto("/register");
  await page.fill("[name=name]", name);
  await page.fill("[name=password]", PASSWORD);
  const answered = page.waitForResponse((response) => response.url().endsWith("/v1/players"));
  await page.click("main form [type=submit]");
  const answer = await answered;
  assert.ok(answer.ok(), `${name}: ${answer.status()} ${answer.ok() || (await answer.text())}`);
  await page.waitForURL("**/games");
  return name;
}

/** Renews the session of a page. The page uses the same cookie to renew it. */
async function renewToken(page) {
  const token = await page.evaluate(() =>
    navigator.locks.request("session", async () => {
      const grant = await fetch("/v1/sessions/refresh", { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" });
      return (await grant.json()).tokens.access_token;
    }),
  );
  tokens.set(page.context(), Promise.resolve(token));
  return token;
}

/** Sends an API request as the player logged in on the page. */
export async function ask(page, method, path, body) {
  const send = async (token) =>
    fetch(new URL(path, SERVER), {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        "Content-Type": "application/json",
        ...(path.endsWith("/commands") ? { "Idempotency-Key": crypto.randomUUID() } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  let response = await send((await tokens.get(page.context())) ?? (await renewToken(page)));
  if (response.status === 401) response = await send(await renewToken(page));
  const text = await response.text();
  assert.ok(response.ok, `${method} ${path}: ${response.status} ${text}`);
  return text === "" ? null : JSON.parse(text);
}

/** Decisions of the game, without those that leave or resume it. */
const decisionsOf = (items) => items.filter(({ command }) => !["concede", "take_back"].includes(command.type));

/** The decision that leads to the most points. */
const best = (items) => decisionsOf(items).sort((one, other) => other.score - one.score)[0];

/**
 * Plays the decisions of the given pages' players by API until `isReached` is true of the game, or
 * nobody of them is to move. Returns the game as the first of them sees it.
 */
export async function playUntil(id, pages, isReached, choose = best) {
  for (let decisions = 0; decisions < 500; decisions += 1) {
    const game = await ask(pages[0], "GET", `/v1/games/${id}`);
    if (game.status !== "active" || isReached(game)) return game;
    const mover = await findMover(pages, game);
    if (!mover) return game;
    const { items, version } = await ask(mover, "GET", `/v1/games/${id}/legal-commands`);
    const { command } = choose(items);
    await ask(mover, "POST", `/v1/games/${id}/commands`, { command, expected_version: version });
  }
  throw new Error("500 decisions were not enough");
}

/** Returns the page of the player who is to move; `game` is the view of the first page. */
async function findMover(pages, { id, awaiting, your_seat: seat }) {
  if (awaiting?.seat === seat) return pages[0];
  for (const page of pages.slice(1)) {
    const { your_seat: own } = await ask(page, "GET", `/v1/games/${id}`);
    if (awaiting?.seat === own) return page;
  }
  return null;
}

/** Plays a number of decisions by API. */
export function playDecisions(id, page, count) {
  let left = count;
  return playUntil(id, [page], () => left-- <= 0);
}

/** Plays by API until the first player is to move, or the game is over. */
export const playToTurn = (id, mover, ...others) => playUntil(id, [mover, ...others], (game) => game.awaiting?.seat === game.your_seat);

/** Plays a game by API to its end. */
export const playToEnd = (id, ...pages) => playUntil(id, pages, () => false);

/**
 * Retries `holds` until it no longer throws, because pages update asynchronously. After ten
 * seconds, the last error is thrown.
 */
export async function soon(holds) {
  const end = Date.now() + 10_000;
  for (;;) {
    try {
      return await holds();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((again) => setTimeout(again, 50));
    }
  }
}

/** Waits until the element has the focus, which effects move after the page is painted. */
export const waitForFocus = (locator) => soon(async () => assert.ok(await locator.evaluate((element) => element === document.activeElement)));

/** Simulates a hidden or visible tab. */
export const setHidden = (page, hidden) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => (hidden ? "hidden" : "visible") });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

/** Fails if axe finds a violation of WCAG 2.2 AA on the page. */
export async function axe(page, where) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const runOnly = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    // The hidden symbols of all drawings are most elements of a page. Passing checks are left out of
    // the report: on long pages, describing them takes longer than the checks. No check of these
    // tags needs the sources of styles or media, which would be requested again.
    const options = { runOnly, resultTypes: ["violations"], preload: false };
    const { violations } = await globalThis.axe.run({ exclude: [".sprite"] }, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join("; ")}`);
  });
  assert.deepEqual(found, [], where);
}

/** Fails if the content is wider than the page. */
export async function fits(page, where) {
  const { wide, room } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }));
  assert.ok(wide <= room, `${where}: ${wide} px wide in ${room} px`);
}
