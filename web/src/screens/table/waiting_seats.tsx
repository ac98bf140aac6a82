import type { JSX } from "preact";
import { Avatar } from "../../components/avatar";
import { King } from "../../components/drawings";
import type { Game, Seat } from "../../api/types";
import type { Table } from "../../game/table";
import { formatList, seatName } from "../../game/descriptions";
import { t } from "../../i18n/text";
import { invitedNames } from "./invited";

/** Taken seats, free seats and pending invitations. */
export function WaitingSeats({ table, game }: { table: Table; game: Game }): JSX.Element {
  const invited = invitedNames(table, game);
  const seats = Array.from({ length: game.settings.players }, (_, seat) => game.seats.find((item) => item.seat === seat) ?? null);
  return (
    <section aria-labelledby="who-is-here">
      <h2 id="who-is-here">{t("who-is-here")}</h2>
      <ol class="waiting-seats">
        {seats.map((taken, seat) => (
          <li key={seat} class={taken ? "taken" : "free"}>
            <King seat={seat} />
            {taken && <Avatar player={taken.player} />}
            {taken ? <TakenSeat game={game} taken={taken} /> : <span>{t("seat-free")}</span>}
          </li>
        ))}
      </ol>
      {invited.length > 0 && <p class="explained">{t("invited-names", { names: formatList(invited) })}</p>}
    </section>
  );
}

function TakenSeat({ game, taken }: { game: Game; taken: Seat }): JSX.Element {
  const name = seatName(game, taken.seat);
  const note = taken.house ? t("seat-house") : taken.player.id === game.host_id ? t("seat-opener") : "";
  return (
    <span class="about">
      {taken.house ? <strong>{name}</strong> : <a href={`/players/${taken.player.id}`}>{name}</a>}
      {note !== "" && <small>{note}</small>}
    </span>
  );
}
