// Takes the screenshots of the README from a new server, on which nobody has these names yet: node screenshots.mjs http://127.0.0.1:8080

import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

// The helpers of the tests use the server of the environment.
if (process.argv[2]) process.env.KINGDOMAIL = process.argv[2];
const { ask, DESKTOP, open, PHONE, register } = await import("./tests/support.mjs");

const IMAGES = join(dirname(fileURLToPath(import.meta.url)), "../docs/images");
const SEED = "4b696e67646f6d61696c2c206120676f6f642d6c6f6f6b696e672067616d6521";

const shots = [
  { file: "client-desktop.png", name: "Ada", size: DESKTOP, settings: { players: 4 }, house: ["greedy", "greedy", "greedy"], turns: 10 },
  { file: "client-phone.png", name: "Grace", size: PHONE, theme: "dark", settings: { players: 2, variants: ["mighty_duel"] }, house: ["greedy"], turns: 16 },
];

for (const { file, name, settings, house, turns, ...options } of shots) {
  const page = await open({ ...options, deviceScaleFactor: 2 });
  await register(page, name);
  const { id } = await ask(page, "POST", "/v1/sandboxes", { settings, house, seed: SEED });
  await page.goto(`/games/${id}`);
  for (let turn = 0; ; turn += 1) {
    await page.waitForSelector(".pickable, .target, .decision .primary:enabled");
    const version = await page.locator(".table").getAttribute("data-version");
    const places = (await page.locator(".target").count()) > 0;
    if (places) {
      // The spot that brings most.
      await page.locator(".in-hand").click();
      if (turn >= turns) break;
    } else if ((await page.locator(".pickable").count()) > 0) await page.locator(".pickable").last().click();
    await page.locator(".decision .primary").click();
    await page.waitForFunction((was) => document.querySelector(".table")?.dataset.version !== was, version);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(800);
  await page.screenshot({ path: join(IMAGES, file) });
  await page.context().close();
}
process.exit(0);
