import type { JSX } from "preact";
import { AnimatedKingdom } from "../../components/animated_kingdom";
import { PlayComputerButton } from "../../components/play_computer_button";
import { t } from "../../i18n/text";
import { LESSONS, type LessonId } from "../../learn/lessons";
import { learned, nextLesson } from "../../learn/progress";
import { useTitle } from "../../title";

/** List of lessons with the learner's progress. */
export function Overview(): JSX.Element {
  useTitle(t("learn-title"));
  const next = nextLesson();
  const all = LESSONS.every((lesson) => learned.value.has(lesson));
  const giants = LESSONS.indexOf("giants");
  return (
    <article class="learn">
      <div class="learn-pitch">
        <h1>{t("learn-title")}</h1>
        <p class="lead">{all ? t("learn-all-done") : t("learn-lead")}</p>
        {all ? (
          <PlayComputerButton />
        ) : (
          <p class="actions">
            <a class="button primary large" href={`/learn/${next}`}>
              {learned.value.size === 0 ? t("learn-begin") : t("learn-go-on", { lesson: t(`lesson-${next}`) })}
            </a>
          </p>
        )}
      </div>
      <AnimatedKingdom />
      <section class="lessons" aria-label={t("learn-lessons")}>
        <h2>{t("learn-base")}</h2>
        <Lessons lessons={LESSONS.slice(0, giants)} from={1} />
        <h2>{t("learn-giants")}</h2>
        <Lessons lessons={LESSONS.slice(giants)} from={giants + 1} />
      </section>
    </article>
  );
}

const Lessons = ({ lessons, from }: { lessons: readonly LessonId[]; from: number }): JSX.Element => (
  <ol start={from}>
    {lessons.map((lesson, index) => (
      <li key={lesson}>
        <a class="lesson-link" href={`/learn/${lesson}`}>
          <span class="number">{from + index}</span>
          <span class="what">
            <strong>{t(`lesson-${lesson}`)}</strong>
            <small>{t(`lesson-${lesson}.rule`)}</small>
          </span>
          {learned.value.has(lesson) && <span class="done">{t("learn-done")}</span>}
        </a>
      </li>
    ))}
  </ol>
);
