import { effect, signal } from "@preact/signals";

export type Theme = "system" | "light" | "dark";

const STORAGE_KEY = "theme";
const stored = localStorage.getItem(STORAGE_KEY);

/** Light, dark, or the system setting. */
export const theme = signal<Theme>(stored === "light" || stored === "dark" ? stored : "system");

/** Applies the theme and stores each change. */
export function startTheme(): void {
  effect(() => {
    const chosen = theme.value;
    if (chosen === "system") {
      delete document.documentElement.dataset.theme;
      localStorage.removeItem(STORAGE_KEY);
    } else {
      document.documentElement.dataset.theme = chosen;
      localStorage.setItem(STORAGE_KEY, chosen);
    }
  });
}
