/** User agent pattern and the name to display for it. The first match wins. */
type NamePattern = readonly [pattern: RegExp, name: string];

/**
 * Chrome and Safari come last: most user agents contain one of them, and Chrome's contains both.
 */
const BROWSERS: readonly NamePattern[] = [
  [/\bEdg(A|iOS)?\//, "Edge"],
  [/\b(OPR|OPT|OPiOS)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b((Headless)?Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

/**
 * Android comes before Linux because its user agent contains both. Safari on an iPad sends the user
 * agent of a Mac by default.
 */
const SYSTEMS: readonly NamePattern[] = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/**
 * Returns a session name made of browser and system, such as "Firefox, Windows". Both are proper
 * nouns, so the name needs no translation.
 */
export function deviceName(userAgent: string): string {
  const nameIn = (all: readonly NamePattern[]) => all.find(([pattern]) => pattern.test(userAgent))?.[1];
  const parts = [nameIn(BROWSERS), nameIn(SYSTEMS)].filter((name) => name !== undefined);
  return parts.length > 0 ? parts.join(", ") : "Kingdomail in a browser";
}
