import { computed, signal, useComputed, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Cell, Command, Direction, SeatIndex } from "../../api/types";
import { dominoOf } from "../../game/catalogue";
import { isSameCommand } from "../../game/descriptions";
import { frameOf, isSameCell } from "../../game/geometry";
import { type Placement, Placements } from "../../game/placements";
import { plannedSpot, planSpot } from "../../game/planned_spots";
import { legalPlacements } from "../../game/rules";
import type { Table } from "../../game/table";
import { preferences } from "../../preferences";

/** A giant about to be sent: the player's cell and the recipient. */
interface GiantTransfer {
  from: Cell | null;
  to: SeatIndex | null;
}

/** Draft of the player's decision before it is sent. Only legal choices are possible. */
export class Choice {
  private readonly table: Table;
  /** Placement of the domino in hand, and the cell that was tapped for it. */
  readonly placed = signal<{ placement: Placement; cell: Cell } | null>(null);
  readonly pickedDomino = signal<string | null>(null);
  readonly coveredCrown = signal<Cell | null>(null);
  readonly giantTransfer = signal<GiantTransfer>({ from: null, to: null });
  /** Most recent direction. */
  private direction: Direction = "east";

  /** Legal commands; empty while a command is in flight. */
  private readonly legal = computed(() =>
    this.table.isMine.value && this.table.pendingCommand.value === null ? this.table.legal.value : [],
  );

  readonly placements = computed(() => new Placements(this.legal.value));
  /** Places for the domino about to be picked, as far as the kingdom does not change. */
  readonly plannable = computed(() => {
    const game = this.table.game.value;
    const kingdom = game?.kingdoms.find(({ seat }) => seat === game.your_seat);
    const domino = this.pickedDomino.value === null ? undefined : dominoOf(this.pickedDomino.value);
    return new Placements(game && kingdom && domino ? legalPlacements(kingdom, domino, frameOf(game.settings)) : []);
  });
  readonly picks = computed(() => this.commands("pick").map(({ domino }) => domino));
  readonly discard = computed(() => this.commands("discard")[0] ?? null);
  readonly coverCommands = computed(() => this.commands("cover"));
  readonly sendCommands = computed(() => this.commands("send_giant"));

  constructor(table: Table) {
    this.table = table;
  }

  /** The command that confirming would send. */
  readonly command = computed((): Command | null => {
    if (this.placed.value) return this.placed.value.placement.command;
    if (this.pickedDomino.value !== null) return { type: "pick", domino: this.pickedDomino.value };
    const cover = this.coverCommands.value.find((item) => this.coveredCrown.value && isSameCell(item, this.coveredCrown.value));
    if (cover) return cover;
    const { from, to } = this.giantTransfer.value;
    return this.sendCommands.value.find((item) => from && isSameCell(item, from) && item.to_seat === to) ?? null;
  });

  /** Points of the player's kingdom. */
  readonly points = computed((): number => {
    const game = this.table.game.value;
    return game?.kingdoms.find(({ seat }) => seat === game.your_seat)?.score.total ?? 0;
  });

  /** Points that the drafted decision wins or costs; null without a draft. */
  readonly gain = computed((): number | null => (this.command.value === null ? null : this.gainOf(this.command.value)));

  /** True if another tap rotates the domino. */
  readonly canRotate = computed((): boolean => {
    const placed = this.placed.value;
    return placed !== null && this.placements.value.rotated(placed.placement, placed.cell) !== placed.placement;
  });

  /** True if the domino is at the place that the player planned for it. */
  readonly isAsPlanned = computed((): boolean => {
    const command = this.placed.value?.placement.command;
    return command !== undefined && this.placements.value.planned(plannedSpot(this.table.id, command.domino))?.command === command;
  });

  /** Points that a legal command wins or costs. */
  gainOf(command: Command): number | null {
    const score = this.legal.value.find((item) => isSameCommand(item.command, command))?.score;
    return score === undefined ? null : score - this.points.value;
  }

  /** Handles a tap on the player's board. */
  tap(cell: Cell): void {
    const placements = this.placements.value;
    const placed = this.placed.value;
    if (placements.all.length > 0) {
      if (placed && isSameCell(placed.cell, cell)) this.rotate();
      else this.select(placements.placementAt(cell, this.direction), cell);
    } else if (this.coverCommands.value.some((item) => isSameCell(item, cell))) {
      this.coveredCrown.value = { x: cell.x, y: cell.y };
    } else if (this.sendCommands.value.some((item) => isSameCell(item, cell))) {
      this.giantTransfer.value = { ...this.giantTransfer.value, from: { x: cell.x, y: cell.y } };
    }
  }

  rotate(back = false): void {
    const placed = this.placed.value;
    if (!placed) this.selectBest();
    else this.select(this.placements.value.rotated(placed.placement, placed.cell, back), placed.cell);
  }

  /** Moves to the next legal placement in a direction. */
  move(towards: Direction): void {
    const placed = this.placed.value;
    if (!placed) {
      this.selectBest();
      return;
    }
    const cell = this.placements.value.nearestCell(placed.cell, towards);
    if (cell) this.select(this.placements.value.placementAt(cell, this.direction), cell);
  }

  /** Selects a placement from the list. */
  select(placement: Placement | undefined, cell: Cell): void {
    if (!placement) return;
    this.direction = placement.command.direction;
    this.placed.value = { placement, cell: { x: cell.x, y: cell.y } };
  }

  /** Selects the placement with the most points. */
  selectBest(): void {
    const best = [...this.placements.value.all].sort((a, b) => b.score - a.score)[0];
    if (best) this.select(best, best.command);
  }

  pick(domino: string): void {
    if (!this.picks.value.includes(domino)) return;
    const again = this.pickedDomino.value === domino;
    this.pickedDomino.value = domino;
    if (preferences.value.atOnce || again) void this.confirm();
  }

  /**
   * Picks the domino about to be picked and remembers the best of its places on a cell, which is
   * suggested when the domino is placed.
   */
  async pickFor(cell: Cell): Promise<void> {
    const domino = this.pickedDomino.peek();
    const placement = this.plannable.peek().bestAt(cell);
    if (domino === null || !placement) return;
    if (await this.table.play({ type: "pick", domino })) {
      planSpot(this.table.id, domino, placement.command);
      this.clear();
    }
  }

  sendTo(seat: SeatIndex): void {
    const origins = this.sendCommands.value.filter((item) => item.to_seat === seat);
    const from = this.giantTransfer.value.from ?? origins[0] ?? null;
    this.giantTransfer.value = { from: from && { x: from.x, y: from.y }, to: seat };
  }

  clear(): void {
    this.placed.value = null;
    this.pickedDomino.value = null;
    this.coveredCrown.value = null;
    this.giantTransfer.value = { from: null, to: null };
  }

  async confirm(): Promise<void> {
    const command = this.command.peek();
    if (command) await this.send(command);
  }

  async send(command: Command): Promise<void> {
    if (await this.table.play(command)) this.clear();
  }

  /** Removes choices that are no longer legal, and starts at the planned place of a domino. */
  update(): void {
    if (this.table.pendingCommand.peek()) return;
    this.dropIllegal();
    const domino = this.placements.peek().all[0]?.command.domino;
    const planned = domino && this.placements.peek().planned(plannedSpot(this.table.id, domino));
    if (planned && this.placed.peek() === null) this.select(planned, planned.command);
  }

  private dropIllegal(): void {
    const command = this.command.peek();
    const placed = this.placed.peek();
    if (placed) {
      const still = this.placements.peek().find(placed.placement.command);
      if (still) this.placed.value = { ...placed, placement: still };
      else this.placed.value = null;
    } else if (command && !this.table.legal.peek().some((item) => isSameCommand(item.command, command))) {
      this.clear();
    }
  }

  private commands<Type extends Command["type"]>(type: Type): Extract<Command, { type: Type }>[] {
    return this.legal.value.flatMap(({ command }) =>
      command.type === type ? [command as Extract<Command, { type: Type }>] : [],
    );
  }
}

/** Draft of the player's decision. Kept across game updates while it is legal. */
export function useChoice(table: Table): Choice {
  const choice = useSignal(new Choice(table)).value;
  const legal = useComputed(() => table.legal.value);
  useEffect(() => choice.update(), [legal.value, choice]);
  return choice;
}
