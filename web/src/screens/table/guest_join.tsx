import { signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { createGuest } from "../../api/account";
import { loadRegistration, registrationPolicy } from "../../api/registration";
import type { Game } from "../../api/types";
import { Field } from "../../components/field";
import { Form } from "../../components/form";
import { useSubmission } from "../../components/submission";
import { t } from "../../i18n/text";

/** Table at which a new guest takes a seat as soon as the table is loaded again, with the session. */
export const joiningAsGuest = signal<string | null>(null);

interface Props {
  game: Game;
  /** Token of the invitation link that led here. */
  invitation: string | null;
  /** Path that leads back to the table after a login. */
  returnPath: string;
}

/** The way to a seat for a visitor: a name at an unrated table, otherwise an account. */
export function GuestJoin({ game, invitation, returnPath }: Props): JSX.Element {
  useEffect(() => void loadRegistration(), []);
  const policy = registrationPolicy.value;
  const isClosed = policy === "closed" || (policy === "invitation" && invitation === null);
  const logIn = (
    <a class={isClosed ? "button primary large" : "button"} href={`/login?then=${returnPath}`}>
      {t("log-in")}
    </a>
  );
  if (isClosed) return <p class="actions">{logIn}</p>;
  if (game.rated === "no") return <NameForm game={game} links={logIn} />;
  return (
    <>
      <p>{t("rated-needs-account")}</p>
      <p class="actions">
        <a class="button primary large" href={`/register?then=${returnPath}`}>
          {t("register-and-join")}
        </a>
        {logIn}
      </p>
    </>
  );
}

function NameForm({ game, links }: { game: Game; links: JSX.Element }): JSX.Element {
  const name = useSignal("");
  const submission = useSubmission();
  const join = async () => {
    joiningAsGuest.value = game.id;
    if (!(await submission.run(() => createGuest(name.value.trim())))) joiningAsGuest.value = null;
  };
  return (
    <Form submission={submission} fields={["name"]} submitLabel={t("join")} onSubmit={() => void join()} links={links}>
      <Field
        label={t("own-name")}
        hint={t("guest-join-explained")}
        field="name"
        value={name}
        error={submission.error}
        name="name"
        autocomplete="nickname"
        autocapitalize="words"
        spellcheck={false}
        required
        minLength={2}
        maxLength={32}
      />
    </Form>
  );
}
