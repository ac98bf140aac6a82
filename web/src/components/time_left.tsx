import type { JSX } from "preact";
import { formatDateTime, formatCountdown } from "../i18n/time";
import { now } from "../now";

/** Remaining time until a deadline. Shows the exact time on touch or hover. */
export function TimeLeft({ until }: { until: string }): JSX.Element {
  const left = Date.parse(until) - now.value;
  const urgent = left < 3_600_000;
  return (
    <time class={urgent ? "time-left urgent" : "time-left"} dateTime={until} title={formatDateTime(until)}>
      {formatCountdown(left)}
    </time>
  );
}
