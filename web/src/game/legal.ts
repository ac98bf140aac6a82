import type { Cell, Direction, LegalCommand, PlaceCommand } from "../api/types";
import { covered, DIRECTIONS, key, same } from "./geometry";

/** Legal placement of the domino in hand, and the points of the kingdom after it. */
export interface Placement {
  command: PlaceCommand;
  score: number;
}

/** All legal placements of the domino in hand. */
export class Placements {
  readonly all: Placement[];
  /** Cells that at least one legal placement covers. */
  private readonly cells: Cell[] = [];
  private readonly byCell = new Map<string, Placement[]>();

  constructor(legal: LegalCommand[]) {
    this.all = legal.flatMap(({ command, score }) => (command.type === "place" ? [{ command, score }] : []));
    for (const placement of this.all) {
      for (const cell of covered(placement.command)) {
        if (!this.covers(cell)) this.cells.push(cell);
        this.byCell.set(key(cell), [...(this.byCell.get(key(cell)) ?? []), placement]);
      }
    }
  }

  covers(cell: Cell): boolean {
    return this.byCell.has(key(cell));
  }

  find(wanted: PlaceCommand): Placement | undefined {
    return this.all.find(
      ({ command }) => same(command, wanted) && command.direction === wanted.direction && command.domino === wanted.domino,
    );
  }

  /**
   * Returns the placement selected by a tap on `cell`: with the first square on the cell, in the
   * preferred direction if that is legal or else in the next legal one; otherwise with the second
   * square on the cell.
   */
  at(cell: Cell, direction: Direction): Placement | undefined {
    const there = this.byCell.get(key(cell)) ?? [];
    return byTurns(there.filter(({ command }) => same(command, cell)), direction)[0] ?? byTurns(there, direction)[0];
  }

  /** Returns the next legal placement on `cell` in rotation order. */
  turned(current: Placement, cell: Cell, back = false): Placement {
    const there = this.byCell.get(key(cell)) ?? [];
    const order = [
      ...byTurns(there.filter(({ command }) => same(command, cell)), "east"),
      ...byTurns(there.filter(({ command }) => !same(command, cell)), "east"),
    ];
    const now = order.indexOf(current);
    const next = order[(now + (back ? order.length - 1 : 1)) % order.length];
    return next ?? current;
  }

  /** Returns the nearest cell in a direction that a legal placement covers, for arrow keys. */
  beside(from: Cell, towards: Direction): Cell | undefined {
    return this.cells
      .map((cell) => ({ cell, ...distance(from, cell, towards) }))
      .filter(({ along }) => along > 0)
      .sort((one, other) => one.along + 2 * one.aside - (other.along + 2 * other.aside))[0]?.cell;
  }
}

function byTurns(placements: Placement[], first: Direction): Placement[] {
  const from = DIRECTIONS.indexOf(first);
  const turns = ({ command }: Placement) => (DIRECTIONS.indexOf(command.direction) - from + 4) % 4;
  return [...placements].sort((one, other) => turns(one) - turns(other));
}

/** Returns the distance between two cells along a direction and across it. */
function distance(from: Cell, to: Cell, towards: Direction): { along: number; aside: number } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (towards === "east" || towards === "west") {
    return { along: towards === "east" ? dx : -dx, aside: Math.abs(dy) };
  }
  return { along: towards === "south" ? dy : -dy, aside: Math.abs(dx) };
}
