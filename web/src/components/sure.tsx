import type { JSX } from "preact";
import { t } from "../i18n/text";
import { useAskedAgain } from "./asked_again";

interface SureProps {
  label: string;
  /** What it leads to, said before it is done. */
  question: string;
  act: () => void;
}

/** Something that cannot be taken back: it is asked in its own place whether it is meant. */
export function Sure({ label, question, act }: SureProps): JSX.Element {
  const { asked, first, keep } = useAskedAgain();
  if (!asked.value) {
    return (
      <button type="button" class="danger" ref={first} onClick={() => (asked.value = true)}>
        {label}
      </button>
    );
  }
  return (
    <span class="sure" role="group" aria-label={question} onKeyDown={({ key }) => key === "Escape" && (asked.value = false)}>
      <span role="status">{question}</span>
      <span class="actions">
        <button
          type="button"
          class="danger"
          onClick={() => {
            asked.value = false;
            act();
          }}
        >
          {label}
        </button>
        <button type="button" ref={keep} onClick={() => (asked.value = false)}>
          {t("keep-it")}
        </button>
      </span>
    </span>
  );
}
