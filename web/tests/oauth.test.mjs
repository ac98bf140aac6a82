// A page of another site is authorized by a player, plays, follows the game and is revoked.

import assert from "node:assert/strict";
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { after, before, describe, test } from "node:test";
import { axe, DESKTOP, fits, newName, open, PASSWORD, register, SERVER, soon } from "./support.mjs";

const TYPES = { "app.html": "text/html", "app.js": "text/javascript" };

let elsewhere;
let app;

before(async () => {
  elsewhere = createServer(async ({ url }, response) => {
    const name = new URL(url, "http://localhost").pathname.slice(1);
    if (!(name in TYPES)) return response.writeHead(404).end();
    response.writeHead(200, { "Content-Type": TYPES[name] }).end(await readFile(new URL(`oauth/${name}`, import.meta.url)));
  });
  await new Promise((listens) => elsewhere.listen(0, "127.0.0.1", listens));
  // A host name other than that of the server, so that browsers treat the page as cross-site.
  app = `http://localhost:${elsewhere.address().port}/app.html`;
});

after(() => elsewhere.close());

const says = (page, words) => page.locator("#state", { hasText: words }).waitFor();

/** Waits until the page shows the player's name. Names are isolated from the text around them. */
const isKnown = (page, name) => page.locator("p", { hasText: "You are logged in as" }).filter({ hasText: name }).waitFor();

/** Opens the app's page at the start of the authorization. */
async function asking(options) {
  const page = await open(options);
  return { page, ask: () => atTheServer(page) };
}

async function atTheServer(page) {
  await page.goto(`${app}#server=${encodeURIComponent(SERVER)}`);
  await page.getByRole("button", { name: "Log in with Kingdomail" }).click();
  await page.waitForURL("**/oauth/authorize?*");
}

describe("app of another site", () => {
  test("is authorized, plays, follows the game and is revoked", async () => {
    const { page, ask } = await asking({ size: DESKTOP });
    const name = await register(page);
    await ask();
    await isKnown(page, name);
    await page.getByRole("button", { name: "Allow", exact: true }).click();
    await page.waitForURL(`${app}**`);
    await says(page, `let in by ${name}`);
    await page.getByRole("button", { name: "Play" }).click();
    await says(page, "has played");
    await soon(async () => assert.ok((await page.locator("#events li").count()) > 0));

    const settings = await page.context().newPage();
    await settings.goto("/settings/sessions");
    const row = settings.locator(".row", { hasText: "Castle Watch" });
    await row.getByText("play for you").waitFor();
    await row.getByRole("button", { name: /^Remove: / }).click();
    await settings.getByRole("button", { name: "Confirm" }).click();
    await settings.locator(".toast.shown", { hasText: "App removed." }).waitFor();
    await settings.getByText("No connected apps.").waitFor();
    await page.bringToFront();
    await page.getByRole("button", { name: "Play" }).click();
    await says(page, "session_ended (Bearer resource_metadata=");
    assert.deepEqual(page.troubles, []);
  });

  test("is authorized by a player who registers on the consent page", async () => {
    const { page, ask } = await asking();
    await ask();
    const form = page.locator("form", { has: page.getByRole("button", { name: "Create an account and allow" }) });
    const name = newName();
    await form.locator("[name=name]").fill(name);
    await form.locator("[name=password]").fill(PASSWORD);
    await form.getByRole("button").click();
    await says(page, `let in by ${name}`);
    await ask();
    await isKnown(page, name);
    // The login also applies to the web client.
    await page.goto("/games");
    await page.getByRole("navigation", { name: "Main" }).waitFor();
    assert.deepEqual(page.troubles, []);
  });

  test("is authorized with a redirect that no policy can name", async () => {
    const listener = createServer((_, response) => response.writeHead(200, { "Content-Type": "text/html" }).end("<p id=state>here"));
    await new Promise((listens) => listener.listen(0, "::1", listens));
    const place = `http://[::1]:${listener.address().port}/back`;
    const page = await open();
    await register(page);
    for (const [button, told] of [
      ["Allow", "code"],
      ["Deny", "error"],
    ]) {
      const wish = {
        response_type: "code",
        client_id: "Castle Watch",
        redirect_uri: place,
        code_challenge: "qjrzSW9gMiUgpUvqgEPE4_-8swvyCtfOVvg55o5S_es",
        code_challenge_method: "S256",
      };
      await page.goto(`/oauth/authorize?${new URLSearchParams(wish)}`);
      await page.getByRole("button", { name: button, exact: true }).click();
      await page.waitForURL(`${place}?${told}=*`);
      await says(page, "here");
    }
    assert.deepEqual(page.troubles, []);
    listener.close();
  });

  test("is denied", async () => {
    const { page, ask } = await asking();
    await register(page);
    await ask();
    await page.getByRole("button", { name: "Deny" }).click();
    await says(page, "access_denied");
  });

  test("rejects a code of another issuer", async () => {
    const { page, ask } = await asking();
    await register(page);
    await ask();
    const state = new URL(page.url()).searchParams.get("state");
    let exchanged = 0;
    page.on("request", (request) => (exchanged += request.url().includes("/oauth/token") ? 1 : 0));
    for (const iss of [{ iss: "https://elsewhere.example" }, {}]) {
      await page.goto(`${app}?${new URLSearchParams({ code: "kmx_0", state, ...iss })}`);
      await says(page, "mixed up");
    }
    assert.equal(exchanged, 0);
  });

  test("cannot read the consent page by script", async () => {
    const { page, ask } = await asking();
    await register(page);
    await ask();
    const url = page.url();
    await page.goto(app);
    const [read, metadata] = await page.evaluate(
      async ([url, server]) => [
        await fetch(url).then(
          () => "read",
          (error) => error.name,
        ),
        (await fetch(`${server}/.well-known/oauth-authorization-server`)).ok,
      ],
      [url, SERVER],
    );
    assert.deepEqual([read, metadata], ["TypeError", true]);
  });

  test("cannot show the consent page in a frame", async () => {
    const { page, ask } = await asking();
    await register(page);
    await ask();
    const url = page.url();
    await page.goto(app);
    const shown = await page.evaluate(async (src) => {
      const frame = Object.assign(document.createElement("iframe"), { src });
      const loaded = new Promise((done) => frame.addEventListener("load", done));
      document.body.append(frame);
      await loaded;
      // A blocked page is replaced by a browser page with an opaque origin.
      return frame.contentWindow.length === 0 && frame.contentDocument === null;
    }, url);
    assert.equal(shown, true);
    const frame = page.frames().find((one) => one !== page.mainFrame());
    assert.equal(await frame.getByRole("button", { name: "Allow", exact: true }).count(), 0);
  });

  for (const [language, theme] of [
    ["en", "light"],
    ["he", "dark"],
  ]) {
    test(`has an accessible consent page in ${language} and ${theme}`, async () => {
      const { page, ask } = await asking({ language, theme });
      await ask();
      await axe(page);
      await fits(page);
    });
  }
});
