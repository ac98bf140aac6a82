import type { JSX } from "preact";
import type { OpenTable } from "../../api/types";
import { Check, Chips } from "../../components/fields";
import { t } from "../../i18n/text";
import { accessOf, change, changeTable, draft } from "./draft";

type Access = NonNullable<OpenTable["access"]>;
type Rated = NonNullable<OpenTable["rated"]>;

/** Access to the table, and rated or unrated. */
export function AccessChoice(): JSX.Element {
  const { table, ownChance } = draft.value;
  const access = accessOf(draft.value);
  return (
    <>
      <Chips<Access>
        legend={t("new-access")}
        options={[
          { value: "public", label: t("new-public") },
          { value: "invitation", label: t("new-by-invitation") },
        ]}
        value={access}
        choose={(chosen) => change({ access: chosen })}
        explained={access === "public" ? t("new-public-explained") : t("new-by-invitation-explained")}
      />
      <Chips<Rated>
        legend={t("new-rated")}
        options={(["people", "everybody", "no"] as const).map((value) => ({ value, label: t(`new-rated-${value}`) }))}
        value={table.rated}
        choose={(rated) => changeTable({ rated })}
        explained={t(`new-rated-${table.rated}-explained`)}
      />
      <Check
        label={t("new-bots")}
        explained={t("new-bots-explained")}
        checked={table.bots}
        change={(bots) => changeTable({ bots })}
      />
      <Check
        label={t("new-hand-over")}
        explained={t("new-hand-over-explained")}
        checked={table.hand_over}
        change={(hand_over) => changeTable({ hand_over })}
      />
      <Check
        label={t("new-chance")}
        explained={t("new-chance-explained")}
        checked={ownChance}
        change={(checked) => change({ ownChance: checked })}
      />
    </>
  );
}
