import assert from "node:assert/strict";
import test from "node:test";
import { bundled } from "./bundled.mjs";

globalThis.addEventListener = () => {};
globalThis.localStorage = { getItem: () => null };
Object.defineProperty(globalThis, "navigator", { value: { languages: [] } });
const { localeOf } = await bundled("i18n/language.ts");

const LOCALES = [
  // The region of the browser determines the date format, even if its language differs.
  ["en", ["en-US", "en"], "en-US"],
  ["en", ["en", "en-GB"], "en-GB"],
  ["en", ["de-DE", "en"], "en-DE"],
  ["es", ["en-US", "es-MX"], "es-MX"],
  ["he", ["he"], "he"],
  // Some browsers list tags that are not valid.
  ["en", ["en-US@posix", "C", "fr-CA"], "en-CA"],
  ["el", ["*"], "el"],
  // The texts are British English.
  ["en", ["en"], "en-GB"],
  ["en", [], "en-GB"],
];

for (const [chosen, preferred, expected] of LOCALES) {
  test(`language ${chosen} with preferences ${preferred.join(", ") || "none"} has locale ${expected}`, () => {
    assert.equal(localeOf(chosen, preferred), expected);
  });
}
