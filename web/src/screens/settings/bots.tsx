import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { answered, api, idempotencyKey } from "../../api/client";
import type { Bot } from "../../api/types";
import { Field } from "../../components/field";
import { Form } from "../../components/form";
import { Problem } from "../../components/refused";
import { useSending } from "../../components/sending";
import { EndButton } from "../../components/end_button";
import { nameOf } from "../../game/words";
import { t } from "../../i18n/text";
import { focusHeading } from "./heading";

interface Props {
  bots: Bot[];
  set: (bots: Bot[]) => void;
}

/** The player's bots, which play under their own names. */
export function Bots({ bots, set }: Props): JSX.Element {
  const name = useSignal("");
  const [adding, removing] = [useSending(), useSending()];
  const add = async () => {
    const body = { name: name.value.trim() };
    const bot = await answered(() => api.POST("/v1/me/bots", { params: { header: idempotencyKey() }, body }));
    set([...bots, bot]);
    name.value = "";
  };
  const remove = async (bot: Bot) => {
    const params = { path: { bot_id: bot.id } };
    const worked = await removing.send(() => answered(() => api.DELETE("/v1/me/bots/{bot_id}", { params })), t("bot-removed"));
    if (!worked) return;
    set(bots.filter((one) => one !== bot));
    focusHeading();
  };
  return (
    <section class="group" aria-labelledby="bots">
      <h3 id="bots">{t("bots")}</h3>
      <p>{t("bots-about")}</p>
      <ul class="rows">
        {bots.map((bot) => (
          <li key={bot.id} class="row">
            <a href={`/players/${bot.id}`}>{nameOf(bot)}</a>
            <EndButton label={t("remove")} about={bot.name} act={() => void remove(bot)} />
          </li>
        ))}
      </ul>
      <Problem error={removing.error} />
      <Form sending={adding} fields={["name"]} submit={t("bot-make")} primary={false} send={() => void adding.send(add, t("bot-made"))}>
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
