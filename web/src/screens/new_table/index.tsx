import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { useLocation } from "preact-iso";
import { session } from "../../api/session";
import { Problem, Refused } from "../../components/refused";
import { Waiting } from "../../components/waiting";
import { t } from "../../i18n/text";
import { useTitle } from "../../title";
import { loadOffers, offers } from "./catalogue";
import { change, draft, forgetDraft } from "./draft";
import { More } from "./more";
import { open } from "./opening";
import { PaceChoice } from "./pace";
import { PlayersChoice } from "./players";
import { Quick } from "./quick";
import { SeatsChoice } from "./seats";
import { Summary } from "./summary";

/** Form for a new table: number of players and pace; all other settings are under "More". */
export default function NewTable(): JSX.Element {
  const location = useLocation();
  const problem = useSignal<unknown>(null);
  const opening = useSignal(false);
  const wantsSeries = location.query.dynasty !== undefined;
  useTitle(t("new-table"));
  const load = () => loadOffers().catch((error: unknown) => (problem.value = error));
  useEffect(() => {
    void load();
    if (wantsSeries) change({ isSeries: true });
  }, []);
  if (!offers.value) return problem.value ? <Refused error={problem.value} again={() => void load()} /> : <Waiting />;
  const { variants, paces } = offers.value;
  const submit = async (event: Event) => {
    event.preventDefault();
    problem.value = null;
    opening.value = true;
    try {
      const game = await open(draft.value);
      forgetDraft();
      location.route(`/games/${game}`);
    } catch (error) {
      problem.value = error;
    } finally {
      opening.value = false;
    }
  };
  return (
    <article class="new-table">
      <header>
        <h1>{t("new-table")}</h1>
      </header>
      <Quick />
      <form onSubmit={(event) => void submit(event)}>
        <div class="wanted">
          <h2>{t("new-with-others")}</h2>
          <PlayersChoice rules={variants} />
          <PaceChoice offers={paces} />
          <SeatsChoice />
          <More rules={variants} unfolded={wantsSeries} />
        </div>
        <aside class="opening" aria-labelledby="summary">
          <Summary />
          <Problem error={problem.value} />
          {session.value ? (
            <button type="submit" class="primary large" disabled={opening.value}>
              {draft.value.isSeries ? t("new-open-series") : t("new-open")}
            </button>
          ) : (
            <a class="button primary large" href="/register?then=/new">
              {t("new-register-first")}
            </a>
          )}
        </aside>
      </form>
    </article>
  );
}
