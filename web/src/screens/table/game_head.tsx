import type { ComponentChildren, JSX } from "preact";
import { session } from "../../api/session";
import type { Game } from "../../api/types";
import { King } from "../../components/drawings";
import { TimeLeft } from "../../components/time_left";
import { describeEvent, describeTurn, seatName } from "../../game/descriptions";
import type { Table } from "../../game/table";
import { t } from "../../i18n/text";
import { GameMenu } from "./menu";

/** Way back, progress of the game and menu. */
export function GameHead({ game, children }: { game: Game; children?: ComponentChildren }): JSX.Element {
  const { round, rounds } = game;
  return (
    <header class="game-head">
      <a href={session.value ? "/games" : "/lobby"} class="back" aria-label={session.value ? t("nav-games") : t("nav-lobby")}>
        ‹
      </a>
      <div class="head-text">
        <h1>
          {game.status === "finished"
            ? t("game-over")
            : round === null || round === 0
              ? t("picture-before-first-round")
              : t("picture-round", { round, rounds: rounds ?? round })}
        </h1>
        {children}
      </div>
      <GameMenu game={game} />
    </header>
  );
}

/** Whose turn it is, and the clock of this player. While moves are animated, the move in words. */
export function Turn({ table }: { table: Table }): JSX.Element | null {
  const game = table.displayed.value;
  if (!game) return null;
  const animated = table.animatedEvent.value;
  const { awaiting } = game;
  return (
    <div class="turn">
      {awaiting?.deadline && !animated && (
        <span class="clock">
          <King seat={awaiting.seat} />
          <span class="unseen">{t("clock-of", { name: seatName(game, awaiting.seat) })}</span> <TimeLeft until={awaiting.deadline} />
        </span>
      )}
      <p role="status">{animated ? <span aria-hidden="true">{describeEvent(game, animated)}</span> : describeTurn(game)}</p>
    </div>
  );
}
