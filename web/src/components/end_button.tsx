import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n/text";

interface Props {
  label: string;
  /** For who hears the button alone: what it is about. */
  about?: string;
  act: () => void;
}

/** A button that ends something: it asks again where it stands, and one must not press the same place twice. */
export function EndButton({ label, about, act }: Props): JSX.Element {
  const asked = useSignal(false);
  const keep = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const before = useRef(false);
  useEffect(() => {
    if (asked.value) keep.current?.focus();
    else if (before.current) first.current?.focus();
    before.current = asked.value;
  }, [asked.value]);
  if (!asked.value) {
    return (
      <button ref={first} type="button" class="danger" aria-label={about && `${label}: ${about}`} onClick={() => (asked.value = true)}>
        {label}
      </button>
    );
  }
  return (
    <span class="ends" role="group" aria-label={about && `${label}: ${about}`}>
      <button ref={keep} type="button" onClick={() => (asked.value = false)}>
        {t("not-now")}
      </button>
      <button type="button" class="danger" onClick={act}>
        {t("sure", { what: label })}
      </button>
    </span>
  );
}
