import type { JSX } from "preact";
import { useLocation } from "preact-iso";
import { useEffect } from "preact/hooks";
import { LoadingIndicator } from "./loading_indicator";

/** Redirects to another screen and replaces the current history entry. */
export function Redirect({ to }: { to: string }): JSX.Element {
  const location = useLocation();
  useEffect(() => location.route(to, true), [to]);
  return <LoadingIndicator />;
}

/** Redirects to the login, which returns to the current screen. */
export function LoginRedirect(): JSX.Element {
  const { url } = useLocation();
  return <Redirect to={`/login?then=${encodeURIComponent(url)}`} />;
}
