import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { callApi, api } from "../../api/client";
import { isGuest, loadMe, me } from "../../api/me";
import type { Account } from "../../api/types";
import { Avatar } from "../../components/avatar";
import { Field, PasswordField } from "../../components/field";
import { Form } from "../../components/form";
import { useSubmission } from "../../components/submission";
import { AsyncContent } from "../../components/async_content";
import { playerName } from "../../game/descriptions";
import { t } from "../../i18n/text";
import { useResource } from "../../resource";
import { AvatarChoice } from "./avatar_choice";

/** Avatar, name and password. */
export function Profile(): JSX.Element {
  const loading = useResource(async () => {
    await loadMe();
    return me.peek() !== null;
  });
  const account = me.value;
  return (
    <AsyncContent resource={loading}>
      {() =>
        account && (
          <>
            <p class="with-avatar">
              <Avatar player={account} class="large-avatar" />
              <span class="about">
                <strong>{playerName(account)}</strong>
                <a href={`/players/${account.id}`}>{t("see-own-profile")}</a>
              </span>
            </p>
            <AvatarChoice account={account} />
            {isGuest.value ? (
              <p>
                {t("guest-has-no-name")} <a href="/claim">{t("claim")}</a>
              </p>
            ) : (
              <>
                <NameForm account={account} />
                <PasswordForm name={account.name} />
              </>
            )}
          </>
        )
      }
    </AsyncContent>
  );
}

function NameForm({ account }: { account: Account }): JSX.Element {
  const name = useSignal(account.name);
  const submission = useSubmission();
  const save = async () => {
    me.value = await callApi(() => api.PATCH("/v1/me", { body: { name: name.value.trim() } }));
    name.value = me.value.name;
  };
  return (
    <Form submission={submission} fields={["name"]} submitLabel={t("save-name")} primary={false} onSubmit={() => void submission.run(save, t("name-saved"))}>
      <h3>{t("name")}</h3>
      <Field
        label={t("name")}
        hint={t("name-hint")}
        field="name"
        value={name}
        error={submission.error}
        name="name"
        autocomplete="nickname"
        spellcheck={false}
        required
        minLength={2}
        maxLength={32}
      />
    </Form>
  );
}

function PasswordForm({ name }: { name: string }): JSX.Element {
  const [current, next, keepApps] = [useSignal(""), useSignal(""), useSignal(false)];
  const submission = useSubmission();
  const save = async () => {
    await callApi(() => api.PATCH("/v1/me", { body: { password: { current: current.value, new: next.value, keep_apps: keepApps.value } } }));
    current.value = "";
    next.value = "";
  };
  return (
    <Form
      submission={submission}
      fields={["password.current", "password.new"]}
      submitLabel={t("save-password")}
      primary={false}
      onSubmit={() => void submission.run(save, t("password-saved"))}
    >
      <h3>{t("password")}</h3>
      <p class="small">{t("password-ends-sessions")}</p>
      {/* Password managers need the name of the account. */}
      <input hidden name="username" autocomplete="username" value={name} readOnly />
      <PasswordField
        label={t("password-current")}
        field="password.current"
        value={current}
        error={submission.error}
        name="current"
        autocomplete="current-password"
        required
      />
      <PasswordField
        label={t("new-password")}
        hint={t("password-hint")}
        field="password.new"
        value={next}
        error={submission.error}
        name="new"
        autocomplete="new-password"
        required
        minLength={10}
      />
      <label class="option">
        <input type="checkbox" checked={keepApps.value} onChange={({ currentTarget }) => (keepApps.value = currentTarget.checked)} />
        <span>{t("password-keep-apps")}</span>
      </label>
    </Form>
  );
}
