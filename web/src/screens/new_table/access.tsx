import type { JSX } from "preact";
import type { CreateTable } from "../../api/types";
import { Checkbox, Chips } from "../../components/inputs";
import { t } from "../../i18n/text";
import { accessOf, updateDraft, updateTable, draft } from "./draft";

type Access = NonNullable<CreateTable["access"]>;
type Rated = NonNullable<CreateTable["rated"]>;

/** Access to the table, and rated or unrated. */
export function AccessChoice(): JSX.Element {
  const { table, addsEntropy } = draft.value;
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
        onChoose={(chosen) => updateDraft({ access: chosen })}
        explanation={access === "public" ? t("new-public-explained") : t("new-by-invitation-explained")}
      />
      <Chips<Rated>
        legend={t("new-rated")}
        options={(["people", "everybody", "no"] as const).map((value) => ({ value, label: t(`new-rated-${value}`) }))}
        value={table.rated}
        onChoose={(rated) => updateTable({ rated })}
        explanation={t(`new-rated-${table.rated}-explained`)}
      />
      <Checkbox
        label={t("new-bots")}
        explanation={t("new-bots-explained")}
        checked={table.bots}
        onChange={(bots) => updateTable({ bots })}
      />
      <Checkbox
        label={t("new-hand-over")}
        explanation={t("new-hand-over-explained")}
        checked={table.hand_over}
        onChange={(hand_over) => updateTable({ hand_over })}
      />
      <Checkbox
        label={t("new-chance")}
        explanation={t("new-chance-explained")}
        checked={addsEntropy}
        onChange={(checked) => updateDraft({ addsEntropy: checked })}
      />
    </>
  );
}
