/** Where somebody goes after logging in: back to where they came from, within this site. */
export function destination(query: Record<string, string>): string {
  const then = query.then ?? "";
  return /^\/(?![/\\])/.test(then) ? then : "/games";
}

/** Another way in, with the same destination. */
export function alongWith(path: string, { then }: Record<string, string>): string {
  return then === undefined ? path : `${path}?then=${encodeURIComponent(then)}`;
}
