import type { Cell, Direction, Kingdom, PlaceCommand, Settings } from "../api/types";

/** The smallest rectangle around all that lies in a kingdom, in cells; the castle is at 0, 0, and y grows to the south. */
export interface Extent {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const STEPS: Record<Direction, Cell> = {
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
  north: { x: 0, y: -1 },
};

/** In the order in which a domino turns. */
export const DIRECTIONS: Direction[] = ["east", "south", "west", "north"];

export const CASTLE: Cell = { x: 0, y: 0 };

export const key = ({ x, y }: Cell): string => `${x},${y}`;

export const same = (one: Cell, other: Cell): boolean => one.x === other.x && one.y === other.y;

/** The two cells that a domino covers: that of its first square, and that of its second. */
export function covered({ x, y, direction }: Pick<PlaceCommand, "x" | "y" | "direction">): [Cell, Cell] {
  const step = STEPS[direction];
  return [
    { x, y },
    { x: x + step.x, y: y + step.y },
  ];
}

/** How many cells a kingdom may be wide and high. */
export const frameOf = (settings: Settings): number => (settings.variants.includes("mighty_duel") ? 7 : 5);

export function extentOf(cells: Iterable<Cell>): Extent {
  const extent = { left: 0, top: 0, right: 0, bottom: 0 };
  for (const { x, y } of cells) {
    extent.left = Math.min(extent.left, x);
    extent.right = Math.max(extent.right, x);
    extent.top = Math.min(extent.top, y);
    extent.bottom = Math.max(extent.bottom, y);
  }
  return extent;
}

/** All cells that a kingdom may still come to cover, given its frame. */
export function reachable(extent: Extent, frame: number): Extent {
  return {
    left: extent.right - frame + 1,
    right: extent.left + frame - 1,
    top: extent.bottom - frame + 1,
    bottom: extent.top + frame - 1,
  };
}

/** What of a kingdom is worth looking at while it grows: all that the next domino can reach. */
export const viewOf = (kingdom: Kingdom, frame: number): Extent => around(kingdom, frame, 2);

/** The same for a kingdom that is only looked at: what lies there, and a margin of one cell where it may grow. */
export const closeViewOf = (kingdom: Kingdom, frame: number): Extent => around(kingdom, frame, 1);

/** The cells of a kingdom and so many around it, as far as they can be reached. */
function around({ squares }: Kingdom, frame: number, margin: number): Extent {
  const extent = extentOf(squares);
  const most = reachable(extent, frame);
  return {
    left: Math.max(extent.left - margin, most.left),
    right: Math.min(extent.right + margin, most.right),
    top: Math.max(extent.top - margin, most.top),
    bottom: Math.min(extent.bottom + margin, most.bottom),
  };
}

export const width = ({ left, right }: Extent): number => right - left + 1;
export const height = ({ top, bottom }: Extent): number => bottom - top + 1;

export const contains = ({ left, right, top, bottom }: Extent, { x, y }: Cell): boolean =>
  left <= x && x <= right && top <= y && y <= bottom;

export function* cellsOf({ left, right, top, bottom }: Extent): Generator<Cell> {
  for (let y = top; y <= bottom; y += 1) for (let x = left; x <= right; x += 1) yield { x, y };
}
