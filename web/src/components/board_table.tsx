import type { JSX } from "preact";
import type { Cell, Kingdom } from "../api/types";
import { CASTLE, extentOf, isSameCell } from "../game/geometry";
import { t } from "../i18n/text";

/**
 * Row and column of a cell in words, counted from 1: a kingdom extends less than a frame from its
 * castle.
 */
export const cellPosition = ({ x, y }: Cell, frame: number): { row: number; column: number } => ({ row: y + frame, column: x + frame });

/** Describes the position of a cell: "row 2, column 4". */
export const describePosition = (cell: Cell, frame: number): string => t("cell-at", cellPosition(cell, frame));

/** Text alternative of a board: a table with a row for each row of the kingdom. */
export function BoardTable({ kingdom, frame, label }: { kingdom: Kingdom; frame: number; label: string }): JSX.Element {
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
                {t("column", cellPosition({ x, y: 0 }, frame))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((y) => (
            <tr key={y}>
              <th scope="row">{t("row", cellPosition({ x: 0, y }, frame))}</th>
              {columns.map((x) => (
                <td key={x}>{describeCell(kingdom, { x, y })}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Describes the content of a cell: "lake, one crown, domino 36". */
export function describeCell(kingdom: Kingdom, cell: Cell): string {
  if (isSameCell(cell, CASTLE)) return t("castle");
  const square = kingdom.squares.find((item) => isSameCell(item, cell));
  if (!square) return t("cell-free");
  const giants = kingdom.giants.filter((item) => isSameCell(item, cell)).length;
  const terrain = t(`terrain-${square.terrain}`);
  return t("cell-square", { terrain, crowns: square.crowns, domino: square.domino, giants });
}
