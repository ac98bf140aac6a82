import { effect, signal } from "@preact/signals";

/** Preferences stored in this browser. */
export interface Preferences {
  /** True if a single tap sends a pick. */
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
