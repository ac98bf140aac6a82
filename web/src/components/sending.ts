import { useSignal } from "@preact/signals";
import { tell } from "./toast";

/** Something that is sent: whether it is under way, and why it was refused. */
export interface Sending {
  busy: boolean;
  error: unknown;
  /** Does it, unless it is under way already, and says `done`. Whether it worked; if not, `error` says why. */
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
