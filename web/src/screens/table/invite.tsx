import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { answered, api, idempotencyKey } from "../../api/client";
import { session } from "../../api/session";
import type { Game } from "../../api/types";
import { Share } from "../../components/share";
import { tell } from "../../components/toast";
import type { Table } from "../../game/table";
import { isolated, t } from "../../i18n/text";

/** The ways to bring somebody to the table: by name, and by a link. */
export function Invite({ table, game }: { table: Table; game: Game }): JSX.Element {
  return (
    <section class="bring" aria-labelledby="invite">
      <h2 id="invite">{t("invite-who")}</h2>
      {session.value?.playerId === game.opener_id && <ByName table={table} game={game} />}
      <ByLink game={game} />
    </section>
  );
}

function ByName({ table, game }: { table: Table; game: Game }): JSX.Element {
  const name = useSignal("");
  const asking = useSignal(false);
  const invite = async (event: Event) => {
    event.preventDefault();
    asking.value = true;
    const params = { path: { game_id: game.id }, header: idempotencyKey() };
    const body = { name: name.value.trim() };
    await table.ask(() => answered(() => api.POST("/v1/games/{game_id}/invitations", { params, body })));
    asking.value = false;
    if (table.problem.value !== null) return;
    tell(t("was-invited", { name: isolated(body.name) }));
    name.value = "";
  };
  return (
    <form class="by-name" onSubmit={(event) => void invite(event)}>
      <label>
        {t("invite-by-name")}
        <input
          required
          minLength={2}
          maxLength={32}
          value={name.value}
          aria-describedby="by-name"
          onInput={({ currentTarget }) => (name.value = currentTarget.value)}
          autocomplete="off"
        />
      </label>
      <button type="submit" disabled={asking.value}>
        {t("invite")}
      </button>
      <p class="explained" id="by-name">
        {t("invite-by-name-explained")}
      </p>
    </form>
  );
}

/** The link of the table itself. */
const ByLink = ({ game }: { game: Game }): JSX.Element => (
  <div class="by-link">
    <h3>{t("invite-by-link")}</h3>
    <p class="explained">{game.access === "public" ? t("invite-by-link-public") : t("invite-by-link-closed")}</p>
    <p class="actions">
      <Share title={t("picture-table")} path={`/games/${game.id}`} label={t("share-table")} />
    </p>
  </div>
);
