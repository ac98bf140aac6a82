/** Time after the last input during which the player counts as present, in milliseconds. */
const RECENT = 60_000;

const listeners = new Set<() => void>();
let lastInput = Number.NEGATIVE_INFINITY;

function noteInput(event: Event): void {
  // Browsers also send pointer events when the page scrolls under a resting pointer.
  const rests = event instanceof PointerEvent && event.type === "pointermove" && event.movementX === 0 && event.movementY === 0;
  if (!event.isTrusted || rests || document.hidden) return;
  lastInput = performance.now();
  for (const act of listeners) act();
}

for (const type of ["pointerdown", "pointermove", "keydown", "wheel", "touchmove"]) {
  addEventListener(type, noteInput, { capture: true, passive: true });
}
document.addEventListener("visibilitychange", () => {
  if (document.hidden) lastInput = Number.NEGATIVE_INFINITY;
});

/**
 * Returns true if the page is visible and had recent input. Visibility alone is not enough: a
 * visible page may be unattended.
 */
export const isAttended = (): boolean => !document.hidden && performance.now() - lastInput < RECENT;

/** Calls `act` on every input until the returned function is called. */
export function onInput(act: () => void): () => void {
  listeners.add(act);
  return () => void listeners.delete(act);
}
