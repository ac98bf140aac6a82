import { useSignal } from "@preact/signals";
import type { ComponentType, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { PlayComputerButton } from "../../components/play_computer_button";
import { t } from "../../i18n/text";
import { LESSONS, type LessonId } from "../../learn/lessons";
import { markLearned } from "../../learn/progress";
import { useTitle } from "../../title";
import { CoverExercise } from "./cover";
import { DiscardExercise } from "./discard";
import { CompareExercise } from "./compare";
import { PlaceExercise } from "./place";
import { MiniGameExercise } from "./mini";
import { PickExercise } from "./pick";
import { SendExercise } from "./send";

/** Props of an exercise, with a callback for its feedback. */
export interface ExerciseProps {
  id: LessonId;
  onFeedback: (words: string, solved: boolean) => void;
}

const EXERCISES: Record<LessonId, ComponentType<ExerciseProps>> = {
  castle: PlaceExercise,
  terrain: PlaceExercise,
  turn: PlaceExercise,
  crowns: PlaceExercise,
  frame: PlaceExercise,
  pick: PickExercise,
  nowhere: DiscardExercise,
  game: MiniGameExercise,
  end: CompareExercise,
  variants: CompareExercise,
  giants: CoverExercise,
  footprints: SendExercise,
  quests: PlaceExercise,
};

/** A lesson: explanation, exercise, feedback and navigation. */
export function Lesson({ id }: { id: LessonId }): JSX.Element {
  const feedback = useSignal({ words: "", solved: false });
  const round = useSignal(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const nextLink = useRef<HTMLAnchorElement>(null);
  useTitle(t(`lesson-${id}`));
  // Keyboard and screen reader users continue at the heading of the new lesson.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [round.value]);
  const at = LESSONS.indexOf(id);
  const [before, next] = [LESSONS[at - 1], LESSONS[at + 1]];
  const Exercise = EXERCISES[id];
  const { words, solved } = feedback.value;
  const onFeedback = (said: string, isSolved: boolean) => {
    feedback.value = { words: said, solved: isSolved };
    if (!isSolved) return;
    markLearned(id);
    // The focused control may have disappeared; the next step is the link to the next lesson.
    requestAnimationFrame(() => (document.activeElement === document.body ? nextLink.current?.focus({ preventScroll: true }) : null));
  };
  return (
    <article class={`lesson lesson-${id}`}>
      <header class="lesson-head">
        <a class="back" href="/learn" aria-label={t("learn-lessons")}>
          ‹
        </a>
        <span>{t("learn-count", { number: at + 1, of: LESSONS.length })}</span>
        <progress max={LESSONS.length} value={at + (solved ? 1 : 0)} aria-hidden="true" />
      </header>
      <div class="lesson-words">
        <h1 ref={heading} tabIndex={-1}>
          {t(`lesson-${id}`)}
        </h1>
        <p class="rule">{t(`lesson-${id}.rule`)}</p>
        <p class="task">{t(`lesson-${id}.task`)}</p>
      </div>
      <Exercise key={round.value} id={id} onFeedback={onFeedback} />
      <div class="lesson-end">
        <p class={solved ? "feedback solved" : "feedback"} role="status" aria-live="polite">
          {words}
        </p>
        {solved && !next && <PlayComputerButton />}
        <nav class="actions" aria-label={t("learn-lessons")}>
          {before && (
            <a class="button" href={`/learn/${before}`}>
              {t("learn-back")}
            </a>
          )}
          {words !== "" && (
            <button
              type="button"
              onClick={() => {
                feedback.value = { words: "", solved: false };
                round.value += 1;
              }}
            >
              {t("learn-retry")}
            </button>
          )}
          <a ref={nextLink} class={solved && next ? "button primary" : "button"} href={next ? `/learn/${next}` : "/learn"}>
            {next ? t("learn-next", { lesson: t(`lesson-${next}`) }) : t("learn-to-end")}
          </a>
        </nav>
      </div>
    </article>
  );
}
