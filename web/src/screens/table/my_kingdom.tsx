import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import type { Cell, Game, Kingdom } from "../../api/types";
import { at, Board, BoardInWords, cellInWords, type Laid, SIDE } from "../../components/board";
import { Points } from "../../components/points";
import { dominoOf } from "../../game/catalogue";
import { cellsOf, covered, frameOf, key, same, viewOf } from "../../game/geometry";
import { touched } from "../../game/replay";
import { legalPlacements, propertiesOf, withDomino } from "../../game/rules";
import type { Table } from "../../game/table";
import { gainInWords, seatName } from "../../game/words";
import { t } from "../../i18n/text";
import type { Choice } from "./choice";
import { boardKeys } from "./keys";
import { useDrag } from "./drag";

/**
 * The large board: the kingdom of the current player with its targets. Watchers see the kingdom of
 * the player to move.
 */
export function MyKingdom({ table, choice }: { table: Table; choice: Choice }): JSX.Element | null {
  const svg = useRef<HTMLDivElement>(null);
  const game = table.shown.value;
  const kingdom = game && kingdomInFront(game);
  useDrag(svg, choice);
  if (!game || !kingdom) return null;
  const frame = frameOf(game.settings);
  const view = viewOf(kingdom, frame);
  const laid = laidNow(choice);
  const lit = litCells(choice);
  const playable = lit.size > 0;
  const step = table.step.value && touched(table.step.value);
  const fresh = new Set(step?.seat === kingdom.seat ? step.cells.map(key) : []);
  const name = seatName(game, kingdom.seat);
  return (
    <section class="kingdom in-front" aria-label={t("picture-kingdom", { name })}>
      <div
        ref={svg}
        class={playable ? "stage playable" : "stage"}
        onKeyDown={(event) => playable && boardKeys(event, choice)}
        onWheel={(event) => {
          if (!choice.laid.value) return;
          event.preventDefault();
          choice.turn(event.deltaY < 0);
        }}
      >
        <Board
          kingdom={kingdom}
          seat={kingdom.seat}
          frame={frame}
          view={view}
          label={t("picture-kingdom", { name })}
          laid={laid}
          lit={lit}
          possible={playable ? undefined : cellsForPicked(choice, kingdom, frame)}
          fresh={fresh}
          glowing={glowing(choice, kingdom)}
        >
          {playable && (
            <>
              <Targets kingdom={kingdom} cells={[...cellsOf(view)].filter((cell) => lit.has(key(cell)))} choice={choice} />
              <Chosen cell={choice.covering.value ?? choice.sending.value.from} />
            </>
          )}
        </Board>
        <BoardInWords kingdom={kingdom} label={t("picture-kingdom", { name })} />
      </div>
      <Points game={game} kingdom={kingdom} />
    </section>
  );
}

/** Ring around the selected crown or giant. */
function Chosen({ cell }: { cell: Cell | null }): JSX.Element | null {
  return cell && <circle class="chosen" cx="20" cy="20" r="17" transform={at(cell)} />;
}

/** Selectable cells, each a target for pointers, keys and screen readers. */
function Targets({ kingdom, cells, choice }: { kingdom: Kingdom; cells: Cell[]; choice: Choice }): JSX.Element {
  const current = choice.laid.value?.on;
  return (
    <g role="group" aria-label={t("legal-cells")}>
      {cells.map((cell, index) => {
        const isCurrent = current ? key(cell) === key(current) : index === 0;
        return (
          <rect
            key={key(cell)}
            class="target"
            x={cell.x * SIDE}
            y={cell.y * SIDE}
            width={SIDE}
            height={SIDE}
            role="button"
            tabindex={isCurrent ? 0 : -1}
            data-cell={key(cell)}
            aria-label={targetInWords(kingdom, cell, choice)}
            onClick={() => choice.tap(cell)}
          />
        );
      })}
    </g>
  );
}

function targetInWords(kingdom: Kingdom, cell: Cell, choice: Choice): string {
  const where = t("cell-at", { row: cell.y, column: cell.x });
  const best = choice.placements.value.at(cell, "east");
  if (best) return `${where}: ${gainInWords(best.score - kingdom.score.total)}`;
  const cover = choice.covers.value.find((one) => same(one, cell));
  const cost = cover && choice.gainOf(cover, kingdom.score.total);
  const words = `${where}: ${cellInWords(kingdom, cell)}`;
  return cost == null ? words : `${words}, ${gainInWords(cost)}`;
}

/** Returns the kingdom shown on the large board. */
export function kingdomInFront(game: Game): Kingdom | undefined {
  const seat = game.your_seat ?? game.awaiting?.seat ?? game.ranking?.[0]?.seat ?? 0;
  return game.kingdoms.find((one) => one.seat === seat);
}

function laidNow(choice: Choice): Laid | undefined {
  const command = choice.laid.value?.placement.command;
  const domino = command && dominoOf(command.domino);
  if (!command || !domino) return undefined;
  return { cells: covered(command), squares: [domino.first, domino.second] };
}

function litCells(choice: Choice): Set<string> {
  const cells = [
    ...choice.placements.value.all.flatMap(({ command }) => covered(command)),
    ...choice.covers.value,
    ...choice.sends.value,
  ];
  return new Set(cells.map(key));
}

/** Returns the cells in which the domino about to be picked could be placed now. */
function cellsForPicked(choice: Choice, kingdom: Kingdom, frame: number): Set<string> {
  const domino = choice.picked.value === null ? undefined : dominoOf(choice.picked.value);
  const spots = domino ? legalPlacements(kingdom, domino, frame) : [];
  return new Set(spots.flatMap(({ command }) => (command.type === "place" ? covered(command).map(key) : [])));
}

/** Returns the cells of the property that the domino in hand would join. */
function glowing(choice: Choice, kingdom: Kingdom): Set<string> {
  const command = choice.laid.value?.placement.command;
  const domino = command && dominoOf(command.domino);
  if (!command || !domino) return new Set();
  const laid = covered(command);
  const properties = propertiesOf(withDomino(kingdom, domino, command));
  const its = properties.filter(({ cells }) => cells.some((cell) => laid.some((one) => same(one, cell))));
  return new Set(its.flatMap(({ cells }) => cells.map(key)));
}
