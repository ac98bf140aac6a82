import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { t } from "../i18n/text";
import { showToast } from "./toast";

/** Setting that is saved as soon as it is changed. */
export interface Autosave<Value> {
  /** Error of the last save. */
  error: unknown;
  /** Shows the choice immediately, sends it after pending ones and reverts it if it is rejected. */
  save: (chosen: Value, send: () => Promise<Value>) => void;
}

export function useAutosave<Value>(displayed: Value, set: (value: Value) => void): Autosave<Value> {
  const error = useSignal<unknown>(null);
  const queue = useRef(Promise.resolve());
  const pendingCount = useRef(0);
  const savedValue = useRef(displayed);
  const save = (chosen: Value, send: () => Promise<Value>) => {
    if (pendingCount.current === 0) savedValue.current = displayed;
    pendingCount.current += 1;
    set(chosen);
    queue.current = queue.current.then(async () => {
      try {
        savedValue.current = await send();
        error.value = null;
        showToast(t("saved"));
      } catch (cause) {
        error.value = cause;
      }
      pendingCount.current -= 1;
      // Later choices are still shown and pending.
      if (pendingCount.current === 0) set(savedValue.current);
    });
  };
  return { error: error.value, save };
}
