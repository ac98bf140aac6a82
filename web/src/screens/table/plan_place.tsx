import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import type { Game } from "../../api/types";
import { describeDomino, DominoTile } from "../../components/domino";
import { Icon } from "../../components/drawings";
import { TrialBoard } from "../../components/trial_board";
import { frameOf } from "../../game/geometry";
import type { Hand } from "../../game/hand";
import { seatName } from "../../game/descriptions";
import { t } from "../../i18n/text";
import type { NextTurn, PremoveFallback } from "./plan_draft";

interface Props {
  game: Game;
  next: NextTurn;
  hand: Hand;
  fallback: Signal<PremoveFallback>;
}

/** Planned placement on a trial board, and the fallback if it becomes illegal. */
export function PlanPlace({ game, next, hand, fallback }: Props): JSX.Element {
  const id = next.domino ?? "";
  const laid = hand.selection.value;
  return (
    <fieldset class="plan-place">
      <legend>{t("plan-place", { domino: id })}</legend>
      {hand.placements.value.all.length === 0 ? (
        <p>{t("fits-nowhere")}</p>
      ) : (
        <>
          <div class="plan-hand">
            <button type="button" class="in-hand" onClick={() => hand.rotate()}>
              <span class="unseen">{t("turn-domino", { domino: describeDomino(id) })}</span>
              <DominoTile id={id} />
              <Icon name="turn" />
            </button>
            {laid ? (
              <button type="button" onClick={() => hand.clear()}>
                {t("plan-clear")}
              </button>
            ) : (
              <small>{t("plan-no-place")}</small>
            )}
          </div>
          <TrialBoard
            kingdom={next.kingdom}
            frame={frameOf(game.settings)}
            label={t("picture-kingdom", { name: seatName(game, next.kingdom.seat) })}
            hand={hand}
          />
        </>
      )}
      <div role="radiogroup" class="plan-otherwise" aria-label={t("plan-otherwise")}>
        <span>{t("plan-otherwise")}</span>
        {(["ask", "best_score"] as const).map((choice) => (
          <label key={choice}>
            <input type="radio" name="plan-otherwise" checked={fallback.value === choice} onChange={() => (fallback.value = choice)} />
            {choice === "ask" ? t("plan-ask") : t("plan-best")}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
