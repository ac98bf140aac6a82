import { storedSignal } from "../stored_signal";
import { isLesson, LESSONS, type LessonId } from "./lessons";

/** Lessons completed in this browser. */
export const learned = storedSignal<ReadonlySet<LessonId>>(
  "learned",
  (text) => new Set((JSON.parse(text ?? "[]") as string[]).filter(isLesson)),
  (lessons) => JSON.stringify([...lessons]),
);

export function markLearned(lesson: LessonId): void {
  learned.value = new Set([...learned.value, lesson]);
}

/** The next lesson to take. */
export const nextLesson = (): LessonId => LESSONS.find((lesson) => !learned.value.has(lesson)) ?? LESSONS[0];
