import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { useLocation } from "preact-iso";
import { createTable, createGuest } from "../api/account";
import { loadRegistration, registrationPolicy } from "../api/registration";
import { session } from "../api/session";
import { LanguageChoice } from "../components/language_choice";
import { AnimatedKingdom } from "../components/animated_kingdom";
import { ErrorMessage } from "../components/error_message";
import { t } from "../i18n/text";
import { useTitle } from "../title";

/** Landing page with a one-tap game. */
export default function Landing(): JSX.Element {
  const location = useLocation();
  const problem = useSignal<unknown>(null);
  const starting = useSignal(false);
  useTitle("");
  useEffect(() => void loadRegistration(), []);
  const isRegistrationOpen = registrationPolicy.value === null || registrationPolicy.value === "open";
  useEffect(() => {
    // Prefetch the game screen while the visitor reads.
    const idle = setTimeout(() => void import("./table"), 1500);
    return () => clearTimeout(idle);
  }, []);
  const playNow = async () => {
    starting.value = true;
    try {
      if (!session.value) await createGuest();
      const id = await createTable({ settings: { players: 2 }, house: ["greedy"], rated: "no" });
      location.route(`/games/${id}`);
    } catch (error) {
      problem.value = error;
    } finally {
      starting.value = false;
    }
  };
  return (
    <article class="landing">
      <div class="pitch">
        <h1>{t("landing-title")}</h1>
        <p class="lead">{t("landing-lead")}</p>
        {isRegistrationOpen ? (
          <>
            <p class="actions">
              <button type="button" class="primary large" disabled={starting.value} onClick={() => void playNow()}>
                {t("play-now")}
              </button>
              <a class="button large" href="/register">
                {t("register")}
              </a>
            </p>
            <p class="small">{t("play-now-explained")}</p>
          </>
        ) : (
          <>
            <p class="actions">
              <a class="button primary large" href="/login">
                {t("log-in")}
              </a>
            </p>
            <p class="small">{t(registrationPolicy.value === "closed" ? "problem-registration_closed" : "problem-invitation_required")}</p>
          </>
        )}
        <ErrorMessage error={problem.value} />
      </div>
      <AnimatedKingdom />
      <ul class="reasons">
        <li>{t("landing-pace")}</li>
        <li>{t("landing-rules")}</li>
        <li>{t("landing-open")}</li>
      </ul>
      <footer>
        <LanguageChoice />
        <a href="/learn">{t("nav-learn")}</a>
        <a href="/docs/">{t("for-programmers")}</a>
      </footer>
    </article>
  );
}
