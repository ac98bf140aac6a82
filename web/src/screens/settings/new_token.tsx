import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { answered, api, idempotencyKey } from "../../api/client";
import type { Bot, Scope } from "../../api/types";
import { Field } from "../../components/field";
import { Form } from "../../components/form";
import { useSending } from "../../components/sending";
import { nameOf } from "../../game/words";
import { t } from "../../i18n/text";
import { length } from "../../i18n/time";
import { scopeKey } from "./scope_key";

const SCOPES: readonly Scope[] = ["games:read", "games:play", "tables:write", "notifications:read", "webhooks:write", "account:read"];
const DAY = 86_400;
const LIFETIMES = [7 * DAY, 30 * DAY, 90 * DAY, 365 * DAY];

/** Form for a new token: owner, scopes and lifetime. */
export function NewToken({ bots, made }: { bots: Bot[]; made: (secret: string) => void }): JSX.Element {
  const name = useSignal("");
  const [bot, lifetime] = [useSignal(""), useSignal("")];
  const scopes = useSignal<readonly Scope[]>(["games:read", "games:play"]);
  const sending = useSending();
  const make = async () => {
    const body = {
      name: name.value.trim(),
      scopes: [...scopes.value],
      ...(bot.value === "" ? {} : { bot_id: bot.value }),
      ...(lifetime.value === "" ? {} : { expires_in_seconds: Number(lifetime.value) }),
    };
    const { secret } = await answered(() => api.POST("/v1/me/tokens", { params: { header: idempotencyKey() }, body }));
    name.value = "";
    made(secret);
  };
  const choose = (scope: Scope, wanted: boolean) =>
    (scopes.value = SCOPES.filter((one) => (one === scope ? wanted : scopes.value.includes(one))));
  return (
    <Form sending={sending} fields={["name"]} submit={t("token-make")} primary={false} send={() => void sending.send(make, t("token-made"))}>
      <Field
        label={t("token-name")}
        hint={t("token-name-hint")}
        field="name"
        value={name}
        error={sending.error}
        name="token-name"
        autocomplete="off"
        required
        maxLength={64}
      />
      <div class="side-by-side">
        <div class="field">
          <label for="token-of">{t("token-of")}</label>
          <select id="token-of" value={bot.value} onChange={({ currentTarget }) => (bot.value = currentTarget.value)}>
            <option value="">{t("token-of-me")}</option>
            {bots.map((one) => (
              <option key={one.id} value={one.id}>
                {nameOf(one)}
              </option>
            ))}
          </select>
        </div>
        <div class="field">
          <label for="lifetime">{t("token-lifetime")}</label>
          <select id="lifetime" value={lifetime.value} onChange={({ currentTarget }) => (lifetime.value = currentTarget.value)}>
            <option value="">{t("until-revoked")}</option>
            {LIFETIMES.map((seconds) => (
              <option key={seconds} value={seconds}>
                {length(seconds)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <fieldset>
        <legend>{t("scopes")}</legend>
        {SCOPES.map((scope) => (
          <label key={scope} class="option">
            <input type="checkbox" checked={scopes.value.includes(scope)} onChange={({ currentTarget }) => choose(scope, currentTarget.checked)} />
            <span>
              {t(`scope-${scopeKey(scope)}`)} <code dir="ltr">{scope}</code>
            </span>
          </label>
        ))}
      </fieldset>
    </Form>
  );
}
