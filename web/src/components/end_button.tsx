import type { JSX } from "preact";
import { t } from "../i18n/text";
import { useAskedAgain } from "./asked_again";

interface Props {
  label: string;
  /** Subject of the button for screen readers, which read it without its context. */
  about?: string;
  act: () => void;
}

/**
 * Button of a destructive action with an inline confirmation. The confirm button is not in the same
 * place, so a double click does not confirm.
 */
export function EndButton({ label, about, act }: Props): JSX.Element {
  const { asked, first, keep } = useAskedAgain();
  if (!asked.value) {
    return (
      <button ref={first} type="button" class="danger" aria-label={about && `${label}: ${about}`} onClick={() => (asked.value = true)}>
        {label}
      </button>
    );
  }
  return (
    <span class="ends" role="group" aria-label={about ? `${label}: ${about}` : label}>
      <button ref={keep} type="button" onClick={() => (asked.value = false)}>
        {t("not-now")}
      </button>
      <button type="button" class="danger" onClick={act}>
        {t("sure")}
      </button>
    </span>
  );
}
