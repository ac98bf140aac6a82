import { effect, type Signal, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";

const VERSION_PARAMETER = "version";

/** Returns the permanent link to a version of a game. */
export const versionPath = (id: string, version: number): string => `/games/${id}?${VERSION_PARAMETER}=${version}`;

function versionFromUrl(): number | null {
  const version = Number(new URLSearchParams(location.search).get(VERSION_PARAMETER) ?? Number.NaN);
  return Number.isInteger(version) && version > 0 ? version : null;
}

/**
 * The displayed version; null for the current game. Stored in the URL, so that links and reloads
 * work.
 */
export function useHistoryVersion(): Signal<number | null> {
  const version = useMemo(() => signal(versionFromUrl()), []);
  useEffect(
    () =>
      effect(() => {
        const address = new URL(location.href);
        if (version.value === null) address.searchParams.delete(VERSION_PARAMETER);
        else address.searchParams.set(VERSION_PARAMETER, String(version.value));
        if (address.href === location.href) return;
        // Entering the history adds a history entry, so that the back button leads to the current
        // game.
        if (versionFromUrl() === null) {
          history.pushState(history.state, "", address);
          scrollTo({ top: 0 });
        } else history.replaceState(history.state, "", address);
      }),
    [version],
  );
  useEffect(() => {
    const onPopState = () => (version.value = versionFromUrl());
    addEventListener("popstate", onPopState);
    return () => removeEventListener("popstate", onPopState);
  }, [version]);
  return version;
}
