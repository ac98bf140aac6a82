import { signal } from "@preact/signals";
import type { Cell, Direction } from "../api/types";
import { isSameCell } from "./geometry";
import type { Placement, Placements } from "./placements";

/**
 * Domino being tried out on a board without sending anything. Only legal placements are possible.
 */
export class Hand {
  readonly placements: Placements;
  /** Current placement, and the cell that was tapped for it. */
  readonly selection = signal<{ placement: Placement; cell: Cell } | null>(null);
  /** Most recent direction. */
  private direction: Direction = "east";

  constructor(placements: Placements) {
    this.placements = placements;
  }

  tap(cell: Cell): void {
    const selection = this.selection.peek();
    if (selection && isSameCell(selection.cell, cell)) this.rotate();
    else this.select(this.placements.placementAt(cell, this.direction), cell);
  }

  rotate(back = false): void {
    const selection = this.selection.peek();
    if (selection) this.select(this.placements.rotated(selection.placement, selection.cell, back), selection.cell);
    else this.selectFirst();
  }

  /** Moves to the next legal placement in a direction. */
  move(towards: Direction): void {
    const selection = this.selection.peek();
    if (!selection) return this.selectFirst();
    const cell = this.placements.nearestCell(selection.cell, towards);
    if (cell) this.select(this.placements.placementAt(cell, this.direction), cell);
  }

  select(placement: Placement | undefined, cell: Cell): void {
    if (!placement) return;
    this.direction = placement.command.direction;
    this.selection.value = { placement, cell: { x: cell.x, y: cell.y } };
  }

  clear(): void {
    this.selection.value = null;
  }

  /** Selects any legal placement: the starting point for keyboard input. */
  private selectFirst(): void {
    const [first] = this.placements.all;
    if (first) this.select(first, first.command);
  }
}
