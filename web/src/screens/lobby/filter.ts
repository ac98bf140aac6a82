import { signal } from "@preact/signals";
import type { GameSummary, Pace, Variant } from "../../api/types";

/** Which tables one looks for. */
export interface Filter {
  players: "any" | "2" | "3" | "4" | "5";
  expansion: "any" | "none" | "age_of_giants";
  variant: "any" | "plain" | Variant;
  pace: "any" | "live" | "days" | "slow" | "untimed";
  bots: "any" | "without" | "with";
}

export const ANY: Filter = { players: "any", expansion: "any", variant: "any", pace: "any", bots: "any" };

/** Kept while one looks at a table and comes back. */
export const filter = signal<Filter>(ANY);

const HOUR = 3600;
const DAY = 24 * HOUR;

/** How fast a pace is: what one has for a decision in the long run. */
export function speed(pace: Pace): Exclude<Filter["pace"], "any"> {
  if (pace.type === "untimed") return "untimed";
  const seconds = pace.type === "per_turn" ? pace.seconds : pace.increment_seconds;
  if (seconds <= HOUR) return "live";
  return seconds <= 2 * DAY ? "days" : "slow";
}

/** Whether a table is one of those. */
export function passes({ settings, bots, pace }: GameSummary, wanted: Filter): boolean {
  return (
    (wanted.players === "any" || settings.players === Number(wanted.players)) &&
    (wanted.expansion === "any" || settings.expansion === wanted.expansion) &&
    (wanted.variant === "any" ||
      (wanted.variant === "plain" ? settings.variants.length === 0 : settings.variants.includes(wanted.variant))) &&
    (wanted.pace === "any" || speed(pace) === wanted.pace) &&
    (wanted.bots === "any" || bots === (wanted.bots === "with"))
  );
}
