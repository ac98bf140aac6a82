/** Does something again and again while somebody looks, until the returned function is called. */
export function often(act: () => void, milliseconds: number): () => void {
  const timer = setInterval(() => {
    if (!document.hidden) act();
  }, milliseconds);
  return () => clearInterval(timer);
}
