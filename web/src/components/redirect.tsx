import type { JSX } from "preact";
import { useLocation } from "preact-iso";
import { useEffect, useRef } from "preact/hooks";
import { LoadingIndicator } from "./loading_indicator";

/** Redirects to another screen and replaces the current history entry. */
export function Redirect({ to }: { to: string }): JSX.Element {
  const location = useLocation();
  useEffect(() => location.route(to, true), [to]);
  return <LoadingIndicator />;
}

/**
 * Returns the address with which a screen was opened. A screen stays until the next one is loaded,
 * when the address has changed already.
 */
export const useInitialLocation = (): ReturnType<typeof useLocation> => useRef(useLocation()).current;

/** Redirects to the login, which returns to the current screen. */
export function LoginRedirect(): JSX.Element {
  const { url } = useInitialLocation();
  return <Redirect to={`/login?then=${encodeURIComponent(url)}`} />;
}
