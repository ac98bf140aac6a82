import { Fragment, type JSX } from "preact";
import { useRef } from "preact/hooks";
import type { Cell, DominoId, Game, Kingdom } from "../../api/types";
import { cellTransform, Board, BoardTable, describeCell, type PreviewDomino, SQUARE_SIZE } from "../../components/board";
import { dominoOf } from "../../game/catalogue";
import { cellsOf, coveredCells, type Extent, frameOf, cellKey, isSameCell, windowOf } from "../../game/geometry";
import type { Placements } from "../../game/placements";
import { plannedSpot } from "../../game/planned_spots";
import { changedCells } from "../../game/replay";
import { type DominoPosition, propertiesOf, withDomino } from "../../game/rules";
import type { Table } from "../../game/table";
import { formatGain, seatName } from "../../game/descriptions";
import { t } from "../../i18n/text";
import type { Choice } from "./choice";
import { handleBoardKey } from "./keys";
import { useDrag } from "./drag";

/**
 * The large board: the kingdom of the current player with its targets. Watchers see the kingdom of
 * the player to move.
 */
export function MyKingdom({ table, choice }: { table: Table; choice: Choice }): JSX.Element | null {
  const stage = useRef<HTMLDivElement>(null);
  const shownWindow = useRef<{ seat: number; extent: Extent } | null>(null);
  const game = table.displayed.value;
  const kingdom = game && mainKingdom(game);
  useDrag(stage, choice);
  if (!game || !kingdom) return null;
  const frame = frameOf(game.settings);
  const previous = shownWindow.current?.seat === kingdom.seat ? shownWindow.current.extent : null;
  const view = windowOf(kingdom, frame, previous);
  shownWindow.current = { seat: kingdom.seat, extent: view };
  const preview = previewOf(choice);
  const selectable = selectableCells(choice);
  const plannable = selectable.size > 0 ? new Set<string>() : cellsOfPlacements(choice.plannable.value);
  const playable = selectable.size > 0 || plannable.size > 0;
  const step = table.animatedEvent.value && changedCells(table.animatedEvent.value);
  const changed = new Set(step?.seat === kingdom.seat ? step.cells.map(cellKey) : []);
  const name = seatName(game, kingdom.seat);
  return (
    <section class="kingdom in-front" aria-label={t("picture-kingdom", { name })}>
      <div
        ref={stage}
        class={selectable.size > 0 ? "stage playable" : "stage"}
        onKeyDown={(event) => playable && handleBoardKey(event, choice)}
        onWheel={(event) => {
          if (!choice.placed.value) return;
          event.preventDefault();
          choice.rotate(event.deltaY < 0);
        }}
      >
        <Board
          kingdom={kingdom}
          seat={kingdom.seat}
          frame={frame}
          view={view}
          label={t("picture-kingdom", { name })}
          class={plannable.size > 0 ? "planning" : undefined}
          preview={preview}
          planned={kingdom.seat === game.your_seat ? plannedDominoes(game, kingdom, choice) : undefined}
          selectable={selectable}
          hinted={plannable}
          changed={changed}
          highlighted={highlightedCells(choice, kingdom)}
        >
          {playable && (
            <>
              <SelectionFrame cell={choice.coveredCrown.value ?? choice.giantTransfer.value.from} />
              <Targets kingdom={kingdom} cells={[...cellsOf(view)].filter((cell) => selectable.has(cellKey(cell)))} choice={choice} />
              <PlanTargets cells={[...cellsOf(view)].filter((cell) => plannable.has(cellKey(cell)))} choice={choice} />
              <RotateSign choice={choice} />
            </>
          )}
        </Board>
        <BoardTable kingdom={kingdom} label={t("picture-kingdom", { name })} />
      </div>
    </section>
  );
}

/** Sign on the cell where another tap rotates the domino. */
function RotateSign({ choice }: { choice: Choice }): JSX.Element | null {
  const placed = choice.placed.value;
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

/** Cells where the domino about to be picked could be placed. A tap picks it and plans the place. */
function PlanTargets({ cells, choice }: { cells: Cell[]; choice: Choice }): JSX.Element | null {
  if (cells.length === 0) return null;
  return (
    <g role="group" aria-label={t("later-cells")}>
      {cells.map((cell, index) => (
        <rect
          key={cellKey(cell)}
          class="plan-target"
          {...squareAt(cell)}
          role="button"
          tabindex={index === 0 ? 0 : -1}
          data-cell={cellKey(cell)}
          aria-label={t("plan-cell", { cell: t("cell-at", { row: cell.y, column: cell.x }) })}
          onClick={() => void choice.pickFor(cell)}
        />
      ))}
    </g>
  );
}

const squareAt = ({ x, y }: Cell) => ({ x: x * SQUARE_SIZE, y: y * SQUARE_SIZE, width: SQUARE_SIZE, height: SQUARE_SIZE });

/** Selectable cells, each a target for pointers, keys and screen readers. */
function Targets({ kingdom, cells, choice }: { kingdom: Kingdom; cells: Cell[]; choice: Choice }): JSX.Element | null {
  if (cells.length === 0) return null;
  const current = choice.placed.value?.cell;
  return (
    <g role="group" aria-label={t("legal-cells")}>
      {cells.map((cell, index) => {
        const isCurrent = current ? cellKey(cell) === cellKey(current) : index === 0;
        const effect = effectOnCell(cell, choice);
        return (
          <Fragment key={cellKey(cell)}>
            {effect !== null && (
              <g class="effect-chip" transform={cellTransform(cell)} aria-hidden="true">
                <rect x="17" y="-3" width="22" height="13" rx="6.5" />
                <text x="28" y="7" direction="ltr">
                  {formatGain(effect)}
                </text>
              </g>
            )}
            <rect
              class="target"
              {...squareAt(cell)}
              role="button"
              tabindex={isCurrent ? 0 : -1}
              data-cell={cellKey(cell)}
              aria-label={describeTarget(kingdom, cell, choice)}
              onClick={() => choice.tap(cell)}
            />
          </Fragment>
        );
      })}
    </g>
  );
}

/** Points that covering the crown or sending the giant of a cell wins or costs. */
function effectOnCell(cell: Cell, choice: Choice): number | null {
  const command = [...choice.coverCommands.value, ...choice.sendCommands.value].find((item) => isSameCell(item, cell));
  return command ? choice.gainOf(command) : null;
}

function describeTarget(kingdom: Kingdom, cell: Cell, choice: Choice): string {
  const where = t("cell-at", { row: cell.y, column: cell.x });
  const best = choice.placements.value.placementAt(cell, "east");
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

function previewOf(choice: Choice): PreviewDomino | undefined {
  const command = choice.placed.value?.placement.command;
  return command && dominoAt(command.domino, command);
}

function dominoAt(id: DominoId, position: DominoPosition): PreviewDomino | undefined {
  const domino = dominoOf(id);
  return domino && { cells: coveredCells(position), squares: [domino.first, domino.second] };
}

/** Returns the player's picked dominoes at the places planned for them, if these are free. */
function plannedDominoes(game: Game, kingdom: Kingdom, choice: Choice): PreviewDomino[] {
  const taken = new Set([...kingdom.squares, ...(previewOf(choice)?.cells ?? [])].map(cellKey));
  const drafted = choice.placed.value?.placement.command.domino;
  return [...game.current_line, ...game.next_line]
    .filter(({ domino, king, resolved }) => king === game.your_seat && !resolved && domino !== drafted)
    .flatMap(({ domino }) => {
      const spot = plannedSpot(game.id, domino);
      return (spot && dominoAt(domino, spot)) ?? [];
    })
    .filter(({ cells }) => !cells.some((cell) => taken.has(cellKey(cell))));
}

const cellsOfPlacements = ({ all }: Placements): Set<string> => new Set(all.flatMap(({ command }) => coveredCells(command).map(cellKey)));

function selectableCells(choice: Choice): Set<string> {
  const cells = [...choice.coverCommands.value, ...choice.sendCommands.value];
  return new Set([...cellsOfPlacements(choice.placements.value), ...cells.map(cellKey)]);
}

/** Returns the cells of the property that the domino in hand would join. */
function highlightedCells(choice: Choice, kingdom: Kingdom): Set<string> {
  const command = choice.placed.value?.placement.command;
  const domino = command && dominoOf(command.domino);
  if (!command || !domino) return new Set();
  const dominoCells = coveredCells(command);
  const properties = propertiesOf(withDomino(kingdom, domino, command));
  const joined = properties.filter(({ cells }) => cells.some((cell) => dominoCells.some((item) => isSameCell(item, cell))));
  return new Set(joined.flatMap(({ cells }) => cells.map(cellKey)));
}
