import type { JSX } from "preact";
import { useLocation } from "preact-iso";
import { useEffect } from "preact/hooks";
import { Waiting } from "./waiting";

/** Leads on to another screen; the address that led here does not stay in the history. */
export function Redirect({ to }: { to: string }): JSX.Element {
  const location = useLocation();
  useEffect(() => location.route(to, true), [to]);
  return <Waiting />;
}

/** Leads to the login, and from there back to this screen. */
export function ToLogIn(): JSX.Element {
  const { url } = useLocation();
  return <Redirect to={`/login?then=${encodeURIComponent(url)}`} />;
}
