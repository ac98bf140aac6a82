import type { JSX } from "preact";
import type { Game, GameSummary } from "../../api/types";
import { SmallKingdom } from "../../components/small_kingdom";
import { inShort } from "../../components/terms";
import { TimeLeft } from "../../components/time_left";
import { opponents } from "../../game/opponents";
import { useSeen } from "../../game/seen";
import { list, nameOf, namesOf, turnInWords } from "../../game/words";
import { t } from "../../i18n/text";

/** A game of the current player: opponents, the pending decision and the remaining time. */
export function GameCard({ summary }: { summary: GameSummary }): JSX.Element {
  const game = useSeen(summary);
  const others = namesOf(opponents(summary));
  return (
    <a class={summary.waits_for_you ? "game-card waits" : "game-card"} href={`/games/${summary.id}`}>
      <SmallKingdom summary={summary} game={game} />
      <span class="about">
        <strong>{others.length > 0 ? list(others) : t("nobody-else-yet")}</strong>
        <span class={summary.waits_for_you ? "awaited" : "how"}>{state(summary, game)}</span>
        <span class="line">
          <small>{inShort(summary)}</small>
          {summary.deadline && <TimeLeft until={summary.deadline} />}
        </span>
      </span>
    </a>
  );
}

function state(summary: GameSummary, game: Game | null): string {
  if (summary.status === "open") return t("waits-for-players", { missing: summary.settings.players - summary.players.length });
  if (game && game.version >= summary.version) return turnInWords(game);
  if (summary.waits_for_you) return t("your-move");
  const awaited = summary.players[summary.awaiting_seat ?? -1];
  if (summary.status === "finished") return t("game-over");
  return awaited ? t("awaited", { player: nameOf(awaited) }) : "";
}
