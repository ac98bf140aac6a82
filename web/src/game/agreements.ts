import type { Game, GameEvent } from "../api/types";

/**
 * Returns true if an opponent has to accept a proposal of the player. House players accept
 * everything.
 */
export function mustAsk({ seats, your_seat: mine }: Game): boolean {
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
export function takingBack(game: Game, events: GameEvent[]): "at_once" | "asks" | "impossible" {
  let onlyMine = true;
  for (const { seat, payload, automatic } of standing(events).reverse()) {
    const mine = seat === game.your_seat;
    if (BARRIERS.includes(payload.type)) return "impossible";
    const isOrder = payload.type === "premove_played";
    if (!isOrder && !DECISIONS.includes(payload.type)) continue;
    if (isOrder || !automatic) return mine ? (onlyMine || !mustAsk(game) ? "at_once" : "asks") : "impossible";
    onlyMine &&= mine;
  }
  return "impossible";
}

/** Returns the events that were not undone. */
function standing(events: GameEvent[]): GameEvent[] {
  let standing: GameEvent[] = [];
  for (const event of events) {
    const { payload } = event;
    if (payload.type === "undone") standing = standing.filter(({ version }) => version <= payload.to_version);
    else standing.push(event);
  }
  return standing;
}
