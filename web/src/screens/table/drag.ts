import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import type { Choice } from "./choice";

/**
 * Makes the domino draggable from the hand or from its place on the board. It snaps to legal
 * placements under the pointer.
 */
export function useDrag(stage: RefObject<HTMLElement>, choice: Choice): void {
  useEffect(() => {
    let pointerId: number | null = null;
    const onPointerDown = (event: PointerEvent) => {
      const from = event.target instanceof Element && event.target.closest(".in-hand, .target");
      if (!from || choice.placements.peek().all.length === 0) return;
      pointerId = event.pointerId;
    };
    const onPointerMove = (event: PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      const hovered = document.elementFromPoint(event.clientX, event.clientY);
      if (!(hovered instanceof SVGElement) || !stage.current?.contains(hovered)) return;
      const [x, y] = (hovered.dataset.cell ?? "").split(",").map(Number);
      const selectedCell = choice.placed.peek()?.cell;
      if (x === undefined || y === undefined || Number.isNaN(x) || (selectedCell?.x === x && selectedCell.y === y)) return;
      choice.tap({ x, y });
    };
    const onPointerUp = () => (pointerId = null);
    document.addEventListener("pointerdown", onPointerDown);
    document.addEventListener("pointermove", onPointerMove);
    document.addEventListener("pointerup", onPointerUp);
    document.addEventListener("pointercancel", onPointerUp);
    return () => {
      document.removeEventListener("pointerdown", onPointerDown);
      document.removeEventListener("pointermove", onPointerMove);
      document.removeEventListener("pointerup", onPointerUp);
      document.removeEventListener("pointercancel", onPointerUp);
    };
  }, [stage, choice]);
}
