import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import type { Cell, Game, Kingdom } from "../../api/types";
import { cellTransform, Board, type PreviewDomino } from "../../components/board";
import { BoardTable, describeCell, describePosition } from "../../components/board_table";
import { previewDomino, Stage, Targets } from "../../components/stage";
import { dominoOf } from "../../game/catalogue";
import { cellsOf, coveredCells, type Extent, frameOf, cellKey, isSameCell, windowOf } from "../../game/geometry";
import { plannedSpot } from "../../game/planned_spots";
import { changedCells } from "../../game/replay";
import { propertiesOf, withDomino } from "../../game/rules";
import type { Table } from "../../game/table";
import { formatGain, seatName } from "../../game/descriptions";
import { t } from "../../i18n/text";
import type { Choice } from "./choice";

/**
 * The large board: the kingdom of the current player with its targets. Watchers see the kingdom of
 * the player to move.
 */
export function MyKingdom({ table, choice }: { table: Table; choice: Choice }): JSX.Element | null {
  const shownWindow = useRef<{ seat: number; extent: Extent } | null>(null);
  const game = table.displayed.value;
  const kingdom = game && mainKingdom(game);
  if (!game || !kingdom) return null;
  const frame = frameOf(game.settings);
  const previous = shownWindow.current?.seat === kingdom.seat ? shownWindow.current.extent : null;
  const view = windowOf(kingdom, frame, previous);
  shownWindow.current = { seat: kingdom.seat, extent: view };
  const placed = choice.hand.selection.value;
  const selectable = selectableCells(choice);
  const plannable = new Set(selectable.size > 0 ? [] : choice.plannable.value.cells.map(cellKey));
  const cellsIn = (keys: ReadonlySet<string>) => [...cellsOf(view)].filter((cell) => keys.has(cellKey(cell)));
  const step = table.animatedEvent.value && changedCells(table.animatedEvent.value);
  const changed = new Set(step?.seat === kingdom.seat ? step.cells.map(cellKey) : []);
  const name = seatName(game, kingdom.seat);
  return (
    <section class="kingdom in-front" aria-label={t("picture-kingdom", { name })}>
      <Stage
        hand={choice.hand}
        onTap={(cell) => choice.tap(cell)}
        onConfirm={choice.command.value && choice.command.value.type !== "pick" ? () => void choice.confirm() : undefined}
        onClear={() => choice.clear()}
      >
        <Board
          kingdom={kingdom}
          seat={kingdom.seat}
          frame={frame}
          view={view}
          label={t("picture-kingdom", { name })}
          preview={placed ? previewDomino(placed.placement.command) : undefined}
          planned={kingdom.seat === game.your_seat ? plannedDominoes(game, kingdom, choice) : undefined}
          selectable={selectable}
          hinted={plannable}
          changed={changed}
          highlighted={highlightedCells(choice, kingdom)}
        >
          {(selectable.size > 0 || plannable.size > 0) && (
            <>
              <SelectionFrame cell={choice.coveredCrown.value ?? choice.giantTransfer.value.from} />
              {cellsIn(selectable).map((cell) => (
                <EffectChip key={cellKey(cell)} cell={cell} choice={choice} />
              ))}
              <Targets
                cells={cellsIn(selectable)}
                label={t("legal-cells")}
                current={placed?.cell}
                describe={(cell) => describeTarget(kingdom, frame, cell, choice)}
              />
              <Targets
                cells={cellsIn(plannable)}
                label={t("later-cells")}
                class="plan-target"
                describe={(cell) => t("plan-cell", { cell: describePosition(cell, frame) })}
              />
              <RotateSign choice={choice} />
            </>
          )}
        </Board>
        <BoardTable kingdom={kingdom} frame={frame} label={t("picture-kingdom", { name })} />
      </Stage>
    </section>
  );
}

/** Sign on the cell where another tap rotates the domino. */
function RotateSign({ choice }: { choice: Choice }): JSX.Element | null {
  const placed = choice.hand.selection.value;
  if (!placed || !choice.canRotate.value) return null;
  return (
    <g class="rotate-sign" transform={cellTransform(placed.cell)} aria-hidden="true">
      <circle cx="31" cy="9" r="7" />
      <use href="#turn" x="25.5" y="3.5" width="11" height="11" />
    </g>
  );
}

/** Frame around the selected crown or giant. */
function SelectionFrame({ cell }: { cell: Cell | null }): JSX.Element | null {
  return cell && <rect class="chosen" x="2" y="2" width="36" height="36" rx="5" transform={cellTransform(cell)} />;
}

/** Effect of covering the crown or sending the giant of a cell. */
function EffectChip({ cell, choice }: { cell: Cell; choice: Choice }): JSX.Element | null {
  const effect = effectOnCell(cell, choice);
  if (effect === null) return null;
  return (
    <g class="effect-chip" transform={cellTransform(cell)} aria-hidden="true">
      <rect x="17" y="-3" width="22" height="13" rx="6.5" />
      <text x="28" y="7" direction="ltr">
        {formatGain(effect)}
      </text>
    </g>
  );
}

/** Points that covering the crown or sending the giant of a cell wins or costs. */
function effectOnCell(cell: Cell, choice: Choice): number | null {
  const command = [...choice.coverCommands.value, ...choice.sendCommands.value].find((item) => isSameCell(item, cell));
  return command ? choice.gainOf(command) : null;
}

function describeTarget(kingdom: Kingdom, frame: number, cell: Cell, choice: Choice): string {
  const where = describePosition(cell, frame);
  const best = choice.hand.placements.value.placementAt(cell, "east");
  if (best) return `${where}: ${formatGain(best.score - kingdom.score.total)}`;
  const effect = effectOnCell(cell, choice);
  const words = `${where}: ${describeCell(kingdom, cell)}`;
  return effect === null ? words : `${words}, ${formatGain(effect)}`;
}

/** Returns the kingdom shown on the large board. */
export function mainKingdom(game: Game): Kingdom | undefined {
  const seat = game.your_seat ?? game.awaiting?.seat ?? 0;
  return game.kingdoms.find((item) => item.seat === seat);
}

/** Returns the player's picked dominoes at the places planned for them, if these are free. */
function plannedDominoes(game: Game, kingdom: Kingdom, choice: Choice): PreviewDomino[] {
  const drafted = choice.hand.selection.value?.placement.command;
  const taken = new Set([...kingdom.squares, ...(drafted ? coveredCells(drafted) : [])].map(cellKey));
  return [...game.current_line, ...game.next_line]
    .filter(({ domino, king, resolved }) => king === game.your_seat && !resolved && domino !== drafted?.domino)
    .flatMap(({ domino }) => {
      const spot = plannedSpot(game.id, domino);
      return (spot && previewDomino({ domino, ...spot })) ?? [];
    })
    .filter(({ cells }) => !cells.some((cell) => taken.has(cellKey(cell))));
}

function selectableCells(choice: Choice): Set<string> {
  const cells = [...choice.hand.placements.value.cells, ...choice.coverCommands.value, ...choice.sendCommands.value];
  return new Set(cells.map(cellKey));
}

/** Returns the cells of the property that the domino in hand would join. */
function highlightedCells(choice: Choice, kingdom: Kingdom): Set<string> {
  const command = choice.hand.selection.value?.placement.command;
  const domino = command && dominoOf(command.domino);
  if (!command || !domino) return new Set();
  const dominoCells = coveredCells(command);
  const properties = propertiesOf(withDomino(kingdom, domino, command));
  const joined = properties.filter(({ cells }) => cells.some((cell) => dominoCells.some((item) => isSameCell(item, cell))));
  return new Set(joined.flatMap(({ cells }) => cells.map(cellKey)));
}
