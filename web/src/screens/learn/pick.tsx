import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../../i18n/text";
import { PICK_LESSON } from "../../learn/lessons";
import type { ExerciseProps } from "./lesson";
import { MiniLine } from "./mini_line";

/**
 * Exercise: pick a domino from a line. Each choice explains its cost; all are valid, so the learner
 * can try others.
 */
export function PickExercise({ onFeedback }: ExerciseProps): JSX.Element {
  const taken = useSignal<string | null>(null);
  const slots = PICK_LESSON.line.map((domino) => ({
    domino,
    king: domino === PICK_LESSON.taken ? 1 : domino === taken.value ? 0 : null,
    resolved: false,
  }));
  const take = (domino: string) => {
    taken.value = domino;
    const place = PICK_LESSON.line.indexOf(domino);
    const kind = place === 0 ? "first" : place === PICK_LESSON.line.length - 1 ? "last" : "middle";
    onFeedback(t(`lesson-pick.${kind}`, { domino }), true);
  };
  return (
    <div class="practice">
      <MiniLine label={t("picture-to-pick")} slots={slots} pickable={PICK_LESSON.line.filter((item) => item !== PICK_LESSON.taken)} pick={take} large />
    </div>
  );
}
