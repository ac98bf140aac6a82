import assert from "node:assert/strict";
import test from "node:test";
import { bundled } from "./bundled.mjs";

const { deviceName } = await bundled("api/device.ts");

const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const LINUX = "Mozilla/5.0 (X11; Linux x86_64)";
const ANDROID = "Mozilla/5.0 (Linux; Android 10; K)";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_7 like Mac OS X)";
const IPAD = "Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X)";
const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0";
const WEBKIT = "AppleWebKit/605.1.15 (KHTML, like Gecko)";

const NAMES = [
  ["Edge, Windows", `${WINDOWS} ${CHROME} Safari/537.36 Edg/130.0.0.0`],
  ["Edge, Android", `${ANDROID} ${CHROME} Mobile Safari/537.36 EdgA/130.0.0.0`],
  ["Edge, iPhone", `${IPHONE} ${WEBKIT} Version/17.0 EdgiOS/130.0.2849.80 Mobile/15E148 Safari/605.1.15`],
  ["Opera, Windows", `${WINDOWS} ${CHROME} Safari/537.36 OPR/115.0.0.0`],
  ["Opera, Android", `${ANDROID} ${CHROME} Mobile Safari/537.36 OPR/86.0.0.0`],
  ["Opera, iPhone", `${IPHONE} ${WEBKIT} Version/17.7 Mobile/15E148 Safari/604.1 OPT/5.2.0`],
  ["Samsung Internet, Android", `${ANDROID} AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`],
  ["Firefox, Windows", "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0"],
  ["Firefox, macOS", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0"],
  ["Firefox, Linux", "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0"],
  ["Firefox, Android", "Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0"],
  ["Firefox, iPad", `${IPAD} ${WEBKIT} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`],
  ["Chrome, Windows", `${WINDOWS} ${CHROME} Safari/537.36`],
  ["Chrome, macOS", `${MAC} ${CHROME} Safari/537.36`],
  ["Chrome, ChromeOS", `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`],
  ["Chrome, Linux", `${LINUX} ${CHROME} Safari/537.36`],
  ["Chrome, Linux", `${LINUX} AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/130.0.0.0 Safari/537.36`],
  ["Chrome, Android", `${ANDROID} ${CHROME} Mobile Safari/537.36`],
  ["Chrome, iPhone", `${IPHONE} ${WEBKIT} CriOS/130.0.6723.90 Mobile/15E148 Safari/604.1`],
  ["Safari, macOS", `${MAC} ${WEBKIT} Version/18.1 Safari/605.1.15`],
  ["Safari, iPhone", `${IPHONE} ${WEBKIT} Version/17.7 Mobile/15E148 Safari/604.1`],
  ["Safari, iPad", `${IPAD} ${WEBKIT} Version/17.7 Mobile/15E148 Safari/604.1`],
  // Only the browser or only the system is recognized.
  ["iPhone", `${IPHONE} ${WEBKIT} Mobile/15E148`],
  ["Firefox", "Mozilla/5.0 (X11; FreeBSD amd64; rv:132.0) Gecko/20100101 Firefox/132.0"],
  ["Kingdomail in a browser", "Lynx/2.9.0 libwww-FM/2.14"],
  ["Kingdomail in a browser", ""],
];

for (const [expected, userAgent] of NAMES) {
  test(`session is named ${expected} for ${userAgent || "no user agent"}`, () => {
    assert.equal(deviceName(userAgent), expected);
  });
}
