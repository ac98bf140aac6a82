/** A pattern of the user agent, and the name to show if it matches. The first match counts. */
type Named = readonly [pattern: RegExp, name: string];

/** Most user agents also contain Chrome or Safari, and that of Chrome contains Safari: these two are last. */
const BROWSERS: readonly Named[] = [
  [/\bEdg(A|iOS)?\//, "Edge"],
  [/\b(OPR|OPT|OPiOS)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b((Headless)?Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

/** The user agent of Android also contains Linux. By default, Safari on an iPad sends the user agent of a Mac. */
const SYSTEMS: readonly Named[] = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** Name for a session, from the browser and the system: "Firefox, Windows". Only proper nouns, so it needs no translation. */
export function deviceName(userAgent: string): string {
  const nameIn = (all: readonly Named[]) => all.find(([pattern]) => pattern.test(userAgent))?.[1];
  const known = [nameIn(BROWSERS), nameIn(SYSTEMS)].filter((name) => name !== undefined);
  return known.length > 0 ? known.join(", ") : "Kingdomail in a browser";
}
