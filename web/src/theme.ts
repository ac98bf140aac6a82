import { effect } from "@preact/signals";
import { storedSignal } from "./stored_signal";

export type Theme = "system" | "light" | "dark";

/** Light, dark, or the system setting. */
export const theme = storedSignal<Theme>("theme", (text) => (text === "light" || text === "dark" ? text : "system"), String);

/** Applies the theme and its changes. */
export function startTheme(): void {
  effect(() => {
    const chosen = theme.value;
    if (chosen === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = chosen;
  });
}
