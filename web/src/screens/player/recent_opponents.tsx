import type { JSX } from "preact";
import { myId } from "../../api/me";
import type { FinishedGame, Player } from "../../api/types";
import { Avatar } from "../../components/avatar";
import { EmptyState } from "../../components/empty_state";
import { playerName } from "../../game/descriptions";
import { t } from "../../i18n/text";

const SHOWN = 8;

interface Opponent {
  player: Player;
  wins: number;
  losses: number;
}

/** Players of the latest games, with the results against them. */
export function RecentOpponents({ games, player }: { games: FinishedGame[]; player: string }): JSX.Element {
  const opponents = opponentsIn(games, player).slice(0, SHOWN);
  return (
    <section aria-labelledby="recent-opponents">
      <h2 id="recent-opponents">{t("recent-opponents")}</h2>
      {opponents.length === 0 && (
        <EmptyState picture="kings" text={t("recent-opponents-none")}>
          {player === myId.value && (
            <a class="button" href="/lobby">
              {t("find-table")}
            </a>
          )}
        </EmptyState>
      )}
      <ul class="opponents">
        {opponents.map(({ player: opponent, wins, losses }) => (
          <li key={opponent.id}>
            <a href={`/players/${player}/against/${opponent.id}`}>
              <Avatar player={opponent} />
              <span>
                <strong>{playerName(opponent)}</strong>
                <small>{t("recent-results", { wins, losses })}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Lists the other players, without computer players and deleted accounts, the most recent first. */
function opponentsIn(games: FinishedGame[], player: string): Opponent[] {
  const opponents = new Map<string, Opponent>();
  for (const { seats, rank } of games) {
    for (const seat of seats) {
      const { id, name, house } = seat.player;
      if (id === player || name === null || house !== null) continue;
      const opponent = opponents.get(id) ?? { player: seat.player, wins: 0, losses: 0 };
      if (rank < seat.rank) opponent.wins += 1;
      if (rank > seat.rank) opponent.losses += 1;
      opponents.set(id, opponent);
    }
  }
  return [...opponents.values()];
}
