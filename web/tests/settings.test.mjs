// The settings: each section is used, saves, says so, and holds after the page was loaded again.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, test } from "node:test";
import { ask, axe, DESKTOP, fits, newName, open, PASSWORD, PHONE, register, soon } from "./support.mjs";

const SECTIONS = [
  "profile",
  "appearance",
  "time",
  "notices",
  "push",
  "mail",
  "webhooks",
  "calendar",
  "sessions",
  "programs",
  "data",
  "deletion",
];

/** A new player at a section of the settings. */
async function at(section, options) {
  const page = await open(options);
  page.named = await register(page);
  await page.goto(`/settings/${section}`);
  await page.locator(".section h2").waitFor();
  return page;
}

const said = (page, words) => page.locator(".toast.shown", { hasText: words }).waitFor();
/** Waits until what is called so, or says so, has the focus. */
const hasFocus = (page, what) =>
  page.waitForFunction((wanted) => [document.activeElement?.id, document.activeElement?.textContent].includes(wanted), what);

/** Gives the page a push service that always works. */
const withPush = (page) =>
  page.addInitScript(() => {
    const base64 = (bytes) => btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    let subscription = null;
    const pushManager = {
      getSubscription: async () => subscription,
      // As a push service answers: with a key of the browser's own.
      subscribe: async ({ applicationServerKey }) => {
        if (typeof applicationServerKey !== "string") throw new TypeError("a key is needed");
        const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
        const p256dh = base64(new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey)));
        const auth = base64(crypto.getRandomValues(new Uint8Array(16)));
        const told = { endpoint: "https://push.example.org/one", keys: { p256dh, auth } };
        subscription = { toJSON: () => told, unsubscribe: async () => (subscription = null) === null };
        return subscription;
      },
    };
    Notification.requestPermission = () => Promise.resolve("granted");
    Object.defineProperty(navigator.serviceWorker, "ready", { value: Promise.resolve({ pushManager }) });
    navigator.serviceWorker.getRegistration = async () => ({ pushManager });
  });

describe("the way through", () => {
  test("on the phone there is a list, and each section is a page of its own", async () => {
    const page = await open();
    await register(page);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Settings" }).click();
    await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
    await soon(async () => assert.equal(await page.locator(".section").isVisible(), false));
    await page.getByRole("link", { name: /^Availability/ }).click();
    await page.waitForURL("**/settings/time");
    await page.getByRole("heading", { level: 2, name: "Availability" }).waitFor();
    await hasFocus(page, "section");
    await soon(async () => assert.equal(await page.locator(".sections").isVisible(), false));
    await page.locator("h1 a").click();
    await page.waitForURL("**/settings");
    await soon(async () => assert.equal(await page.locator(".sections").isVisible(), true));
  });

  test("on a desktop the list stands beside, and keys alone lead through", async () => {
    const page = await open({ size: DESKTOP });
    await register(page);
    await page.goto("/settings");
    await page.getByRole("heading", { level: 2, name: "Profile" }).waitFor();
    await page.locator(".sections a").first().focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/settings/appearance");
    await page.getByRole("heading", { level: 2, name: "Appearance" }).waitFor();
    await soon(async () => assert.equal(await page.locator(".sections").isVisible(), true));
  });

  test("without an account there is what needs none", async () => {
    const page = await open({ size: DESKTOP });
    await page.goto("/settings");
    await page.getByRole("heading", { level: 2, name: "Appearance" }).waitFor();
    await soon(async () => assert.equal(await page.locator(".sections li").count(), 1));
    await page.goto("/settings/mail");
    await page.getByText("Log in to see this.").waitFor();
  });

  test("what is no section is not found", async () => {
    const page = await open();
    await page.goto("/settings/nonsense");
    await page.getByRole("heading", { name: "This address does not exist." }).waitFor();
  });

  test("one logs out", async () => {
    const page = await open({ size: DESKTOP });
    await register(page);
    await page.goto("/settings");
    await page.getByRole("button", { name: "Log out" }).click();
    await said(page, "You are logged out.");
    await page.reload();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Log in" }).waitFor();
  });
});

describe("oneself", () => {
  test("the name and the password are changed, with problems beside the field", async () => {
    const page = await at("profile");
    const other = newName();
    await page.fill("[name=name]", "<b>");
    await page.getByRole("button", { name: "Save name" }).click();
    await page.locator("[name=name][aria-invalid=true]").waitFor();
    await page.fill("[name=name]", other);
    await page.keyboard.press("Enter");
    await said(page, "Your name has been changed.");
    await page.fill("[name=current]", "wrong wrong wrong");
    await page.fill("[name=new]", "a castle for every king");
    await page.getByRole("button", { name: "Change password" }).click();
    await page.locator("[name=current][aria-invalid=true]").waitFor();
    await soon(async () => assert.equal(await page.locator(".problem:visible").innerText(), "The current password is wrong."));
    await page.fill("[name=current]", PASSWORD);
    await page.keyboard.press("Enter");
    await said(page, "Your password has been changed.");
    const again = await open();
    await again.goto("/login");
    await again.fill("[name=name]", other);
    await again.fill("[name=password]", "a castle for every king");
    await again.keyboard.press("Enter");
    await again.waitForURL("**/games");
  });

  test("language, theme and preferences hold", async () => {
    const page = await at("appearance");
    await page.getByLabel("Dark").check();
    await said(page, "Saved.");
    await soon(async () => assert.equal(await page.locator("html").getAttribute("data-theme"), "dark"));
    await page.getByLabel("Pick with a single tap").check();
    await page.locator("#language").selectOption("he");
    await page.locator("html[dir=rtl]").waitFor();
    await page.evaluate(() => localStorage.getItem("language")).then((tag) => assert.equal(tag, "he"));
    await page.evaluate(() => JSON.parse(localStorage.getItem("preferences"))).then(({ atOnce }) => assert.equal(atOnce, true));
  });
});

describe("time", () => {
  test("the zone, weekends and a reminder are saved", async () => {
    const page = await at("time", { timezoneId: "Europe/Athens" });
    await page.locator("#zone").selectOption("America/New_York");
    await said(page, "Saved.");
    await page.getByRole("button", { name: "Use this device's time zone: Europe/Athens" }).click();
    await page.getByRole("button", { name: /Use this device's time zone/ }).waitFor({ state: "detached" });
    await page.getByLabel("Weekends off").check();
    await page.locator("#reminder").selectOption("10800");
    await page.waitForFunction(() => document.querySelector("#reminder").value === "10800");
    await soon(async () => {
      const habits = await ask(page, "GET", "/v1/me/availability");
      assert.deepEqual([habits.time_zone, habits.weekends_off, habits.reminder_seconds], ["Europe/Athens", true, 10800]);
    });
  });

  test("a holiday is whole days of one's zone, counts against the year, and is given up", async () => {
    const page = await at("time", { timezoneId: "Pacific/Auckland" });
    await page.locator("#zone").selectOption("Europe/Athens");
    await said(page, "Saved.");
    const day = (ahead) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    await page.fill("[name=from]", day(3));
    await page.fill("[name=until]", day(60));
    await page.getByRole("button", { name: "Add holiday" }).click();
    await page.locator(".problem:visible", { hasText: "holiday" }).waitFor();
    await page.fill("[name=until]", day(4));
    await page.keyboard.press("Enter");
    await said(page, "Holiday added.");
    const { holidays } = await ask(page, "GET", "/v1/me/availability");
    const inAthens = (at) => new Date(at).toLocaleString("sv-SE", { timeZone: "Europe/Athens" });
    assert.equal(inAthens(holidays[0].from), `${day(3)} 00:00:00`);
    assert.equal(inAthens(holidays[0].until), `${day(5)} 00:00:00`);
    await page.getByRole("button", { name: /^Remove/ }).click();
    await hasFocus(page, "Cancel");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await said(page, "Holiday removed.");
    assert.deepEqual((await ask(page, "GET", "/v1/me/availability")).holidays, []);
    await hasFocus(page, "section");
  });
});

describe("being told", () => {
  test("digest, language, quiet hours and each channel are saved", async () => {
    const page = await at("notices");
    await page.getByLabel("Hourly").check();
    await said(page, "Saved.");
    await page.locator("#notice-language").selectOption("pl");
    await page.getByLabel("Use quiet hours").check();
    await page.fill("[name=quiet-from]", "23:30");
    await page.getByLabel("Stay quiet even if my time runs out").check();
    await page.getByRole("button", { name: "Save quiet hours" }).click();
    await page.getByRole("group", { name: "Invitations" }).getByLabel("Chat").uncheck();
    await soon(async () => {
      const settings = await ask(page, "GET", "/v1/me/notification-settings");
      assert.equal(settings.digest, "hourly");
      assert.equal(settings.language, "pl");
      assert.deepEqual(settings.quiet_hours, { from: "23:30:00", until: "07:00:00", strict: true });
      assert.deepEqual(settings.channels.invited.sort(), ["email", "push", "webhook"]);
      assert.equal(settings.channels.your_turn.length, 4);
    });
    await page.getByLabel("Use quiet hours").uncheck();
    await soon(async () => assert.equal((await ask(page, "GET", "/v1/me/notification-settings")).quiet_hours, null));
  });

  test("a mail address waits for its confirmation, and is removed with the password", async () => {
    const page = await at("mail");
    await page.fill("[name=address]", "ada@kingdoms.example");
    await page.fill("[name=password]", "not my password");
    await page.getByRole("button", { name: "Send confirmation link" }).click();
    await page.locator("[name=password][aria-invalid=true]").waitFor();
    await page.fill("[name=password]", PASSWORD);
    await page.keyboard.press("Enter");
    await said(page, "Confirmation link sent.");
    await soon(async () => assert.match(await page.locator(".state").innerText(), /ada@kingdoms\.example is not confirmed yet/));
    await page.locator("summary", { hasText: "Remove email address" }).click();
    await page.fill("[name=removal-password]", PASSWORD);
    await page.keyboard.press("Enter");
    await said(page, "Email address removed.");
    await page.getByText("You have no email address yet.").waitFor();
  });

  test("a webhook is added, shows its secret once, is tested, turned off and removed", async () => {
    const page = await at("webhooks");
    await page.locator("#kind").selectOption("standard");
    await page.fill("[name=url]", "https://10.0.0.1/hook");
    await page.keyboard.press("Enter");
    await page.locator("[name=url][aria-invalid=true]").waitFor();
    await page.fill("[name=url]", "https://example.org/hook");
    await page.keyboard.press("Enter");
    await said(page, "Added.");
    await soon(async () => assert.match(await page.locator(".secret code").innerText(), /^whsec_/));
    const first = await page.locator(".secret code").innerText();
    await page.getByRole("button", { name: "Send test" }).click();
    await said(page, "Test sent.");
    await page.locator("summary", { hasText: "Recent deliveries" }).click();
    await page.locator(".row", { hasText: "Test" }).waitFor();
    await page.getByRole("button", { name: /^Rotate secret/ }).click();
    await page.getByRole("button", { name: "Confirm" }).click();
    await page.waitForFunction((before) => document.querySelector(".secret code").textContent !== before, first);
    await page.getByRole("button", { name: "Turn off" }).click();
    await said(page, "Turned off.");
    await page.reload();
    await page.getByRole("button", { name: "Turn on" }).waitFor();
    await soon(async () => assert.equal(await page.locator(".secret").count(), 0));
    await page.getByRole("button", { name: /^Remove/ }).click();
    await page.getByRole("button", { name: "Confirm" }).click();
    await said(page, "Removed.");
    assert.deepEqual((await ask(page, "GET", "/v1/me/webhooks")).items, []);
  });

  test("push says what to do when the browser refuses", async () => {
    const page = await open();
    await page.addInitScript(() => (Notification.requestPermission = () => Promise.resolve("denied")));
    await register(page);
    await page.goto("/settings/push");
    await page.getByRole("button", { name: "Turn on in this browser" }).click();
    await page.getByText("Your browser blocks notifications from this site.").waitFor();
    await axe(page, "push, refused");
  });

  test("push is switched on and off in this browser", async () => {
    const page = await open();
    await withPush(page);
    await register(page);
    await page.goto("/settings/push");
    await page.getByRole("button", { name: "Turn on in this browser" }).click();
    await page.getByText("Turned on in this browser.").waitFor();
    assert.equal((await ask(page, "GET", "/v1/me/push-subscriptions")).items[0].host, "push.example.org");
    await axe(page, "push, on");
    await page.getByRole("button", { name: "Turn off" }).click();
    await page.getByRole("button", { name: "Confirm" }).click();
    await page.getByRole("button", { name: "Turn on in this browser" }).waitFor();
    assert.deepEqual((await ask(page, "GET", "/v1/me/push-subscriptions")).items, []);
  });

  test("push ends when the player logs out", async () => {
    const page = await open({ size: DESKTOP });
    await withPush(page);
    await register(page);
    await page.goto("/settings/push");
    await page.getByRole("button", { name: "Turn on in this browser" }).click();
    await page.getByText("Turned on in this browser.").waitFor();
    const subscribed = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return (await registration.pushManager.getSubscription()) !== null || localStorage.getItem("push-subscription") !== null;
      });
    assert.equal(await subscribed(), true);
    await page.getByRole("button", { name: "Log out" }).click();
    await said(page, "You are logged out.");
    await soon(async () => assert.equal(await subscribed(), false));
  });

  test("a calendar gets an address, which ends", async () => {
    const page = await at("calendar");
    await page.getByRole("button", { name: "Create calendar link" }).click();
    const address = await page.locator(".secret code").innerText();
    const path = new URL(address).pathname;
    assert.match(path, /^\/calendar\/.*\.ics$/);
    await page.getByRole("button", { name: "Remove calendar link" }).click();
    await page.getByRole("button", { name: "Confirm" }).click();
    await said(page, "Calendar link removed.");
    await soon(async () => assert.equal(await page.locator(".secret").count(), 0));
  });
});

describe("access", () => {
  test("other sessions are ended, this one is marked", async () => {
    const page = await at("sessions");
    const other = await open();
    await other.goto("/login");
    await other.fill("[name=name]", page.named);
    await other.fill("[name=password]", PASSWORD);
    await other.keyboard.press("Enter");
    await other.waitForURL("**/games");
    await page.reload();
    const rows = page.locator(".rows .row");
    await rows.nth(1).waitFor();
    await soon(async () => assert.equal(await page.locator(".mark", { hasText: "this browser" }).count(), 1));
    await page.getByRole("button", { name: /^Log out: / }).click();
    await page.getByRole("button", { name: "Confirm" }).click();
    await said(page, "Logged out.");
    await page.waitForFunction(() => document.querySelectorAll(".rows .row").length === 1);
    assert.equal((await ask(page, "GET", "/v1/sessions")).items.length, 1);
  });

  test("a bot and its token are made, the token works and is revoked", async () => {
    const page = await at("programs", { size: DESKTOP });
    const bot = newName();
    await page.fill("[name=bot-name]", bot);
    await page.getByRole("button", { name: "Create bot" }).click();
    await said(page, "Bot created.");
    await page.fill("[name=token-name]", "engine");
    await page.locator("#token-of").selectOption({ index: 1 });
    await page.locator("#lifetime").selectOption("604800");
    await page.getByLabel("see your account").check();
    await page.getByRole("button", { name: "Create token" }).click();
    const secret = await page.locator(".secret code").innerText();
    assert.match(secret, /^kmp_/);
    const who = await page.evaluate(async (token) => (await fetch("/v1/me", { headers: { Authorization: `Bearer ${token}` } })).json(), secret);
    assert.deepEqual([who.name, who.bot], [bot, true]);
    const row = page.locator(".row", { hasText: "engine" });
    await soon(async () => assert.match(await row.innerText(), /see your games .* · play for you.* · see your account/));
    await row.getByRole("button", { name: /^Revoke/ }).click();
    await row.getByRole("button", { name: "Confirm" }).click();
    await said(page, "Token revoked.");
    await row.waitFor({ state: "detached" });
    await page.getByRole("button", { name: `Remove: ${bot}` }).click();
    await page.getByRole("button", { name: "Confirm" }).click();
    await said(page, "Bot removed.");
  });
});

describe("data", () => {
  test("the account and the games are downloaded", async () => {
    const page = await at("data");
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Download account data" }).click()]);
    const data = JSON.parse(await readFile(await download.path(), "utf8"));
    assert.equal(data.player.name, page.named);
    const [records] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Download games" }).click()]);
    assert.equal(await readFile(await records.path(), "utf8"), "");
  });

  test("a guest deletes the account without a password", async () => {
    const page = await open();
    await page.goto("/");
    await page.click(".landing .primary");
    await page.waitForURL("**/games/*");
    await page.waitForSelector(".pickable");
    await page.goto("/settings/deletion");
    await page.locator("[name=sure]").check();
    assert.equal(await page.locator("main [name=password]").count(), 0);
    await page.getByRole("button", { name: "Delete my account" }).click();
    await said(page, "Your account has been deleted.");
    await page.waitForURL((url) => url.pathname === "/");
  });

  test("an account is deleted only with its password and the word that it is meant", async () => {
    const page = await at("deletion");
    await page.fill("[name=password]", "not my password");
    await page.getByRole("button", { name: "Delete my account" }).click();
    // The browser asks for the tick first: nothing was sent.
    await soon(async () => assert.equal(await page.locator(".problem:visible").count(), 0));
    await page.locator("[name=sure]").check();
    await page.getByRole("button", { name: "Delete my account" }).click();
    await page.locator("[name=password][aria-invalid=true]").waitFor();
    await page.fill("[name=password]", PASSWORD);
    await page.keyboard.press("Enter");
    await said(page, "Your account has been deleted.");
    await page.waitForURL((url) => url.pathname === "/");
    await page.goto("/login");
    await page.fill("[name=name]", page.named);
    await page.fill("[name=password]", PASSWORD);
    await page.keyboard.press("Enter");
    await page.getByText("Wrong name or password.").waitFor();
  });
});

for (const look of [
  { size: PHONE, language: "en", theme: "light" },
  { size: PHONE, language: "he", theme: "dark" },
  { size: DESKTOP, language: "en", theme: "dark" },
  { size: DESKTOP, language: "he", theme: "light" },
]) {
  test(`all sections are accessible and fit at ${look.size.width} px, ${look.language}, ${look.theme}`, async () => {
    const page = await open(look);
    await register(page);
    await page.goto("/settings");
    await page.locator(".sections").waitFor();
    await axe(page, "the list");
    for (const section of SECTIONS) {
      await page.goto(`/settings/${section}`);
      await page.locator(".section h2").waitFor();
      await page.locator(".section :is(button, select, .mark)").first().waitFor();
      await axe(page, section);
      await fits(page, section);
    }
    assert.deepEqual(page.troubles, []);
  });
}
