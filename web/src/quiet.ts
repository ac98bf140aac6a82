/** Time without requests after which the page counts as quiet, in milliseconds. */
const QUIET_MS = 250;
/** Time after which a quiet page no longer waits until it is idle, in milliseconds. */
const MAX_IDLE_DELAY_MS = 1000;

const waiting = new Set<() => void>();
let pending = 0;
let timer: ReturnType<typeof setTimeout>;

/** Records that the screen waits for an API response or a bundle. */
export async function track<Value>(request: Promise<Value>): Promise<Value> {
  pending += 1;
  clearTimeout(timer);
  try {
    return await request;
  } finally {
    pending -= 1;
    scheduleCalls();
  }
}

/**
 * Calls back once the screen waits for nothing, which is the time to load what is needed later.
 * Returns a function that cancels the call.
 */
export function whenQuiet(callback: () => void): () => void {
  waiting.add(callback);
  scheduleCalls();
  return () => void waiting.delete(callback);
}

function scheduleCalls(): void {
  clearTimeout(timer);
  if (pending === 0 && waiting.size > 0) timer = setTimeout(whenIdle, QUIET_MS, callAll);
}

function callAll(): void {
  if (pending > 0) return;
  const callbacks = [...waiting];
  waiting.clear();
  for (const callback of callbacks) callback();
}

/** Safari has no idle callbacks. Other browsers may delay them without limit. */
const whenIdle = (callback: () => void): unknown =>
  "requestIdleCallback" in window ? requestIdleCallback(callback, { timeout: MAX_IDLE_DELAY_MS }) : setTimeout(callback);
