import type { JSX } from "preact";
import type { Reliability } from "../../api/types";
import { formatDecimal, formatCount } from "../../i18n/numbers";
import { t } from "../../i18n/text";
import { formatRoughDuration } from "../../i18n/time";

/** Punctuality of a player; hidden until there are turns against people. */
export function ReliabilitySection({ reliability }: { reliability: Reliability }): JSX.Element | null {
  const { waits, median_answer_seconds: seconds, timeouts_per_hundred: timeouts } = reliability;
  if (waits === 0) return null;
  return (
    <section aria-labelledby="reliability">
      <h2 id="reliability">{t("reliability")}</h2>
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
    </section>
  );
}
