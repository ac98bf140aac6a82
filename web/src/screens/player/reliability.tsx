import type { JSX } from "preact";
import type { Reliability } from "../../api/types";
import { formatDecimal, formatCount } from "../../i18n/numbers";
import { t } from "../../i18n/text";
import { formatRoughDuration } from "../../i18n/time";

/** Punctuality of a player. */
export function ReliabilitySection({ reliability }: { reliability: Reliability }): JSX.Element {
  const { waits, median_answer_seconds: seconds, timeouts_per_hundred: timeouts } = reliability;
  return (
    <section aria-labelledby="reliability">
      <h2 id="reliability">{t("reliability")}</h2>
      {waits === 0 ? (
        <p>{t("reliability-unknown")}</p>
      ) : (
        <dl class="figures">
          {seconds !== null && (
            <div>
              <dt>{t("reliability-median")}</dt>
              <dd>{formatRoughDuration(seconds)}</dd>
            </div>
          )}
          {timeouts !== null && (
            <div>
              <dt>{t("reliability-timeouts")}</dt>
              <dd>{timeouts === 0 ? t("never") : t("of-hundred", { count: formatDecimal(timeouts) })}</dd>
            </div>
          )}
          <div>
            <dt>{t("reliability-waits")}</dt>
            <dd>{formatCount(waits)}</dd>
          </div>
        </dl>
      )}
    </section>
  );
}
