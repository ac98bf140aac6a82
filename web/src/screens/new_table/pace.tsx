import type { JSX } from "preact";
import type { Pace, PaceOffer } from "../../api/types";
import { Chips, type Option, Select } from "../../components/fields";
import { paceInWords } from "../../components/terms";
import { t, text } from "../../i18n/text";
import { length } from "../../i18n/time";
import { draft, setPace } from "./draft";
import { PaceByHand } from "./pace_by_hand";

/** Most popular presets; the others are under "another". */
const COMMON = ["live", "one_day", "three_days", "steady"];

type Chosen = string;

/** Time limits: a common preset, another preset, or a custom pace. */
export function PaceChoice({ offers }: { offers: PaceOffer[] }): JSX.Element {
  const { byHand, table } = draft.value;
  const preset = offers.find(({ pace }) => same(pace, table.pace))?.preset;
  const chosen = byHand ? "by_hand" : table.pace.type === "untimed" ? "untimed" : (preset ?? "by_hand");
  const isCommon = chosen === "untimed" || COMMON.includes(chosen);
  const rare = offers.filter((offer) => !COMMON.includes(offer.preset));
  const choose = (value: Chosen) => {
    const offer = offers.find((one) => one.preset === value);
    if (value === "untimed") setPace({ type: "untimed" });
    else if (value === "another") setPace(rare[0]?.pace ?? table.pace);
    else if (offer) setPace(offer.pace);
    else setPace(table.pace.type === "untimed" ? { type: "per_turn", seconds: 86_400 } : table.pace, true);
  };
  const common = COMMON.flatMap((name) => offers.filter((offer) => offer.preset === name));
  return (
    <Chips<Chosen>
      legend={t("new-pace")}
      options={[
        ...common.map(option),
        { value: "untimed", label: t("new-untimed") },
        { value: "another", label: t("new-another-pace") },
      ]}
      value={isCommon ? chosen : "another"}
      choose={choose}
      explained={paceExplained(table.pace)}
    >
      {!isCommon && (
        <Select<Chosen>
          label={t("new-which-pace")}
          options={[...rare.map(option), { value: "by_hand", label: t("new-by-hand") }]}
          value={chosen}
          choose={choose}
        />
      )}
      {chosen === "by_hand" && <PaceByHand />}
    </Chips>
  );
}

const option = ({ preset, pace }: PaceOffer): Option<string> => ({ value: preset, label: paceName(pace, preset) });

/** Short name of a pace: "1 day", "Steady". */
export function paceName(pace: Pace, preset?: string): string {
  if (pace.type === "per_turn") return length(pace.seconds);
  return text(`pace-${preset ?? "bank"}`) ?? preset ?? "";
}

/** Full description of a pace. */
export function paceExplained(pace: Pace): string {
  if (pace.type === "untimed") return t("new-untimed-explained");
  if (pace.type === "per_turn") return pace.seconds <= 3600 ? t("new-live-explained") : t("new-time-per-turn-explained");
  const words = paceInWords(pace);
  const grace = pace.grace_seconds > 0 ? t("terms-grace", { time: length(pace.grace_seconds) }) : "";
  return `${words} ${t("new-cap", { time: length(pace.cap_seconds) })} ${grace}`;
}

const same = (one: Pace, other: Pace): boolean =>
  one.type === "bank" && other.type === "bank"
    ? one.initial_seconds === other.initial_seconds &&
      one.increment_seconds === other.increment_seconds &&
      one.cap_seconds === other.cap_seconds &&
      one.grace_seconds === other.grace_seconds
    : one.type === "per_turn" && other.type === "per_turn" && one.seconds === other.seconds;
