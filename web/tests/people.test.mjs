// Profiles, leaderboards, comparisons, registration, login, password reset and guest accounts.

import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { ask, axe, DESKTOP, fits, newName, open, PASSWORD, PHONE, playToEnd, register, registerByForm, soon, waitForFocus } from "./support.mjs";

const LOOKS = [
  { size: PHONE, language: "en", theme: "light" },
  { size: PHONE, language: "he", theme: "dark" },
  { size: DESKTOP, language: "en", theme: "dark" },
  { size: DESKTOP, language: "he", theme: "light" },
];

let ada;
let bo;
let adaId;
let boId;
let game;

before(async () => {
  [ada, bo] = [await open(), await open()];
  [ada.named, bo.named] = [await register(ada), await register(bo)];
  [adaId, boId] = [(await ask(ada, "GET", "/v1/me")).id, (await ask(bo, "GET", "/v1/me")).id];
  const { id } = await ask(ada, "POST", "/v1/games", { settings: { players: 2 } });
  await ask(bo, "POST", `/v1/games/${id}/join`, {});
  game = await playToEnd(id, ada, bo);
  // Ratings and statistics are updated shortly after the end.
  await soon(async () => assert.notEqual((await ask(ada, "GET", `/v1/players/${boId}`)).ratings.length, 0));
});

describe("profiles", () => {
  test("profile has ratings, statistics, games and head-to-head results", async () => {
    await ada.goto(`/players/${boId}`);
    await ada.getByRole("heading", { level: 1, name: bo.named }).waitFor();
    const rating = ada.locator(".ratings li").first();
    await soon(async () => assert.match(await rating.innerText(), /Base game[\s\S]*\d+\.\d ± \d\.\d[\s\S]*Based on 1 game\./));
    const curve = rating.getByRole("img", { name: /^Rating after 1 game, from .*At first: 25\.0 ± 8\.3\. Now: / });
    await curve.waitFor();
    await ada.getByRole("heading", { name: "Reliability" }).waitFor();
    await soon(async () => assert.match(await ada.locator("section", { has: ada.locator("#reliability") }).innerText(), /Turns against people in the last year \(at most 200\)\s+\d+/));
    const statistics = ada.locator("section", { has: ada.locator("#statistics") });
    await statistics.locator(".terrain-means tr").nth(5).waitFor();
    await soon(async () => assert.equal(await statistics.locator(".terrain-means tr").count(), 6));
    const mine = game.kingdoms.find(({ seat }) => game.seats[seat].player.id === boId).score.total;
    await soon(async () => assert.match(await statistics.innerText(), new RegExp(`Best score\\s+${mine}`)));
    await ada.getByRole("heading", { name: `You and \u2068${bo.named}\u2069` }).waitFor();
    const played = ada.locator(".played-game");
    await soon(async () => assert.equal(await played.count(), 1));
    await soon(async () => assert.match(await played.innerText(), new RegExp(`Against \u2068${ada.named}`)));
    await played.click();
    await ada.waitForURL(`**/games/${game.id}`);
  });

  test("profile has records, favourite terrains and opponents", async () => {
    await ada.goto(`/players/${boId}`);
    const records = ada.locator("section", { has: ada.locator("#records") });
    await records.getByText("Longest winning streak").waitFor();
    await soon(async () => assert.equal(await ada.locator(".favourites li").count(), 3));
    const opponent = ada.locator(".opponents a");
    await soon(async () => assert.match(await opponent.innerText(), new RegExp(`${ada.named}[\\s\\S]*\\d wins?, \\d loss`)));
    await records.getByRole("link", { name: "View game" }).click();
    await ada.waitForURL(`**/games/${game.id}`);
    await ada.goBack();
    await opponent.click();
    await ada.waitForURL(`**/players/${boId}/against/${adaId}`);
  });

  test("profile without games has one action", async () => {
    const page = await open();
    await register(page);
    await page.goto("/players/me");
    await page.getByText("You have not finished a game yet.").waitFor();
    await axe(page, "a profile without games");
    await fits(page, "a profile without games");
    await page.getByRole("link", { name: "Find a game" }).click();
    await page.waitForURL("**/lobby");
  });

  test("games are filtered by result", async () => {
    await ada.goto(`/players/${adaId}`);
    await ada.locator(".played-game").waitFor();
    const won = (await ada.locator(".played-game .result").innerText()) === "Won";
    await ada.getByLabel("Result", { exact: true }).selectOption(won ? "Lost" : "Won");
    await ada.getByText("No games to show.").waitFor();
    await soon(async () => assert.equal(await ada.locator(".played-game").count(), 0));
  });

  test("head-to-head page compares two players", async () => {
    await ada.goto(`/players/${boId}`);
    await ada.getByRole("link", { name: "All games you played together" }).click();
    await ada.waitForURL(`**/players/${adaId}/against/${boId}`);
    await ada.locator("h1", { hasText: "–" }).waitFor();
    const panel = ada.locator(".panel", { hasText: "1 game" });
    await panel.waitFor();
    const figures = await panel.innerText();
    assert.match(figures, /Average score/);
    await soon(async () => assert.equal(await ada.locator(".played-game").count(), 1));
  });

  test("unusual names are shown as text and do not break pages", async () => {
    const page = await open();
    await register(page);
    for (const name of ["👑".repeat(64), "<img src=x onerror=alert(1)>", "\u202eevil\u202c אבג abc", "m".repeat(64)]) {
      await page.route(`**/v1/players/${boId}`, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, json: { ...(await answer.json()), name } });
      });
      await page.goto(`/players/${boId}`);
      const heading = page.getByRole("heading", { level: 1 });
      await heading.waitFor();
      await soon(async () => assert.equal(await heading.textContent(), `\u2068${name}\u2069`));
      await fits(page, name);
      await page.goto(`/players/${adaId}/against/${boId}`);
      await heading.waitFor();
      await fits(page, name);
      // A request may be in the handler.
      await page.unrouteAll({ behavior: "wait" });
    }
    assert.deepEqual(page.troubles, []);
  });

  test("profile and leaderboard are shown to a visitor", async () => {
    const page = await open();
    await page.goto(`/players/${boId}`);
    await page.getByRole("heading", { level: 1, name: bo.named }).waitFor();
    await page.goto("/leaderboards");
    await page.locator(".leaders").waitFor();
    assert.deepEqual(page.troubles, []);
  });
});

describe("leaderboards", () => {
  test("failed leaderboard is loaded again", async () => {
    const page = await open();
    await page.route("**/v1/leaderboards/**", (route) => route.fulfill({ status: 503 }));
    await page.goto("/leaderboards");
    const retry = page.getByRole("button", { name: "Try again" });
    await retry.waitFor();
    await page.unroute("**/v1/leaderboards/**");
    await retry.click();
    await page.locator(".leaders").waitFor();
  });

  test("leaderboard of a category marks the current player", async () => {
    await ada.goto("/leaderboards");
    const me = ada.locator("tr.own");
    while ((await me.count()) === 0) {
      await ada.locator(".leaders").waitFor();
      if ((await me.count()) > 0) break;
      const rows = await ada.locator(".leaders tbody tr").count();
      await ada.getByRole("button", { name: "Show more" }).click();
      await ada.locator(".leaders tbody tr").nth(rows).waitFor();
    }
    await soon(async () => assert.match(await me.innerText(), new RegExp(`${ada.named}[\\s\\S]*You`)));
    await ada.getByRole("link", { name: "The Mighty Duel" }).click();
    await ada.waitForURL("**/leaderboards?category=duel");
    await soon(async () => assert.equal(await ada.getByRole("link", { name: "The Mighty Duel" }).getAttribute("aria-current"), "page"));
  });
});

describe("accounts", () => {
  test("problem is shown at its field, which gets the focus", async () => {
    const page = await open();
    await page.goto("/register");
    await page.fill("[name=name]", ada.named);
    await page.fill("[name=password]", PASSWORD);
    await page.keyboard.press("Enter");
    const field = page.locator("[name=name]");
    await page.locator("[name=name][aria-invalid=true]").waitFor();
    await waitForFocus(field);
    const described = (await field.getAttribute("aria-describedby")).split(" ");
    await soon(async () => assert.equal(await page.locator(`[id="${described.at(-1)}"]`).innerText(), "This name, or one that looks like it, is already taken."));
    await soon(async () => assert.equal(await page.locator(".problem:visible").count(), 1));
    await field.fill(newName());
    await page.fill("[name=password]", "passwordpassword");
    await page.keyboard.press("Enter");
    await page.locator("[name=password][aria-invalid=true]").waitFor();
    await soon(async () => assert.equal(await page.locator("[name=name][aria-invalid=true]").count(), 0));
  });

  test("password is revealed", async () => {
    const page = await open();
    await page.goto("/login");
    await page.fill("[name=password]", PASSWORD);
    await soon(async () => assert.equal(await page.locator("[name=password]").getAttribute("type"), "password"));
    await page.getByRole("button", { name: "Show" }).click();
    await soon(async () => assert.equal(await page.locator("[name=password]").getAttribute("type"), "text"));
    await soon(async () => assert.equal(await page.locator("[name=password]").inputValue(), PASSWORD));
  });

  test("wrong password is reported, and a reset does not disclose the account", async () => {
    const page = await open();
    await page.goto("/login?then=/leaderboards");
    await page.fill("[name=name]", ada.named);
    await page.fill("[name=password]", "a crown for no lake");
    await page.keyboard.press("Enter");
    await page.getByText("Wrong name or password.").waitFor();
    await soon(async () => assert.match(await page.getByRole("link", { name: "Create an account" }).getAttribute("href"), /then=%2Fleaderboards/));
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    // The previous page also has a name field.
    await page.locator("[name=password]").waitFor({ state: "detached" });
    for (const name of [ada.named, newName()]) {
      await page.fill("[name=name]", name);
      await page.keyboard.press("Enter");
      const heading = page.getByRole("heading", { name: "Check your email" });
      await heading.waitFor();
      await waitForFocus(heading);
      await page.getByText("If an account with this name").waitFor();
      await page.getByRole("button", { name: "Try again" }).click();
    }
  });

  test("login does not redirect to other sites", async () => {
    const page = await open();
    await page.goto("/login?then=//elsewhere.example");
    await page.fill("[name=name]", ada.named);
    await page.fill("[name=password]", PASSWORD);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/games");
  });

  test("new player has the language of the page and the time zone of the browser", async () => {
    const page = await open({ language: "he", timezoneId: "Asia/Jerusalem" });
    await registerByForm(page);
    // The settings are sent in the background during the navigation.
    let told;
    for (let attempt = 0; attempt < 20 && told !== "he Asia/Jerusalem"; attempt += 1) {
      const [{ language }, { time_zone: zone }] = [await ask(page, "GET", "/v1/me/notification-settings"), await ask(page, "GET", "/v1/me/availability")];
      told = `${language} ${zone}`;
    }
    assert.equal(told, "he Asia/Jerusalem");
  });

  test("claimed guest keeps the games", async () => {
    const page = await open();
    await page.goto("/");
    await page.getByRole("button", { name: "Play now" }).click();
    await page.waitForURL("**/games/*");
    const path = new URL(page.url()).pathname;
    let sendAccount;
    const accountSent = new Promise((resolve) => (sendAccount = resolve));
    await page.route("**/v1/me", (route) => accountSent.then(() => route.continue()));
    await page.goto("/settings");
    // A guest cannot log in again, so the confirmation names the consequence.
    const logOut = page.getByRole("button", { name: "Log out" });
    await logOut.click({ force: true });
    sendAccount();
    await logOut.click();
    await page.getByText("After logging out, you cannot return to this guest account").waitFor();
    await axe(page, "the logout of a guest");
    await page.getByRole("button", { name: "Go back" }).click();
    await page.getByRole("link", { name: "Create an account to keep your games" }).click();
    await page.waitForURL("**/claim");
    await axe(page, "/claim");
    const name = newName();
    await page.fill("[name=name]", name);
    await page.fill("[name=password]", "a castle for every king");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/games");
    await page.getByText("Your account is ready.").waitFor();
    assert.equal((await ask(page, "GET", "/v1/me")).name, name);
    await page.goto("/settings");
    await page.getByRole("button", { name: "Log out" }).waitFor();
    await soon(async () => assert.equal(await page.getByText("to keep your games").count(), 0));
    await page.getByRole("button", { name: "Log out" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await page.goto(`/login?then=${path}`);
    await page.fill("[name=name]", name);
    await page.fill("[name=password]", "a castle for every king");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${path}`);
    await page.locator(".table").waitFor();
  });
});

for (const { size, language, theme } of LOOKS) {
  test(`screens fit and are accessible at ${size.width} px, ${language}, ${theme}`, async () => {
    const page = await open({ size, language, theme });
    for (const path of ["/login", "/register", "/forgot", "/leaderboards"]) {
      await page.goto(path);
      await page.locator("main h1, .refused").first().waitFor();
      await axe(page, path);
      await fits(page, path);
    }
    await register(page);
    for (const path of [`/players/${adaId}`, `/players/${adaId}/against/${boId}`, "/leaderboards", "/claim"]) {
      await page.goto(path);
      await page.locator("main h1").waitFor();
      await page.locator(path === "/claim" ? ".card" : path === "/leaderboards" ? ".leaders" : ".played-game").first().waitFor();
      await axe(page, path);
      await fits(page, path);
    }
    assert.deepEqual(page.troubles, []);
  });
}
