import { useEffect } from "preact/hooks";

/** Marks that isolate names in a text. Tabs and bookmarks show them as boxes. */
const ISOLATES = /[\u2066-\u2069]/g;

/** Names the page while a screen is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === "" ? "Kingdomail" : `${title.replace(ISOLATES, "")} – Kingdomail`;
  }, [title]);
}
