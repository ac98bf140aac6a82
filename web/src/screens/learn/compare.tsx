import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { Board } from "../../components/board";
import { King } from "../../components/drawings";
import { dominoOf } from "../../game/catalogue";
import { extentOf, cellKey } from "../../game/geometry";
import { t } from "../../i18n/text";
import { COMPARISON_LESSONS, buildLand } from "../../learn/lessons";
import { kingdomOf } from "../../game/rules";
import type { ExerciseProps } from "./lesson";

const VARIANTS = ["harmony", "middle-kingdom", "mighty-duel"] as const;

/** Exercise: tap the correct one of two kingdoms. */
export function CompareExercise({ id, onFeedback }: ExerciseProps): JSX.Element {
  const tapped = useSignal<number | null>(null);
  const lesson = id === "variants" ? "variants" : "end";
  const kingdoms = COMPARISON_LESSONS[lesson].map((start, seat) => kingdomOf(seat, buildLand(start, dominoOf)));
  const answer = kingdoms.length - 1;
  const names = [t("learn-your-kingdom"), t("learn-kingdom-of", { name: t("house-name-greedy") })];
  return (
    <div class="practice">
      {lesson === "variants" && <Variants />}
      <div class="judged">
        {kingdoms.map((kingdom) => {
          const largest = [...kingdom.score.properties].sort((a, b) => b.cells.length - a.cells.length)[0];
          const shown = lesson === "end" && tapped.value === answer;
          return (
            <button
              key={kingdom.seat}
              type="button"
              class="judged-kingdom"
              aria-pressed={tapped.value === kingdom.seat}
              onClick={() => {
                tapped.value = kingdom.seat;
                const right = kingdom.seat === answer;
                onFeedback(t(`lesson-${lesson}.${right ? "done" : "hint"}`), right);
              }}
            >
              <Board
                kingdom={kingdom}
                seat={kingdom.seat}
                frame={5}
                view={extentOf(kingdom.squares)}
                label={names[kingdom.seat] ?? ""}
                highlighted={new Set(shown ? largest?.cells.map(cellKey) : [])}
              />
              <span class="of">
                <King seat={kingdom.seat} />
                {lesson === "end" && <strong>{t("points", { points: kingdom.score.total })}</strong>}
              </span>
            </button>
          );
        })}
      </div>
    </div>
  );
}

const Variants = (): JSX.Element => (
  <dl class="variants">
    {VARIANTS.map((variant) => (
      <div key={variant}>
        <dt>{t(`variant-${variant}`)}</dt>
        <dd>{t(`lesson-variants.${variant}`)}</dd>
      </div>
    ))}
    <div>
      <dt>{t("lesson-variants.dynasty-name")}</dt>
      <dd>{t("lesson-variants.dynasty")}</dd>
    </div>
  </dl>
);
