import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { ErrorMessage } from "../../components/error_message";
import { LoadingIndicator } from "../../components/loading_indicator";
import { loadCatalogue } from "../../game/catalogue";
import { addTexts, t } from "../../i18n/text";
import { isLesson } from "../../learn/lessons";
import { nextLesson } from "../../learn/progress";
import { LEARN_TEXTS } from "../../learn/texts";
import { Lesson } from "./lesson";

/** The lessons, one after the other, above a screen that stays as it is. */
export default function LessonSheet({ onClose }: { onClose: () => void }): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const lesson = useSignal(nextLesson());
  const ready = useSignal(false);
  const problem = useSignal<unknown>(null);
  useEffect(() => {
    dialog.current?.showModal();
    Promise.all([addTexts(LEARN_TEXTS), loadCatalogue()]).then(
      () => (ready.value = true),
      (error: unknown) => (problem.value = error),
    );
  }, []);
  /** Links between the lessons stay in the sheet, and a link to their list closes it. */
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/learn"]') : null;
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // The router listens on the window.
    event.stopPropagation();
    const id = link.pathname.split("/")[2];
    if (isLesson(id)) lesson.value = id;
    else dialog.current?.close();
  };
  return (
    <dialog ref={dialog} class="lesson-sheet" aria-label={t("nav-learn")} onClose={onClose} onClick={follow}>
      <p class="lesson-sheet-end">
        <button type="button" onClick={() => dialog.current?.close()}>
          {t("close")}
        </button>
      </p>
      <ErrorMessage error={problem.value} />
      {ready.value ? <Lesson key={lesson.value} id={lesson.value} /> : problem.value === null && <LoadingIndicator />}
    </dialog>
  );
}
