import { storedSignal } from "./stored_signal";

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

const DEFAULTS: Preferences = { atOnce: false, terrainLetters: false, sound: false, vibration: true };

export const preferences = storedSignal<Preferences>("preferences", (text) => ({ ...DEFAULTS, ...JSON.parse(text ?? "{}") }));
