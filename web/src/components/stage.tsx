import type { ComponentChildren, JSX, RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Cell, Direction, DominoId } from "../api/types";
import { dominoOf } from "../game/catalogue";
import { cellKey, coveredCells, isSameCell } from "../game/geometry";
import type { Hand } from "../game/hand";
import { nearestCell } from "../game/placements";
import type { DominoPosition } from "../game/rules";
import { type PreviewDomino, SQUARE_SIZE } from "./board";

const ARROWS: Record<string, Direction> = { ArrowRight: "east", ArrowDown: "south", ArrowLeft: "west", ArrowUp: "north" };

/** Distance of a wheel or trackpad for each rotation after the first one of a gesture. */
const WHEEL_STEP_PX = 100;
/** Pause after which the next wheel event begins a new gesture. */
const WHEEL_PAUSE_MS = 200;

interface StageProps {
  /** Domino to try out, if any. */
  hand?: Hand;
  /** Called when a target is tapped, by pointer or by key. */
  onTap: (cell: Cell) => void;
  /** Called on Enter, which otherwise taps the focused target. */
  onConfirm?: (() => void) | undefined;
  /** Called on Escape. */
  onClear?: () => void;
  /** The board with its targets. */
  children: ComponentChildren;
}

/**
 * Control of a board by pointer, wheel and keys: targets are tapped, the domino in hand is dragged
 * and rotated, arrows move, R rotates.
 */
export function Stage({ hand, onTap, onConfirm, onClear, children }: StageProps): JSX.Element {
  const stage = useRef<HTMLDivElement>(null);
  const wasDragged = useDragging(stage, hand);
  const rotateByWheel = useWheel(hand);
  const isPlayable = hand !== undefined && hand.placements.value.all.length > 0;
  const move = (towards: Direction, focused: Cell | null) => {
    if (isPlayable) hand.move(towards);
    const next = isPlayable ? hand.selection.peek()?.cell : focused && nearestCell(targetCells(stage), focused, towards);
    // The target becomes focusable when it is rendered again.
    if (next) requestAnimationFrame(() => stage.current?.querySelector<SVGElement>(`[data-cell="${cellKey(next)}"]`)?.focus());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const arrow = ARROWS[event.key];
    const focused = cellOf(event.target);
    if (arrow) move(arrow, focused);
    else if (event.key === "r" || event.key === "R") hand?.rotate(event.shiftKey);
    else if (event.key === "Escape") onClear?.();
    else if (event.key === "Enter" && onConfirm) onConfirm();
    else if ((event.key === "Enter" || event.key === " ") && focused) onTap(focused);
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={stage}
      class={isPlayable ? "stage playable" : "stage"}
      onKeyDown={onKeyDown}
      onWheel={rotateByWheel}
      onClick={({ target }) => {
        const cell = cellOf(target);
        if (cell && !wasDragged.current) onTap(cell);
      }}
    >
      {children}
    </div>
  );
}

/** Returns the cell of a target; null for other elements. */
function cellOf(target: EventTarget | null): Cell | null {
  const [x, y] = target instanceof SVGElement ? (target.dataset.cell ?? "").split(",").map(Number) : [];
  return x === undefined || y === undefined ? null : { x, y };
}

const targetCells = (stage: RefObject<HTMLElement>): Cell[] =>
  [...(stage.current?.querySelectorAll("[data-cell]") ?? [])].flatMap((target) => cellOf(target) ?? []);

/**
 * Makes the domino follow a pointer from the hand or from its place on the board. It snaps to legal
 * placements. The result is true from a drag until the next press: the click that ends a drag is
 * not a tap.
 */
function useDragging(stage: RefObject<HTMLElement>, hand: Hand | undefined): RefObject<boolean> {
  const wasDragged = useRef(false);
  useEffect(() => {
    if (!hand) return;
    let pointerId: number | null = null;
    /** Cell where the gesture began. Until it is left, the gesture is a tap. */
    let start: Cell | null = null;
    const onPointerDown = (event: PointerEvent) => {
      const isHandle = event.target instanceof Element && event.target.closest(".in-hand, .target");
      pointerId = isHandle ? event.pointerId : null;
      start = cellOf(event.target);
      wasDragged.current = false;
    };
    const onPointerMove = (event: PointerEvent) => {
      const isPressed = event.pointerId === pointerId && event.buttons === 1;
      if (!isPressed || hand.placements.peek().all.length === 0) return;
      // Touch input sends its events to the first element, so the cell is found by position.
      const hovered = document.elementFromPoint(event.clientX, event.clientY);
      const cell = stage.current?.contains(hovered) ? cellOf(hovered) : null;
      if (!cell || (start && isSameCell(start, cell))) return;
      start = null;
      wasDragged.current = true;
      const selected = hand.selection.peek();
      if (!selected || !isSameCell(selected.cell, cell)) hand.tap(cell);
    };
    document.addEventListener("pointerdown", onPointerDown);
    document.addEventListener("pointermove", onPointerMove);
    return () => {
      document.removeEventListener("pointerdown", onPointerDown);
      document.removeEventListener("pointermove", onPointerMove);
    };
  }, [stage, hand]);
  return wasDragged;
}

/** Returns a handler that rotates the domino at the start of a wheel gesture and then in steps. */
function useWheel(hand: Hand | undefined): (event: WheelEvent) => void {
  const gesture = useRef({ at: -Infinity, left: 0 }).current;
  return (event) => {
    const { deltaY, deltaMode, timeStamp } = event;
    // A pinch on a trackpad arrives as a wheel event with Ctrl.
    if (event.ctrlKey || deltaY === 0 || !hand?.selection.peek()) return;
    event.preventDefault();
    const distance = deltaMode === WheelEvent.DOM_DELTA_PIXEL ? Math.abs(deltaY) : WHEEL_STEP_PX;
    gesture.left = timeStamp - gesture.at > WHEEL_PAUSE_MS ? 0 : gesture.left - distance;
    gesture.at = timeStamp;
    if (gesture.left > 0) return;
    gesture.left = WHEEL_STEP_PX;
    hand.rotate(deltaY < 0);
  };
}

/** Returns the drawing of a domino at a placement. */
export function previewDomino({ domino: id, ...position }: DominoPosition & { domino: DominoId }): PreviewDomino | undefined {
  const domino = dominoOf(id);
  return domino && { cells: coveredCells(position), squares: [domino.first, domino.second] };
}

interface TargetsProps {
  cells: readonly Cell[];
  /** Accessible name of the group. */
  label?: string;
  class?: string;
  /** Cell of the domino on trial, to which Tab leads. */
  current?: Cell | undefined;
  describe: (cell: Cell) => string;
}

/** Cells of a stage that can be tapped, each a button. */
export function Targets({ cells, label, class: name = "target", current = cells[0], describe }: TargetsProps): JSX.Element | null {
  if (cells.length === 0) return null;
  return (
    <g role="group" aria-label={label}>
      {cells.map((cell) => (
        <rect
          key={cellKey(cell)}
          class={name}
          x={cell.x * SQUARE_SIZE}
          y={cell.y * SQUARE_SIZE}
          width={SQUARE_SIZE}
          height={SQUARE_SIZE}
          role="button"
          tabindex={current && isSameCell(cell, current) ? 0 : -1}
          data-cell={cellKey(cell)}
          aria-label={describe(cell)}
        />
      ))}
    </g>
  );
}
