// Says how much a browser fetches until the first page, the list of games and a running table can be used, as the server sends it:
// files, fonts and API responses, with their headers. Fails above the budget: node budget.mjs http://127.0.0.1:8080
// With --lighthouse it also says how Lighthouse judges these pages.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "playwright-core";

/** Bytes for each page. */
const BUDGETS = { "first page": 80_000, list: 80_000, table: 80_000 };
/** Least scores of Lighthouse. */
const LEAST = { performance: 95, accessibility: 100, "best-practices": 95 };
const server = process.argv[2] ?? "http://127.0.0.1:8080";
// The helpers of the tests use the server of the environment.
process.env.KINGDOMAIL = server;
const { ask, CHROMIUM, open, PHONE, register, soon } = await import("./tests/support.mjs");
/** Where Lighthouse finds the browser. */
const DEBUGGING = 9333;
const LIGHTHOUSE = "lighthouse@13.5.0";
let failed = false;

/** Prints the responses that a page asked for until `usable` is shown. */
async function measure(name, member, path, usable) {
  const page = await member.context().newPage();
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  const asked = new Map();
  const sizes = new Map();
  session.on("Network.requestWillBeSent", ({ requestId, request, wallTime }) => asked.set(requestId, { url: request.url, at: wallTime * 1000 }));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
  await page.goto(path, { waitUntil: "commit" });
  const end = await page.waitForFunction((usable) => document.querySelector(usable) && Date.now(), usable, { polling: "raf" });
  const usableAt = await end.jsonValue();
  // Streams do not end.
  const before = [...asked].filter(([, { url, at }]) => url.startsWith(server) && !url.endsWith("/stream") && at <= usableAt);
  await soon(() => assert.ok(before.every(([id]) => sizes.has(id)), `${name}: a response is missing`));
  await page.close();
  const files = before.map(([id, { url }]) => ({ url, size: sizes.get(id) }));
  const total = files.reduce((sum, { size }) => sum + size, 0);
  for (const { url, size } of files.sort((one, other) => other.size - one.size)) {
    console.log(`${String(size).padStart(8)}  ${url.slice(server.length)}`);
  }
  console.log(`${String(total).padStart(8)}  bytes for the ${name}, of ${BUDGETS[name]}\n`);
  failed ||= total > BUDGETS[name];
}

const visitor = await open({ size: PHONE });
await measure("first page", visitor, "/", ".replay .board");
const member = await open({ size: PHONE });
await register(member);
const { id } = await ask(member, "POST", "/v1/games", { settings: { players: 2 }, house: ["greedy"] });
await measure("list", member, "/games", ".game-card .board");
await measure("table", member, `/games/${id}`, ".pickable, .target");

if (process.argv.includes("--lighthouse")) {
  const folder = mkdtempSync(join(tmpdir(), "lighthouse-"));
  // In the browser of somebody who is logged in, as after coming back.
  const args = ["--no-sandbox", `--remote-debugging-port=${DEBUGGING}`];
  const executablePath = CHROMIUM;
  const browser = await chromium.launchPersistentContext(join(folder, "profile"), { executablePath, args, baseURL: server, locale: "en" });
  const page = await browser.newPage();
  const report = join(folder, "report.json");
  const judge = async (path, name) => {
    await promisify(execFile)(
      "npx",
      ["--yes", LIGHTHOUSE, `${server}${path}`, "--quiet", "--output=json", `--output-path=${report}`, `--port=${DEBUGGING}`,
       "--disable-storage-reset", "--only-categories=performance,accessibility,best-practices"],
    );
    const { audits, categories } = JSON.parse(readFileSync(report, "utf8"));
    const scores = Object.values(categories).map(({ title, score }) => `${title} ${Math.round(score * 100)}`);
    const measures = ["interactive", "first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"];
    const measured = measures.map((id) => `${audits[id].title.toLowerCase()} ${audits[id].displayValue}`);
    console.log(`${name}: ${scores.join(", ")}; ${measured.join(", ")}`);
    failed ||= Object.values(categories).some(({ id, score }) => Math.round(score * 100) < LEAST[id]);
  };
  await judge("/", "the first page");
  await register(page);
  const game = await ask(page, "POST", "/v1/games", { settings: { players: 2 }, house: ["greedy"] });
  await page.goto("/games");
  await page.locator(".game-card").first().waitFor();
  await page.goto("about:blank");
  await judge("/games", "the list of games");
  await judge(`/games/${game.id}`, "a running game");
  await browser.close();
}
process.exit(failed ? 1 : 0);
