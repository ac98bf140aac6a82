import { effect } from "@preact/signals";
import { storedSignal } from "./stored_signal";

export type Theme = "system" | "light" | "dark";

/** Light, dark, or the system setting. */
export const theme = storedSignal<Theme>("theme", (text) => (text === "light" || text === "dark" ? text : "system"), String);

/** Elements with the colours of the browser's bar in light and dark mode. */
const elements = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
const colours = elements.map(({ content }) => content);

/** Applies the theme and its changes. */
export function startTheme(): void {
  effect(() => {
    const chosen = theme.value;
    if (chosen === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = chosen;
    elements.forEach((element, index) => (element.content = colours[chosen === "system" ? index : Number(chosen === "dark")] ?? ""));
  });
}
