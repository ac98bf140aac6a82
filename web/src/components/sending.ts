import { useSignal } from "@preact/signals";
import { tell } from "./toast";

/** State of a submission: pending, and the error of the last attempt. */
export interface Sending {
  busy: boolean;
  error: unknown;
  /**
   * Runs `work` unless a submission is pending, then announces `done`. Returns true on success;
   * otherwise `error` is set.
   */
  send: (work: () => Promise<unknown>, done?: string) => Promise<boolean>;
}

export function useSending(): Sending {
  const busy = useSignal(false);
  const error = useSignal<unknown>(null);
  const send = async (work: () => Promise<unknown>, done?: string) => {
    if (busy.peek()) return false;
    busy.value = true;
    try {
      await work();
      error.value = null;
      if (done !== undefined) tell(done);
      return true;
    } catch (refusal) {
      error.value = refusal;
      return false;
    } finally {
      busy.value = false;
    }
  };
  return { busy: busy.value, error: error.value, send };
}
