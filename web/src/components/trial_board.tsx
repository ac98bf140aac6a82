import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Direction, Domino, Kingdom } from "../api/types";
import { cellsOf, coveredCells, type Extent, cellKey, viewOf } from "../game/geometry";
import type { Hand } from "../game/hand";
import { t } from "../i18n/text";
import { Board, type PreviewDomino, SQUARE_SIZE } from "./board";

const ARROWS: Record<string, Direction> = { ArrowRight: "east", ArrowDown: "south", ArrowLeft: "west", ArrowUp: "north" };

interface Props {
  kingdom: Kingdom;
  frame: number;
  view?: Extent | undefined;
  label: string;
  hand: Hand;
  domino: Domino | undefined;
  /** Called on Enter when the domino is placed. */
  onConfirm?: () => void;
  highlighted?: ReadonlySet<string> | undefined;
  children?: ComponentChildren;
}

/** Board on which a domino can be tried out by tapping, dragging, the wheel or keys. */
export function TrialBoard(props: Props): JSX.Element {
  const { kingdom, frame, label, hand, domino, onConfirm } = props;
  const stage = useRef<HTMLDivElement>(null);
  const view = props.view ?? viewOf(kingdom, frame);
  const selectable = new Set(hand.placements.all.flatMap(({ command }) => coveredCells(command)).map(cellKey));
  const selection = hand.selection.value;
  useDragging(stage, hand);
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (arrow) hand.move(arrow);
    else if (event.key === "r" || event.key === "R") hand.rotate(event.shiftKey);
    else if (event.key === "Escape" && hand.selection.peek()) hand.clear();
    else if (event.key === "Enter" && hand.selection.peek() && onConfirm) onConfirm();
    else if ((event.key === "Enter" || event.key === " ") && event.target instanceof SVGElement) tapAt(hand, event.target);
    else return;
    event.preventDefault();
    event.stopPropagation();
    const selectedCell = hand.selection.peek()?.cell;
    if (selectedCell) requestAnimationFrame(() => stage.current?.querySelector<SVGElement>(`[data-cell="${cellKey(selectedCell)}"]`)?.focus());
  };
  return (
    <div
      ref={stage}
      class={selectable.size > 0 ? "stage playable" : "stage"}
      onKeyDown={onKeyDown}
      onWheel={(event) => {
        if (!hand.selection.peek()) return;
        event.preventDefault();
        hand.rotate(event.deltaY < 0);
      }}
    >
      <Board
        kingdom={kingdom}
        seat={kingdom.seat}
        frame={frame}
        view={view}
        label={label}
        preview={previewOf(hand, domino)}
        selectable={selectable}
        highlighted={props.highlighted}
      >
        {selectable.size > 0 && (
          <g role="group" aria-label={t("legal-cells")}>
            {[...cellsOf(view)]
              .filter((cell) => selectable.has(cellKey(cell)))
              .map((cell, index) => (
                <rect
                  key={cellKey(cell)}
                  class="target"
                  x={cell.x * SQUARE_SIZE}
                  y={cell.y * SQUARE_SIZE}
                  width={SQUARE_SIZE}
                  height={SQUARE_SIZE}
                  role="button"
                  tabindex={(selection ? cellKey(selection.cell) === cellKey(cell) : index === 0) ? 0 : -1}
                  data-cell={cellKey(cell)}
                  aria-label={t("cell-at", { row: cell.y, column: cell.x })}
                  onClick={() => hand.tap(cell)}
                />
              ))}
          </g>
        )}
        {props.children}
      </Board>
    </div>
  );
}

function previewOf(hand: Hand, domino: Domino | undefined): PreviewDomino | undefined {
  const command = hand.selection.value?.placement.command;
  return command && domino ? { cells: coveredCells(command), squares: [domino.first, domino.second] } : undefined;
}

function tapAt(hand: Hand, target: SVGElement): void {
  const [x, y] = (target.dataset.cell ?? "").split(",").map(Number);
  if (x !== undefined && y !== undefined && !Number.isNaN(x)) hand.tap({ x, y });
}

/** Makes the domino follow a pointer that is held down on the board. */
function useDragging(stage: { current: HTMLElement | null }, hand: Hand): void {
  useEffect(() => {
    const board = stage.current;
    if (!board) return;
    let startCell: string | undefined;
    const onPointerMove = (event: PointerEvent) => {
      if (event.buttons === 0) return;
      const hovered = document.elementFromPoint(event.clientX, event.clientY);
      const selectedCell = hand.selection.peek()?.cell;
      if (!(hovered instanceof SVGElement) || !board.contains(hovered) || hovered.dataset.cell === undefined) return;
      // A gesture that stays in its first cell is a tap, not a drag.
      if (hovered.dataset.cell === startCell) return;
      startCell = undefined;
      if (!selectedCell || cellKey(selectedCell) !== hovered.dataset.cell) tapAt(hand, hovered);
    };
    // Touch input captures the pointer implicitly; release it to receive events from other cells.
    const onPointerDown = ({ target, pointerId }: PointerEvent) => {
      startCell = target instanceof SVGElement ? target.dataset.cell : undefined;
      if (target instanceof Element && target.hasPointerCapture(pointerId)) target.releasePointerCapture(pointerId);
    };
    board.addEventListener("pointerdown", onPointerDown);
    board.addEventListener("pointermove", onPointerMove);
    return () => {
      board.removeEventListener("pointerdown", onPointerDown);
      board.removeEventListener("pointermove", onPointerMove);
    };
  }, [stage, hand]);
}
