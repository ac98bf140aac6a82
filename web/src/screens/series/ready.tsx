import type { JSX } from "preact";
import type { Series } from "../../api/types";
import { ErrorMessage } from "../../components/error_message";
import { useSubmission } from "../../components/submission";
import { formatList } from "../../game/descriptions";
import { t } from "../../i18n/text";
import { markReady } from "./actions";
import { mySeriesPlayer, unreadyNames } from "./descriptions";

/** Readiness of the current player for the next game; hidden during a game. */
export function Ready({ series, onChange }: { series: Series; onChange: (after: Series) => void }): JSX.Element | null {
  const submission = useSubmission();
  const mine = mySeriesPlayer(series);
  if (!mine || series.status !== "active" || series.break_since === null) return null;
  if (mine.ready) return <p role="status">{t("ready-said", { players: formatList(unreadyNames(series)) })}</p>;
  const confirmReady = async () => onChange(await markReady(series));
  return (
    <>
      <button type="button" class="primary" aria-disabled={submission.busy} onClick={() => void submission.run(confirmReady)}>
        {t("ready")}
      </button>
      <ErrorMessage error={submission.error} />
    </>
  );
}
