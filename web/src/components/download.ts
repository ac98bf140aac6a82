/** Saves data as a file of the given name. */
export function saveFile(data: Blob, name: string): void {
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(data), download: name });
  link.click();
  // Revokes the URL after the browser has read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
