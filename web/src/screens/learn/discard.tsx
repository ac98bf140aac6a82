import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { Board } from "../../components/board";
import { DominoTile, describeDomino } from "../../components/domino";
import { dominoOf } from "../../game/catalogue";
import { viewOf } from "../../game/geometry";
import { t } from "../../i18n/text";
import { buildLand, DISCARD_LESSON } from "../../learn/lessons";
import { kingdomOf } from "../../game/rules";
import type { ExerciseProps } from "./lesson";

/** Exercise: discard a domino without a legal placement. */
export function DiscardExercise({ onFeedback }: ExerciseProps): JSX.Element {
  const isDiscarded = useSignal(false);
  const kingdom = kingdomOf(0, buildLand(DISCARD_LESSON.start, dominoOf));
  return (
    <div class="practice">
      <div class="stage">
        <Board kingdom={kingdom} seat={0} frame={5} view={viewOf(kingdom, 5)} label={t("learn-your-kingdom")} />
      </div>
      {!isDiscarded.value && (
        <div class="tray">
          <span class="in-hand" role="img" aria-label={describeDomino(DISCARD_LESSON.domino)}>
            <DominoTile id={DISCARD_LESSON.domino} />
          </span>
          <p class="gain none">{t("fits-nowhere")}</p>
          <button
            type="button"
            class="primary confirm"
            onClick={() => {
              isDiscarded.value = true;
              onFeedback(t("lesson-nowhere.done"), true);
            }}
          >
            {t("discard")}
          </button>
        </div>
      )}
    </div>
  );
}
