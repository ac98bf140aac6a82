// What the tests of the client have in common. They drive a browser against a running server, whose address is in KINGDOMAIL.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium } from "playwright-core";

export const BASE = process.env.KINGDOMAIL ?? "http://127.0.0.1:8080";
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const PASSWORD = "a crown for every lake";
let browser = null;
let count = 0;

/** A page of a new visitor. What goes wrong in it is in `page.errors`. */
export async function open({ viewport = PHONE, language = "en", theme = "light", ...rest } = {}) {
  browser ??= await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
  const context = await browser.newContext({ viewport, reducedMotion: "reduce", serviceWorkers: "block", baseURL: BASE, ...rest });
  // What is chosen later on in the test stays.
  await context.addInitScript(
    ([chosen, shown]) => {
      localStorage.language ??= chosen;
      localStorage.theme ??= shown;
    },
    [language, theme],
  );
  const page = await context.newPage();
  page.errors = [];
  page.on("pageerror", (error) => page.errors.push(error.message));
  return page;
}

/** Registers a new player through the screen for it, and returns the name. */
export async function register(page, name = `Player ${Date.now().toString(36)}${(count += 1)}`) {
  await page.goto("/register");
  await page.locator("input[name=name]").fill(name);
  await page.locator("input[name=password]").fill(PASSWORD);
  await page.locator("form button[type=submit]").click();
  await page.waitForURL((url) => url.pathname === "/games");
  return name;
}

/** What axe-core finds wrong with the page as it is shown: nothing, if all is well. */
export async function axe(page) {
  // An evaluation is not subject to the policy of the page, a script element would be.
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

/** The same in both themes and in Hebrew. */
export async function axeEverywhere(page) {
  const found = [];
  for (const [language, theme] of [["en", "light"], ["en", "dark"], ["he", "light"], ["he", "dark"]]) {
    await show(page, language, theme);
    found.push(...(await axe(page)).map((violation) => `${language}, ${theme}: ${violation}`));
  }
  await show(page, "en", "light");
  return found;
}

/** Shows the page in a language and a theme. */
export async function show(page, language, theme) {
  await page.evaluate(([chosen, shown]) => Object.assign(localStorage, { language: chosen, theme: shown }), [language, theme]);
  await page.reload();
  await page.locator("h1").first().waitFor();
}

export async function closeAll() {
  await browser?.close();
  browser = null;
}
