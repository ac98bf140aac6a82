import type { Game, GameEvent } from "../api/types";

/**
 * Returns true if another player has to agree with a proposal of mine: house players agree with
 * everything.
 */
export function mustAsk({ seats, your_seat: mine }: Game): boolean {
  // In a sandbox, one player has all seats.
  const me = seats.find(({ seat }) => seat === mine)?.player.id;
  return seats.some(({ player, house, conceded, taken_over }) => player.id !== me && house === null && !conceded && !taken_over);
}

/** The facts that are decisions of a player, or of a house player in its place. */
const DECISIONS = ["picked", "placed", "discarded", "covered", "giant_sent", "giant_kept"];
/** The facts past which no decision is taken back. */
const BARRIERS = ["game_started", "line_dealt", "seat_handed_over", "timed_out", "seat_taken_over", "seat_taken_back", "conceded"];

/**
 * Returns what becomes of a request to take my last decision back: it is taken back at once, the
 * others are asked, or there is nothing to take back. The server decides by the same rule.
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

/** The events that were not undone. */
function standing(events: GameEvent[]): GameEvent[] {
  let standing: GameEvent[] = [];
  for (const event of events) {
    const { payload } = event;
    if (payload.type === "undone") standing = standing.filter(({ version }) => version <= payload.to_version);
    else standing.push(event);
  }
  return standing;
}
