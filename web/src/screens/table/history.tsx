import { type Signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { answered, api } from "../../api/client";
import type { Game } from "../../api/types";
import { Board } from "../../components/board";
import { DominoTile } from "../../components/domino";
import { King } from "../../components/drawings";
import { Problem } from "../../components/refused";
import { Share } from "../../components/share";
import { frameOf, key, closeViewOf } from "../../game/geometry";
import { touched } from "../../game/replay";
import type { Table } from "../../game/table";
import { eventInWords, seatName } from "../../game/words";
import { t } from "../../i18n/text";
import { moment } from "../../i18n/time";
import { ScoreCurve } from "./score_curve";

const PAUSE = 1200;

/** The table as it was at any version, with a slider through all of them. */
export function History({ table, version }: { table: Table; version: Signal<number | null> }): JSX.Element | null {
  const game = table.game.value;
  const first = table.events.value.find(({ fact }) => fact.type === "game_started")?.version ?? 1;
  const at = version.value ?? first;
  const past = usePast(table.id, at);
  const playing = useSignal(false);
  const last = game?.version ?? at;
  useEffect(() => {
    if (!playing.value) return;
    const timer = setTimeout(() => {
      if (at >= last) playing.value = false;
      else version.value = at + 1;
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [playing.value, at, last]);
  if (!game) return null;
  const event = table.events.value.find((one) => one.version === at);
  const step = event && touched(event);
  const go = (to: number) => (version.value = Math.min(last, Math.max(first, to)));
  const was = past.game.value;
  return (
    <article
      class="history"
      onKeyDown={({ key: pressed }) => {
        if (pressed === "Escape") version.value = null;
      }}
    >
      <header class="game-head">
        <button type="button" class="back quiet" aria-label={t("back-to-table")} onClick={() => (version.value = null)}>
          ‹
        </button>
        <h1>{t("history")}</h1>
        {event && <time dateTime={event.at}>{moment(event.at)}</time>}
      </header>
      <div class="scrubber">
        <button type="button" aria-label={t("one-back")} disabled={at <= first} onClick={() => go(at - 1)}>
          ‹
        </button>
        <input
          type="range"
          aria-label={t("version")}
          min={first}
          max={last}
          value={at}
          aria-valuetext={(event && eventInWords(game, event)) ?? String(at)}
          onInput={({ currentTarget }) => go(Number(currentTarget.value))}
        />
        <button type="button" aria-label={t("one-on")} disabled={at >= last} onClick={() => go(at + 1)}>
          ›
        </button>
        <button type="button" onClick={() => (playing.value = !playing.value)}>
          {playing.value ? t("stop") : t("play-film")}
        </button>
      </div>
      <p class="turn" role="status">
        {event ? eventInWords(game, event) : ""}
      </p>
      <Problem error={past.problem.value} />
      {was && (
        <>
          <ol class="past-line">
            {[...was.current_line, ...was.next_line].map((slot) => (
              <li key={slot.domino} class={slot.moved ? "slot moved" : "slot"}>
                <span class="number">{slot.domino}</span>
                <DominoTile id={slot.domino} />
                {slot.king !== null && <King seat={slot.king} />}
              </li>
            ))}
          </ol>
          <div class="past-kingdoms">
            {was.kingdoms.map((kingdom) => (
              <figure key={kingdom.seat}>
                <Board
                  kingdom={kingdom}
                  seat={kingdom.seat}
                  frame={frameOf(was.settings)}
                  view={closeViewOf(kingdom, frameOf(was.settings))}
                  label={t("picture-kingdom", { name: seatName(game, kingdom.seat) })}
                  fresh={new Set(step?.seat === kingdom.seat ? step.cells.map(key) : [])}
                />
                <figcaption>
                  <King seat={kingdom.seat} /> {seatName(game, kingdom.seat)} <strong>{kingdom.score.total}</strong>
                </figcaption>
              </figure>
            ))}
          </div>
        </>
      )}
      <ScoreCurve game={game} at={at} look={go} />
      <p class="actions">
        <Share title={t("picture-table")} path={`/games/${table.id}`} />
        {game.status === "finished" && (
          <>
            <a class="button" href={`/v1/games/${table.id}/record`} download={`${table.id}.json`}>
              {t("download-record")}
            </a>
            <a class="button" href={`/v1/games/${table.id}/record.txt`} download={`${table.id}.txt`}>
              {t("download-notation")}
            </a>
          </>
        )}
      </p>
    </article>
  );
}

/** The game at a version. What was fetched is kept while the history is looked at. */
function usePast(id: string, version: number): { game: Signal<Game | null>; problem: Signal<unknown> } {
  const known = useSignal(new Map<number, Game>()).peek();
  const game = useSignal<Game | null>(null);
  const problem = useSignal<unknown>(null);
  useEffect(() => {
    let current = true;
    const show = (past: Game) => {
      known.set(version, past);
      if (current) [game.value, problem.value] = [past, null];
    };
    const there = known.get(version);
    if (there) show(there);
    else {
      const params = { path: { game_id: id, version } };
      answered(() => api.GET("/v1/games/{game_id}/versions/{version}", { params })).then(show, (error: unknown) => {
        if (current) problem.value = error;
      });
    }
    return () => {
      current = false;
    };
  }, [id, version]);
  return { game, problem };
}
