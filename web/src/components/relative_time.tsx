import type { JSX } from "preact";
import { formatDateTime, formatRelativeTime } from "../i18n/time";
import { useNow } from "../now";

interface Props {
  at: string;
  /** Sentence with the time. */
  children?: (ago: string) => string;
}

/** Past time relative to now. Shows the exact time on touch or hover. */
export function RelativeTime({ at, children }: Props): JSX.Element {
  const ago = useNow((now) => formatRelativeTime(at, now), at);
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {children ? children(ago) : ago}
    </time>
  );
}
