import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import type { Cell, Game, Kingdom } from "../../api/types";
import { cellTransform, Board, BoardTable, describeCell, type PreviewDomino, SQUARE_SIZE } from "../../components/board";
import { ScoreBreakdown } from "../../components/score_breakdown";
import { dominoOf } from "../../game/catalogue";
import { cellsOf, coveredCells, frameOf, cellKey, isSameCell, viewOf } from "../../game/geometry";
import { changedCells } from "../../game/replay";
import { legalPlacements, propertiesOf, withDomino } from "../../game/rules";
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
  const svg = useRef<HTMLDivElement>(null);
  const game = table.displayed.value;
  const kingdom = game && mainKingdom(game);
  useDrag(svg, choice);
  if (!game || !kingdom) return null;
  const frame = frameOf(game.settings);
  const view = viewOf(kingdom, frame);
  const preview = previewOf(choice);
  const selectable = selectableCells(choice);
  const playable = selectable.size > 0;
  const step = table.animatedEvent.value && changedCells(table.animatedEvent.value);
  const changed = new Set(step?.seat === kingdom.seat ? step.cells.map(cellKey) : []);
  const name = seatName(game, kingdom.seat);
  return (
    <section class="kingdom in-front" aria-label={t("picture-kingdom", { name })}>
      <div
        ref={svg}
        class={playable ? "stage playable" : "stage"}
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
          preview={preview}
          selectable={selectable}
          hinted={playable ? undefined : hintedCells(choice, kingdom, frame)}
          changed={changed}
          highlighted={highlightedCells(choice, kingdom)}
        >
          {playable && (
            <>
              <Targets kingdom={kingdom} cells={[...cellsOf(view)].filter((cell) => selectable.has(cellKey(cell)))} choice={choice} />
              <SelectionRing cell={choice.coveredCrown.value ?? choice.giantTransfer.value.from} />
            </>
          )}
        </Board>
        <BoardTable kingdom={kingdom} label={t("picture-kingdom", { name })} />
      </div>
      <ScoreBreakdown game={game} kingdom={kingdom} />
    </section>
  );
}

/** Ring around the selected crown or giant. */
function SelectionRing({ cell }: { cell: Cell | null }): JSX.Element | null {
  return cell && <circle class="chosen" cx="20" cy="20" r="17" transform={cellTransform(cell)} />;
}

/** Selectable cells, each a target for pointers, keys and screen readers. */
function Targets({ kingdom, cells, choice }: { kingdom: Kingdom; cells: Cell[]; choice: Choice }): JSX.Element {
  const current = choice.placed.value?.cell;
  return (
    <g role="group" aria-label={t("legal-cells")}>
      {cells.map((cell, index) => {
        const isCurrent = current ? cellKey(cell) === cellKey(current) : index === 0;
        return (
          <rect
            key={cellKey(cell)}
            class="target"
            x={cell.x * SQUARE_SIZE}
            y={cell.y * SQUARE_SIZE}
            width={SQUARE_SIZE}
            height={SQUARE_SIZE}
            role="button"
            tabindex={isCurrent ? 0 : -1}
            data-cell={cellKey(cell)}
            aria-label={describeTarget(kingdom, cell, choice)}
            onClick={() => choice.tap(cell)}
          />
        );
      })}
    </g>
  );
}

function describeTarget(kingdom: Kingdom, cell: Cell, choice: Choice): string {
  const where = t("cell-at", { row: cell.y, column: cell.x });
  const best = choice.placements.value.placementAt(cell, "east");
  if (best) return `${where}: ${formatGain(best.score - kingdom.score.total)}`;
  const cover = choice.coverCommands.value.find((item) => isSameCell(item, cell));
  const cost = cover && choice.gainOf(cover, kingdom.score.total);
  const words = `${where}: ${describeCell(kingdom, cell)}`;
  return cost == null ? words : `${words}, ${formatGain(cost)}`;
}

/** Returns the kingdom shown on the large board. */
export function mainKingdom(game: Game): Kingdom | undefined {
  const seat = game.your_seat ?? game.awaiting?.seat ?? game.ranking?.[0]?.seat ?? 0;
  return game.kingdoms.find((item) => item.seat === seat);
}

function previewOf(choice: Choice): PreviewDomino | undefined {
  const command = choice.placed.value?.placement.command;
  const domino = command && dominoOf(command.domino);
  if (!command || !domino) return undefined;
  return { cells: coveredCells(command), squares: [domino.first, domino.second] };
}

function selectableCells(choice: Choice): Set<string> {
  const cells = [
    ...choice.placements.value.all.flatMap(({ command }) => coveredCells(command)),
    ...choice.coverCommands.value,
    ...choice.sendCommands.value,
  ];
  return new Set(cells.map(cellKey));
}

/** Returns the cells in which the domino about to be picked could be placed now. */
function hintedCells(choice: Choice, kingdom: Kingdom, frame: number): Set<string> {
  const domino = choice.pickedDomino.value === null ? undefined : dominoOf(choice.pickedDomino.value);
  const placements = domino ? legalPlacements(kingdom, domino, frame) : [];
  return new Set(placements.flatMap(({ command }) => (command.type === "place" ? coveredCells(command).map(cellKey) : [])));
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
