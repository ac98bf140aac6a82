import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import type { Choice } from "./choice";

/**
 * Makes the domino draggable from the hand or from its place on the board. It snaps to legal
 * placements under the pointer.
 */
export function useDrag(stage: RefObject<HTMLElement>, choice: Choice): void {
  useEffect(() => {
    let pointer: number | null = null;
    const begin = (event: PointerEvent) => {
      const from = event.target instanceof Element && event.target.closest(".in-hand, .target");
      if (!from || choice.placements.peek().all.length === 0) return;
      pointer = event.pointerId;
    };
    const move = (event: PointerEvent) => {
      if (event.pointerId !== pointer) return;
      const under = document.elementFromPoint(event.clientX, event.clientY);
      if (!(under instanceof SVGElement) || !stage.current?.contains(under)) return;
      const [x, y] = (under.dataset.cell ?? "").split(",").map(Number);
      const on = choice.laid.peek()?.on;
      if (x === undefined || y === undefined || Number.isNaN(x) || (on?.x === x && on.y === y)) return;
      choice.tap({ x, y });
    };
    const end = () => (pointer = null);
    document.addEventListener("pointerdown", begin);
    document.addEventListener("pointermove", move);
    document.addEventListener("pointerup", end);
    document.addEventListener("pointercancel", end);
    return () => {
      document.removeEventListener("pointerdown", begin);
      document.removeEventListener("pointermove", move);
      document.removeEventListener("pointerup", end);
      document.removeEventListener("pointercancel", end);
    };
  }, [stage, choice]);
}
