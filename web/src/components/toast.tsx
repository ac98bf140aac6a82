import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useLocation } from "preact-iso";
import { useEffect } from "preact/hooks";
import { focusMain } from "../focus";
import { t } from "../i18n/text";

interface Message {
  text: string;
  /** Page that the message leads to. */
  href?: string | undefined;
}

const DURATION_MS = 6000;
/** Time to notice a message about another page, and to follow its link. */
const LINK_DURATION_MS = 12_000;

const message = signal<Message | null>(null);
let timer: ReturnType<typeof setTimeout>;

/** Shows a message for a few seconds, optionally with a link. */
export function showToast(text: string, href?: string): void {
  message.value = { text, href };
  hideLater();
}

/** A message stays while the page is hidden, and while the focus is on it. */
function hideLater(): void {
  clearTimeout(timer);
  timer = setTimeout(
    () => {
      if (document.hidden || document.querySelector(".toast:focus-within")) hideLater();
      else message.value = null;
    },
    message.peek()?.href === undefined ? DURATION_MS : LINK_DURATION_MS,
  );
}

function close(): void {
  message.value = null;
  focusMain();
}

export function Toast(): JSX.Element {
  const { path } = useLocation();
  const shown = message.value;
  useEffect(() => {
    if (message.peek()?.href === path) message.value = null;
  }, [path]);
  return (
    <div class={shown === null ? "toast" : "toast shown"} role="status" aria-live="polite">
      {shown !== null && (shown.href === undefined ? <p>{shown.text}</p> : <a href={shown.href}>{shown.text}</a>)}
      {shown?.href !== undefined && (
        <button type="button" class="quiet" aria-label={t("close")} onClick={close}>
          ✕
        </button>
      )}
    </div>
  );
}
