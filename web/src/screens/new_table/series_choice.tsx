import type { JSX } from "preact";
import type { Rest } from "../../api/types";
import { Amount, Check, Chips, Duration } from "../../components/fields";
import { t } from "../../i18n/text";
import { change, draft, type Draft } from "./draft";

const DAY = 86_400;
const LONGEST_REST = 90 * DAY;
const SHORTEST_REST = 60;

/**
 * Choice between a single game and a series with a common points table, with the schedule of a
 * series.
 */
export function SeriesChoice(): JSX.Element {
  const { isSeries, series } = draft.value;
  const set = (part: Partial<Draft["series"]>) => change({ series: { ...series, ...part } });
  return (
    <>
      <Check
        label={t("new-is-series")}
        explained={t("new-is-series-explained")}
        checked={isSeries}
        change={(checked) => change({ isSeries: checked })}
      />
      {isSeries && (
        <>
          <Amount label={t("new-games")} value={series.games} min={1} max={15} change={(games) => set({ games })} />
          <Chips<Rest["type"]>
            legend={t("new-rest")}
            options={(["at_once", "after", "when_ready"] as const).map((value) => ({ value, label: t(`new-rest-${value}`) }))}
            value={series.break.type}
            choose={(type) => set({ break: restOf(type) })}
            explained={t(`new-rest-${series.break.type}-explained`)}
          >
            <RestLength rest={series.break} set={(rest) => set({ break: rest })} />
          </Chips>
          <Chips<typeof series.seating>
            legend={t("new-seating")}
            options={(["rotate", "keep", "shuffle"] as const).map((value) => ({ value, label: t(`new-seating-${value}`) }))}
            value={series.seating}
            choose={(seating) => set({ seating })}
            explained={t(`new-seating-${series.seating}-explained`)}
          />
        </>
      )}
    </>
  );
}

function restOf(type: Rest["type"]): Rest {
  switch (type) {
    case "after":
      return { type, seconds: DAY };
    case "when_ready":
      return { type, at_most_seconds: 7 * DAY };
    default:
      return { type };
  }
}

function RestLength({ rest, set }: { rest: Rest; set: (rest: Rest) => void }): JSX.Element | null {
  if (rest.type === "after") {
    return (
      <Duration
        label={t("new-rest-length")}
        seconds={rest.seconds}
        min={SHORTEST_REST}
        max={LONGEST_REST}
        change={(seconds) => set({ type: "after", seconds })}
      />
    );
  }
  if (rest.type !== "when_ready") return null;
  return (
    <Duration
      label={t("new-rest-at-most")}
      seconds={rest.at_most_seconds ?? 7 * DAY}
      min={SHORTEST_REST}
      max={LONGEST_REST}
      change={(seconds) => set({ type: "when_ready", at_most_seconds: seconds })}
    />
  );
}
