import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Icon, King } from "../../components/drawings";
import { GuestHint } from "../../components/guest_hint";
import { RegisterPrompt } from "../../components/register_prompt";
import { describeTurn, winnersOf } from "../../game/descriptions";
import { type CountStep, countSteps, type ScoreRow, scoreRows } from "../../game/score_sheet";
import type { Table } from "../../game/table";
import { explainTies } from "../../game/tie_breaks";
import { t } from "../../i18n/text";
import { describeLeader } from "../series/descriptions";
import { EndingActions } from "./ending_actions";
import { EndingKingdoms } from "./ending_kingdoms";
import { GameHead } from "./game_head";
import { Log } from "./log";
import { NextGame } from "./next_game";
import { ScoreSheet } from "./score_sheet";
import { SeriesStanding, useSeriesOf } from "./series_next";

/** Duration of the longest and the shortest step of the count, in milliseconds. */
const MAX_STEP_MS = 1100;
const MIN_STEP_MS = 450;
/** Duration of the whole count, in milliseconds. */
const COUNT_MS = 10_000;
/** Time in which the kingdoms move to the middle. */
const GATHERING_MS = 900;

interface Props {
  table: Table;
  /** Opens the review at the end of the game, or plays the game from its start. */
  onReview: () => void;
  onReplay: () => void;
  onOpenHistory: (version: number) => void;
}

/** A finished game: the count if the end was seen live, then the result and the next steps. */
export function Ending({ table, onReview, onReplay, onOpenHistory }: Props): JSX.Element | null {
  const game = table.displayed.value;
  const rows = useMemo(() => (game ? scoreRows(game) : []), [game]);
  const step = useCount(table, rows);
  const { value: series, set: setSeries } = useSeriesOf(game?.series ?? null);
  const heading = useRef<HTMLHeadingElement>(null);
  const counting = table.counting.value;
  useEffect(() => {
    // The controls of the last decision, or of the count, have disappeared.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    if (counting) scrollTo({ top: 0 });
  }, [counting]);
  if (!game) return null;
  const winners = winnersOf(game);
  const ties = counting ? [] : explainTies(game);
  const row = step === null ? undefined : rows[step.row];
  return (
    <article class={counting ? "ending counting" : "ending"} data-version={game.version} aria-label={t("picture-table")}>
      <GameHead game={game} />
      <header class="ending-head">
        <h2 ref={heading} class="verdict" tabIndex={-1}>
          {counting ? (
            <CountHeading row={row} />
          ) : (
            <span>
              {winners.map(({ seat }) => (
                <King key={seat} seat={seat} />
              ))}
              {describeTurn(game)}
            </span>
          )}
        </h2>
        {!counting && series && describeLeader(series) && <p>{describeLeader(series)}</p>}
        {ties.filter(({ rank }) => rank === 1).map(({ words }) => (
          <p key={words}>{words}</p>
        ))}
        <p class="unseen" role="status">
          {!counting && describeTurn(game)}
        </p>
        {counting && (
          <button type="button" class="large skip-count" onClick={() => table.finishCount()}>
            {t("skip")}
          </button>
        )}
      </header>
      <EndingActions table={table} series={series} onSeriesChange={setSeries} onReview={onReview} onReplay={onReplay} />
      <EndingKingdoms game={game} rows={rows} counting={counting} step={step} />
      <div class="ending-points">
        {!counting && series && <SeriesStanding series={series} />}
        <ScoreSheet game={game} rows={rows} step={step} counting={counting} ties={ties.filter(({ rank }) => rank > 1)} />
      </div>
      <div class="ending-more">
        <GuestHint />
        <NextGame table={table} />
        <RegisterPrompt />
        <Log table={table} onOpenHistory={onOpenHistory} />
      </div>
    </article>
  );
}

/** What is being counted. */
function CountHeading({ row }: { row: ScoreRow | undefined }): JSX.Element {
  if (!row) return <span>{t("game-over")}</span>;
  return (
    <span>
      <Icon name={row.terrain === null ? "crown" : `${row.terrain}-a`} class="counted-icon" />
      <span class="counted-label">{row.label}</span>
    </span>
  );
}

/** Advances the count; null before its first step and when nothing is counted. */
function useCount(table: Table, rows: readonly ScoreRow[]): CountStep | null {
  const index = useSignal(-1);
  const counting = table.counting.value;
  const steps = useMemo(() => countSteps(rows), [rows]);
  useEffect(() => {
    if (!counting) return;
    const duration = Math.min(MAX_STEP_MS, Math.max(MIN_STEP_MS, COUNT_MS / steps.length));
    const advance = () => (index.value < steps.length - 1 ? (index.value += 1) : table.finishCount());
    const timer = setTimeout(advance, index.value < 0 ? GATHERING_MS : duration);
    return () => clearTimeout(timer);
  }, [counting, index.value, steps]);
  return counting ? (steps[index.value] ?? null) : null;
}
