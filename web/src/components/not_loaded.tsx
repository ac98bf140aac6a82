import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Offline } from "../api/refusal";
import { Refused } from "./refused";

/** Shown until the connection is back if the bundle of a screen could not be loaded. */
export function NotLoaded(): JSX.Element {
  const again = () => location.reload();
  useEffect(() => {
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, []);
  return <Refused error={new Offline(true)} again={again} />;
}
