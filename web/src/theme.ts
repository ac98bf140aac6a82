import { effect, signal } from "@preact/signals";

export type Theme = "system" | "light" | "dark";

const KEY = "theme";
const stored = localStorage.getItem(KEY);

/** Light or dark, or what the machine says. */
export const theme = signal<Theme>(stored === "light" || stored === "dark" ? stored : "system");

/** Shows everything in the theme from now on. */
export function startTheme(): void {
  effect(() => {
    const chosen = theme.value;
    if (chosen === "system") {
      delete document.documentElement.dataset.theme;
      localStorage.removeItem(KEY);
    } else {
      document.documentElement.dataset.theme = chosen;
      localStorage.setItem(KEY, chosen);
    }
  });
}
