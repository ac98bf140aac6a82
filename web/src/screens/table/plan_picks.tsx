import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import type { Game } from "../../api/types";
import { DominoTile, describeDomino } from "../../components/domino";
import { t } from "../../i18n/text";
import type { NextTurn } from "./plan_draft";

interface Props {
  game: Game;
  next: NextTurn;
  picks: Signal<string[]>;
  voidTaken: Signal<string[]>;
  voidGiant: Signal<boolean>;
}

const toggle = (list: string[], item: string): string[] => (list.includes(item) ? list.filter((other) => other !== item) : [...list, item]);

/** Planned picks in the order of taps, and the conditions that void the plan. */
export function PlanPicks({ game, next, picks, voidTaken, voidGiant }: Props): JSX.Element {
  const giants = game.settings.expansion !== "none";
  return (
    <>
      {next.picks === "later" && <p class="small">{t("plan-later")}</p>}
      {next.picks === "now" && (
        <fieldset class="plan-picks">
          <legend>{t("plan-pick")}</legend>
          {next.free.map((domino) => {
            const rank = picks.value.indexOf(domino);
            const words = describeDomino(domino);
            return (
              <button
                key={domino}
                type="button"
                aria-pressed={rank >= 0}
                onClick={() => (picks.value = toggle(picks.value, domino))}
              >
                <span class="rank" aria-hidden="true">
                  {rank < 0 ? "" : `${rank + 1}.`}
                </span>
                <DominoTile id={domino} />
                <span class="number" aria-hidden="true">
                  {domino}
                </span>
                <span class="unseen">{rank < 0 ? words : t("plan-picked-as", { domino: words, number: rank + 1 })}</span>
              </button>
            );
          })}
        </fieldset>
      )}
      {(next.picks === "now" || giants) && (
        <details class="plan-void">
          <summary>{t("plan-void")}</summary>
          {next.free.map((domino) => (
            <label key={domino}>
              <input
                type="checkbox"
                checked={voidTaken.value.includes(domino)}
                onChange={() => (voidTaken.value = toggle(voidTaken.value, domino))}
              />
              {t("plan-void-taken", { domino })}
            </label>
          ))}
          {giants && (
            <label>
              <input type="checkbox" checked={voidGiant.value} onChange={() => (voidGiant.value = !voidGiant.value)} />
              {t("plan-void-giant")}
            </label>
          )}
        </details>
      )}
    </>
  );
}
