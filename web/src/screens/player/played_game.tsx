import type { JSX } from "preact";
import type { FinishedGame } from "../../api/types";
import { Avatar } from "../../components/avatar";
import { RelativeTime } from "../../components/relative_time";
import { describeRules } from "../../components/terms";
import { formatList, playerNames } from "../../game/descriptions";
import { t } from "../../i18n/text";

/** Result of a game for a player, with a link to the game. */
export function PlayedGame({ game, player }: { game: FinishedGame; player: string }): JSX.Element {
  const others = game.seats.filter(({ player: seated }) => seated.id !== player);
  return (
    <a class={game.rank === 1 ? "played-game won" : "played-game"} href={`/games/${game.game_id}`}>
      <span class="result">{game.rank === 1 ? t("place-first") : t("place-of", { rank: game.rank, players: game.seats.length })}</span>
      <span class="about">
        <strong>
          {others.map(({ player: other }) => (
            <Avatar key={other.id} player={other} />
          ))}
          {t("played-against", { players: formatList(playerNames(others.map(({ player: other }) => other))) })}
        </strong>
        <small>
          {describeRules(game.settings)} · <RelativeTime at={game.ended_at} />
        </small>
        {game.finished_by === "taken_over" && <small>{t("house-finished")}</small>}
        {game.changed_hands && <small>{t("changed-hands")}</small>}
      </span>
      <span class="scores">
        <strong>{t("points", { points: game.points })}</strong>
        <small>{others.map(({ points }) => points).join(" · ")}</small>
      </span>
    </a>
  );
}
