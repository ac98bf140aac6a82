import type { Cell, Direction, Kingdom, PlaceCommand, Settings } from "../api/types";

/**
 * Smallest rectangle around a kingdom, in cells. The castle is at 0, 0, and y grows to the south.
 */
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

/** In clockwise order, the order in which a domino is rotated. */
export const DIRECTIONS: Direction[] = ["east", "south", "west", "north"];

export const CASTLE: Cell = { x: 0, y: 0 };

export const cellKey = ({ x, y }: Cell): string => `${x},${y}`;

export const isSameCell = (a: Cell, b: Cell): boolean => a.x === b.x && a.y === b.y;

/** Returns the two cells that a domino covers, that of its first square first. */
export function coveredCells({ x, y, direction }: Pick<PlaceCommand, "x" | "y" | "direction">): [Cell, Cell] {
  const step = STEPS[direction];
  return [
    { x, y },
    { x: x + step.x, y: y + step.y },
  ];
}

/** Maximum width and height of a kingdom, in cells. */
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

/** Returns the cells that a kingdom can still cover within its frame. */
export function reachableExtent(extent: Extent, frame: number): Extent {
  return {
    left: extent.right - frame + 1,
    right: extent.left + frame - 1,
    top: extent.bottom - frame + 1,
    bottom: extent.top + frame - 1,
  };
}

/**
 * Returns the visible part of a kingdom during play: the kingdom and all cells that the next domino
 * can reach.
 */
export const viewOf = (kingdom: Kingdom, frame: number): Extent => extentWithMargin(kingdom, frame, 2);

/**
 * Returns the visible part of a kingdom that is only displayed: the kingdom and a margin of one
 * cell where it may grow.
 */
export const closeViewOf = (kingdom: Kingdom, frame: number): Extent => extentWithMargin(kingdom, frame, 1);

/**
 * Returns the visible part of the player's own board: a square of constant size with room for the
 * kingdom and all cells that the next domino can reach. Returns `previous` while it has that room,
 * so that the board does not move.
 */
export function windowOf(kingdom: Kingdom, frame: number, previous: Extent | null): Extent {
  const view = viewOf(kingdom, frame);
  const hasRoom = previous !== null && contains(previous, { x: view.left, y: view.top }) && contains(previous, { x: view.right, y: view.bottom });
  return hasRoom ? previous : squareAround(extentOf(kingdom.squares), windowSize(frame));
}

/** Width and height of the visible part of the player's own board, in cells. */
const windowSize = (frame: number): number => frame + 2;

/** Returns a square of the size of the frame around a kingdom, for boards at a common scale. */
export const frameViewOf = ({ squares }: Kingdom, frame: number): Extent => squareAround(extentOf(squares), frame);

function squareAround({ left, top, right, bottom }: Extent, size: number): Extent {
  const [x, y] = [Math.floor((left + right - size + 1) / 2), Math.floor((top + bottom - size + 1) / 2)];
  return { left: x, top: y, right: x + size - 1, bottom: y + size - 1 };
}

/** Returns the cells of a kingdom and a margin around it, limited to reachable cells. */
function extentWithMargin({ squares }: Kingdom, frame: number, margin: number): Extent {
  const extent = extentOf(squares);
  const limit = reachableExtent(extent, frame);
  return {
    left: Math.max(extent.left - margin, limit.left),
    right: Math.min(extent.right + margin, limit.right),
    top: Math.max(extent.top - margin, limit.top),
    bottom: Math.min(extent.bottom + margin, limit.bottom),
  };
}

export const width = ({ left, right }: Extent): number => right - left + 1;
export const height = ({ top, bottom }: Extent): number => bottom - top + 1;

export const contains = ({ left, right, top, bottom }: Extent, { x, y }: Cell): boolean =>
  left <= x && x <= right && top <= y && y <= bottom;

export function* cellsOf({ left, right, top, bottom }: Extent): Generator<Cell> {
  for (let y = top; y <= bottom; y += 1) for (let x = left; x <= right; x += 1) yield { x, y };
}
