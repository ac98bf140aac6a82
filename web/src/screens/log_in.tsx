import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useLocation } from "preact-iso";
import { logIn } from "../api/account";
import { Problem } from "../components/refused";
import { t } from "../i18n/text";
import { useTitle } from "../title";
import { destination } from "./destination";

export default function LogIn(): JSX.Element {
  const location = useLocation();
  const [name, password] = [useSignal(""), useSignal("")];
  const problem = useSignal<unknown>(null);
  const sending = useSignal(false);
  useTitle(t("log-in"));
  const submit = async (event: Event) => {
    event.preventDefault();
    sending.value = true;
    try {
      await logIn(name.value, password.value);
      location.route(destination(location.query));
    } catch (error) {
      problem.value = error;
    } finally {
      sending.value = false;
    }
  };
  return (
    <form class="card" onSubmit={(event) => void submit(event)}>
      <h1>{t("log-in")}</h1>
      <label>
        {t("name")}
        <input name="name" autocomplete="username" required value={name.value} onInput={({ currentTarget }) => (name.value = currentTarget.value)} />
      </label>
      <label>
        {t("password")}
        <input
          name="password"
          type="password"
          autocomplete="current-password"
          required
          value={password.value}
          onInput={({ currentTarget }) => (password.value = currentTarget.value)}
        />
      </label>
      <Problem error={problem.value} />
      <p class="actions">
        <button type="submit" class="primary" disabled={sending.value}>
          {t("log-in")}
        </button>
        <a href="/forgot">{t("forgot-password")}</a>
        <a href="/register">{t("register")}</a>
      </p>
    </form>
  );
}
