import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect } from "preact/hooks";
import { answered, api, idempotencyKey } from "../../api/client";
import { session } from "../../api/session";
import type { Game, HousePlayer } from "../../api/types";
import { Field } from "../../components/field";
import { useSending } from "../../components/sending";
import { Share } from "../../components/share";
import { HOUSE_LEVELS } from "../../game/house";
import type { Table } from "../../game/table";
import { nameOf } from "../../game/words";
import { isolated, t } from "../../i18n/text";

/** Invitations to the table by name and by link. */
export function Invite({ table, game }: { table: Table; game: Game }): JSX.Element {
  const isOpener = session.value?.playerId === game.host_id;
  return (
    <section class="bring" aria-labelledby="invite">
      <h2 id="invite">{t("invite-who")}</h2>
      {isOpener && <ByName table={table} game={game} />}
      {isOpener && <ByHouse table={table} game={game} />}
      {isOpener ? <ByInvitation table={table} game={game} /> : game.access === "public" && <ByLink path={`/games/${game.id}`} />}
    </section>
  );
}

function ByName({ table, game }: { table: Table; game: Game }): JSX.Element {
  const name = useSignal("");
  const sending = useSending();
  const invite = async () => {
    const params = { path: { game_id: game.id }, header: idempotencyKey() };
    const body = { name: name.value.trim() };
    const send = async () => table.show(await answered(() => api.POST("/v1/games/{game_id}/invitations", { params, body })));
    if (await sending.send(send, t("was-invited", { name: isolated(body.name) }))) name.value = "";
  };
  return (
    <form
      class="by-name"
      onSubmit={(event) => {
        event.preventDefault();
        void invite();
      }}
    >
      <Field
        label={t("invite-by-name")}
        hint={t("invite-by-name-explained")}
        field="name"
        anyProblem
        value={name}
        error={sending.error}
        required
        minLength={2}
        maxLength={32}
        autocomplete="off"
      >
        <button type="submit" aria-disabled={sending.busy}>
          {t("invite")}
        </button>
      </Field>
    </form>
  );
}

/** Fills free seats with computer players. */
function ByHouse({ table, game }: { table: Table; game: Game }): JSX.Element {
  const asking = useSignal(false);
  const seat = async (house: HousePlayer) => {
    asking.value = true;
    const params = { path: { game_id: game.id }, header: idempotencyKey() };
    await table.ask(() => answered(() => api.POST("/v1/games/{game_id}/house-players", { params, body: { house } })));
    asking.value = false;
  };
  return (
    <div class="by-house">
      <h3>{t("invite-house")}</h3>
      <p class="explained">{t("invite-house-explained")}</p>
      <p class="actions">
        {HOUSE_LEVELS.map((house) => (
          <button key={house} type="button" disabled={asking.value} onClick={() => void seat(house)}>
            {t(`house-name-${house}`)}
          </button>
        ))}
      </p>
    </div>
  );
}

/** Link that is an invitation itself, also to tables for invited players only. */
function ByInvitation({ table, game }: { table: Table; game: Game }): JSX.Element | null {
  const url = useSignal<string | null>(null);
  useEffect(() => {
    const params = { path: { game_id: game.id } };
    const made = table.attempt(() => answered(() => api.POST("/v1/games/{game_id}/invitation-links", { params })));
    void made.then((link) => (url.value = link?.url ?? null));
  }, [game.id]);
  if (url.value === null) return null;
  const mail = `mailto:?${new URLSearchParams({ subject: t("invitation.subject", { from: nameOf(game.seats[0]?.player) }), body: url.value })}`;
  return (
    <ByLink path={url.value}>
      <a class="button" href={mail.replaceAll("+", "%20")}>
        {t("invite-by-mail")}
      </a>
    </ByLink>
  );
}

const ByLink = ({ path, children }: { path: string; children?: ComponentChildren }): JSX.Element => (
  <div class="by-link">
    <h3>{t("invite-by-link")}</h3>
    <p class="explained">{t("invite-by-link-explained")}</p>
    <p class="actions">
      <Share title={t("picture-table")} path={path} label={t("share-table")} />
      {children}
    </p>
  </div>
);
