import { signal } from "@preact/signals";
import type { GameSummary, Pace, Variant } from "../../api/types";
import { isLive, secondsPerMove } from "../new_table/usual_table";

/** Filter for the tables of the lobby. */
export interface Filter {
  players: "any" | "2" | "3" | "4" | "5";
  expansion: "any" | "none" | "age_of_giants";
  variant: "any" | "plain" | Variant;
  pace: "any" | "live" | "days" | "slow" | "untimed";
  bots: "any" | "without" | "with";
}

export const NO_FILTER: Filter = { players: "any", expansion: "any", variant: "any", pace: "any", bots: "any" };

/** Kept while the player visits a table. */
export const filter = signal<Filter>(NO_FILTER);

const DAY = 86_400;

/** Classifies a pace by its long-term time per decision. */
function classifyPace(pace: Pace): Exclude<Filter["pace"], "any"> {
  if (pace.type === "untimed") return "untimed";
  if (isLive(pace)) return "live";
  return secondsPerMove(pace) <= 2 * DAY ? "days" : "slow";
}

/** Returns true if a table matches the filter. */
export function matchesFilter({ settings, bots, pace }: GameSummary, wanted: Filter): boolean {
  return (
    (wanted.players === "any" || settings.players === Number(wanted.players)) &&
    (wanted.expansion === "any" || settings.expansion === wanted.expansion) &&
    (wanted.variant === "any" ||
      (wanted.variant === "plain" ? settings.variants.length === 0 : settings.variants.includes(wanted.variant))) &&
    (wanted.pace === "any" || classifyPace(pace) === wanted.pace) &&
    (wanted.bots === "any" || bots === (wanted.bots === "with"))
  );
}
