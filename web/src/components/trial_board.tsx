import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Direction, Domino, Kingdom } from "../api/types";
import { cellsOf, covered, type Extent, key, viewOf } from "../game/geometry";
import type { Hand } from "../game/hand";
import { t } from "../i18n/text";
import { Board, type Laid, SIDE } from "./board";

const ARROWS: Record<string, Direction> = { ArrowRight: "east", ArrowDown: "south", ArrowLeft: "west", ArrowUp: "north" };

interface Props {
  kingdom: Kingdom;
  frame: number;
  view?: Extent | undefined;
  label: string;
  hand: Hand;
  domino: Domino | undefined;
  /** Called on Enter when the domino is placed. */
  confirm?: () => void;
  glowing?: ReadonlySet<string> | undefined;
  children?: ComponentChildren;
}

/** Board on which a domino can be tried out by tapping, dragging, the wheel or keys. */
export function TrialBoard(props: Props): JSX.Element {
  const { kingdom, frame, label, hand, domino, confirm } = props;
  const stage = useRef<HTMLDivElement>(null);
  const view = props.view ?? viewOf(kingdom, frame);
  const lit = new Set(hand.placements.all.flatMap(({ command }) => covered(command)).map(key));
  const laid = hand.laid.value;
  useDragging(stage, hand);
  const keys = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (arrow) hand.move(arrow);
    else if (event.key === "r" || event.key === "R") hand.turn(event.shiftKey);
    else if (event.key === "Escape" && hand.laid.peek()) hand.takeBack();
    else if (event.key === "Enter" && hand.laid.peek() && confirm) confirm();
    else if ((event.key === "Enter" || event.key === " ") && event.target instanceof SVGElement) tapAt(hand, event.target);
    else return;
    event.preventDefault();
    event.stopPropagation();
    const on = hand.laid.peek()?.on;
    if (on) requestAnimationFrame(() => stage.current?.querySelector<SVGElement>(`[data-cell="${key(on)}"]`)?.focus());
  };
  return (
    <div
      ref={stage}
      class={lit.size > 0 ? "stage playable" : "stage"}
      onKeyDown={keys}
      onWheel={(event) => {
        if (!hand.laid.peek()) return;
        event.preventDefault();
        hand.turn(event.deltaY < 0);
      }}
    >
      <Board
        kingdom={kingdom}
        seat={kingdom.seat}
        frame={frame}
        view={view}
        label={label}
        laid={laidOf(hand, domino)}
        lit={lit}
        glowing={props.glowing}
      >
        {lit.size > 0 && (
          <g role="group" aria-label={t("legal-cells")}>
            {[...cellsOf(view)]
              .filter((cell) => lit.has(key(cell)))
              .map((cell, index) => (
                <rect
                  key={key(cell)}
                  class="target"
                  x={cell.x * SIDE}
                  y={cell.y * SIDE}
                  width={SIDE}
                  height={SIDE}
                  role="button"
                  tabindex={(laid ? key(laid.on) === key(cell) : index === 0) ? 0 : -1}
                  data-cell={key(cell)}
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

function laidOf(hand: Hand, domino: Domino | undefined): Laid | undefined {
  const command = hand.laid.value?.placement.command;
  return command && domino ? { cells: covered(command), squares: [domino.first, domino.second] } : undefined;
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
    let from: string | undefined;
    const move = (event: PointerEvent) => {
      if (event.buttons === 0) return;
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const on = hand.laid.peek()?.on;
      if (!(under instanceof SVGElement) || !board.contains(under) || under.dataset.cell === undefined) return;
      // A gesture that stays in its first cell is a tap, not a drag.
      if (under.dataset.cell === from) return;
      from = undefined;
      if (!on || key(on) !== under.dataset.cell) tapAt(hand, under);
    };
    // Touch input captures the pointer implicitly; release it to receive events from other cells.
    const begin = ({ target, pointerId }: PointerEvent) => {
      from = target instanceof SVGElement ? target.dataset.cell : undefined;
      if (target instanceof Element && target.hasPointerCapture(pointerId)) target.releasePointerCapture(pointerId);
    };
    board.addEventListener("pointerdown", begin);
    board.addEventListener("pointermove", move);
    return () => {
      board.removeEventListener("pointerdown", begin);
      board.removeEventListener("pointermove", move);
    };
  }, [stage, hand]);
}
