import { computed, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { Cell, Command, SeatIndex } from "../../api/types";
import { dominoOf } from "../../game/catalogue";
import { isSameCommand } from "../../game/descriptions";
import { frameOf, isSameCell } from "../../game/geometry";
import { Hand } from "../../game/hand";
import { Placements } from "../../game/placements";
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
  readonly pickedDomino = signal<string | null>(null);
  readonly coveredCrown = signal<Cell | null>(null);
  readonly giantTransfer = signal<GiantTransfer>({ from: null, to: null });
  /** Legal commands; empty while a command is in flight. */
  private readonly legal = computed(() =>
    this.table.isMine.value && this.table.pendingCommand.value === null ? this.table.legal.value : [],
  );

  /** The domino to place. Starts at the placement with the most points. */
  readonly hand = new Hand(
    computed(() => new Placements(this.legal.value)),
    (all) => [...all].sort((a, b) => b.score - a.score)[0],
  );
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
    if (this.hand.selection.value) return this.hand.selection.value.placement.command;
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
    const placed = this.hand.selection.value;
    return placed !== null && this.hand.placements.value.rotated(placed.placement, placed.cell) !== placed.placement;
  });

  /** True if the domino is at the place that the player planned for it. */
  readonly isAsPlanned = computed((): boolean => {
    const command = this.hand.selection.value?.placement.command;
    return command !== undefined && this.hand.placements.value.planned(plannedSpot(this.table.id, command.domino))?.command === command;
  });

  /** Points that a legal command wins or costs. */
  gainOf(command: Command): number | null {
    const score = this.legal.value.find((item) => isSameCommand(item.command, command))?.score;
    return score === undefined ? null : score - this.points.value;
  }

  /** Handles a tap on a target of the player's board. */
  tap(cell: Cell): void {
    if (this.hand.placements.peek().all.length > 0) this.hand.tap(cell);
    else if (this.coverCommands.peek().some((item) => isSameCell(item, cell))) this.coveredCrown.value = cell;
    else if (this.sendCommands.peek().some((item) => isSameCell(item, cell))) this.giantTransfer.value = { ...this.giantTransfer.peek(), from: cell };
    else void this.pickFor(cell);
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
  private async pickFor(cell: Cell): Promise<void> {
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
    this.hand.clear();
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
    const placements = this.hand.placements.peek();
    const domino = placements.all[0]?.command.domino;
    const planned = domino && placements.planned(plannedSpot(this.table.id, domino));
    if (planned && this.hand.selection.peek() === null) this.hand.select(planned, planned.command);
  }

  private dropIllegal(): void {
    const command = this.command.peek();
    const placed = this.hand.selection.peek();
    if (placed) {
      const still = this.hand.placements.peek().find(placed.placement.command);
      this.hand.selection.value = still ? { ...placed, placement: still } : null;
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
  const choice = useMemo(() => new Choice(table), [table]);
  useEffect(() => choice.update(), [table.legal.value, choice]);
  return choice;
}
