// Says how much a browser fetches before the first page is there, as the server sends it: node budget.mjs http://127.0.0.1:8080
// Fails above the budget. With --lighthouse it also says how Lighthouse judges the first page, the list of games and a running game.

import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "playwright-core";
import { ask, open, PHONE, register } from "./tests/support.mjs";

const BUDGET = 150 * 1024;
const LEAST = 95;
const server = process.argv[2] ?? "http://127.0.0.1:8080";
/** Where Lighthouse finds the browser. */
const DEBUGGING = 9333;
const LIGHTHOUSE = "lighthouse@13.5.0";

/** What was fetched from the server until the page was quiet, with its size on the wire. */
async function fetched(path) {
  const page = await open({ size: PHONE, baseURL: server });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const urls = new Map();
  const sizes = new Map();
  session.on("Network.responseReceived", ({ requestId, response }) => urls.set(requestId, response.url));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
  await page.goto(path);
  await page.waitForSelector("h1");
  await page.waitForLoadState("networkidle");
  await page.context().close();
  return [...sizes].map(([id, size]) => ({ url: urls.get(id) ?? "", size })).filter(({ url }) => url.startsWith(server));
}

const files = await fetched("/");
const total = files.reduce((sum, { size }) => sum + size, 0);
for (const { url, size } of files.sort((one, other) => other.size - one.size)) {
  console.log(`${String(size).padStart(8)}  ${url.slice(server.length)}`);
}
console.log(`${String(total).padStart(8)}  bytes for the first page, of ${BUDGET}`);
let failed = total > BUDGET;

if (process.argv.includes("--lighthouse")) {
  const folder = mkdtempSync(join(tmpdir(), "lighthouse-"));
  // In the browser of somebody who is logged in, as after coming back.
  const args = ["--no-sandbox", `--remote-debugging-port=${DEBUGGING}`];
  const executablePath = process.env.CHROMIUM || "/usr/bin/chromium";
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
    failed ||= Object.values(categories).some(({ score }) => score * 100 < LEAST);
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
