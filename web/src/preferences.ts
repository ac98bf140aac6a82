import { effect, signal } from "@preact/signals";

/** How somebody likes to play on this machine. */
export interface Preferences {
  /** A pick is sent with the first tap. */
  atOnce: boolean;
}

const KEY = "preferences";
const DEFAULTS: Preferences = { atOnce: false };

function stored(): Preferences {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>) };
  } catch {
    return DEFAULTS;
  }
}

export const preferences = signal(stored());

effect(() => localStorage.setItem(KEY, JSON.stringify(preferences.value)));
