import type { JSX } from "preact";
import { useLocation } from "preact-iso";
import { session } from "../api/session";
import { t } from "../i18n/text";

/** Invites visitors without an account to play. Hidden for all other players. */
export function RegisterPrompt(): JSX.Element | null {
  const { url } = useLocation();
  if (session.value) return null;
  const returnQuery = `?then=${encodeURIComponent(url)}`;
  return (
    <section class="play-too">
      <p>{t("play-too")}</p>
      <p class="actions">
        <a class="button primary" href={`/register${returnQuery}`}>
          {t("register")}
        </a>
        <a class="button" href={`/login${returnQuery}`}>
          {t("log-in")}
        </a>
        <a class="button" href="/new">
          {t("new-quick")}
        </a>
      </p>
    </section>
  );
}
