import type { JSX } from "preact";
import { describePace, describeRules } from "../../components/terms";
import { t } from "../../i18n/text";
import { accessOf, draft, seatRequests } from "./draft";

/** Summary of the new table, including the settings under "More". */
export function Summary(): JSX.Element {
  const { table, isSeries, series } = draft.value;
  const free = seatRequests(draft.value).filter(({ requested }) => requested === "anybody" || requested === "friend").length;
  return (
    <>
      <h2 id="summary">{t("new-summary")}</h2>
      <ul class="terms" aria-live="polite">
        <li>
          {t("player.counted", { count: table.settings.players })}
          {" · "}
          {describeRules(table.settings)}
        </li>
        {isSeries && <li>{t("new-summary-series", { games: series.games })}</li>}
        <li>{describePace(table.pace)}</li>
        <li>
          {free === 0
            ? t("new-summary-at-once")
            : accessOf(draft.value) === "public"
              ? t("new-summary-public", { free })
              : t("new-summary-invitation", { free })}
        </li>
        {table.rated === "no" && <li>{t("terms-unrated")}</li>}
      </ul>
    </>
  );
}
