import type { DominoId, Game, Kingdom } from "../../api/types";
import type { components } from "../../api/document";
import { dominoOf } from "../../game/catalogue";
import { frameOf } from "../../game/geometry";
import { Hand } from "../../game/hand";
import { Placements } from "../../game/legal";
import { kingsPerPlayer, legalPlacements } from "../../game/rules";

export type Order = components["schemas"]["PremovePlan"];
export type Otherwise = components["schemas"]["PremoveFallback"];
export type GivenOrder = components["schemas"]["Premove"];
export type Trial = components["schemas"]["PremovePreview"];

/** What my next turn will be about, as far as that can be known. */
export interface NextTurn {
  kingdom: Kingdom;
  /** The domino that is placed; null in the first picks. */
  domino: DominoId | null;
  /** What can still be taken in that turn. */
  free: DominoId[];
  /** Whether something is taken at all, and whether that line lies there already. */
  picks: "now" | "later" | "not";
}

/** Nothing for who has no turn to come, or whose turn it is. */
export function nextTurn(game: Game): NextTurn | null {
  const seat = game.your_seat;
  const kingdom = game.kingdoms.find((one) => one.seat === seat);
  const mine = game.seats.find((one) => one.seat === seat);
  if (seat === null || !kingdom || !mine || mine.taken_over || mine.conceded || game.status !== "active") return null;
  if (!game.awaiting || game.awaiting.seat === seat) return null;
  const free = game.next_line.filter(({ king }) => king === null).map(({ domino }) => domino);
  const kings = kingsPerPlayer(game.seats.length);
  const here = game.current_line.find(({ king, resolved }) => king === seat && !resolved);
  if (here) return { kingdom, domino: here.domino, free, picks: game.next_line.length > 0 ? "now" : "not" };
  const stand = game.next_line.filter(({ king }) => king === seat);
  if (game.current_line.length === 0 && stand.length < kings) return { kingdom, domino: null, free, picks: "now" };
  const later = stand[0];
  if (!later) return null;
  return { kingdom, domino: later.domino, free: [], picks: (game.draw_pile ?? 0) > 0 ? "later" : "not" };
}

/** All legal ways to lay that domino in the kingdom as it is. The points are those of properties alone. */
export function handFor(game: Game, { kingdom, domino }: NextTurn): Hand {
  const found = domino === null ? undefined : dominoOf(domino);
  return new Hand(new Placements(found ? legalPlacements(kingdom, found, frameOf(game.settings)) : []));
}

/** Whether two plans say the same. */
export const sameOrder = (one: Order, other: Order): boolean => JSON.stringify(plain(one)) === JSON.stringify(plain(other));

const plain = ({ place, pick = [], void_if_taken: taken = [], void_if_giant_came: giant = false }: Order): unknown => [
  place ? [place.at ? [place.at.x, place.at.y, place.at.direction] : null, place.otherwise] : null,
  pick,
  [...taken].sort(),
  giant,
];
