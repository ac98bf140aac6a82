/** Moves the focus to the heading of the section after the focused element has disappeared. */
export function focusHeading(): void {
  document.getElementById("section")?.focus();
}
