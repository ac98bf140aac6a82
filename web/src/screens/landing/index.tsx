import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { loadRegistration, registrationPolicy } from "../../api/registration";
import { ErrorMessage } from "../../components/error_message";
import { LanguageChoice } from "../../components/language_choice";
import { useComputerGame } from "../../components/play_computer_button";
import { t } from "../../i18n/text";
import { whenQuiet } from "../../quiet";
import { useTitle } from "../../title";

/** Games shown on the page. Loaded after the first paint, together with the parts of the table. */
const games = signal<typeof import("./games") | null>(null);

/** First page for visitors: a game in one tap, a replay, and a live game if there is one. */
export default function Landing(): JSX.Element {
  useTitle("");
  useEffect(() => void loadRegistration(), []);
  useEffect(() => {
    // The page is complete without them, so a failure is not reported.
    const load = () =>
      void import("./games").then(
        (bundle) => (games.value = bundle),
        () => {},
      );
    return whenQuiet(load);
  }, []);
  const { Replay, LiveGame } = games.value ?? {};
  return (
    <article class="landing">
      <div class="pitch">
        <h1>{t("landing-title")}</h1>
        <p class="lead">{t("landing-lead")}</p>
        <Start />
      </div>
      <div class="showcase">{Replay && <Replay />}</div>
      {LiveGame && <LiveGame />}
      <ul class="reasons">
        <Reason drawings={["lake-a", "pasture-b"]} text={t("landing-pace")} />
        <Reason drawings={["forest-a", "mine-a"]} figure="giant" text={t("landing-rules")} />
        <Reason drawings={["wheat-a", "swamp-b"]} text={t("landing-open")} />
      </ul>
      <footer>
        <LanguageChoice />
        <a href="/learn">{t("nav-learn")}</a>
        <a href="/docs/">{t("for-programmers")}</a>
      </footer>
    </article>
  );
}

/** The way into a game: as a guest if the server accepts new accounts, otherwise by logging in. */
function Start(): JSX.Element {
  const { start, isStarting, error } = useComputerGame();
  const policy = registrationPolicy.value;
  if (policy !== null && policy !== "open") {
    return (
      <>
        <p class="actions">
          <a class="button primary large" href="/login">
            {t("log-in")}
          </a>
        </p>
        <p class="small">{t(policy === "closed" ? "problem-registration_closed" : "problem-invitation_required")}</p>
      </>
    );
  }
  return (
    <>
      <p class="actions">
        <button type="button" class="primary large" aria-disabled={isStarting} onClick={start}>
          {t("play-now")}
        </button>
        <a class="button large" href="/register">
          {t("register")}
        </a>
      </p>
      <p class="small">{t("play-now-explained")}</p>
      <ErrorMessage error={error} />
    </>
  );
}

/** A sentence with a drawn domino. */
function Reason({ drawings, figure, text }: { drawings: [string, string]; figure?: string; text: string }): JSX.Element {
  return (
    <li>
      <svg class="domino" viewBox="0 0 80 40" aria-hidden="true" dir="ltr">
        {drawings.map((name, index) => (
          <use key={name} href={`#${name}`} x={index * 40} width="40" height="40" />
        ))}
        {figure && <use href={`#${figure}`} x="5" y="4" width="32" height="32" />}
        <rect class="outline" x="0.6" y="0.6" width="78.8" height="38.8" rx="4" />
      </svg>
      <p>{text}</p>
    </li>
  );
}
