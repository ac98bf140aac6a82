import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Offline } from "../api/refusal";
import { Refused } from "./refused";

/** Shown in place of a screen whose bundle could not be loaded, until the connection is back. */
export function NotLoaded(): JSX.Element {
  const again = () => location.reload();
  useEffect(() => {
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, []);
  return <Refused error={new Offline(true)} again={again} />;
}
