import { effect, signal } from "@preact/signals";

/** How somebody likes to play on this machine. */
export interface Preferences {
  /** A pick is sent with the first tap. */
  atOnce: boolean;
  /** Points and marks of what is legal are shown before a choice. */
  hints: boolean;
}

const KEY = "preferences";
const DEFAULTS: Preferences = { atOnce: false, hints: true };

function stored(): Preferences {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>) };
  } catch {
    return DEFAULTS;
  }
}

export const preferences = signal(stored());

effect(() => localStorage.setItem(KEY, JSON.stringify(preferences.value)));
