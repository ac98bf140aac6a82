import { useEffect } from "preact/hooks";

/** Names the page while a screen is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === "" ? "Kingdomail" : `${title} – Kingdomail`;
  }, [title]);
}
