import { isGuest, myId } from "../../api/me";
import type { GameSummary, Pace } from "../../api/types";
import { storedSignal } from "../../stored_signal";
import { type Draft, emptyDraft } from "./draft";

/** Settings of a table without its players. */
export type TableSettings = Draft["table"];

/** The last table, with the player who opened or joined it. */
const lastTable = storedSignal<{ player?: string | null; table?: TableSettings }>("usual-table", (text) => JSON.parse(text ?? "{}"));

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
  const { player, table } = lastTable.value;
  const isComplete = typeof table?.settings?.players === "number" && typeof table.pace?.type === "string";
  return player === myId.value && isComplete ? table : {};
}

/** Keeps the settings for the next table. */
export function rememberTable(settings: Partial<TableSettings>): void {
  const table = { ...emptyDraft().table, ...loadTable(), ...settings };
  lastTable.value = { player: myId.value, table };
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
