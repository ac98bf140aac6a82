// Ways into a game: invitation links for visitors, guests and players, rated tables, and the lessons
// at the first table.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ask, axe, DESKTOP, fits, newName, open, PASSWORD, register, soon, waitForFocus } from "./support.mjs";

/** Creates a table for invited players with an invitation link, and returns both. */
async function invite(page, wish) {
  const table = await ask(page, "POST", "/v1/games", { access: "invitation", ...wish });
  const { url } = await ask(page, "POST", `/v1/games/${table.id}/invitation-links`);
  return { id: table.id, path: new URL(url).pathname };
}

test("friend with a link enters a name and plays", async () => {
  const ada = await open();
  const name = await register(ada);
  const { id, path } = await invite(ada, { settings: { players: 2 }, rated: "no" });
  const friend = await open();
  await friend.goto(path);
  await friend.getByRole("heading", { level: 1, name: `${name}\u2069 invites you to a game` }).waitFor();
  await friend.locator(".facts", { hasText: "Base game" }).waitFor();
  await axe(friend, "an invitation for a visitor");
  await fits(friend, "an invitation for a visitor");
  const field = friend.getByLabel("Name", { exact: true });
  await field.fill(name);
  await friend.getByRole("button", { name: "Join" }).click();
  await friend.locator('.form [aria-invalid="true"]').waitFor();
  await waitForFocus(field);
  await axe(friend, "a taken name");
  const own = newName();
  await field.fill(own);
  await friend.getByRole("button", { name: "Join" }).click();
  await friend.waitForSelector(".table.running");
  const { seats, status } = await ask(ada, "GET", `/v1/games/${id}`);
  assert.deepEqual([seats[1].player.name, status], [own, "active"]);
  // The chosen name remains when the guest adds a password.
  await friend.goto("/claim");
  await soon(async () => assert.equal(await friend.inputValue("[name=name]"), own));
  await friend.fill("[name=password]", PASSWORD);
  await friend.click("main form [type=submit]");
  await friend.waitForURL("**/games");
  assert.deepEqual(friend.troubles, []);
});

test("player with a session joins with one tap", async () => {
  const [ada, bo] = [await open(), await open({ size: DESKTOP })];
  await Promise.all([register(ada), register(bo)]);
  const { id, path } = await invite(ada, { settings: { players: 3 } });
  await bo.goto(path);
  await bo.locator(".poster").waitFor();
  await axe(bo, "an invitation for a player");
  await bo.getByRole("button", { name: "Join" }).click();
  await bo.locator(".waiting-seats .taken").nth(1).waitFor();
  await waitForFocus(bo.getByRole("heading", { level: 1 }));
  assert.equal((await ask(bo, "GET", `/v1/games/${id}`)).your_seat, 1);
  assert.deepEqual(bo.troubles, []);
});

test("host makes a rated table unrated for a guest", async () => {
  const ada = await open();
  await register(ada);
  const { id, path } = await invite(ada, { settings: { players: 3 } });
  const friend = await open();
  await friend.goto(path);
  await friend.getByText("This game is rated, so you need an account to join.").waitFor();
  assert.equal(await friend.locator("main form").count(), 0);
  await axe(friend, "a rated table for a visitor");

  await ada.goto(`/games/${id}`);
  await ada.getByText("This game is rated, so guests cannot join.").waitFor();
  await axe(ada, "a rated table for its host");
  await ada.getByRole("button", { name: "Make it unrated" }).click();
  await ada.locator(".facts", { hasText: "Unrated" }).waitFor();
  assert.equal(await ada.locator(".rated-note").count(), 0);
  await waitForFocus(ada.getByRole("heading", { level: 1 }));
  assert.equal((await ask(ada, "GET", `/v1/games/${id}`)).rated, "no");

  await friend.reload();
  await friend.getByLabel("Name", { exact: true }).fill(newName());
  await friend.keyboard.press("Enter");
  await friend.locator(".waiting-seats .taken").nth(1).waitFor();
  await ada.locator(".waiting-seats .taken").nth(1).waitFor();
  assert.deepEqual([ada.troubles, friend.troubles], [[], []]);
});

test("first table offers the lessons in place", async () => {
  const page = await open();
  await register(page);
  const { id } = await ask(page, "POST", "/v1/games", { settings: { players: 2 }, house: ["greedy"], rated: "no" });
  await page.goto(`/games/${id}`);
  const offer = page.getByRole("button", { name: "Learn to play", exact: true });
  await offer.waitFor();
  const board = () => page.locator(".in-front .board").boundingBox();
  const before = await board();
  await axe(page, "the offer of the lessons");
  await fits(page, "the offer of the lessons");
  await offer.click();
  const sheet = page.locator(".lesson-sheet");
  const heading = sheet.getByRole("heading", { level: 1 });
  await heading.waitFor();
  const first = await heading.innerText();
  await axe(page, "a lesson above the table");
  await sheet.locator(".lesson-end nav a").last().click();
  await soon(async () => assert.notEqual(await heading.innerText(), first));
  assert.equal(new URL(page.url()).pathname, `/games/${id}`);
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  await waitForFocus(offer);
  assert.deepEqual(await board(), before);
  await page.getByRole("button", { name: /^Skip/ }).click();
  await offer.waitFor({ state: "detached" });
  await waitForFocus(page.locator("main"));
  assert.deepEqual(await board(), before);
  await page.reload();
  await page.locator(".decision").waitFor();
  assert.equal(await page.locator(".lesson-offer").count(), 0);
  assert.deepEqual(page.troubles, []);
});
