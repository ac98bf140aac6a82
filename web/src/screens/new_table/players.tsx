import type { JSX } from "preact";
import { Chips } from "../../components/fields";
import { t } from "../../i18n/text";
import { changeSettings, draft, type VariantRule } from "./draft";

const SIZES = [2, 3, 4, 5];

export function PlayersChoice({ rules }: { rules: VariantRule[] }): JSX.Element {
  const { players } = draft.value.table.settings;
  return (
    <Chips
      legend={t("new-players")}
      options={SIZES.map((value) => ({ value, label: String(value) }))}
      value={players}
      choose={(chosen) => changeSettings({ players: chosen }, rules)}
      explained={players === 5 ? t("new-five") : t("new-players-explained", { players })}
    />
  );
}
