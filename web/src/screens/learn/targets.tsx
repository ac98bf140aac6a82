import type { JSX } from "preact";
import type { Cell, Kingdom } from "../../api/types";
import { describeCell, SQUARE_SIZE } from "../../components/board";
import { cellKey } from "../../game/geometry";
import { t } from "../../i18n/text";

/** Clickable cells of a board, each a button. */
export const Targets = ({ kingdom, cells, tap }: { kingdom: Kingdom; cells: Cell[]; tap: (cell: Cell) => void }): JSX.Element => (
  <g>
    {cells.map((cell) => (
      <rect
        key={cellKey(cell)}
        class="target"
        x={cell.x * SQUARE_SIZE}
        y={cell.y * SQUARE_SIZE}
        width={SQUARE_SIZE}
        height={SQUARE_SIZE}
        role="button"
        tabindex={0}
        data-cell={cellKey(cell)}
        aria-label={`${t("cell-at", { row: cell.y, column: cell.x })}: ${describeCell(kingdom, cell)}`}
        onClick={() => tap(cell)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          tap(cell);
        }}
      />
    ))}
  </g>
);
