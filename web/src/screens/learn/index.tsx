import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { LoadError } from "../../components/error_message";
import { LoadingIndicator } from "../../components/loading_indicator";
import { loadCatalogue } from "../../game/catalogue";
import { addTexts } from "../../i18n/text";
import { isLesson } from "../../learn/lessons";
import { LEARN_TEXTS } from "../../learn/texts";
import { Lesson } from "./lesson";
import { Overview } from "./overview";

/** Interactive tutorial. Its texts are loaded with this screen. */
export default function Learn({ lesson }: { lesson?: string }): JSX.Element {
  const ready = useSignal(false);
  const problem = useSignal<unknown>(null);
  const load = async () => {
    try {
      await Promise.all([addTexts(LEARN_TEXTS), loadCatalogue()]);
      ready.value = true;
    } catch (error) {
      problem.value = error;
    }
  };
  useEffect(() => void load(), []);
  if (problem.value !== null && !ready.value) return <LoadError error={problem.value} retry={() => void load()} />;
  if (!ready.value) return <LoadingIndicator />;
  return isLesson(lesson) ? <Lesson key={lesson} id={lesson} /> : <Overview />;
}
