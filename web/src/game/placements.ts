import type { Cell, Direction, LegalCommand, PlaceCommand } from "../api/types";
import type { DominoPosition } from "./rules";
import { coveredCells, DIRECTIONS, cellKey, isSameCell } from "./geometry";

/** Legal placement of the domino in hand, and the points of the kingdom after it. */
export interface Placement {
  command: PlaceCommand;
  score: number;
}

/** All legal placements of the domino in hand. */
export class Placements {
  readonly all: Placement[];
  /** Cells that at least one legal placement covers. */
  readonly cells: Cell[] = [];
  private readonly byCell = new Map<string, Placement[]>();

  constructor(legal: LegalCommand[]) {
    this.all = legal.flatMap(({ command, score }) => (command.type === "place" ? [{ command, score }] : []));
    for (const placement of this.all) {
      for (const cell of coveredCells(placement.command)) {
        if (!this.byCell.has(cellKey(cell))) this.cells.push(cell);
        this.byCell.set(cellKey(cell), [...(this.byCell.get(cellKey(cell)) ?? []), placement]);
      }
    }
  }

  find(wanted: PlaceCommand): Placement | undefined {
    return this.all.find(
      ({ command }) => isSameCell(command, wanted) && command.direction === wanted.direction && command.domino === wanted.domino,
    );
  }

  /**
   * Returns the placement selected by a tap on `cell`: with the first square on the cell, in the
   * preferred direction if that is legal or else in the next legal one; otherwise with the second
   * square on the cell.
   */
  placementAt(cell: Cell, direction: Direction): Placement | undefined {
    const candidates = this.byCell.get(cellKey(cell)) ?? [];
    return byRotation(candidates.filter(({ command }) => isSameCell(command, cell)), direction)[0] ?? byRotation(candidates, direction)[0];
  }

  /** Returns the placement on `cell` with the most points. */
  bestAt(cell: Cell): Placement | undefined {
    return [...(this.byCell.get(cellKey(cell)) ?? [])].sort((a, b) => b.score - a.score)[0];
  }

  /** Returns the placement at a planned place if it is legal. */
  planned(spot: DominoPosition | undefined): Placement | undefined {
    return spot && this.all.find(({ command }) => isSameCell(command, spot) && command.direction === spot.direction);
  }

  /** Returns the next legal placement on `cell` in rotation order. */
  rotated(current: Placement, cell: Cell, back = false): Placement {
    const candidates = this.byCell.get(cellKey(cell)) ?? [];
    const rotationOrder = [
      ...byRotation(candidates.filter(({ command }) => isSameCell(command, cell)), "east"),
      ...byRotation(candidates.filter(({ command }) => !isSameCell(command, cell)), "east"),
    ];
    const index = rotationOrder.indexOf(current);
    const next = rotationOrder[(index + (back ? rotationOrder.length - 1 : 1)) % rotationOrder.length];
    return next ?? current;
  }
}

function byRotation(placements: Placement[], first: Direction): Placement[] {
  const from = DIRECTIONS.indexOf(first);
  const rotations = ({ command }: Placement) => (DIRECTIONS.indexOf(command.direction) - from + 4) % 4;
  return [...placements].sort((a, b) => rotations(a) - rotations(b));
}

/** Returns the nearest of several cells in a direction, for arrow keys. */
export function nearestCell(cells: readonly Cell[], from: Cell, towards: Direction): Cell | undefined {
  const isRow = towards === "east" || towards === "west";
  const sign = towards === "east" || towards === "south" ? 1 : -1;
  return cells
    .map((cell) => {
      const [dx, dy] = [cell.x - from.x, cell.y - from.y];
      const along = sign * (isRow ? dx : dy);
      return { cell, along, cost: along + 2 * Math.abs(isRow ? dy : dx) };
    })
    .filter(({ along }) => along > 0)
    .sort((a, b) => a.cost - b.cost)[0]?.cell;
}
