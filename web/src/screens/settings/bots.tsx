import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { callApi, api, idempotencyKey } from "../../api/client";
import type { Bot } from "../../api/types";
import { Field } from "../../components/field";
import { Form } from "../../components/form";
import { ErrorMessage } from "../../components/error_message";
import { useSubmission } from "../../components/submission";
import { ConfirmButton } from "../../components/confirm_button";
import { playerName } from "../../game/descriptions";
import { t } from "../../i18n/text";
import { focusHeading } from "./heading";

interface Props {
  bots: Bot[];
  set: (bots: Bot[]) => void;
}

/** The player's bots, which play under their own names. */
export function Bots({ bots, set }: Props): JSX.Element {
  const name = useSignal("");
  const [adding, removing] = [useSubmission(), useSubmission()];
  const add = async () => {
    const body = { name: name.value.trim() };
    const bot = await callApi(() => api.POST("/v1/me/bots", { params: { header: idempotencyKey() }, body }));
    set([...bots, bot]);
    name.value = "";
  };
  const remove = async (bot: Bot) => {
    const params = { path: { bot_id: bot.id } };
    const succeeded = await removing.run(() => callApi(() => api.DELETE("/v1/me/bots/{bot_id}", { params })), t("bot-removed"));
    if (!succeeded) return;
    set(bots.filter((item) => item !== bot));
    focusHeading();
  };
  return (
    <section class="group" aria-labelledby="bots">
      <h3 id="bots">{t("bots")}</h3>
      <p>{t("bots-about")}</p>
      <ul class="rows">
        {bots.map((bot) => (
          <li key={bot.id} class="row">
            <a href={`/players/${bot.id}`}>{playerName(bot)}</a>
            <ConfirmButton label={t("remove")} subject={bot.name} onConfirm={() => void remove(bot)} />
          </li>
        ))}
      </ul>
      <ErrorMessage error={removing.error} />
      <Form submission={adding} fields={["name"]} submitLabel={t("bot-make")} primary={false} onSubmit={() => void adding.run(add, t("bot-made"))}>
        <Field
          label={t("bot-name")}
          hint={t("name-hint")}
          field="name"
          value={name}
          error={adding.error}
          name="bot-name"
          autocomplete="off"
          required
          minLength={2}
          maxLength={32}
        />
      </Form>
    </section>
  );
}
