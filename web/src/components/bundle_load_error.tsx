import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { OfflineError } from "../api/errors";
import { LoadError } from "./error_message";

/** Shown until the connection is back if the bundle of a screen could not be loaded. */
export function BundleLoadError(): JSX.Element {
  const reload = () => location.reload();
  useEffect(() => {
    addEventListener("online", reload);
    return () => removeEventListener("online", reload);
  }, []);
  return <LoadError error={new OfflineError(true)} retry={reload} />;
}
