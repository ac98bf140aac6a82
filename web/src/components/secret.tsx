import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n/text";

/** Secret that the server shows only once. Takes the focus when it appears. */
export function Secret({ label, secret }: { label: string; secret: string }): JSX.Element {
  const copied = useSignal(false);
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), [secret]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      copied.value = true;
    } catch {
      // Without clipboard access, select the text so that it can be copied by hand.
      const range = document.createRange();
      range.selectNodeContents(box.current?.querySelector("code") ?? document.body);
      getSelection()?.removeAllRanges();
      getSelection()?.addRange(range);
    }
  };
  return (
    <section class="secret" ref={box} tabIndex={-1} aria-label={label}>
      <p>
        <strong>{label}</strong> {t("shown-once")}
      </p>
      <code dir="ltr">{secret}</code>
      <button type="button" onClick={() => void copy()}>
        {copied.value ? t("copied") : t("copy")}
      </button>
    </section>
  );
}
