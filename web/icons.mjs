// Draws the icons in public/ from the crown: node icons.mjs. Needs a Chromium, whose path may be named by CHROMIUM.

import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const root = dirname(fileURLToPath(import.meta.url));
const crown = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(
  readFileSync(join(root, "../crates/kingdomino-render/src/art/crown.svg"), "utf8"),
)[1].trim();

/** The crown on a ground of the first livery, with so much of it around and so round corners, of 40. */
const icon = (margin, radius) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="${radius}" fill="#0a5fa8"/>` +
  `<g transform="translate(${margin} ${margin}) scale(${(40 - 2 * margin) / 40})">${crown}</g></svg>`;

writeFileSync(join(root, "public/favicon.svg"), `${icon(4, 9)}\n`);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
for (const [name, size, margin, radius] of [
  ["icon-192.png", 192, 4, 9],
  ["icon-512.png", 512, 4, 9],
  ["icon-maskable-512.png", 512, 9, 0],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0;background:none}svg{display:block;width:${size}px}</style>${icon(margin, radius)}`);
  await page.screenshot({ path: join(root, "public", name), omitBackground: true });
  await page.close();
}
await browser.close();
