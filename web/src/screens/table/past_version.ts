import { effect, type Signal, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";

const KEY = "version";

/** Where exactly a version of a game is looked at. */
export const pathOfVersion = (id: string, version: number): string => `/games/${id}?${KEY}=${version}`;

function fromAddress(): number | null {
  const version = Number(new URLSearchParams(location.search).get(KEY) ?? Number.NaN);
  return Number.isInteger(version) && version > 0 ? version : null;
}

/** The version that is looked at, null for the game as it stands. It is in the address, so that a link or a reload leads there. */
export function usePastVersion(): Signal<number | null> {
  const version = useMemo(() => signal(fromAddress()), []);
  useEffect(
    () =>
      effect(() => {
        const address = new URL(location.href);
        if (version.value === null) address.searchParams.delete(KEY);
        else address.searchParams.set(KEY, String(version.value));
        if (address.href === location.href) return;
        // The way back from it leads to the game as it stands.
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
