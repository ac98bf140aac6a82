import type { JSX } from "preact";
import { useLocation } from "preact-iso";
import { ErrorMessage } from "../../components/error_message";
import { useSubmission } from "../../components/submission";
import { describePace, summarizeSettings } from "../../components/terms";
import { t } from "../../i18n/text";
import { updateDraft } from "../new_table/draft";
import { type TableSettings, usualTable } from "../new_table/usual_table";
import { joinOrOpenTable } from "./matchmaking";

interface Props {
  label: string;
  table: TableSettings;
  class: string;
}

/** Button that leads to a table with the given settings: one that waits for a player, or a new one. */
export function PlayButton({ label, table, class: className }: Props): JSX.Element {
  const location = useLocation();
  const submission = useSubmission();
  const play = async () => location.route(`/games/${await joinOrOpenTable(table)}`);
  return (
    <>
      <button type="button" class={className} aria-disabled={submission.busy} onClick={() => void submission.run(play)}>
        {label}
      </button>
      <ErrorMessage error={submission.error} />
    </>
  );
}

/** The way to a game with one tap, with the settings that it uses. */
export function PlaySomebody(): JSX.Element {
  const table = usualTable();
  return (
    <section class="play-somebody" aria-label={t("lobby-play")}>
      <PlayButton label={t("lobby-play")} table={table} class="primary large" />
      <div>
        <p>
          <strong>{summarizeSettings(table)}</strong>
          <br />
          {describePace(table.pace)} {table.rated === "no" && t("terms-unrated")}
        </p>
        <p class="explained">{t("lobby-play-explained")}</p>
      </div>
      <a href="/new" onClick={() => updateDraft({ table })}>
        {t("change")}
      </a>
    </section>
  );
}
