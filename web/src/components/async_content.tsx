import type { ComponentChildren, JSX } from "preact";
import { ApiError } from "../api/errors";
import { session } from "../api/session";
import type { Resource } from "../resource";
import { LoginRequired } from "./login_required";
import { LoadError } from "./error_message";
import { LoadingIndicator } from "./loading_indicator";

interface Props<Value> {
  resource: Resource<Value>;
  children: (value: Value) => ComponentChildren;
}

/** Renders loaded content, a placeholder while loading, or the error. */
export function AsyncContent<Value>({ resource: { value, error, reload }, children }: Props<Value>): JSX.Element {
  if (value !== null) return <>{children(value)}</>;
  if (error instanceof ApiError && error.problem.status === 401 && !session.value) return <LoginRequired />;
  if (error != null) return <LoadError error={error} retry={() => void reload()} />;
  return <LoadingIndicator />;
}
