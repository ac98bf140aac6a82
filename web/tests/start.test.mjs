// First visits, and state that persists after the page is closed.

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { ask, axe, browser, CHROMIUM, DESKTOP, fits, newName, open, PASSWORD, PHONE, register, registerByForm, SERVER, soon } from "./support.mjs";

/** The built files that do not depend on the language. */
const SCREENS = readdirSync(new URL("../dist/assets", import.meta.url)).filter((name) => !/^(en|el|pl|bg|he|es|learn)-/.test(name));
const LANGUAGES = ["en", "el", "pl", "bg", "he", "es"];

for (const [device, size] of [["a phone", PHONE], ["a desktop", DESKTOP]]) {
  test(`newcomer on ${device} starts a game with one tap and moves with two more`, async () => {
    const page = await open({ size });
    await page.goto("/");
    await axe(page, "the first page");
    await fits(page, "the first page");
    await page.click(".landing .primary");
    await page.waitForURL("**/games/*");
    await page.waitForSelector(".pickable");
    const version = await page.locator(".table").getAttribute("data-version");
    await page.locator(".pickable").first().click();
    await page.locator(".decision .primary").click();
    await page.waitForFunction((was) => document.querySelector(".table")?.dataset.version !== was, version);
    assert.deepEqual(page.troubles, []);
  });
}

for (const language of LANGUAGES) {
  for (const theme of ["light", "dark"]) {
    test(`first page in ${language}, ${theme} fits and is accessible`, async () => {
      const page = await open({ language, theme });
      await page.goto("/");
      await page.waitForSelector("h1");
      await soon(async () => assert.equal(await page.locator("html").getAttribute("lang"), language));
      await soon(async () => assert.equal(await page.locator("html").getAttribute("dir"), language === "he" ? "rtl" : "ltr"));
      await fits(page, language);
      await axe(page, language);
    });
  }
}

test("chosen language is kept", async () => {
  const page = await open();
  await page.goto("/");
  await page.selectOption(".language select", "he");
  await page.waitForFunction(() => document.documentElement.dir === "rtl");
  await page.reload();
  await page.waitForSelector("h1");
  await soon(async () => assert.equal(await page.locator("html").getAttribute("dir"), "rtl"));
});

test("session outlives the page in an HttpOnly cookie", async () => {
  const page = await open();
  await registerByForm(page);
  assert.equal(await page.evaluate(() => document.cookie), "kingdomail_session=kept");
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  assert.doesNotMatch(kept, /ey[A-Za-z0-9]|kmr_|refresh/);
  await page.reload();
  await page.waitForSelector(".desk");
});

/** Opens a page on which a guest has started a game. */
async function asGuest() {
  const page = await open();
  await page.goto("/");
  await page.click(".landing .primary");
  await page.waitForURL("**/games/*");
  await page.waitForSelector(".pickable");
  return page;
}

test("registered guest keeps the game", async () => {
  const page = await asGuest();
  const game = new URL(page.url()).pathname;
  const before = await ask(page, "GET", "/v1/me");
  await page.goto("/register");
  await page.waitForURL("**/claim");
  await page.fill("[name=name]", newName());
  await page.fill("[name=password]", PASSWORD);
  await page.click("main form [type=submit]");
  await page.waitForURL("**/games");
  const after = await ask(page, "GET", "/v1/me");
  assert.deepEqual([after.id, after.guest], [before.id, false]);
  await page.goto(game);
  await page.waitForSelector(".pickable");
  assert.deepEqual(page.troubles, []);
});

test("login warns a guest about lost games", async () => {
  const page = await asGuest();
  const { name, id } = await ask(page, "GET", "/v1/me");
  await page.goto("/login");
  await page.getByText("games in progress are lost").waitFor();
  assert.ok((await page.locator("main").textContent()).includes(name));
  await page.locator("main a[href^='/claim']").waitFor();
  await axe(page, "the login of a guest");
  await fits(page, "the login of a guest");
  assert.notEqual(id, null);
});

test("login names a guest in the language of the page", async () => {
  const page = await asGuest();
  await page.evaluate(() => localStorage.setItem("language", "es"));
  await page.goto("/login");
  await page.locator("main", { hasText: /Invitado \d+/ }).waitFor();
});

test("going back restores the scroll position", async () => {
  const page = await open({ size: { width: 390, height: 400 } });
  const name = await register(page);
  for (let count = 0; count < 6; count += 1) await ask(page, "POST", "/v1/games", { settings: { players: 2 }, house: ["random"], rated: "no" });
  await page.goto("/games");
  const last = page.locator(".waiting-game a").nth(5);
  await last.scrollIntoViewIfNeeded();
  const scrollY = () => page.evaluate(() => Math.round(globalThis.scrollY));
  const before = await scrollY();
  assert.ok(before > 100, `${before} px`);
  await last.click();
  await page.waitForSelector(".pickable");
  assert.equal(await scrollY(), 0);
  await page.goBack();
  await last.waitFor();
  await soon(async () => assert.equal(await scrollY(), before));
  const other = await open({ size: { width: 390, height: 300 } });
  await other.goto("/login");
  await other.fill("[name=name]", name);
  await other.fill("[name=password]", PASSWORD);
  const submit = other.locator("main form [type=submit]");
  await submit.scrollIntoViewIfNeeded();
  assert.ok((await other.evaluate(() => globalThis.scrollY)) > 0);
  await submit.click();
  await other.waitForSelector(".waiting-game");
  assert.equal(await other.evaluate(() => globalThis.scrollY), 0);
});

test("late response about a guest is dropped after login", async () => {
  const member = await open();
  const name = await registerByForm(member);
  const page = await asGuest();
  let release;
  const held = new Promise((done) => (release = done));
  const delayed = page.waitForEvent("requestfinished", (request) => request.url().endsWith("/v1/me"));
  await page.route("**/v1/me", async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  }, { times: 1 });
  await page.goto("/login");
  await page.evaluate(async () => (await caches.open("seen")).put("/v1/me/games", new Response("{}")));
  await page.fill("[name=name]", name);
  await page.fill("[name=password]", PASSWORD);
  await page.click("main form [type=submit]");
  await page.waitForURL("**/games");
  await page.locator(".desk").waitFor();
  release();
  await delayed;
  // The page has handled the response when it handles the next one.
  await page.evaluate(() => fetch("/v1/health").catch(() => {}));
  assert.equal(await page.locator(".guest-hint").count(), 0);
  // Cached responses of the guest are deleted.
  await soon(async () => assert.equal(await page.evaluate(async () => (await (await caches.open("seen")).keys()).length), 0));
  assert.deepEqual(page.troubles, []);
});

test("guest has the time zone of the browser", async () => {
  const page = await open({ timezoneId: "Europe/Athens" });
  await page.goto("/");
  await page.click(".landing .primary");
  await page.waitForURL("**/games/*");
  await page.waitForSelector(".pickable");
  await soon(async () => assert.equal((await ask(page, "GET", "/v1/me/availability")).time_zone, "Europe/Athens"));
});

test("guest of an invitation link has the time zone of the browser", async () => {
  const host = await open();
  await registerByForm(host);
  const game = await ask(host, "POST", "/v1/games", { settings: { players: 3 }, access: "invitation", rated: "no" });
  const { url } = await ask(host, "POST", `/v1/games/${game.id}/invitation-links`);
  const page = await open({ timezoneId: "Europe/Athens" });
  await page.goto(url);
  await page.fill("[name=name]", newName());
  await page.click("main form [type=submit]");
  await page.locator(".waiting-seats .taken").nth(1).waitFor();
  await soon(async () => assert.equal((await ask(page, "GET", "/v1/me/availability")).time_zone, "Europe/Athens"));
  assert.deepEqual(page.troubles, []);
});

test("two tabs renew one session without ending it", async () => {
  const page = await open();
  await registerByForm(page);
  const other = await page.context().newPage();
  await Promise.all([page.reload(), other.goto(`${SERVER}/games`)]);
  for (const one of [page, other]) await one.waitForSelector(".desk");
});

test("unauthorized response of a proxy ends the session", async () => {
  const page = await open();
  await registerByForm(page);
  await page.route("**/v1/sessions/refresh", (route) => route.fulfill({ status: 401, contentType: "text/html", body: "<p>No" }));
  await page.reload();
  await page.waitForFunction(() => !document.cookie.includes("kingdomail_session"));
});

test("names with markup, mixed directions or emoji are shown verbatim", async () => {
  for (const name of ['<img src=x onerror="document.title=1">', "שלום\u202eabc", "👑".repeat(64)]) {
    const page = await open();
    await page.goto("/register");
    await page.fill("[name=name]", name);
    await page.fill("[name=password]", "a crown for every lake");
    await page.click("main form [type=submit]");
    // Invalid names are reported and have no other effect.
    await page.waitForFunction(() => location.pathname === "/games" || document.querySelector(".problem:not(:empty)"));
    if (new URL(page.url()).pathname !== "/games") continue;
    const game = await ask(page, "POST", "/v1/games", { settings: { players: 2 }, house: ["greedy"] });
    await page.goto(`/games/${game.id}`);
    await page.waitForSelector(".decision");
    await soon(async () => assert.ok((await page.locator(".points .name").first().textContent()).includes(name.slice(0, 8))));
    await fits(page, name);
    await axe(page, name);
    assert.deepEqual(page.troubles, []);
  }
});

test("push message is shown without an open page and opens the game", async () => {
  const context = await (await browser(CHROMIUM)).newContext({ baseURL: SERVER, permissions: ["notifications"] });
  const page = await context.newPage();
  const session = await context.newCDPSession(await context.newPage());
  await session.send("ServiceWorker.enable");
  const registered = new Promise((done) =>
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      if (registrations[0]) done(registrations[0].registrationId);
    }),
  );
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  // Chromium's notification list occasionally loses notifications requested at the same moment, so
  // the worker is observed instead.
  await page.close();
  const [worker] = context.serviceWorkers();
  await worker.evaluate(() => {
    const { showNotification } = ServiceWorkerRegistration.prototype;
    globalThis.shown = new Promise((done, failed) => {
      ServiceWorkerRegistration.prototype.showNotification = function show(title, options) {
        const asked = showNotification.call(this, title, options);
        asked.then(() => done({ title, ...options }), failed);
        return asked;
      };
    });
  });
  const data = JSON.stringify({ title: "Your turn against Bo", body: "Pick a domino.", url: "/games/1", tag: "1" });
  await session.send("ServiceWorker.deliverPushMessage", { origin: SERVER, registrationId: await registered, data });
  const shown = await worker.evaluate(() => globalThis.shown);
  assert.deepEqual(shown, { title: "Your turn against Bo", body: "Pick a domino.", data: "/games/1", icon: "/icon-192.png", tag: "1" });

  const opened = await worker.evaluate(
    (notification) =>
      new Promise((done) => {
        clients.openWindow = async (url) => done({ url, closed });
        let closed = false;
        const click = Object.assign(new Event("notificationclick"), {
          notification: { ...notification, close: () => (closed = true) },
          waitUntil: () => {},
        });
        globalThis.dispatchEvent(click);
      }),
    shown,
  );
  assert.deepEqual(opened, { url: `${SERVER}/games/1`, closed: true });
  await context.close();
});

/** Waits until the service worker of a page has cached the files of all screens. */
async function withWorker(page) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The worker caches the remaining screens after the page has loaded.
  await soon(async () => {
    const cached = await page.evaluate(async () => {
      const keys = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return keys.flat().map(({ url }) => new URL(url).pathname);
    });
    const missing = SCREENS.filter((name) => !cached.includes(`/assets/${name}`));
    assert.deepEqual(missing, []);
  });
}

test("offline page shows the last state with a notice", async () => {
  const page = await open({ serviceWorkers: "allow" });
  await registerByForm(page);
  const game = await ask(page, "POST", "/v1/games", { settings: { players: 2 }, house: ["greedy"] });
  await withWorker(page);
  await page.reload();
  await page.goto(`/games/${game.id}`);
  await page.waitForSelector(".decision");
  await page.goto("/games");
  await page.waitForSelector(".game-card");
  await page.context().setOffline(true);
  await page.reload();
  await page.waitForSelector(".offline");
  await page.waitForSelector(".game-card");
  assert.equal(await page.getByText("The server cannot be reached").count(), 0);
  // The player's own view of the table is shown although the session cannot be renewed.
  await page.goto(`/games/${game.id}`);
  await page.waitForSelector(".decision");
  assert.equal(await page.getByText("create an account").count(), 0);
  await page.reload();
  await page.waitForSelector(".decision");
  // A screen not visited before opens and reports that its content is unavailable.
  await page.goto("/leaderboards");
  await page.getByText("is not available offline").waitFor();
  await page.context().setOffline(false);
  await page.goto(`/games/${game.id}`);
  await page.waitForSelector(".pickable, .target");
  assert.deepEqual(page.troubles, []);
});

test("full storage of the worker hides no response", async () => {
  const page = await open({ serviceWorkers: "allow" });
  await registerByForm(page);
  await withWorker(page);
  await page.reload();
  await page.waitForSelector(".desk");
  const [worker] = page.context().serviceWorkers();
  await worker.evaluate(() => {
    Cache.prototype.put = async () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  const stale = [];
  page.on("response", (response) => "kingdomail-offline" in response.headers() && stale.push(response.url()));
  await page.reload();
  await page.waitForSelector(".desk");
  assert.deepEqual(stale, []);
  // A script that is not cached is loaded all the same.
  const script = await page.evaluate(async () => {
    const [asset] = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
    for (const name of await caches.keys()) await (await caches.open(name)).delete(asset.name);
    return (await fetch(asset.name)).status;
  });
  assert.equal(script, 200);
});

test("worker caches no versions, records and pictures of games", async () => {
  const page = await open({ serviceWorkers: "allow" });
  await registerByForm(page);
  await withWorker(page);
  await page.reload();
  await page.waitForSelector(".desk");
  const game = await ask(page, "POST", "/v1/games", { settings: { players: 2 }, house: ["greedy"], access: "public" });
  const cached = await page.evaluate(async (id) => {
    for (const path of ["versions/2", "animation.svg", "table.png", ""]) await (await fetch(`/v1/games/${id}/${path}`.replace(/\/$/, ""))).text();
    for (;;) {
      const urls = (await (await caches.open("seen")).keys()).map(({ url }) => new URL(url).pathname).filter((path) => path.includes(id));
      // Storing takes place after the response.
      if (urls.includes(`/v1/games/${id}`)) return urls;
    }
  }, game.id);
  assert.deepEqual(cached, [`/v1/games/${game.id}`]);
});

test("files that only the worker has requested open a page offline", async () => {
  const page = await open({ serviceWorkers: "allow" });
  await registerByForm(page);
  await withWorker(page);
  await page.context().setOffline(true);
  const failed = [];
  page.on("requestfailed", (request) => failed.push(new URL(request.url()).pathname));
  for (const address of ["/games", "/leaderboards", "/settings"]) {
    await page.goto(address);
    await page.waitForSelector(".offline");
    await page.locator("main :is(h1, .refused)").first().waitFor();
  }
  assert.deepEqual(failed.filter((path) => path.startsWith("/assets/")), []);
});

test("session outlives a start without the server", async () => {
  const page = await open();
  await registerByForm(page);
  const game = await ask(page, "POST", "/v1/games", { settings: { players: 2 }, house: ["greedy"] });
  for (const fail of [(route) => route.abort(), (route) => route.fulfill({ status: 503, body: "" })]) {
    await page.route("**/v1/**", fail);
    await page.goto(`/games/${game.id}`);
    await page.getByRole("button", { name: "Try again" }).waitFor();
    await page.unroute("**/v1/**", fail);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.waitForSelector(".pickable, .target");
    assert.equal(await page.getByText("create an account").count(), 0);
  }
});

test("page is rendered before the session is renewed", async () => {
  const page = await open();
  await registerByForm(page);
  let release;
  const held = new Promise((done) => (release = done));
  await page.route("**/v1/sessions/refresh", (route) => held.then(() => route.continue()));
  await page.goto("/games", { waitUntil: "commit" });
  await page.getByRole("link", { name: "Settings" }).waitFor();
  release();
  await page.getByRole("heading", { name: "Games", exact: true }).waitFor();
  assert.deepEqual(page.troubles, []);
});

test("screen with a missing file explains it and loads again", async () => {
  const page = await open();
  await page.goto("/login");
  await page.waitForSelector("form");
  await page.route("**/assets/lobby-*", (route) => route.abort());
  await page.getByRole("link", { name: "Lobby" }).click();
  await page.getByText("is not available offline").waitFor();
  await page.unroute("**/assets/lobby-*");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "Lobby" }).waitFor();
});

test("page of an earlier release reloads itself", async () => {
  const page = await open();
  await page.goto("/login");
  await page.waitForSelector("form");
  // The server has the files of its own release only.
  await page.route("**/assets/lobby-*", (route) => route.fulfill({ status: 404, body: "" }), { times: 1 });
  await page.getByRole("link", { name: "Lobby" }).click();
  await page.getByRole("heading", { name: "Lobby" }).waitFor();
  assert.deepEqual(page.troubles, []);
});

for (const address of ["/games", "/dynasties", "/players/me"]) {
  test(`visitor at ${address} logs in and returns`, async () => {
    const page = await open();
    const name = await registerByForm(page);
    await page.context().clearCookies();
    await page.goto("about:blank");
    await page.goto(address);
    await page.waitForURL(`**/login?then=${encodeURIComponent(address)}`);
    await page.fill("[name=name]", name);
    await page.fill("[name=password]", PASSWORD);
    await page.click("main form [type=submit]");
    await page.waitForURL(address === "/players/me" ? /\/players\/[0-9a-f-]{36}$/ : `**${address}`);
    await page.locator(".waiting").waitFor({ state: "detached" });
    // The login is not kept in the history.
    for (const form of ["/login", "/register"]) {
      await page.goto(`${form}?then=/lobby`);
      await page.waitForURL("**/lobby");
    }
    assert.deepEqual(page.troubles, []);
  });
}

test("login leads to a screen that loads slowly", async () => {
  const page = await open();
  const name = await registerByForm(page);
  await page.context().clearCookies();
  await page.goto("about:blank");
  let release;
  const released = new Promise((resolve) => (release = resolve));
  await page.route("**/assets/leaderboards-*.js", (route) => released.then(() => route.continue()));
  await page.goto("/login?then=/leaderboards");
  await page.fill("[name=name]", name);
  await page.fill("[name=password]", PASSWORD);
  const account = page.waitForResponse("**/v1/me");
  await page.click("main form [type=submit]");
  // The form is still shown when the player's account is known.
  await account;
  await page.waitForURL("**/leaderboards");
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  release();
  await page.getByRole("heading", { name: "Leaderboards" }).waitFor();
  assert.equal(new URL(page.url()).pathname, "/leaderboards");
});

test("visitor at a hidden Dynasty is offered the login and returns", async () => {
  const page = await open();
  const name = await registerByForm(page);
  await page.context().clearCookies();
  await page.goto("about:blank");
  const address = "/dynasties/01890a5d-ac96-774b-bcce-b302099a8057";
  await page.goto(address);
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await page.waitForURL(`**/login?then=${encodeURIComponent(address)}`);
  await page.fill("[name=name]", name);
  await page.fill("[name=password]", PASSWORD);
  await page.click("main form [type=submit]");
  await page.waitForURL(`**${address}`);
  await page.getByRole("button", { name: "Try again" }).waitFor();
});

test("guest at the registration keeps the account", async () => {
  const page = await open();
  await page.goto("/");
  await page.click(".landing .primary");
  await page.waitForURL("**/games/*");
  const game = new URL(page.url()).pathname;
  await page.goto(`/register?then=${game}`);
  await page.waitForURL(`**/claim?then=${encodeURIComponent(game)}`);
  await page.fill("[name=name]", newName());
  await page.fill("[name=password]", PASSWORD);
  await page.click("main form [type=submit]");
  await page.waitForURL(`**${game}`);
  await page.waitForSelector(".decision");
});

for (const [tag, shown] of [["en-GB", /^\d{1,2} [A-Z][a-z]+ \d{4}/], ["en-US", /^[A-Z][a-z]+ \d{1,2}, \d{4}/]]) {
  test(`dates are those of ${tag}`, async () => {
    const page = await open({ language: tag });
    await registerByForm(page);
    await page.goto("/players/me");
    const since = await page.getByText("Member since").innerText();
    assert.match(since.replace("Member since ", ""), shown);
  });
}

for (const [language, name] of [["es", "Invitado"], ["he", "אורח"]]) {
  test(`guest is named in ${language}`, async () => {
    const page = await open({ language });
    await page.goto("/");
    await page.click(".landing .primary");
    await page.waitForSelector(".points .name");
    assert.match(await page.locator(".points .name").first().innerText(), new RegExp(`^${name} \\d+$`));
  });
}
