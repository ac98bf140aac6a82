import { useComputed, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { PlayToo } from "../../components/play_too";
import { Problem } from "../../components/refused";
import type { Table } from "../../game/table";
import { eventInWords, turnInWords } from "../../game/words";
import { t } from "../../i18n/text";
import { Choice } from "./choice";
import { Decision, Spots } from "./decision";
import { Ending } from "./ending";
import { GameHead } from "./head";
import { History } from "./history";
import { Consent } from "./consent";
import { Lines } from "./lines";
import { Log } from "./log";
import { MyKingdom } from "./my_kingdom";
import { NextGame } from "./next_game";
import { Others } from "./others";
import { usePastVersion } from "./past_version";
import { Plan } from "./plan";

/** A running or finished game. */
export function ActiveTable({ table }: { table: Table }): JSX.Element | null {
  const choice = useChoice(table);
  useFocusOnDecision(table);
  const past = usePastVersion();
  const game = table.shown.value;
  if (!game) return null;
  const { step } = table;
  if (past.value !== null) return <History table={table} version={past} />;
  return (
    <article class={`table seats-${game.seats.length}${game.status !== "finished" ? " running" : ""}`} data-version={game.version} aria-label={t("picture-table")}>
      <GameHead game={game} />
      <p class="unseen" role="status">
        {table.news.value.map((event) => eventInWords(game, event)).join(" ")}
      </p>
      <div class="turn">
        <p role="status">{step.value ? <span aria-hidden="true">{eventInWords(game, step.value)}</span> : game.status !== "finished" && turnInWords(game)}</p>
        {step.value && (
          <button type="button" class="quiet" onClick={() => table.skip()}>
            {t("skip")}
          </button>
        )}
      </div>
      <Consent table={table} />
      <Lines game={game} choice={choice} />
      <div class="mine">
        <MyKingdom table={table} choice={choice} />
        {game.status === "finished" ? <Ending table={table} look={() => (past.value = game.version)} /> : <Decision table={table} choice={choice} />}
        <NextGame table={table} />
        <PlayToo />
        <Plan table={table} />
        <Problem error={table.problem.value} />
        <Spots choice={choice} />
      </div>
      <Others game={game} table={table} choice={choice} />
      <Log table={table} look={(version) => (past.value = version)} />
    </article>
  );
}

/**
 * Moves the focus to the next decision if the focused control has disappeared. Only visible to
 * keyboard users.
 */
function useFocusOnDecision(table: Table): void {
  const legal = table.legal.value;
  useEffect(() => {
    if (legal.length === 0 || document.activeElement !== document.body) return;
    const next = document.querySelector<HTMLElement>('.pickable, .target[tabindex="0"], .receivers button, .decision button:enabled');
    next?.focus({ preventScroll: true });
  }, [legal]);
}

/** Draft of the player's decision. Kept across game updates while it is legal. */
function useChoice(table: Table): Choice {
  const choice = useSignal(new Choice(table)).value;
  const legal = useComputed(() => table.legal.value);
  useEffect(() => choice.keepLegal(), [legal.value, choice]);
  return choice;
}
