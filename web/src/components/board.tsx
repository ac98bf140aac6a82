import type { ComponentChildren, JSX } from "preact";
import type { Cell, Kingdom, SeatIndex, Terrain } from "../api/types";
import { CASTLE, cellsOf, contains, type Extent, extentOf, height, key, reachable, same, width } from "../game/geometry";
import { t } from "../i18n/text";
import { Castle, Crowns, Ground, Terrain as TerrainArt } from "./drawings";

/** Size of a square in drawing units. */
export const SIDE = 40;

/** Domino or giant drawn on a board that is not yet part of the kingdom. */
export interface Laid {
  cells: [Cell, Cell];
  squares: [{ terrain: Terrain; crowns: number }, { terrain: Terrain; crowns: number }];
}

interface BoardProps {
  kingdom: Kingdom;
  seat: SeatIndex;
  /** Maximum width and height of the kingdom, in cells. */
  frame: number;
  /** The visible part of the kingdom. */
  view: Extent;
  /** Accessible name of the drawing. */
  label: string;
  laid?: Laid | undefined;
  /** Selectable cells, by `key`. */
  lit?: ReadonlySet<string> | undefined;
  /** Cells that may be used later, by `key`. They cannot be selected now. */
  possible?: ReadonlySet<string> | undefined;
  /** Highlighted cells, such as the cells of a property, by `key`. */
  glowing?: ReadonlySet<string> | undefined;
  /** Cells changed by the last event, by `key`. */
  fresh?: ReadonlySet<string> | undefined;
  children?: ComponentChildren;
  class?: string;
}

/** Drawing of a kingdom. Interactive elements are passed as children. */
export function Board(props: BoardProps): JSX.Element {
  const { kingdom, seat, frame, view, label, laid, lit, possible, glowing, fresh } = props;
  const extent = extentOf([...kingdom.squares, ...(laid?.cells ?? [])]);
  const open = reachable(extent, frame);
  const taken = new Set([...kingdom.squares.map(key), key(CASTLE), ...(laid?.cells.map(key) ?? [])]);
  const box = `${view.left * SIDE} ${view.top * SIDE} ${width(view) * SIDE} ${height(view) * SIDE}`;
  const giants = giantsOn(kingdom);
  return (
    <svg class={`board ${props.class ?? ""}`} viewBox={box} role={props.children ? "group" : "img"} aria-label={label} dir="ltr">
      {[...cellsOf(view)]
        .filter((cell) => !taken.has(key(cell)))
        .map((cell) => (
          <g key={key(cell)} transform={at(cell)} class={contains(open, cell) ? "free" : "free unreachable"}>
            <Ground />
            {lit?.has(key(cell)) && <rect class="lit" x="1.5" y="1.5" width="37" height="37" rx="5" />}
            {possible?.has(key(cell)) && <rect class="possible" x="3" y="3" width="34" height="34" rx="5" />}
          </g>
        ))}
      <g transform={at(CASTLE)}>
        <Castle seat={seat} />
      </g>
      {kingdom.squares.map((square) => (
        <g
          key={key(square)}
          transform={at(square)}
          class={classes("square", square.terrain, glowing?.has(key(square)) && "glowing", fresh?.has(key(square)) && "fresh")}
        >
          <TerrainArt terrain={square.terrain} variant={square.x + square.y} />
          <Crowns count={square.crowns} covered={giants.get(key(square)) ?? 0} />
          {lit?.has(key(square)) && <rect class="lit" x="1.5" y="1.5" width="37" height="37" rx="5" />}
        </g>
      ))}
      {dominoesOf(kingdom).map(({ id, cells }) => (
        <Outline key={id} cells={cells} class="outline" />
      ))}
      {laid && (
        <g class="laid">
          {laid.cells.map((cell, index) => {
            const square = laid.squares[index as 0 | 1];
            return (
              <g key={key(cell)} transform={at(cell)} class={classes("square", glowing?.has(key(cell)) && "glowing")}>
                <TerrainArt terrain={square.terrain} variant={cell.x + cell.y} />
                <Crowns count={square.crowns} covered={0} />
              </g>
            );
          })}
          <Outline cells={laid.cells} class="outline" />
        </g>
      )}
      {props.children}
    </svg>
  );
}

/** Outline of a domino. */
function Outline({ cells, class: name }: { cells: readonly Cell[]; class: string }): JSX.Element {
  const { left, top, right, bottom } = boundsOf(cells);
  return (
    <rect
      class={name}
      x={left * SIDE + 0.6}
      y={top * SIDE + 0.6}
      width={(right - left + 1) * SIDE - 1.2}
      height={(bottom - top + 1) * SIDE - 1.2}
      rx="4"
    />
  );
}

function boundsOf(cells: readonly Cell[]): Extent {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function dominoesOf(kingdom: Kingdom): { id: string; cells: Cell[] }[] {
  const cells = new Map<string, Cell[]>();
  for (const square of kingdom.squares) cells.set(square.domino, [...(cells.get(square.domino) ?? []), square]);
  return [...cells].map(([id, covered]) => ({ id, cells: covered }));
}

/** Returns the number of giants on each cell. */
function giantsOn(kingdom: Kingdom): Map<string, number> {
  const giants = new Map<string, number>();
  for (const cell of kingdom.giants) giants.set(key(cell), (giants.get(key(cell)) ?? 0) + 1);
  return giants;
}

export const at = ({ x, y }: Cell): string => `translate(${x * SIDE} ${y * SIDE})`;

const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(" ");

/** Text alternative of a board: a table with a row for each row of the kingdom. */
export function BoardInWords({ kingdom, label }: { kingdom: Kingdom; label: string }): JSX.Element {
  const { left, right, top, bottom } = extentOf(kingdom.squares);
  const columns = Array.from({ length: right - left + 1 }, (_, index) => left + index);
  const rows = Array.from({ length: bottom - top + 1 }, (_, index) => top + index);
  return (
    <div class="unseen">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((x) => (
              <th key={x} scope="col">
                {t("column", { column: x })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((y) => (
            <tr key={y}>
              <th scope="row">{t("row", { row: y })}</th>
              {columns.map((x) => (
                <td key={x}>{cellInWords(kingdom, { x, y })}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Describes the content of a cell: "lake, one crown, domino 36". */
export function cellInWords(kingdom: Kingdom, cell: Cell): string {
  if (same(cell, CASTLE)) return t("castle");
  const square = kingdom.squares.find((one) => same(one, cell));
  if (!square) return t("cell-free");
  const giants = kingdom.giants.filter((one) => same(one, cell)).length;
  const terrain = t(`terrain-${square.terrain}`);
  return t("cell-square", { terrain, crowns: square.crowns, domino: square.domino, giants });
}
