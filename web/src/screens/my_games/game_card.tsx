import type { JSX } from "preact";
import type { Game, GameSummary } from "../../api/types";
import { Avatar } from "../../components/avatar";
import { KingdomThumbnail } from "../../components/kingdom_thumbnail";
import { summarizeSettings } from "../../components/terms";
import { TimeLeft } from "../../components/time_left";
import { opponents } from "../../game/opponents";
import { useCachedGame } from "../../game/game_cache";
import { formatList, playerName, playerNames, describeTurn } from "../../game/descriptions";
import { t } from "../../i18n/text";

/** A game of the current player: opponents, the pending decision and the remaining time. */
export function GameCard({ summary }: { summary: GameSummary }): JSX.Element {
  const game = useCachedGame(summary);
  const others = playerNames(opponents(summary));
  return (
    <a class={summary.waits_for_you ? "game-card waits" : "game-card"} id={`game-${summary.id}`} href={`/games/${summary.id}`}>
      <KingdomThumbnail summary={summary} game={game} />
      <span class="about">
        <strong>
          {opponents(summary).map((player) => (
            <Avatar key={player.id} player={player} />
          ))}
          {others.length > 0 ? formatList(others) : t("nobody-else-yet")}
        </strong>
        <span class={summary.waits_for_you ? "awaited" : "how"}>{describeState(summary, game)}</span>
        <span class="line">
          <small>{summarizeSettings(summary)}</small>
          {summary.deadline && <TimeLeft until={summary.deadline} />}
        </span>
      </span>
    </a>
  );
}

function describeState(summary: GameSummary, game: Game | null): string {
  if (summary.status === "open") return t("waits-for-players", { missing: summary.settings.players - summary.players.length });
  if (game && game.version >= summary.version) return describeTurn(game);
  if (summary.waits_for_you) return t("your-move");
  const awaited = summary.players[summary.awaiting_seat ?? -1];
  if (summary.status === "finished") return t("game-over");
  return awaited ? t("awaited", { player: playerName(awaited) }) : "";
}
