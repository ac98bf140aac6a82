import type { JSX } from "preact";
import type { Pace, NamedPace } from "../../api/types";
import { Chips, type Option, Select } from "../../components/inputs";
import { describePace } from "../../components/terms";
import { t, text } from "../../i18n/text";
import { formatDuration } from "../../i18n/time";
import { draft, setPace } from "./draft";
import { CustomPace } from "./custom_pace";

/** Most popular presets; the others are under "another". */
const COMMON_PRESETS = ["live", "one_day", "three_days", "steady"];

type Choice = string;

/** Time limits: a common preset, another preset, or a custom pace. */
export function PaceChoice({ offers }: { offers: NamedPace[] }): JSX.Element {
  const { isCustomPace, table } = draft.value;
  const preset = offers.find(({ pace }) => isSamePace(pace, table.pace))?.preset;
  const chosen = isCustomPace ? "by_hand" : table.pace.type === "untimed" ? "untimed" : (preset ?? "by_hand");
  const isCommon = chosen === "untimed" || COMMON_PRESETS.includes(chosen);
  const rare = offers.filter((offer) => !COMMON_PRESETS.includes(offer.preset));
  const choose = (value: Choice) => {
    const offer = offers.find((item) => item.preset === value);
    if (value === "untimed") setPace({ type: "untimed" });
    else if (value === "another") setPace(rare[0]?.pace ?? table.pace);
    else if (offer) setPace(offer.pace);
    else setPace(table.pace.type === "untimed" ? { type: "per_turn", seconds: 86_400 } : table.pace, true);
  };
  const common = COMMON_PRESETS.flatMap((name) => offers.filter((offer) => offer.preset === name));
  return (
    <Chips<Choice>
      legend={t("new-pace")}
      options={[
        ...common.map(presetOption),
        { value: "untimed", label: t("new-untimed") },
        { value: "another", label: t("new-another-pace") },
      ]}
      value={isCommon ? chosen : "another"}
      onChoose={choose}
      explanation={explainPace(table.pace)}
    >
      {!isCommon && (
        <Select<Choice>
          label={t("new-which-pace")}
          options={[...rare.map(presetOption), { value: "by_hand", label: t("new-by-hand") }]}
          value={chosen}
          onChoose={choose}
        />
      )}
      {chosen === "by_hand" && <CustomPace />}
    </Chips>
  );
}

const presetOption = ({ preset, pace }: NamedPace): Option<string> => ({ value: preset, label: paceName(pace, preset) });

/** Short name of a pace: "1 day", "Steady". */
function paceName(pace: Pace, preset?: string): string {
  if (pace.type === "per_turn") return formatDuration(pace.seconds);
  return text(`pace-${preset ?? "bank"}`) ?? preset ?? "";
}

/** Full description of a pace. */
function explainPace(pace: Pace): string {
  if (pace.type === "untimed") return t("new-untimed-explained");
  if (pace.type === "per_turn") return pace.seconds <= 3600 ? t("new-live-explained") : t("new-time-per-turn-explained");
  const words = describePace(pace);
  const grace = pace.grace_seconds > 0 ? t("terms-grace", { time: formatDuration(pace.grace_seconds) }) : "";
  return `${words} ${t("new-cap", { time: formatDuration(pace.cap_seconds) })} ${grace}`;
}

const isSamePace = (a: Pace, b: Pace): boolean =>
  a.type === "bank" && b.type === "bank"
    ? a.initial_seconds === b.initial_seconds &&
      a.increment_seconds === b.increment_seconds &&
      a.cap_seconds === b.cap_seconds &&
      a.grace_seconds === b.grace_seconds
    : a.type === "per_turn" && b.type === "per_turn" && a.seconds === b.seconds;
