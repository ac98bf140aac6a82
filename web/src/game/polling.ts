/**
 * Calls a function periodically while the page is visible, until the returned function is called.
 */
export function startPolling(callback: () => void, intervalMs: number): () => void {
  const timer = setInterval(() => {
    if (!document.hidden) callback();
  }, intervalMs);
  return () => clearInterval(timer);
}
