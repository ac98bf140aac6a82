import type { Cell, Direction } from "../../api/types";
import type { Choice } from "./choice";

const ARROWS: Record<string, Direction> = { ArrowRight: "east", ArrowDown: "south", ArrowLeft: "west", ArrowUp: "north" };

/** Keyboard control of the board: arrows move, R rotates, Enter confirms, Escape undoes. */
export function handleBoardKey(event: KeyboardEvent, choice: Choice): void {
  const arrow = ARROWS[event.key];
  if (arrow && choice.placements.value.all.length > 0) choice.move(arrow);
  else if (arrow) focusNearest(event, arrow);
  else if (event.key === "r" || event.key === "R") choice.rotate(event.shiftKey);
  else if ((event.key === "Enter" || event.key === " ") && isPlanTarget(event.target)) void choice.pickFor(cellOf(event.target));
  else if (event.key === "Enter" && choice.command.value) void choice.confirm();
  else if ((event.key === "Enter" || event.key === " ") && event.target instanceof SVGElement) tapTarget(event.target, choice);
  else if (event.key === "Escape") choice.clear();
  else return;
  event.preventDefault();
  // `currentTarget` is reset after the event has been handled.
  const board = event.currentTarget;
  if (arrow && choice.placed.value) {
    const { x, y } = choice.placed.value.cell;
    requestAnimationFrame(() => targetAt(board, `${x},${y}`)?.focus());
  }
}

function tapTarget(target: SVGElement, choice: Choice): void {
  if (target.dataset.cell !== undefined) choice.tap(cellOf(target));
}

const isPlanTarget = (target: EventTarget | null): target is SVGElement => target instanceof SVGElement && target.matches(".plan-target");

function cellOf({ dataset }: SVGElement): Cell {
  const [x = 0, y = 0] = (dataset.cell ?? "").split(",").map(Number);
  return { x, y };
}

const targetAt = (board: EventTarget | null, cell: string): SVGElement | null =>
  board instanceof HTMLElement ? board.querySelector<SVGElement>(`[data-cell="${cell}"]`) : null;

/** Without a domino in hand, moves the focus to the nearest target in a direction. */
function focusNearest(event: KeyboardEvent, towards: Direction): void {
  const board = event.currentTarget;
  if (!(board instanceof HTMLElement) || !(event.target instanceof SVGElement)) return;
  const { x, y } = cellOf(event.target);
  const sideways = towards === "east" || towards === "west";
  const sign = towards === "east" || towards === "south" ? 1 : -1;
  const [nearest] = [...board.querySelectorAll<SVGElement>("[data-cell]")]
    .map((target) => {
      const { x: tx, y: ty } = cellOf(target);
      const [along, aside] = sideways ? [(tx - x) * sign, Math.abs(ty - y)] : [(ty - y) * sign, Math.abs(tx - x)];
      return { target, along, cost: along + 2 * aside };
    })
    .filter(({ along }) => along > 0)
    .sort((a, b) => a.cost - b.cost);
  nearest?.target.focus();
}
