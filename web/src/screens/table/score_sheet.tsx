import type { JSX } from "preact";
import type { Game } from "../../api/types";
import { Icon, King } from "../../components/drawings";
import { seatName } from "../../game/descriptions";
import { type CountStep, countedEntries, countedPoints, type ScoreEntry, type ScoreRow } from "../../game/score_sheet";
import type { TieBreak } from "../../game/tie_breaks";
import { t } from "../../i18n/text";

interface Props {
  game: Game;
  rows: readonly ScoreRow[];
  step: CountStep | null;
  counting: boolean;
  /** Explanations of the order below the first rank. */
  ties: readonly TieBreak[];
}

/** Points of all kingdoms by terrain, bonus and quest. During the count, it fills row by row. */
export function ScoreSheet({ game, rows, step, counting, ties }: Props): JSX.Element {
  const position = counting ? (step ?? { row: -1, entry: -1 }) : null;
  const ranking = game.ranking ?? [];
  const columns = game.kingdoms
    .map(({ seat, score }, index) => ({ seat, index, total: score.total, ranked: ranking.find((item) => item.seat === seat) }))
    .sort((a, b) => (counting ? 0 : (a.ranked?.rank ?? 0) - (b.ranked?.rank ?? 0)));
  const decidedBy = (what: "largest_property" | "crowns") =>
    !counting && ranking.some((item) => item.decided_by === what || item.decided_by === "shared" || (what === "largest_property" && item.decided_by === "crowns"));
  return (
    <div class="score-sheet">
      <h2 id="score-sheet">{t("score-sheet")}</h2>
      <div class="scrolled" tabIndex={0} role="region" aria-labelledby="score-sheet">
        <table>
          <thead>
            <tr>
              <td />
              {columns.map(({ seat }) => (
                <th key={seat} scope="col">
                  <King seat={seat} />
                  <span class="name">{seatName(game, seat)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, rowIndex) => (
              <tr key={row.key} class={position?.row === rowIndex ? "current" : undefined}>
                <th scope="row">
                  <span class="label">
                    {row.terrain !== null && <Icon name={`${row.terrain}-a`} />}
                    <span>
                      {row.label}
                      {row.description !== null && <small>{row.description}</small>}
                    </span>
                  </span>
                </th>
                {columns.map(({ seat, index }) => (
                  <Cell key={seat} entries={countedEntries(row, rowIndex, index, position)} isCounted={position === null || rowIndex <= position.row} />
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr class="total">
              <th scope="row">{t("column-total")}</th>
              {columns.map(({ seat, index, total }) => (
                <td key={seat}>{position === null ? total : countedPoints(rows, index, position)}</td>
              ))}
            </tr>
            {decidedBy("largest_property") && (
              <tr>
                <th scope="row">{t("largest-property")}</th>
                {columns.map(({ seat, ranked }) => (
                  <td key={seat}>{ranked?.largest_property}</td>
                ))}
              </tr>
            )}
            {decidedBy("crowns") && (
              <tr>
                <th scope="row">{t("crowns")}</th>
                {columns.map(({ seat, ranked }) => (
                  <td key={seat}>{ranked?.crowns}</td>
                ))}
              </tr>
            )}
          </tfoot>
        </table>
      </div>
      {ties.map(({ words }) => (
        <p key={words} class="small">
          {words}
        </p>
      ))}
    </div>
  );
}

function Cell({ entries, isCounted }: { entries: readonly ScoreEntry[]; isCounted: boolean }): JSX.Element {
  if (entries.length === 0) return <td class="none">{isCounted ? "–" : ""}</td>;
  return (
    <td>
      {entries.reduce((sum, { points }) => sum + points, 0)}
      {entries.map(({ factors }, index) => factors !== null && <small key={index}>{factors}</small>)}
    </td>
  );
}
