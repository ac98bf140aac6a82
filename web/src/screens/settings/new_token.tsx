import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { callApi, api, idempotencyKey } from "../../api/client";
import type { Bot, Scope } from "../../api/types";
import { Field } from "../../components/field";
import { Form } from "../../components/form";
import { useSubmission } from "../../components/submission";
import { playerName } from "../../game/descriptions";
import { t } from "../../i18n/text";
import { formatDuration } from "../../i18n/time";
import { scopeKey } from "./scope_key";

const SCOPES: readonly Scope[] = ["games:read", "games:play", "tables:write", "notifications:read", "webhooks:write", "account:read"];
const DAY = 86_400;
const LIFETIMES = [7 * DAY, 30 * DAY, 90 * DAY, 365 * DAY];

/** Form for a new token: owner, scopes and lifetime. */
export function NewToken({ bots, onCreated }: { bots: Bot[]; onCreated: (secret: string) => void }): JSX.Element {
  const name = useSignal("");
  const [bot, lifetime] = [useSignal(""), useSignal("")];
  const scopes = useSignal<readonly Scope[]>(["games:read", "games:play"]);
  const submission = useSubmission();
  const createToken = async () => {
    const body = {
      name: name.value.trim(),
      scopes: [...scopes.value],
      ...(bot.value === "" ? {} : { bot_id: bot.value }),
      ...(lifetime.value === "" ? {} : { expires_in_seconds: Number(lifetime.value) }),
    };
    const { secret } = await callApi(() => api.POST("/v1/me/tokens", { params: { header: idempotencyKey() }, body }));
    name.value = "";
    onCreated(secret);
  };
  const choose = (scope: Scope, wanted: boolean) =>
    (scopes.value = SCOPES.filter((item) => (item === scope ? wanted : scopes.value.includes(item))));
  return (
    <Form submission={submission} fields={["name"]} submitLabel={t("token-make")} primary={false} onSubmit={() => void submission.run(createToken, t("token-made"))}>
      <Field
        label={t("token-name")}
        hint={t("token-name-hint")}
        field="name"
        value={name}
        error={submission.error}
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
            {bots.map((item) => (
              <option key={item.id} value={item.id}>
                {playerName(item)}
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
                {formatDuration(seconds)}
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
