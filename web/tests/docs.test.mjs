// The API reference: developers find an operation, read it on one screen and copy its samples.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createServer, request } from "node:http";
import { test } from "node:test";
import { axe, DESKTOP, fits, newName, open, PASSWORD, PHONE, SERVER, soon } from "./support.mjs";

const PAGES = ["", "play_command", "create_table", "get_game", "stream_game", "receive_notification", "Game", "Command", "ProblemCode"];

for (const [device, size] of [["a phone", PHONE], ["a desktop", DESKTOP]]) {
  test(`pages on ${device} fit, are accessible and load nothing from other hosts`, async () => {
    const page = await open({ size });
    const asked = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto("/docs/");
    const guides = await page.locator("nav > ul").first().locator("a").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    assert.ok(guides.includes("errors") && guides.includes("streams"), guides.join(" "));
    const looksWell = async (where) => {
      for (const theme of ["light", "dark"]) {
        await page.emulateMedia({ colorScheme: theme });
        await fits(page, `${where}, ${theme}`);
        await axe(page, `${where}, ${theme}`);
      }
    };
    for (const name of [...PAGES, ...guides]) {
      const response = await page.goto(`/docs/${name}`);
      assert.equal(response.status(), 200, name);
      const policy = response.headers()["content-security-policy"];
      assert.match(policy, /default-src 'none'/);
      assert.doesNotMatch(policy, /unsafe|https?:|\*/);
      await page.locator("search input").waitFor();
      await looksWell(`/docs/${name}`);
    }
    await page.fill("search input", "play");
    await page.locator("#found [role=option]").first().waitFor();
    await looksWell("what was found");
    assert.deepEqual(asked.filter((url) => !url.startsWith(`${SERVER}/`)), []);
    assert.deepEqual(page.troubles, []);
  });
}

test("client links to the documentation", async () => {
  const page = await open();
  await page.goto("/");
  await page.getByRole("link", { name: "For developers" }).click();
  await page.waitForURL("**/docs/");
  await page.locator("search input").waitFor();
});

test("every operation fits one screen in each language", async () => {
  const page = await open({ size: DESKTOP });
  await page.goto("/docs/play_command");
  const operations = page.locator("nav details a");
  const names = await operations.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  assert.ok(names.length > 100, `${names.length} operations`);
  // Replaces the article in place: loading every page would take much longer.
  const ends = await page.evaluate(async (names) => {
    const ends = [];
    for (const name of names) {
      const read = new DOMParser().parseFromString(await (await fetch(name)).text(), "text/html");
      const article = read.querySelector("article.operation");
      document.querySelector("article").replaceWith(article);
      const choices = [...article.querySelectorAll(".samples input")];
      for (const choice of choices.length > 0 ? choices : [{ value: "no" }]) {
        choice.checked = true;
        ends.push({ name, language: choice.value, end: Math.round(article.getBoundingClientRect().bottom) });
      }
    }
    return ends;
  }, names);
  assert.ok(ends.length > 2 * names.length, `${ends.length} samples`);
  assert.deepEqual(ends.filter(({ end }) => end > DESKTOP.height), []);
});

test("long body is folded and opens without scripts", async () => {
  const page = await open({ size: DESKTOP, javaScriptEnabled: false });
  await page.goto("/docs/create_table");
  const field = page.locator(".folded details", { hasText: "entropy" });
  assert.match(await field.locator("summary").textContent(), /^entropy optional string/);
  const said = field.getByText("32 bytes in hexadecimal");
  assert.equal(await said.isVisible(), false);
  await field.locator("summary").click();
  assert.equal(await said.isVisible(), true);
});

for (const [words, first, place] of [
  ["play a command", "Play a command", "/docs/play_command"],
  ["play_command", "Play a command", "/docs/play_command"],
  ["version_stale", "version_stale", "/docs/errors#version_stale"],
  ["play", "Play a command", "/docs/play_command"],
  ["premove", "Get your premove", "/docs/get_premove"],
  ["undo", "Undo", "/docs/agreements#undo"],
  ["rotating", "Rotating the secret", "/docs/webhooks#rotating-the-secret"],
  ["gamesettings", "GameSettings", "/docs/GameSettings"],
  ["429", "429 Too Many Requests", "/docs/errors#429-too-many-requests"],
]) {
  test(`search for "${words}" opens ${place} by keyboard`, async () => {
    const page = await open({ size: DESKTOP });
    await page.goto("/docs/");
    await page.locator("search input").waitFor();
    await page.keyboard.press("/");
    await page.keyboard.type(words);
    const chosen = page.locator("#found [aria-selected=true]");
    await soon(async () => assert.ok((await chosen.textContent()).startsWith(first), await chosen.textContent()));
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${place}`);
    const anchor = place.split("#")[1];
    if (anchor) await page.locator(`[id="${anchor}"]`).waitFor();
  });
}

test("search finds all kinds of pages and reports no results", async () => {
  const page = await open({ size: DESKTOP });
  await page.goto("/docs/guide");
  await page.fill("search input", "deadline");
  const found = page.locator("#found a");
  await soon(async () => assert.ok((await found.count()) > 3));
  const places = await found.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  assert.ok(places.includes("errors#deadline_passed"), places.join(" "));
  await page.fill("search input", "xyzzy command");
  await soon(async () => assert.equal(await page.locator("search [role=status]").textContent(), "Nothing was found."));
  assert.equal(await page.locator("#found").isVisible(), false);
});

test("search ranks operations before types and finds headings", async () => {
  const page = await open({ size: DESKTOP });
  await page.goto("/docs/");
  const places = async (words) => {
    await page.fill("search input", words);
    const links = page.locator("#found a");
    await soon(async () => assert.ok((await links.count()) > 0));
    return links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  };
  const pause = await places("pause");
  assert.ok(pause.includes("create_proposal") && pause.includes("agreements#a-pause"), pause.join(" "));
  assert.ok(pause.indexOf("create_proposal") < pause.indexOf("PauseProposal") || !pause.includes("PauseProposal"), pause.join(" "));
  for (const [words, place] of [["webhooks", "webhooks#webhooks"], ["quiet hours", "notifications#quiet-hours"], ["bots", "tokens#bots"]]) {
    const found = await places(words);
    assert.ok(found.includes(place), `${words}: ${found.join(" ")}`);
  }
});

test("phone shows results in full width and contents at the current page", async () => {
  const page = await open({ size: PHONE });
  await page.goto("/docs/get_leaderboard");
  await page.fill("search input", "play");
  await page.locator("#found a").first().waitFor();
  const { width } = await page.locator("#found").boundingBox();
  assert.ok(width > PHONE.width - 24, `${width} px`);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Contents" }).click();
  const current = page.locator("nav [aria-current]");
  await soon(async () => {
    const box = await current.boundingBox();
    assert.ok(box && box.y > 0 && box.y + box.height < PHONE.height, JSON.stringify(box));
  });
});

test("sample is copied verbatim in the last chosen language", async () => {
  const page = await open({ size: DESKTOP, permissions: ["clipboard-read", "clipboard-write"] });
  await page.goto("/docs/play_command");
  await page.getByLabel("Python").check();
  await page.goto("/docs/create_table");
  const sample = page.locator(".sample:visible");
  assert.match(await sample.locator("pre").textContent(), /^import json, os\n/);
  await sample.getByRole("button", { name: "Copy" }).click();
  await sample.getByRole("button", { name: "Copied" }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(copied, await sample.locator("pre").textContent());
});

test("pages without scripts lack only the search", async () => {
  const page = await open({ size: PHONE, javaScriptEnabled: false });
  await page.goto("/docs/get_game");
  assert.equal(await page.locator("search").isVisible(), false);
  await page.getByLabel("TypeScript").check();
  assert.match(await page.locator(".sample:visible").textContent(), /await fetch/);
  await page.getByRole("button", { name: "Contents" }).click();
  await page.locator("nav").getByRole("link", { name: "Errors", exact: true }).click();
  await page.waitForURL("**/docs/errors");
});

test("samples run as documented", async () => {
  const account = await fetch(`${SERVER}/v1/players`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name: newName(), password: PASSWORD }),
  });
  const { tokens } = await account.json();
  const env = { ...process.env, KINGDOMAIL: SERVER, KINGDOMAIL_TOKEN: tokens.access_token };
  const runs = {
    sh: (code) => execFileSync("bash", ["-c", code], { env, encoding: "utf8" }),
    python: (code) => execFileSync("python3", ["-c", code], { env, encoding: "utf8" }),
    typescript: (code) => execFileSync("node", ["--input-type=module", "-e", code], { env, encoding: "utf8" }),
  };
  const page = await open();
  for (const [name, expected] of [["create_table", /status['"]?: ?['"]open/], ["list_variants", /mighty_duel/], ["get_me", /guest/]]) {
    await page.goto(`/docs/${name}`);
    for (const [language, run] of Object.entries(runs)) {
      assert.match(run(await page.locator(`.sample.${language} pre`).textContent()), expected, `${name} in ${language}`);
    }
  }
});

test("pages and search work below a path prefix", async () => {
  const proxy = createServer((asked, answer) => {
    const { method, headers } = asked;
    const path = asked.url.replace(/^\/play\//, "/");
    if (path === asked.url) return answer.writeHead(404).end();
    asked.pipe(request(SERVER + path, { method, headers }, (got) => got.pipe(answer.writeHead(got.statusCode, got.headers))));
  });
  await new Promise((listening) => proxy.listen(0, "127.0.0.1", listening));
  try {
    const page = await open({ size: DESKTOP, baseURL: `http://127.0.0.1:${proxy.address().port}/play/` });
    const failed = [];
    page.on("response", (response) => response.status() >= 400 && failed.push(response.url()));
    await page.goto("docs");
    assert.match(page.url(), /\/play\/docs\/$/);
    await page.fill("search input", "legal commands");
    await page.locator("#found a").first().click();
    await page.waitForURL("**/play/docs/list_legal_commands");
    await page.locator("article").getByRole("link", { name: "LegalCommandList" }).click();
    await page.waitForURL("**/play/docs/LegalCommandList");
    assert.equal((await page.goto("docs/../openapi.json")).status(), 200);
    assert.deepEqual(failed, []);
  } finally {
    proxy.closeAllConnections();
    proxy.close();
  }
});
