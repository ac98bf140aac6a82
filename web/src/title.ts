import { useEffect } from "preact/hooks";

/** Bidirectional isolates around names, which tabs and bookmarks show as boxes. */
const ISOLATES = /[\u2066-\u2069]/g;

/** Sets the document title while a screen is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === "" ? "Kingdomail" : `${title.replace(ISOLATES, "")} – Kingdomail`;
  }, [title]);
}
