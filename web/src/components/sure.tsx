import type { JSX } from "preact";
import { t } from "../i18n/text";
import { useAskedAgain } from "./asked_again";

interface SureProps {
  label: string;
  /** Consequence of the action. */
  question: string;
  act: () => void;
}

/** Button of an action that cannot be undone, with an inline confirmation. */
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
