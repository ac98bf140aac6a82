import type { JSX } from "preact";
import { formatDateTime, formatCountdown } from "../i18n/time";
import { useNow } from "../now";

/** Remaining time until a deadline. Shows the exact time on touch or hover. */
export function TimeLeft({ until }: { until: string }): JSX.Element {
  const left = (now: number) => Date.parse(until) - now;
  const isUrgent = useNow((now) => left(now) < 3_600_000, until);
  const countdown = useNow((now) => formatCountdown(left(now)), until);
  return (
    <time class={isUrgent ? "time-left urgent" : "time-left"} dateTime={until} title={formatDateTime(until)}>
      {countdown}
    </time>
  );
}
