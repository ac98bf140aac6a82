import { signal } from "@preact/signals";
import { isLesson, LESSONS, type LessonId } from "./lessons";

const KEY = "learned";

function stored(): ReadonlySet<LessonId> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(found) ? found.filter(isLesson) : []);
  } catch {
    return new Set();
  }
}

/** Lessons completed in this browser. */
export const learned = signal(stored());

export function remember(lesson: LessonId): void {
  learned.value = new Set([...learned.value, lesson]);
  localStorage.setItem(KEY, JSON.stringify([...learned.value]));
}

/** The next lesson to take. */
export const upcoming = (): LessonId => LESSONS.find((lesson) => !learned.value.has(lesson)) ?? LESSONS[0];
