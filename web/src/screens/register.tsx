import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useLocation } from "preact-iso";
import { register } from "../api/account";
import { Problem } from "../components/refused";
import { t } from "../i18n/text";
import { useTitle } from "../title";
import { destination } from "./destination";

export default function Register(): JSX.Element {
  const location = useLocation();
  const [name, password] = [useSignal(""), useSignal("")];
  const problem = useSignal<unknown>(null);
  const sending = useSignal(false);
  useTitle(t("register"));
  const submit = async (event: Event) => {
    event.preventDefault();
    sending.value = true;
    try {
      await register(name.value, password.value);
      location.route(destination(location.query));
    } catch (error) {
      problem.value = error;
    } finally {
      sending.value = false;
    }
  };
  return (
    <form class="card" onSubmit={(event) => void submit(event)}>
      <h1>{t("register")}</h1>
      <label>
        {t("name")}
        <input name="name" autocomplete="username" required maxLength={64} value={name.value} onInput={({ currentTarget }) => (name.value = currentTarget.value)} />
      </label>
      <label>
        {t("password")}
        <input
          name="password"
          type="password"
          autocomplete="new-password"
          required
          minLength={10}
          value={password.value}
          onInput={({ currentTarget }) => (password.value = currentTarget.value)}
        />
        <small>{t("password-hint")}</small>
      </label>
      <Problem error={problem.value} />
      <p class="actions">
        <button type="submit" class="primary" disabled={sending.value}>
          {t("register")}
        </button>
        <a href="/login">{t("log-in")}</a>
      </p>
    </form>
  );
}
