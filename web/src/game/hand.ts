import { signal } from "@preact/signals";
import type { Cell, Direction } from "../api/types";
import { same } from "./geometry";
import type { Placement, Placements } from "./legal";

/** A domino that is tried out on a board, where nothing is sent yet. It can only lie where that is legal. */
export class Hand {
  readonly placements: Placements;
  /** Where it lies, and which cell was tapped for it. */
  readonly laid = signal<{ placement: Placement; on: Cell } | null>(null);
  /** The direction that was used last. */
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

  /** To the next legal spot in a direction. */
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

  /** Any spot: where somebody begins who has no pointer. */
  private layFirst(): void {
    const [first] = this.placements.all;
    if (first) this.lay(first, first.command);
  }
}
