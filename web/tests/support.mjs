// What the tests of the client share: a browser, people who are logged in, and the eyes of axe.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after } from "node:test";
import { chromium } from "playwright-core";

export const SERVER = process.env.KINGDOMAIL ?? "http://127.0.0.1:8080";
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };
export const PASSWORD = "a crown for every lake";

/** The whole browser. */
export const CHROMIUM = process.env.CHROMIUM || "/usr/bin/chromium";
/** The same without windows: a quarter less work. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";
const usual = !process.env.CHROMIUM && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : CHROMIUM;

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const launched = new Map();

/** The browser of this file of tests. Only the whole one shows notifications. */
export function browser(executablePath = usual) {
  if (!launched.has(executablePath)) launched.set(executablePath, chromium.launch({ executablePath, args: ["--no-sandbox"] }));
  return launched.get(executablePath);
}

after(async () => {
  await Promise.all([...launched.values()].map(async (one) => (await one).close()));
});

/**
 * A page of somebody who was never here. Errors of scripts, and what the Content-Security-Policy forbids, fail the test that
 * asks for `page.troubles`.
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
  const page = await context.newPage();
  page.troubles = [];
  page.on("pageerror", (error) => page.troubles.push(String(error)));
  page.on("console", (message) => {
    if (/Content Security Policy|Content-Security-Policy/.test(message.text())) page.troubles.push(message.text());
  });
  return page;
}

/** A unique name of letters that look like no other letter. */
export const newName = () => `P${Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => "abcdefghkpqrstxyz"[byte % 17]).join("")}`;

/** Registers by the form, and is at the list of games afterwards. A refusal fails with its text. */
export async function register(page, name = newName()) {
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

/** Asks the API as whoever is logged in on the page. */
export async function ask(page, method, path, body) {
  const { status, answer } = await page.evaluate(
    async ([method, path, body]) => {
      // The page renews its session by the same cookie.
      const granted = await navigator.locks.request("session", async () => {
        const grant = await fetch("/v1/sessions/refresh", {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: "{}",
        });
        return grant.json();
      });
      const response = await fetch(path, {
        method,
        headers: {
          Authorization: `Bearer ${granted.tokens.access_token}`,
          "Content-Type": "application/json",
          ...(path.endsWith("/commands") ? { "Idempotency-Key": crypto.randomUUID() } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, answer: text === "" ? null : JSON.parse(text) };
    },
    [method, path, body],
  );
  assert.ok(status < 300, `${method} ${path}: ${status} ${JSON.stringify(answer)}`);
  return answer;
}

/** Waits until `holds` no longer throws: what a page shows follows what one does a moment later. After ten seconds it fails as that did. */
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

/** Pretends that the tab is hidden or visible. */
export const setHidden = (page, hidden) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => (hidden ? "hidden" : "visible") });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

/** Fails if axe finds a violation of WCAG 2.2 AA on the page. */
export async function axe(page, where) {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const runOnly = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    // What is right is neither described nor sent: on a long page that takes longer than to look.
    const { violations } = await globalThis.axe.run(document, { runOnly, resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join("; ")}`);
  });
  assert.deepEqual(found, [], where);
}

/** Fails if anything is wider than the page. */
export async function fits(page, where) {
  const { wide, room } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }));
  assert.ok(wide <= room, `${where}: ${wide} px wide in ${room} px`);
}
