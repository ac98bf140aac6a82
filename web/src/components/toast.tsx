import { signal } from "@preact/signals";
import type { JSX } from "preact";

const message = signal("");
let timer: ReturnType<typeof setTimeout>;

/** Shows a message for a few seconds. */
export function showToast(text: string): void {
  clearTimeout(timer);
  message.value = text;
  timer = setTimeout(() => (message.value = ""), 6000);
}

export const Toast = (): JSX.Element => (
  <p class={message.value === "" ? "toast" : "toast shown"} role="status" aria-live="polite">
    {message.value}
  </p>
);
