import type { JSX } from "preact";
import { t } from "../i18n/text";
import { useAskedAgain } from "./asked_again";

interface Props {
  label: string;
  /** For who hears the button alone: what it is about. */
  about?: string;
  act: () => void;
}

/** A button that ends something: it asks again where it stands, and one must not press the same place twice. */
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
