import type { JSX } from "preact";
import type { Cell, Kingdom } from "../../api/types";
import { cellInWords, SIDE } from "../../components/board";
import { key } from "../../game/geometry";
import { t } from "../../i18n/text";

/** Clickable cells of a board, each a button. */
export const Targets = ({ kingdom, cells, tap }: { kingdom: Kingdom; cells: Cell[]; tap: (cell: Cell) => void }): JSX.Element => (
  <g>
    {cells.map((cell) => (
      <rect
        key={key(cell)}
        class="target"
        x={cell.x * SIDE}
        y={cell.y * SIDE}
        width={SIDE}
        height={SIDE}
        role="button"
        tabindex={0}
        data-cell={key(cell)}
        aria-label={`${t("cell-at", { row: cell.y, column: cell.x })}: ${cellInWords(kingdom, cell)}`}
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
