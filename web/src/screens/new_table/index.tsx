import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { useLocation } from "preact-iso";
import { session } from "../../api/session";
import { ErrorMessage, LoadError } from "../../components/error_message";
import { LoadingIndicator } from "../../components/loading_indicator";
import { useSubmission } from "../../components/submission";
import { t } from "../../i18n/text";
import { useTitle } from "../../title";
import { loadTableOptions, tableOptions } from "./table_options";
import { updateDraft, draft, resetDraft } from "./draft";
import { AdvancedSettings } from "./advanced_settings";
import { createFromDraft } from "./create";
import { PaceChoice } from "./pace";
import { PlayersChoice } from "./players";
import { QuickGame } from "./quick_game";
import { SeatsChoice } from "./seats";
import { Summary } from "./summary";

/** Form for a new table: number of players and pace; all other settings are under "More". */
export default function NewTable(): JSX.Element {
  const location = useLocation();
  const loadError = useSignal<unknown>(null);
  const submission = useSubmission();
  const wantsSeries = location.query.dynasty !== undefined;
  useTitle(t("new-table"));
  const load = () => loadTableOptions().catch((error: unknown) => (loadError.value = error));
  useEffect(() => {
    void load();
    // The draft may be of an earlier visit, for the other kind.
    updateDraft({ isSeries: wantsSeries });
  }, []);
  if (!tableOptions.value) return loadError.value ? <LoadError error={loadError.value} retry={() => void load()} /> : <LoadingIndicator />;
  const { variants, paces } = tableOptions.value;
  const create = async () => {
    const game = await createFromDraft(draft.value);
    resetDraft();
    location.route(`/games/${game}`);
  };
  return (
    <article class="new-table">
      <header>
        <h1>{t("new-table")}</h1>
      </header>
      <QuickGame />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submission.run(create);
        }}
      >
        <div class="wanted">
          <h2>{t("new-with-others")}</h2>
          <PlayersChoice rules={variants} />
          <PaceChoice offers={paces} />
          <SeatsChoice />
          <AdvancedSettings rules={variants} isOpen={wantsSeries} />
        </div>
        <aside class="opening" aria-labelledby="summary">
          <Summary />
          <ErrorMessage error={submission.error} />
          {session.value ? (
            <button type="submit" class="primary large" aria-disabled={submission.busy}>
              {draft.value.isSeries ? t("new-open-series") : t("new-open")}
            </button>
          ) : (
            <a class="button primary large" href={draft.value.isSeries ? "/register?then=/new?dynasty" : "/register?then=/new"}>
              {t("new-register-first")}
            </a>
          )}
        </aside>
      </form>
    </article>
  );
}
