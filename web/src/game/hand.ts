import { type ReadonlySignal, signal } from "@preact/signals";
import type { Cell, Direction } from "../api/types";
import { isSameCell } from "./geometry";
import { nearestCell, type Placement, type Placements } from "./placements";

/**
 * Domino being tried out on a board without sending anything. Only legal placements are possible.
 */
export class Hand {
  readonly placements: ReadonlySignal<Placements>;
  /** Current placement, and the cell that was tapped for it. */
  readonly selection = signal<{ placement: Placement; cell: Cell } | null>(null);
  /** Returns the starting point for keys and the rotate button. */
  private readonly start: (all: readonly Placement[]) => Placement | undefined;
  /** Most recent direction. */
  private direction: Direction = "east";

  constructor(placements: ReadonlySignal<Placements>, start: Hand["start"] = ([first]) => first) {
    this.placements = placements;
    this.start = start;
  }

  tap(cell: Cell): void {
    const selection = this.selection.peek();
    if (selection && isSameCell(selection.cell, cell)) this.rotate();
    else this.select(this.placements.peek().placementAt(cell, this.direction), cell);
  }

  rotate(back = false): void {
    const selection = this.selection.peek();
    if (selection) this.select(this.placements.peek().rotated(selection.placement, selection.cell, back), selection.cell);
    else this.selectStart();
  }

  /** Moves to the next legal placement in a direction. */
  move(towards: Direction): void {
    const selection = this.selection.peek();
    if (!selection) return this.selectStart();
    const placements = this.placements.peek();
    const cell = nearestCell(placements.cells, selection.cell, towards);
    if (cell) this.select(placements.placementAt(cell, this.direction), cell);
  }

  select(placement: Placement | undefined, cell: Cell): void {
    if (!placement) return;
    this.direction = placement.command.direction;
    this.selection.value = { placement, cell: { x: cell.x, y: cell.y } };
  }

  clear(): void {
    this.selection.value = null;
  }

  private selectStart(): void {
    const start = this.start(this.placements.peek().all);
    if (start) this.select(start, start.command);
  }
}
