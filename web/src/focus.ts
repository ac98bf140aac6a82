/** Moves the focus to the content of the page after the focused element has disappeared. */
export function focusMain(): void {
  document.getElementById("main")?.focus({ preventScroll: true });
}
