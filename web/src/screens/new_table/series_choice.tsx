import type { JSX } from "preact";
import type { SeriesBreak } from "../../api/types";
import { NumberInput, Checkbox, Chips, DurationInput } from "../../components/inputs";
import { t } from "../../i18n/text";
import { updateDraft, draft, type Draft } from "./draft";

const DAY = 86_400;
const MAX_BREAK_SECONDS = 90 * DAY;
const MIN_BREAK_SECONDS = 60;

/**
 * Choice between a single game and a series with a common points table, with the schedule of a
 * series.
 */
export function SeriesChoice(): JSX.Element {
  const { isSeries, series } = draft.value;
  const set = (part: Partial<Draft["series"]>) => updateDraft({ series: { ...series, ...part } });
  return (
    <>
      <Checkbox
        label={t("new-is-series")}
        explanation={t("new-is-series-explained")}
        checked={isSeries}
        onChange={(checked) => updateDraft({ isSeries: checked })}
      />
      {isSeries && (
        <>
          <NumberInput label={t("new-games")} value={series.games} min={1} max={15} onChange={(games) => set({ games })} />
          <Chips<SeriesBreak["type"]>
            legend={t("new-rest")}
            options={(["at_once", "after", "when_ready"] as const).map((value) => ({ value, label: t(`new-rest-${value}`) }))}
            value={series.break.type}
            onChoose={(type) => set({ break: defaultBreak(type) })}
            explanation={t(`new-rest-${series.break.type}-explained`)}
          >
            <BreakLength seriesBreak={series.break} set={(seriesBreak) => set({ break: seriesBreak })} />
          </Chips>
          <Chips<typeof series.seating>
            legend={t("new-seating")}
            options={(["rotate", "keep", "shuffle"] as const).map((value) => ({ value, label: t(`new-seating-${value}`) }))}
            value={series.seating}
            onChoose={(seating) => set({ seating })}
            explanation={t(`new-seating-${series.seating}-explained`)}
          />
        </>
      )}
    </>
  );
}

function defaultBreak(type: SeriesBreak["type"]): SeriesBreak {
  switch (type) {
    case "after":
      return { type, seconds: DAY };
    case "when_ready":
      return { type, at_most_seconds: 7 * DAY };
    default:
      return { type };
  }
}

function BreakLength({ seriesBreak, set }: { seriesBreak: SeriesBreak; set: (seriesBreak: SeriesBreak) => void }): JSX.Element | null {
  if (seriesBreak.type === "after") {
    return (
      <DurationInput
        key={seriesBreak.type}
        label={t("new-rest-length")}
        seconds={seriesBreak.seconds}
        min={MIN_BREAK_SECONDS}
        max={MAX_BREAK_SECONDS}
        onChange={(seconds) => set({ type: "after", seconds })}
      />
    );
  }
  if (seriesBreak.type !== "when_ready") return null;
  return (
    <DurationInput
      key={seriesBreak.type}
      label={t("new-rest-at-most")}
      seconds={seriesBreak.at_most_seconds ?? 7 * DAY}
      min={MIN_BREAK_SECONDS}
      max={MAX_BREAK_SECONDS}
      onChange={(seconds) => set({ type: "when_ready", at_most_seconds: seconds })}
    />
  );
}
