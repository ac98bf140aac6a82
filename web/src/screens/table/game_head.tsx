import type { JSX } from "preact";
import { session } from "../../api/session";
import type { Game } from "../../api/types";
import { TimeLeft } from "../../components/time_left";
import { t } from "../../i18n/text";
import { GameMenu } from "./menu";
import { NextGameShort } from "./next_game";

/** Progress of the game and remaining time. */
export function GameHead({ game }: { game: Game }): JSX.Element {
  const { round, rounds, awaiting } = game;
  return (
    <header class="game-head">
      <a href={session.value ? "/games" : "/lobby"} class="back" aria-label={session.value ? t("nav-games") : t("nav-lobby")}>
        ‹
      </a>
      <h1>
        {game.status === "finished"
          ? t("game-over")
          : round === null || round === 0
            ? t("picture-before-first-round")
            : t("picture-round", { round, rounds: rounds ?? round })}
      </h1>
      <NextGameShort game={game} />
      {awaiting?.deadline && <TimeLeft until={awaiting.deadline} />}
      <GameMenu game={game} />
    </header>
  );
}
