import { useSignal } from "@preact/signals";
import { showToast } from "./toast";

/** State of a submission: pending, and the error of the last attempt. */
export interface Submission {
  busy: boolean;
  error: unknown;
  /**
   * Runs `task` unless a submission is pending, then announces `successMessage`. Returns true on success;
   * otherwise `error` is set.
   */
  run: (task: () => Promise<unknown>, successMessage?: string) => Promise<boolean>;
}

export function useSubmission(): Submission {
  const busy = useSignal(false);
  const error = useSignal<unknown>(null);
  const run = async (task: () => Promise<unknown>, successMessage?: string) => {
    if (busy.peek()) return false;
    busy.value = true;
    try {
      await task();
      error.value = null;
      if (successMessage !== undefined) showToast(successMessage);
      return true;
    } catch (cause) {
      error.value = cause;
      return false;
    } finally {
      busy.value = false;
    }
  };
  return { busy: busy.value, error: error.value, run };
}
