// Notifications on every screen, turns in the list of games, navigation, and the first page.

import assert from "node:assert/strict";
import { before, test } from "node:test";
import { ask, axe, DESKTOP, fits, open, PHONE, playToEnd, playToTurn, register, soon, waitForFocus } from "./support.mjs";

/** Two players shared by all tests, because registrations are rate-limited by address. */
let ada;
let bo;

before(async () => {
  [ada, bo] = [await open(), await open({ size: DESKTOP })];
  for (const page of [ada, bo]) {
    await page.addInitScript(() => {
      globalThis.badges = [];
      navigator.setAppBadge = async (count) => void globalThis.badges.push(count);
    });
    page.player = await register(page);
  }
});

/** Creates a game of two in which `mover` is to move. */
async function gameOf(mover, other, body = {}) {
  const { id } = await ask(mover, "POST", "/v1/games", { settings: { players: 2 }, ...body });
  await ask(other, "POST", `/v1/games/${id}/join`, {});
  await playToTurn(id, mover, other);
  return id;
}

const bell = (page) => page.locator(".bell > button");
const tab = (page) => page.locator("header.site .places a[href='/games']");

test("turn in another game is announced by title, badge and toast", async () => {
  const id = await gameOf(bo, ada);
  const follows = ada.waitForResponse("**/v1/me/stream");
  await ada.goto("/lobby");
  await soon(async () => assert.equal(await ada.title(), "Lobby – Kingdomail"));
  await bell(ada).waitFor();
  await soon(async () => assert.deepEqual(await ada.evaluate(() => globalThis.badges.at(-1)), 0));
  await follows;
  await playToTurn(id, ada, bo);
  await soon(async () => assert.equal(await ada.title(), "(1) Your turn – Lobby – Kingdomail"));
  await soon(async () => assert.match(await tab(ada).innerText(), /1/));
  await soon(async () => assert.deepEqual(await ada.evaluate(() => globalThis.badges.at(-1)), 1));
  const toast = ada.locator(".toast.shown");
  await toast.getByText(`Your turn against \u2068${bo.player}\u2069`).waitFor();
  await axe(ada, "a message with a link");
  await fits(ada, "a message with a link");
  await toast.getByRole("link").click();
  await ada.waitForURL(`**/games/${id}`);
  await ada.locator(".table").waitFor();
  await toast.waitFor({ state: "detached" });
  await playToTurn(id, bo, ada);
  await soon(async () => assert.doesNotMatch(await ada.title(), /Your turn/));
  await soon(async () => assert.deepEqual(await ada.evaluate(() => globalThis.badges.at(-1)), 0));
  assert.deepEqual(ada.troubles, []);
});

test("notification on the list of games loads the running games once", async () => {
  const id = await gameOf(bo, ada);
  const follows = ada.waitForResponse("**/v1/me/stream");
  await ada.goto("/games");
  await bell(ada).waitFor();
  await follows;
  // News of the start of the game may arrive late and separately; each causes a request for notifications.
  const loads = { notifications: 0, games: 0 };
  ada.on("request", (request) => {
    if (request.url().includes("/me/notifications?")) loads.notifications += 1;
    if (request.url().includes("status=active")) loads.games += 1;
  });
  await playToTurn(id, ada, bo);
  await ada.locator(".waiting-game").waitFor();
  assert.ok(loads.games > 0 && loads.games <= loads.notifications, JSON.stringify(loads));
  await playToTurn(id, bo, ada);
});

test("rejected stream does not count as offline", async () => {
  const page = await open();
  await register(page);
  await page.locator(".desk").waitFor();
  let rejected = 0;
  await page.route("**/v1/me/stream", (route) => {
    rejected += 1;
    return route.fulfill({ status: 429, contentType: "application/json", body: "{}" });
  });
  await page.reload();
  await page.locator(".desk").waitFor();
  await soon(() => assert.ok(rejected >= 3));
  assert.equal(await page.locator(".offline").count(), 0);
});

test("toast with a link is closed by its button", async () => {
  const id = await gameOf(bo, ada);
  const follows = ada.waitForResponse("**/v1/me/stream");
  await ada.goto("/leaderboards");
  await bell(ada).waitFor();
  await follows;
  await playToTurn(id, ada, bo);
  const toast = ada.locator(".toast.shown");
  await toast.getByRole("button", { name: "Close" }).click();
  await toast.waitFor({ state: "detached" });
  await playToTurn(id, bo, ada);
});

test("bell counts unread notifications, lists them with links and marks them as read", async () => {
  // Turns of the other tests may be announced late.
  const bo = await open({ size: DESKTOP });
  bo.player = await register(bo);
  await bo.goto("/learn");
  await bell(bo).click();
  await bo.locator(".notifications").waitFor();
  await soon(async () => assert.equal(await bell(bo).getAttribute("aria-label"), "Notifications"));
  await bo.keyboard.press("Escape");
  await bo.locator(".notifications").waitFor({ state: "detached" });
  await waitForFocus(bell(bo));
  const table = await ask(ada, "POST", "/v1/games", { settings: { players: 2 } });
  await ask(ada, "POST", `/v1/games/${table.id}/invitations`, { name: bo.player });
  await soon(async () => assert.equal(await bell(bo).getAttribute("aria-label"), "Notifications: 1 unread"));
  await soon(async () => assert.equal(await bell(bo).innerText(), "1"));
  await bo.locator("main h1").waitFor();
  let reads = 0;
  bo.on("request", (request) => (reads += Number(request.url().endsWith("/v1/me/notifications/read"))));
  await bell(bo).click();
  const row = bo.locator(".notifications").getByRole("link", { name: /invited you to a game/ }).first();
  await row.waitFor();
  assert.equal(await row.getAttribute("href"), `/games/${table.id}`);
  await axe(bo, "the list of notifications");
  await soon(async () => assert.equal((await ask(bo, "GET", "/v1/me/notifications?limit=1")).unread, 0));
  assert.equal(reads, 1);
  await soon(async () => assert.equal(await bell(bo).getAttribute("aria-label"), "Notifications"));
  await row.click();
  await bo.waitForURL(`**/games/${table.id}`);
  await bo.locator(".notifications").waitFor({ state: "detached" });
  await ask(bo, "POST", `/v1/games/${table.id}/invitations/decline`);
  await ask(ada, "POST", `/v1/games/${table.id}/cancel`);
  assert.deepEqual(bo.troubles, []);
});

test("bell of a new player explains itself", async () => {
  const page = await open();
  await register(page);
  await page.locator("main h1").waitFor();
  await bell(page).click();
  await emptyState(page, ".notifications", /No notifications yet/);
  await axe(page, "an empty list of notifications");
  await page.locator(".notifications").getByRole("link", { name: "Settings" }).click();
  await page.getByRole("heading", { level: 2, name: "Notifications" }).waitFor();
});

test("phones have one row at the top and a tab bar with the profile", async () => {
  await ada.setViewportSize(PHONE);
  await ada.goto("/lobby");
  await bell(ada).waitFor();
  const places = ada.locator("header.site .places a");
  assert.deepEqual(await places.locator("> span:not(.badge)").allInnerTexts(), ["Games", "Lobby", "Leaderboards", "Learn", "Profile"]);
  for (const box of await places.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))) {
    assert.ok(box.height >= 44 && box.width >= 44, JSON.stringify(box));
    assert.ok(box.bottom <= PHONE.height && box.top > PHONE.height - 80, JSON.stringify(box));
  }
  const rows = await ada.locator(".brand, .settings-link, .bell").evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  assert.ok(Math.max(...rows) < 44, `${rows}`);
  await ada.getByRole("link", { name: "Profile" }).click();
  await ada.getByRole("heading", { name: ada.player }).waitFor();
  assert.equal(await ada.getByRole("link", { name: "Profile", exact: true }).first().getAttribute("aria-current"), "page");

  const id = await gameOf(ada, bo);
  await ada.goto(`/games/${id}`);
  await ada.locator(".table.running").waitFor();
  await soon(async () => assert.equal(await ada.locator("header.site .places").isVisible(), false));
  assert.ok(await ada.locator(".game-head .back").isVisible());
  const table = await ask(ada, "POST", "/v1/games", { settings: { players: 3 } });
  await ada.goto(`/games/${table.id}`);
  await ada.locator(".waiting-table").waitFor();
  await soon(async () => assert.equal(await ada.locator("header.site .places").isVisible(), true));

  // A low window has no tab bar, and its table no row at the top.
  await ada.setViewportSize({ width: 844, height: 390 });
  await ada.goto("/lobby");
  await ada.locator("main h1").waitFor();
  const header = await ada.locator("header.site").boundingBox();
  assert.ok(header.height <= 46, `${header.height}`);
  await fits(ada, "the lobby on a phone in landscape");
  await ada.goto(`/games/${id}`);
  await ada.locator(".table.running").waitFor();
  assert.equal(await ada.locator("header.site").isVisible(), false);
  await ada.setViewportSize(PHONE);
  await playToTurn(id, bo, ada);
  await ask(ada, "POST", `/v1/games/${table.id}/cancel`);
});

test("next waiting game is a tap away from a waiting table", async () => {
  const [first, second] = [await gameOf(ada, bo), await gameOf(ada, bo)];
  await ada.goto(`/games/${first}`);
  const next = ada.locator(".next-short");
  await next.waitFor();
  assert.equal(await next.getAttribute("href"), `/games/${second}`);
  await next.click();
  await ada.waitForURL(`**/games/${second}`);
  for (const id of [first, second]) await playToTurn(id, bo, ada);
});

for (const [device, size] of [["phone", PHONE], ["desktop", DESKTOP]]) {
  test(`turns are played in the list of games on a ${device}`, async () => {
    await ada.setViewportSize(size);
    const ids = [await gameOf(ada, bo), await gameOf(ada, bo)];
    await ada.goto("/games");
    await ada.locator(".play-here").first().click();
    const card = ada.locator(".turn-card");
    const kinds = new Set();
    for (let left = ids.length; left > 0; ) {
      const link = await card.locator("h3 a").getAttribute("href");
      await card.locator(".pickable, .target").first().waitFor();
      const isPick = (await card.locator(".pickable").count()) > 0;
      const kind = isPick ? "pick" : "place";
      if (!kinds.has(kind)) {
        await axe(ada, `a ${kind} in the list`);
        await fits(ada, `a ${kind} in the list`);
        kinds.add(kind);
      }
      const version = await card.getAttribute("data-version");
      if (isPick) await card.locator(".pickable").first().click();
      else {
        await card.locator(".spots summary").click();
        await card.locator(".spots li button").first().click();
      }
      await card.locator(".decision .primary").click();
      await ada.waitForFunction(
        ([was, href]) => {
          const shown = document.querySelector(".turn-card");
          return shown?.dataset.version !== was || shown?.querySelector("h3 a")?.getAttribute("href") !== href;
        },
        [version, link],
      );
      const { awaiting, your_seat: seat } = await ask(ada, "GET", `/v1${link}`);
      if (awaiting.seat === seat) continue;
      left -= 1;
      // The card moves on to the next game, or shows whose turn it is.
      if (left > 0) await soon(async () => assert.notEqual(await card.locator("h3 a").getAttribute("href"), link));
      else await card.getByText(/^It is .* turn/).waitFor();
    }
    await soon(async () => assert.equal(await ada.locator(".play-here").count(), 0));
    assert.equal(new URL(ada.url()).pathname, "/games");
    await card.getByRole("button", { name: "Close" }).click();
    await card.waitFor({ state: "detached" });
    assert.deepEqual(ada.troubles, []);
    for (const id of ids) await playToTurn(id, bo, ada);
    await ada.setViewportSize(PHONE);
  });
}

/** Fails unless an empty state has a picture, a sentence and exactly one main action. */
async function emptyState(page, scope, words) {
  const state = page.locator(`${scope} .empty-state`);
  await state.getByText(words).first().waitFor();
  await soon(async () => assert.equal(await state.locator(".picture use").first().isVisible(), true));
  assert.equal(await state.locator(".primary").count(), 1, `${words}`);
}

test("empty and failed screens have a picture, a sentence and one action", async () => {
  const page = await open();
  await register(page);
  await emptyState(page, "main", /Your games appear here/);
  await axe(page, "an empty list of games");
  await page.goto("/dynasties");
  await emptyState(page, "main", /No Dynasties yet/);
  await axe(page, "no Dynasties");
  const nothing = (route) => route.fulfill({ json: { items: [], next_cursor: null } });
  await page.route(/\/v1\/games\?|\/v1\/leaderboards\//, nothing);
  await page.goto("/lobby");
  await emptyState(page, "main", /No tables are waiting/);
  await axe(page, "an empty lobby");
  await page.goto("/leaderboards");
  await emptyState(page, "main", /No rated players yet/);
  await page.goto("/nowhere");
  await page.locator(".empty-state .picture").waitFor();
  assert.equal(await page.locator("main .primary").count(), 1);
  await page.unroute(/\/v1\/games\?|\/v1\/leaderboards\//);
  await page.route("**/v1/leaderboards/**", (route) => route.fulfill({ status: 503, json: { type: "about:blank", code: "unavailable", title: "Unavailable", status: 503 } }));
  await page.goto("/leaderboards");
  await page.locator(".refused .picture").waitFor();
  await axe(page, "a failed screen");
  const visitor = await open();
  await visitor.goto("/settings/profile");
  await visitor.locator(".empty-state .picture, form").first().waitFor();
  assert.deepEqual(page.troubles, []);
});

/**
 * Leaves one game on the page's list of public games with a status: those of other tests come and
 * go. Waits until the game is listed.
 */
async function listOnly(page, status, id) {
  const game = await soon(async () => {
    const { items } = await ask(ada, "GET", `/v1/games?status=${status}&limit=100`);
    const found = items.find((item) => item.id === id);
    assert.ok(found);
    return found;
  });
  await page.route(new RegExp(`/v1/games\\?status=${status}`), (route) => route.fulfill({ json: { items: [game], next_cursor: null } }));
}

test("first page replays a game and shows one to watch", async () => {
  const finished = await gameOf(ada, bo);
  const { kingdoms, ranking } = await playToEnd(finished, ada, bo);
  const id = await gameOf(ada, bo);
  for (const still of [true, false]) {
    const page = await open({ size: still ? DESKTOP : PHONE, still });
    await listOnly(page, "finished", finished);
    await listOnly(page, "active", id);
    await page.goto("/");
    const replay = page.locator(".replay");
    await replay.locator(".board").nth(1).waitFor();
    const squares = () => replay.locator(".square").count();
    if (still) {
      // With reduced motion, the final position is shown.
      assert.equal(await squares(), kingdoms.flatMap((kingdom) => kingdom.squares).length);
      assert.equal(await replay.locator(".winner").count(), ranking.filter(({ rank }) => rank === 1).length);
    } else {
      await soon(async () => assert.ok((await squares()) >= 4));
      await page.getByRole("button", { name: "Pause" }).click();
      const paused = await squares();
      await page.waitForTimeout(1600);
      assert.equal(await squares(), paused);
      await page.getByRole("button", { name: "Play", exact: true }).click();
      await soon(async () => assert.notEqual(await squares(), paused));
    }
    await axe(page, "the first page with its games");
    await fits(page, "the first page with its games");
    await page.locator(".live .game-card").click();
    await page.waitForURL(`**/games/${id}`);
    await page.locator(".table.running").waitFor();
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  }
  await playToTurn(id, bo, ada);
  // A player who is logged in gets the list of games.
  await ada.goto("/");
  await ada.locator(".desk").waitFor();
});

test("first page of a server without finished games replays a recorded one", async () => {
  const page = await open();
  await page.route(/\/v1\/games\?/, (route) => route.fulfill({ json: { items: [], next_cursor: null } }));
  await page.goto("/");
  await page.locator(".replay .winner").waitFor();
  assert.equal(await page.locator(".replay .square").count(), 48);
  assert.equal(await page.locator(".live").count(), 0);
  await axe(page, "the first page of a new server");
});
