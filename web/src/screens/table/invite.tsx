import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect } from "preact/hooks";
import { callApi, api, idempotencyKey } from "../../api/client";
import { session } from "../../api/session";
import type { Game, HousePlayer } from "../../api/types";
import { Field } from "../../components/field";
import { useSubmission } from "../../components/submission";
import { ShareButton } from "../../components/share_button";
import { HOUSE_LEVELS } from "../../game/house_levels";
import type { Table } from "../../game/table";
import { playerName } from "../../game/descriptions";
import { isolate, t } from "../../i18n/text";

/** Invitations to the table by name and by link. */
export function Invite({ table, game }: { table: Table; game: Game }): JSX.Element {
  const isHost = session.value?.playerId === game.host_id;
  return (
    <section class="bring" aria-labelledby="invite">
      <h2 id="invite">{t("invite-who")}</h2>
      {isHost && <InviteByName table={table} game={game} />}
      {isHost && <AddComputer table={table} game={game} />}
      {isHost ? <InvitationLink table={table} game={game} /> : game.access === "public" && <ShareLink path={`/games/${game.id}`} />}
    </section>
  );
}

function InviteByName({ table, game }: { table: Table; game: Game }): JSX.Element {
  const name = useSignal("");
  const submission = useSubmission();
  const invite = async () => {
    const params = { path: { game_id: game.id }, header: idempotencyKey() };
    const body = { name: name.value.trim() };
    const send = async () => table.show(await callApi(() => api.POST("/v1/games/{game_id}/invitations", { params, body })));
    if (await submission.run(send, t("was-invited", { name: isolate(body.name) }))) name.value = "";
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
        error={submission.error}
        required
        minLength={2}
        maxLength={32}
        autocomplete="off"
      >
        <button type="submit" aria-disabled={submission.busy}>
          {t("invite")}
        </button>
      </Field>
    </form>
  );
}

/** Fills free seats with computer players. */
function AddComputer({ table, game }: { table: Table; game: Game }): JSX.Element {
  const busy = useSignal(false);
  const addComputer = async (house: HousePlayer) => {
    busy.value = true;
    const params = { path: { game_id: game.id }, header: idempotencyKey() };
    await table.runAndShow(() => callApi(() => api.POST("/v1/games/{game_id}/house-players", { params, body: { house } })));
    busy.value = false;
  };
  return (
    <div class="by-house">
      <h3>{t("invite-house")}</h3>
      <p class="explained">{t("invite-house-explained")}</p>
      <p class="actions">
        {HOUSE_LEVELS.map((house) => (
          <button key={house} type="button" disabled={busy.value} onClick={() => void addComputer(house)}>
            {t(`house-name-${house}`)}
          </button>
        ))}
      </p>
    </div>
  );
}

/** Link that is an invitation itself, also to tables for invited players only. */
function InvitationLink({ table, game }: { table: Table; game: Game }): JSX.Element | null {
  const url = useSignal<string | null>(null);
  useEffect(() => {
    const params = { path: { game_id: game.id } };
    const created = table.attempt(() => callApi(() => api.POST("/v1/games/{game_id}/invitation-links", { params })));
    void created.then((link) => (url.value = link?.url ?? null));
  }, [game.id]);
  if (url.value === null) return null;
  const mailto = `mailto:?${new URLSearchParams({ subject: t("invitation.subject", { from: playerName(game.seats[0]?.player) }), body: url.value })}`;
  return (
    <ShareLink path={url.value}>
      <a class="button" href={mailto.replaceAll("+", "%20")}>
        {t("invite-by-mail")}
      </a>
    </ShareLink>
  );
}

const ShareLink = ({ path, children }: { path: string; children?: ComponentChildren }): JSX.Element => (
  <div class="by-link">
    <h3>{t("invite-by-link")}</h3>
    <p class="explained">{t("invite-by-link-explained")}</p>
    <p class="actions">
      <ShareButton title={t("picture-table")} path={path} label={t("share-table")} />
      {children}
    </p>
  </div>
);
