import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { t } from "../i18n/text";
import { tell } from "./toast";

/** Choices that are saved as soon as they are made. */
export interface Saving<Value> {
  /** Why the last one was not. */
  error: unknown;
  /** Shows the choice at once, sends it after those before it, and takes it back if it is refused. */
  save: (chosen: Value, send: () => Promise<Value>) => void;
}

export function useSaving<Value>(shown: Value, set: (value: Value) => void): Saving<Value> {
  const error = useSignal<unknown>(null);
  const queue = useRef(Promise.resolve());
  const waiting = useRef(0);
  const saved = useRef(shown);
  const save = (chosen: Value, send: () => Promise<Value>) => {
    if (waiting.current === 0) saved.current = shown;
    waiting.current += 1;
    set(chosen);
    queue.current = queue.current.then(async () => {
      try {
        saved.current = await send();
        error.value = null;
        tell(t("saved"));
      } catch (refusal) {
        error.value = refusal;
      }
      waiting.current -= 1;
      // What was chosen since then is still shown, and on its way.
      if (waiting.current === 0) set(saved.current);
    });
  };
  return { error: error.value, save };
}
