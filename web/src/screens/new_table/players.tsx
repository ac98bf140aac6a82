import type { JSX } from "preact";
import { Chips } from "../../components/inputs";
import { t } from "../../i18n/text";
import { updateSettings, draft, type VariantRule } from "./draft";

const PLAYER_COUNTS = [2, 3, 4, 5];

export function PlayersChoice({ rules }: { rules: VariantRule[] }): JSX.Element {
  const { players } = draft.value.table.settings;
  return (
    <Chips
      legend={t("new-players")}
      options={PLAYER_COUNTS.map((value) => ({ value, label: String(value) }))}
      value={players}
      onChoose={(chosen) => updateSettings({ players: chosen }, rules)}
      explanation={players === 5 ? t("new-five") : t("new-players-explained", { players })}
    />
  );
}
