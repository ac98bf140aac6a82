import { isGuest, myId } from "../../api/me";
import type { GameSummary, Pace } from "../../api/types";
import { type Draft, emptyDraft } from "./draft";

/** Settings of a table without its players. */
export type TableSettings = Draft["table"];

const STORAGE_KEY = "usual-table";

/** Maximum long-term time per decision of a live game, in seconds. */
const MAX_LIVE_SECONDS = 3600;

/**
 * Settings of the last table that the player opened for others or joined in this browser, or the
 * defaults. Guests play unrated games.
 */
export function usualTable(): TableSettings {
  const { table } = emptyDraft();
  const usual = { ...table, ...loadTable() };
  return isGuest.value ? { ...usual, rated: "no" } : usual;
}

function loadTable(): Partial<TableSettings> {
  try {
    const { player, table } = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as { player?: string; table?: TableSettings };
    const isComplete = typeof table?.settings?.players === "number" && typeof table.pace?.type === "string";
    return player === myId.value && isComplete ? table : {};
  } catch {
    return {};
  }
}

/** Keeps the settings for the next table. */
export function rememberTable(settings: Partial<TableSettings>): void {
  const table = { ...emptyDraft().table, ...loadTable(), ...settings };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ player: myId.value, table }));
  } catch {
    // Without storage, the next table has the defaults.
  }
}

/** Keeps the settings of a table that the player has joined. */
export const rememberJoined = ({ settings, pace, rated, bots }: GameSummary): void => rememberTable({ settings, pace, rated, bots });

/** Returns the long-term time per decision in seconds. */
export function secondsPerMove(pace: Pace): number {
  if (pace.type === "untimed") return Infinity;
  return pace.type === "per_turn" ? pace.seconds : pace.increment_seconds;
}

/** Returns true for games whose players are online at the same time. */
export const isLive = (pace: Pace): boolean => secondsPerMove(pace) <= MAX_LIVE_SECONDS;
