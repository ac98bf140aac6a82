import { effect, type Signal, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";

const KEY = "version";

/** Returns the permanent link to a version of a game. */
export const pathOfVersion = (id: string, version: number): string => `/games/${id}?${KEY}=${version}`;

function fromAddress(): number | null {
  const version = Number(new URLSearchParams(location.search).get(KEY) ?? Number.NaN);
  return Number.isInteger(version) && version > 0 ? version : null;
}

/**
 * The displayed version; null for the current game. Stored in the URL, so that links and reloads
 * work.
 */
export function usePastVersion(): Signal<number | null> {
  const version = useMemo(() => signal(fromAddress()), []);
  useEffect(
    () =>
      effect(() => {
        const address = new URL(location.href);
        if (version.value === null) address.searchParams.delete(KEY);
        else address.searchParams.set(KEY, String(version.value));
        if (address.href === location.href) return;
        // Entering the history adds a history entry, so that the back button leads to the current
        // game.
        if (fromAddress() === null) {
          history.pushState(history.state, "", address);
          scrollTo({ top: 0 });
        } else history.replaceState(history.state, "", address);
      }),
    [version],
  );
  useEffect(() => {
    const back = () => (version.value = fromAddress());
    addEventListener("popstate", back);
    return () => removeEventListener("popstate", back);
  }, [version]);
  return version;
}
