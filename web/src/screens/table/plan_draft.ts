import { signal } from "@preact/signals";
import type { DominoId, Game, Kingdom } from "../../api/types";
import type { components } from "../../api/document";
import { dominoOf } from "../../game/catalogue";
import { frameOf } from "../../game/geometry";
import { Hand } from "../../game/hand";
import { Placements } from "../../game/placements";
import { kingsPerPlayer, legalPlacements } from "../../game/rules";

export type PremovePlan = components["schemas"]["PremovePlan"];
export type PremoveFallback = components["schemas"]["PremoveFallback"];
export type Premove = components["schemas"]["Premove"];
export type PremovePreview = components["schemas"]["PremovePreview"];

/** Decisions of the player's next turn, as far as they can be predicted. */
export interface NextTurn {
  kingdom: Kingdom;
  /** The domino to place; null during the first picks. */
  domino: DominoId | null;
  /** Dominoes that are still free. */
  free: DominoId[];
  /**
   * Timing of the pick: `now` if the line is dealt, `later` if it is not, `not` if the turn has no
   * pick.
   */
  picks: "now" | "later" | "not";
}

/** Returns null if the player has no future turn or is already to move. */
export function nextTurn(game: Game): NextTurn | null {
  const seat = game.your_seat;
  const kingdom = game.kingdoms.find((item) => item.seat === seat);
  const mine = game.seats.find((item) => item.seat === seat);
  if (seat === null || !kingdom || !mine || mine.taken_over || mine.conceded || game.status !== "active") return null;
  if (!game.awaiting || game.awaiting.seat === seat) return null;
  const free = game.next_line.filter(({ king }) => king === null).map(({ domino }) => domino);
  const kings = kingsPerPlayer(game.seats.length);
  const currentSlot = game.current_line.find(({ king, resolved }) => king === seat && !resolved);
  if (currentSlot) return { kingdom, domino: currentSlot.domino, free, picks: game.next_line.length > 0 ? "now" : "not" };
  const ownSlots = game.next_line.filter(({ king }) => king === seat);
  if (game.current_line.length === 0 && ownSlots.length < kings) return { kingdom, domino: null, free, picks: "now" };
  const nextSlot = ownSlots[0];
  if (!nextSlot) return null;
  return { kingdom, domino: nextSlot.domino, free: [], picks: (game.draw_pile ?? 0) > 0 ? "later" : "not" };
}

/** Legal placements in the current kingdom. Points count properties only. */
export function trialHand(game: Game, { kingdom, domino }: NextTurn): Hand {
  const found = domino === null ? undefined : dominoOf(domino);
  return new Hand(signal(new Placements(found ? legalPlacements(kingdom, found, frameOf(game.settings)) : [])));
}

/** Returns true if two plans are equal. */
export const isSamePlan = (a: PremovePlan, b: PremovePlan): boolean => JSON.stringify(normalizePlan(a)) === JSON.stringify(normalizePlan(b));

const normalizePlan = ({ place, pick = [], void_if_taken: taken = [], void_if_giant_came: giant = false }: PremovePlan): unknown => [
  place ? [place.at ? [place.at.x, place.at.y, place.at.direction] : null, place.otherwise] : null,
  pick,
  [...taken].sort(),
  giant,
];
