import type { JSX } from "preact";
import type { HousePlayer, OpenTable } from "../../api/types";
import { King } from "../../components/drawings";
import { type Option, Select } from "../../components/fields";
import { HOUSE_LEVELS } from "../../game/house";
import { t } from "../../i18n/text";
import { accessOf, change, draft, type SeatWish, type Wish, wishes } from "./draft";

/** Options for computer players, with name and style of play. */
const houseLevels = (): Option<HousePlayer>[] => HOUSE_LEVELS.map((value) => ({ value, label: t(`new-house-${value}`) }));

/** Requested player for each seat. */
export function SeatsChoice(): JSX.Element {
  const wanted = wishes(draft.value);
  const set = (index: number, wish: SeatWish) =>
    change({ others: draft.value.others.map((one, at) => (at === index ? wish : one)) });
  const options: Option<Wish>[] = [
    { value: "anybody", label: t("new-anybody") },
    { value: "friend", label: t("new-friend") },
    ...houseLevels(),
  ];
  return (
    <fieldset class="choice seats">
      <legend>{t("new-seats")}</legend>
      <ol class="wishes">
        <li>
          <King seat={0} />
          <span class="you">{t("you")}</span>
        </li>
        {wanted.map((seat, index) => (
          <li key={index}>
            <King seat={index + 1} />
            <Select
              class="wish"
              label={t("new-seat", { number: index + 2 })}
              options={options}
              value={seat.wish}
              choose={(wish) => set(index, { ...seat, wish })}
            />
            {seat.wish === "friend" && (
              <label class="friend">
                {t("new-friend-name")}
                <input
                  value={seat.name}
                  maxLength={32}
                  minLength={2}
                  required
                  autocomplete="off"
                  onInput={({ currentTarget }) => set(index, { ...seat, name: currentTarget.value })}
                />
              </label>
            )}
          </li>
        ))}
      </ol>
      <p class="explained" aria-live="polite">
        {explained(wanted, accessOf(draft.value))}
      </p>
    </fieldset>
  );
}

function explained(wanted: SeatWish[], access: NonNullable<OpenTable["access"]>): string {
  const has = (wish: Wish) => wanted.some((one) => one.wish === wish);
  if (!has("anybody") && !has("friend")) return t("new-seats-house");
  if (access === "invitation") return has("anybody") ? t("new-by-invitation-explained") : t("new-seats-friends");
  return has("friend") ? t("new-seats-mixed") : t("new-seats-anybody");
}
