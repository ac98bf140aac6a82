import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { t } from "../i18n/text";
import { tell } from "./toast";

/** Setting that is saved as soon as it is changed. */
export interface Saving<Value> {
  /** Error of the last save. */
  error: unknown;
  /** Shows the choice immediately, sends it after pending ones and reverts it if it is rejected. */
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
      // Later choices are still shown and pending.
      if (waiting.current === 0) set(saved.current);
    });
  };
  return { error: error.value, save };
}
