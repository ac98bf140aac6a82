/**
 * Calls a function periodically while the page is visible, until the returned function is called.
 */
export function often(act: () => void, milliseconds: number): () => void {
  const timer = setInterval(() => {
    if (!document.hidden) act();
  }, milliseconds);
  return () => clearInterval(timer);
}
