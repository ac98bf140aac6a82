import type { ComponentChildren, JSX } from "preact";
import { Refusal } from "../api/refusal";
import { session } from "../api/session";
import type { Loaded } from "../loaded";
import { LogInFirst } from "./log_in_first";
import { Refused } from "./refused";
import { Waiting } from "./waiting";

interface Props<Value> {
  of: Loaded<Value>;
  children: (value: Value) => ComponentChildren;
}

/** Renders loaded content, a placeholder while loading, or the error. */
export function Shown<Value>({ of: { value, error, again }, children }: Props<Value>): JSX.Element {
  if (value !== null) return <>{children(value)}</>;
  if (error instanceof Refusal && error.problem.status === 401 && !session.value) return <LogInFirst />;
  if (error != null) return <Refused error={error} again={() => void again()} />;
  return <Waiting />;
}
