import type { ComponentChildren, JSX } from "preact";
import type { Cell, Kingdom, SeatIndex, Terrain } from "../api/types";
import { CASTLE, cellsOf, contains, type Extent, extentOf, height, cellKey, reachableExtent, width } from "../game/geometry";
import { Castle, Ground } from "./drawings";
import { Square } from "./square";

/** Size of a square in drawing units. */
export const SQUARE_SIZE = 40;

/** Domino drawn on a board that is not yet part of the kingdom. */
export interface PreviewDomino {
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
  preview?: PreviewDomino | undefined;
  /** Dominoes at the places that the player plans for them. */
  planned?: readonly PreviewDomino[] | undefined;
  /** Selectable cells, by `cellKey`. */
  selectable?: ReadonlySet<string> | undefined;
  /** Cells that may be used later, by `cellKey`. They cannot be selected now. */
  hinted?: ReadonlySet<string> | undefined;
  /** Highlighted cells, such as the cells of a property, by `cellKey`. */
  highlighted?: ReadonlySet<string> | undefined;
  /** Cells changed by the last event, by `cellKey`. */
  changed?: ReadonlySet<string> | undefined;
  children?: ComponentChildren;
  class?: string | undefined;
}

/** Drawing of a kingdom. Interactive elements are passed as children. */
export function Board(props: BoardProps): JSX.Element {
  const { kingdom, seat, frame, view, label, preview, planned, selectable, hinted, highlighted, changed } = props;
  const extent = extentOf([...kingdom.squares, ...(preview?.cells ?? [])]);
  const reachableArea = reachableExtent(extent, frame);
  const occupied = new Set([...kingdom.squares.map(cellKey), cellKey(CASTLE), ...(preview?.cells.map(cellKey) ?? [])]);
  const viewBox = `${view.left * SQUARE_SIZE} ${view.top * SQUARE_SIZE} ${width(view) * SQUARE_SIZE} ${height(view) * SQUARE_SIZE}`;
  const giants = giantsOn(kingdom);
  return (
    <svg class={`board ${props.class ?? ""}`} data-seat={seat} viewBox={viewBox} role={props.children ? "group" : "img"} aria-label={label} dir="ltr">
      {[...cellsOf(view)]
        .filter((cell) => !occupied.has(cellKey(cell)))
        .map((cell) => {
          const isSelectable = selectable?.has(cellKey(cell));
          const isHinted = hinted?.has(cellKey(cell));
          const state = isSelectable ? "selectable" : isHinted ? "hinted" : contains(reachableArea, cell) ? "free" : "unreachable";
          return (
            <g key={cellKey(cell)} transform={cellTransform(cell)} class={state}>
              {!isSelectable && <Ground />}
              {isSelectable && <rect class="lit" x="1.5" y="1.5" width="37" height="37" rx="5" />}
              {isHinted && <rect class="possible" x="3" y="3" width="34" height="34" rx="5" />}
            </g>
          );
        })}
      <g transform={cellTransform(CASTLE)}>
        <Castle seat={seat} />
      </g>
      {kingdom.squares.map((square) => (
        <g
          key={cellKey(square)}
          transform={cellTransform(square)}
          class={joinClasses("square", square.terrain, highlighted?.has(cellKey(square)) && "glowing", changed?.has(cellKey(square)) && "fresh")}
        >
          <Square terrain={square.terrain} crowns={square.crowns} covered={giants.get(cellKey(square)) ?? 0} variant={square.x + square.y} />
          {selectable?.has(cellKey(square)) && <rect class="lit" x="1.5" y="1.5" width="37" height="37" rx="5" />}
        </g>
      ))}
      {dominoesOf(kingdom).map(({ id, cells }) => (
        <Outline key={id} cells={cells} class="outline" />
      ))}
      {planned?.map((domino) => (
        <DominoAt key={domino.cells.map(cellKey).join()} {...domino} class="planned" />
      ))}
      {preview && <DominoAt {...preview} class="laid" highlighted={highlighted} />}
      {props.children}
    </svg>
  );
}

/** Domino that does not belong to the kingdom yet. */
function DominoAt({ cells, squares, class: name, highlighted }: PreviewDomino & Pick<BoardProps, "class" | "highlighted">): JSX.Element {
  return (
    <g class={name}>
      {cells.map((cell, index) => (
        <g key={cellKey(cell)} transform={cellTransform(cell)} class={joinClasses("square", highlighted?.has(cellKey(cell)) && "glowing")}>
          <Square {...squares[index as 0 | 1]} variant={cell.x + cell.y} />
        </g>
      ))}
      <Outline cells={cells} class="outline" />
    </g>
  );
}

/** Outline of a domino. */
function Outline({ cells, class: name }: { cells: readonly Cell[]; class: string }): JSX.Element {
  const { left, top, right, bottom } = boundsOf(cells);
  return (
    <rect
      class={name}
      x={left * SQUARE_SIZE + 0.6}
      y={top * SQUARE_SIZE + 0.6}
      width={(right - left + 1) * SQUARE_SIZE - 1.2}
      height={(bottom - top + 1) * SQUARE_SIZE - 1.2}
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
  for (const cell of kingdom.giants) giants.set(cellKey(cell), (giants.get(cellKey(cell)) ?? 0) + 1);
  return giants;
}

export const cellTransform = ({ x, y }: Cell): string => `translate(${x * SQUARE_SIZE} ${y * SQUARE_SIZE})`;

const joinClasses = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(" ");
