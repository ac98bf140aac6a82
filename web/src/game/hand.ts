import { signal } from "@preact/signals";
import type { Cell, Direction } from "../api/types";
import { same } from "./geometry";
import type { Placement, Placements } from "./legal";

/**
 * Domino being tried out on a board without sending anything. Only legal placements are possible.
 */
export class Hand {
  readonly placements: Placements;
  /** Current placement, and the cell that was tapped for it. */
  readonly laid = signal<{ placement: Placement; on: Cell } | null>(null);
  /** Most recent direction. */
  private direction: Direction = "east";

  constructor(placements: Placements) {
    this.placements = placements;
  }

  tap(cell: Cell): void {
    const laid = this.laid.peek();
    if (laid && same(laid.on, cell)) this.turn();
    else this.lay(this.placements.at(cell, this.direction), cell);
  }

  turn(back = false): void {
    const laid = this.laid.peek();
    if (laid) this.lay(this.placements.turned(laid.placement, laid.on, back), laid.on);
    else this.layFirst();
  }

  /** Moves to the next legal placement in a direction. */
  move(towards: Direction): void {
    const laid = this.laid.peek();
    if (!laid) return this.layFirst();
    const cell = this.placements.beside(laid.on, towards);
    if (cell) this.lay(this.placements.at(cell, this.direction), cell);
  }

  lay(placement: Placement | undefined, on: Cell): void {
    if (!placement) return;
    this.direction = placement.command.direction;
    this.laid.value = { placement, on: { x: on.x, y: on.y } };
  }

  takeBack(): void {
    this.laid.value = null;
  }

  /** Selects any legal placement: the starting point for keyboard input. */
  private layFirst(): void {
    const [first] = this.placements.all;
    if (first) this.lay(first, first.command);
  }
}
