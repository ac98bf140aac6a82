import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { OfflineError } from "../api/errors";
import { online } from "../api/online";
import { LoadError } from "./error_message";
import { LoadingIndicator } from "./loading_indicator";

/** Session storage key of the release whose page was reloaded. */
const STORAGE_KEY = "reloaded";
/** URL of this file, which differs between releases. */
const RELEASE = import.meta.url;

/**
 * Shown if the bundle of a screen could not be loaded. The server has no files of earlier releases,
 * so the page is reloaded once, and otherwise when the connection is back.
 */
export function BundleLoadError(): JSX.Element {
  const isOutdated = useMemo(() => online.peek() && sessionStorage.getItem(STORAGE_KEY) !== RELEASE, []);
  const reload = () => location.reload();
  useEffect(() => {
    if (isOutdated) {
      sessionStorage.setItem(STORAGE_KEY, RELEASE);
      reload();
    }
    addEventListener("online", reload);
    return () => removeEventListener("online", reload);
  }, []);
  return isOutdated ? <LoadingIndicator /> : <LoadError error={new OfflineError(true)} retry={reload} />;
}
