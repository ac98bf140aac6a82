import type { Cell, Direction, LegalCommand, PlaceCommand } from "../api/types";
import { covered, DIRECTIONS, key, same } from "./geometry";

/** A legal way to lay the domino in hand, and the points of the kingdom after it. */
export interface Placement {
  command: PlaceCommand;
  score: number;
}

/** All legal ways to lay the domino in hand. */
export class Placements {
  readonly all: Placement[];
  /** Every cell on which one of its squares can lie. */
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
   * How the domino comes to lie when `cell` is tapped: with its first square there in the direction that was used last if that
   * is legal, or in the next that is; or else with its second square there.
   */
  at(cell: Cell, direction: Direction): Placement | undefined {
    const there = this.byCell.get(key(cell)) ?? [];
    return byTurns(there.filter(({ command }) => same(command, cell)), direction)[0] ?? byTurns(there, direction)[0];
  }

  /** The next legal way to lie on `cell` after this one, in the order in which a domino turns. */
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

  /** The cell on which it can lie that is nearest in a direction, for who goes from one to the next by arrow keys. */
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

/** How far `to` is from `from` in a direction, and across it. */
function distance(from: Cell, to: Cell, towards: Direction): { along: number; aside: number } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (towards === "east" || towards === "west") {
    return { along: towards === "east" ? dx : -dx, aside: Math.abs(dy) };
  }
  return { along: towards === "south" ? dy : -dy, aside: Math.abs(dx) };
}
