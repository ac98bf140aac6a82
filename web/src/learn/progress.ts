import { signal } from "@preact/signals";
import { isLesson, LESSONS, type LessonId } from "./lessons";

const STORAGE_KEY = "learned";

function loadLearned(): ReadonlySet<LessonId> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return new Set(Array.isArray(found) ? found.filter(isLesson) : []);
  } catch {
    return new Set();
  }
}

/** Lessons completed in this browser. */
export const learned = signal(loadLearned());

export function markLearned(lesson: LessonId): void {
  learned.value = new Set([...learned.value, lesson]);
  localStorage.setItem(STORAGE_KEY, JSON.stringify([...learned.value]));
}

/** The next lesson to take. */
export const nextLesson = (): LessonId => LESSONS.find((lesson) => !learned.value.has(lesson)) ?? LESSONS[0];
