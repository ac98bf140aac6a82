/** Time after the last input during which the player counts as present, in milliseconds. */
const ATTENTION_TIMEOUT_MS = 60_000;

const listeners = new Set<() => void>();
let lastInput = Number.NEGATIVE_INFINITY;

function recordInput(event: Event): void {
  // Browsers also send pointer events when the page scrolls under a resting pointer.
  const isResting = event instanceof PointerEvent && event.type === "pointermove" && event.movementX === 0 && event.movementY === 0;
  if (!event.isTrusted || isResting || document.hidden) return;
  lastInput = performance.now();
  for (const listener of listeners) listener();
}

for (const type of ["pointerdown", "pointermove", "keydown", "wheel", "touchmove"]) {
  addEventListener(type, recordInput, { capture: true, passive: true });
}
document.addEventListener("visibilitychange", () => {
  if (document.hidden) lastInput = Number.NEGATIVE_INFINITY;
});

/**
 * Returns true if the page is visible and had recent input. Visibility alone is not enough: a
 * visible page may be unattended.
 */
export const isAttended = (): boolean => !document.hidden && performance.now() - lastInput < ATTENTION_TIMEOUT_MS;

/** Calls `listener` on every input until the returned function is called. */
export function onInput(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
