import type { Direction } from "../../api/types";
import type { Choice } from "./choice";

const ARROWS: Record<string, Direction> = { ArrowRight: "east", ArrowDown: "south", ArrowLeft: "west", ArrowUp: "north" };

/** Keys on the board: arrows go from spot to spot, R turns, Enter confirms, Escape takes back. */
export function boardKeys(event: KeyboardEvent, choice: Choice): void {
  const arrow = ARROWS[event.key];
  if (arrow && choice.placements.value.all.length > 0) choice.move(arrow);
  else if (arrow) focusBeside(event, arrow);
  else if (event.key === "r" || event.key === "R") choice.turn(event.shiftKey);
  else if (event.key === "Enter" && choice.command.value) void choice.confirm();
  else if ((event.key === "Enter" || event.key === " ") && event.target instanceof SVGElement) tapped(event.target, choice);
  else if (event.key === "Escape") choice.takeBack();
  else return;
  event.preventDefault();
  // The event forgets it once it is over.
  const board = event.currentTarget;
  if (arrow && choice.laid.value) {
    const { x, y } = choice.laid.value.on;
    requestAnimationFrame(() => targetAt(board, `${x},${y}`)?.focus());
  }
}

function tapped(target: SVGElement, choice: Choice): void {
  const [x, y] = (target.dataset.cell ?? "").split(",").map(Number);
  if (x !== undefined && y !== undefined) choice.tap({ x, y });
}

const targetAt = (board: EventTarget | null, cell: string): SVGElement | null =>
  board instanceof HTMLElement ? board.querySelector<SVGElement>(`[data-cell="${cell}"]`) : null;

/** To the nearest cell on which something can be done, where no domino is in hand. */
function focusBeside(event: KeyboardEvent, towards: Direction): void {
  const board = event.currentTarget;
  if (!(board instanceof HTMLElement) || !(event.target instanceof SVGElement)) return;
  const place = (target: SVGElement) => (target.dataset.cell ?? "0,0").split(",").map(Number) as [number, number];
  const [x, y] = place(event.target);
  const sideways = towards === "east" || towards === "west";
  const sign = towards === "east" || towards === "south" ? 1 : -1;
  const [nearest] = [...board.querySelectorAll<SVGElement>("[data-cell]")]
    .map((target) => {
      const [tx, ty] = place(target);
      const [along, aside] = sideways ? [(tx - x) * sign, Math.abs(ty - y)] : [(ty - y) * sign, Math.abs(tx - x)];
      return { target, along, cost: along + 2 * aside };
    })
    .filter(({ along }) => along > 0)
    .sort((one, other) => one.cost - other.cost);
  nearest?.target.focus();
}
