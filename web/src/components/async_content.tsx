import type { ComponentChildren, JSX } from "preact";
import type { Resource } from "../resource";
import { LoadError } from "./error_message";
import { LoadingIndicator } from "./loading_indicator";

interface Props<Value> {
  resource: Resource<Value>;
  children: (value: Value) => ComponentChildren;
}

/** Renders loaded content, a placeholder while loading, or the error. */
export function AsyncContent<Value>({ resource: { value, error, reload }, children }: Props<Value>): JSX.Element {
  if (value !== null) return <>{children(value)}</>;
  if (error != null) return <LoadError error={error} retry={() => void reload()} />;
  return <LoadingIndicator />;
}
