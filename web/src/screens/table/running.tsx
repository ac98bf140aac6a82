import type { JSX } from "preact";
import type { Game } from "../../api/types";
import { RegisterPrompt } from "../../components/register_prompt";
import { ScoreBreakdown } from "../../components/score_breakdown";
import { describeEvent } from "../../game/descriptions";
import { frameOf } from "../../game/geometry";
import { lineLength } from "../../game/rules";
import type { Table } from "../../game/table";
import { t } from "../../i18n/text";
import type { Choice } from "./choice";
import { Decision, PlacementList } from "./decision";
import { GameHead, Turn } from "./game_head";
import { LessonOffer } from "./lesson_offer";
import { Lines } from "./lines";
import { Log } from "./log";
import { mainKingdom, MyKingdom } from "./my_kingdom";
import { NextGame, NextGameShort } from "./next_game";
import { Notices } from "./notices";
import { OpponentKingdoms } from "./opponent_kingdoms";
import type { Parts } from "./use_parts";

interface Props {
  table: Table;
  game: Game;
  choice: Choice;
  onOpenHistory: (version: number) => void;
  /** Planning of the next turn, once it is loaded. */
  Plan: Parts["Plan"] | undefined;
}

/**
 * The table of a game that is not over. All sizes follow from the window, the frame of a kingdom
 * and the length of a line, which do not change during a game; see `running.css`. A press skips the
 * animation of moves.
 */
export function RunningTable({ table, game, choice, onOpenHistory, Plan }: Props): JSX.Element {
  const kingdom = mainKingdom(game);
  const isAnimated = table.animatedEvent.value !== null;
  return (
    <article
      class={`table running frame-${frameOf(game.settings)} rows-${lineLength(game.settings)}`}
      data-version={game.version}
      aria-label={t("picture-table")}
      onPointerDown={() => isAnimated && table.skip()}
    >
      <p class="unseen" role="status">
        {table.opponentEvents.value.map((event) => describeEvent(game, event)).join(" ")}
      </p>
      <div class="info">
        <GameHead game={game}>
          <Turn table={table} />
        </GameHead>
        <Lines game={game} choice={choice} />
      </div>
      <div class="mine">
        <MyKingdom table={table} choice={choice} />
        <div class="bar">
          {kingdom && <ScoreBreakdown game={game} kingdom={kingdom} />}
          <PlacementList choice={choice} frame={frameOf(game.settings)} />
          <LessonOffer game={game} />
          <NextGameShort table={table} />
        </div>
        <Notices table={table} />
        <div class="dock">
          <Decision table={table} choice={choice} />
          {isAnimated ? (
            <button type="button" class="quiet" onClick={() => table.skip()}>
              {t("skip")}
            </button>
          ) : (
            <>
              <NextGame table={table} />
              <RegisterPrompt />
              {Plan && <Plan table={table} />}
            </>
          )}
        </div>
      </div>
      <div class="side">
        <OpponentKingdoms game={game} table={table} choice={choice} />
        <Log table={table} onOpenHistory={onOpenHistory} />
      </div>
    </article>
  );
}
