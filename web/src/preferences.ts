import { effect, signal } from "@preact/signals";

/** Preferences stored in this browser. */
export interface Preferences {
  /** True if a single tap sends a pick. */
  atOnce: boolean;
  /** True if each terrain shows its letter, for players who do not distinguish all colours. */
  terrainLetters: boolean;
  /** True if sounds mark the player's turn and placed dominoes. */
  sound: boolean;
  /** True if a phone vibrates on the player's turn. */
  vibration: boolean;
}

const STORAGE_KEY = "preferences";
const DEFAULTS: Preferences = { atOnce: false, terrainLetters: false, sound: false, vibration: true };

function loadPreferences(): Preferences {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Partial<Preferences>) };
  } catch {
    return DEFAULTS;
  }
}

export const preferences = signal(loadPreferences());

effect(() => localStorage.setItem(STORAGE_KEY, JSON.stringify(preferences.value)));
