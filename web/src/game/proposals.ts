import type { Game, GameEvent } from "../api/types";

/**
 * Returns true if an opponent has to accept a proposal of the player. House players accept
 * everything.
 */
export function needsProposal({ seats, your_seat: mine }: Game): boolean {
  // In a sandbox, one player has all seats.
  const me = seats.find(({ seat }) => seat === mine)?.player.id;
  return seats.some(({ player, house, conceded, taken_over }) => player.id !== me && house === null && !conceded && !taken_over);
}

/** Events that record a decision of a player, or of a house player in its place. */
const DECISIONS = ["picked", "placed", "discarded", "covered", "giant_sent", "giant_kept"];
/** Events that make earlier decisions final. */
const BARRIERS = ["game_started", "line_dealt", "seat_handed_over", "timed_out", "seat_taken_over", "seat_taken_back", "conceded"];

/**
 * Returns the effect of undoing the player's last decision: it is undone immediately, it needs a
 * proposal to the opponents, or there is nothing to undo. Mirrors the rule of the server.
 */
export function undoEffect(game: Game, events: GameEvent[]): "immediate" | "proposal" | "impossible" {
  let onlyMine = true;
  for (const { seat, payload, automatic } of effectiveEvents(events).reverse()) {
    const mine = seat === game.your_seat;
    if (BARRIERS.includes(payload.type)) return "impossible";
    const isPremove = payload.type === "premove_played";
    if (!isPremove && !DECISIONS.includes(payload.type)) continue;
    if (isPremove || !automatic) return mine ? (onlyMine || !needsProposal(game) ? "immediate" : "proposal") : "impossible";
    onlyMine &&= mine;
  }
  return "impossible";
}

/** Returns the events that were not undone. */
function effectiveEvents(events: GameEvent[]): GameEvent[] {
  let effective: GameEvent[] = [];
  for (const event of events) {
    const { payload } = event;
    if (payload.type === "undone") effective = effective.filter(({ version }) => version <= payload.to_version);
    else effective.push(event);
  }
  return effective;
}
