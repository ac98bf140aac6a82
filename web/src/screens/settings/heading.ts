/** Takes the focus to the heading of the section: for when what had it is gone. */
export function focusHeading(): void {
  document.getElementById("section")?.focus();
}
