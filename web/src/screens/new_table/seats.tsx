import type { JSX } from "preact";
import type { HousePlayer, CreateTable } from "../../api/types";
import { King } from "../../components/drawings";
import { type Option, Select } from "../../components/inputs";
import { HOUSE_LEVELS } from "../../game/house_levels";
import { t } from "../../i18n/text";
import { accessOf, updateDraft, draft, type SeatRequest, type RequestedPlayer, seatRequests } from "./draft";

/** Options for computer players, with name and style of play. */
const houseLevels = (): Option<HousePlayer>[] => HOUSE_LEVELS.map((value) => ({ value, label: t(`new-house-${value}`) }));

/** Requested player for each seat. */
export function SeatsChoice(): JSX.Element {
  const wanted = seatRequests(draft.value);
  const set = (index: number, wish: SeatRequest) =>
    updateDraft({ others: draft.value.others.map((item, at) => (at === index ? wish : item)) });
  const options: Option<RequestedPlayer>[] = [
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
              value={seat.requested}
              onChoose={(requested) => set(index, { ...seat, requested })}
            />
            {seat.requested === "friend" && (
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
        {explainSeats(wanted, accessOf(draft.value))}
      </p>
    </fieldset>
  );
}

function explainSeats(wanted: SeatRequest[], access: NonNullable<CreateTable["access"]>): string {
  const isRequested = (wish: RequestedPlayer) => wanted.some((item) => item.requested === wish);
  if (!isRequested("anybody") && !isRequested("friend")) return t("new-seats-house");
  if (access === "invitation") return isRequested("anybody") ? t("new-by-invitation-explained") : t("new-seats-friends");
  return isRequested("friend") ? t("new-seats-mixed") : t("new-seats-anybody");
}
