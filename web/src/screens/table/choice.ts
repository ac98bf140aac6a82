import { computed, signal } from "@preact/signals";
import type { Cell, Command, Direction, SeatIndex } from "../../api/types";
import { same } from "../../game/geometry";
import { type Placement, Placements } from "../../game/legal";
import { sameCommand } from "../../game/words";
import type { Table } from "../../game/table";
import { preferences } from "../../preferences";

/** A giant about to be sent: the player's cell and the recipient. */
interface Sending {
  from: Cell | null;
  to: SeatIndex | null;
}

/** Draft of the player's decision before it is sent. Only legal choices are possible. */
export class Choice {
  private readonly table: Table;
  /** Placement of the domino in hand, and the cell that was tapped for it. */
  readonly laid = signal<{ placement: Placement; on: Cell } | null>(null);
  readonly picked = signal<string | null>(null);
  readonly covering = signal<Cell | null>(null);
  readonly sending = signal<Sending>({ from: null, to: null });
  /** Most recent direction. */
  private direction: Direction = "east";

  /** Legal commands; empty while a command is in flight. */
  private readonly legal = computed(() =>
    this.table.isMine.value && this.table.sending.value === null ? this.table.legal.value : [],
  );

  readonly placements = computed(() => new Placements(this.legal.value));
  readonly picks = computed(() => this.commands("pick").map(({ domino }) => domino));
  readonly discard = computed(() => this.commands("discard")[0] ?? null);
  readonly covers = computed(() => this.commands("cover"));
  readonly sends = computed(() => this.commands("send_giant"));

  constructor(table: Table) {
    this.table = table;
  }

  /** The command that confirming would send. */
  readonly command = computed((): Command | null => {
    if (this.laid.value) return this.laid.value.placement.command;
    if (this.picked.value !== null) return { type: "pick", domino: this.picked.value };
    const cover = this.covers.value.find((one) => this.covering.value && same(one, this.covering.value));
    if (cover) return cover;
    const { from, to } = this.sending.value;
    return this.sends.value.find((one) => from && same(one, from) && one.to_seat === to) ?? null;
  });

  /** Points that the drafted decision wins or costs; null without a draft. */
  readonly gain = computed((): number | null => {
    const game = this.table.game.value;
    const command = this.command.value;
    const before = game?.kingdoms.find(({ seat }) => seat === game.your_seat)?.score.total;
    if (command === null || before === undefined) return null;
    return this.gainOf(command, before);
  });

  /** Points that a legal command wins or costs, compared with `before`. */
  gainOf(command: Command, before: number): number | null {
    const score = this.legal.value.find((one) => sameCommand(one.command, command))?.score;
    return score === undefined ? null : score - before;
  }

  /** Handles a tap on the player's board. */
  tap(cell: Cell): void {
    const placements = this.placements.value;
    const laid = this.laid.value;
    if (placements.all.length > 0) {
      if (laid && same(laid.on, cell)) this.turn();
      else this.lay(placements.at(cell, this.direction), cell);
    } else if (this.covers.value.some((one) => same(one, cell))) {
      this.covering.value = { x: cell.x, y: cell.y };
    } else if (this.sends.value.some((one) => same(one, cell))) {
      this.sending.value = { ...this.sending.value, from: { x: cell.x, y: cell.y } };
    }
  }

  turn(back = false): void {
    const laid = this.laid.value;
    if (!laid) this.layFirst();
    else this.lay(this.placements.value.turned(laid.placement, laid.on, back), laid.on);
  }

  /** Moves to the next legal placement in a direction. */
  move(towards: Direction): void {
    const laid = this.laid.value;
    if (!laid) {
      this.layFirst();
      return;
    }
    const cell = this.placements.value.beside(laid.on, towards);
    if (cell) this.lay(this.placements.value.at(cell, this.direction), cell);
  }

  /** Selects a placement from the list. */
  lay(placement: Placement | undefined, on: Cell): void {
    if (!placement) return;
    this.direction = placement.command.direction;
    this.laid.value = { placement, on: { x: on.x, y: on.y } };
  }

  /** Selects the placement with the most points. */
  layFirst(): void {
    const best = [...this.placements.value.all].sort((one, other) => other.score - one.score)[0];
    if (best) this.lay(best, best.command);
  }

  pick(domino: string): void {
    if (!this.picks.value.includes(domino)) return;
    const again = this.picked.value === domino;
    this.picked.value = domino;
    if (preferences.value.atOnce || again) void this.confirm();
  }

  sendTo(seat: SeatIndex): void {
    const froms = this.sends.value.filter((one) => one.to_seat === seat);
    const from = this.sending.value.from ?? froms[0] ?? null;
    this.sending.value = { from: from && { x: from.x, y: from.y }, to: seat };
  }

  takeBack(): void {
    this.laid.value = null;
    this.picked.value = null;
    this.covering.value = null;
    this.sending.value = { from: null, to: null };
  }

  async confirm(): Promise<void> {
    const command = this.command.peek();
    if (command) await this.send(command);
  }

  async send(command: Command): Promise<void> {
    if (await this.table.play(command)) this.takeBack();
  }

  /** Removes choices that are no longer legal. */
  keepLegal(): void {
    if (this.table.sending.peek()) return;
    const command = this.command.peek();
    const laid = this.laid.peek();
    if (laid) {
      const still = this.placements.peek().find(laid.placement.command);
      if (still) this.laid.value = { ...laid, placement: still };
      else this.laid.value = null;
    } else if (command && !this.table.legal.peek().some((one) => sameCommand(one.command, command))) {
      this.takeBack();
    }
  }

  private commands<Type extends Command["type"]>(type: Type): Extract<Command, { type: Type }>[] {
    return this.legal.value.flatMap(({ command }) =>
      command.type === type ? [command as Extract<Command, { type: Type }>] : [],
    );
  }
}
