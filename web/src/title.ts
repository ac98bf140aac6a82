import { effect, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { waitingGames } from "./game/active_games";
import { t } from "./i18n/text";

/** Bidirectional isolates around names, which tabs and bookmarks show as boxes. */
const ISOLATES = /[\u2066-\u2069]/g;

const screenTitle = signal("");

// The number of waiting games is shown on every screen, so that it is visible in a background tab.
effect(() => {
  const waiting = waitingGames.value.length;
  const parts = [waiting > 0 && `(${waiting}) ${t("your-move")}`, screenTitle.value, "Kingdomail"];
  document.title = parts.filter(Boolean).join(" – ").replace(ISOLATES, "");
});

/** Sets the title of the document while a screen, or a sheet above it, is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    const before = screenTitle.peek();
    screenTitle.value = title;
    return () => {
      screenTitle.value = before;
    };
  }, [title]);
}
