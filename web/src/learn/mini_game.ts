import type { Domino, SeatIndex, Slot } from "../api/types";
import { type Land, legalPlacements, NO_LAND, pointsOf, type Spot, withDomino } from "../game/rules";

/** Maximum width and height of kingdoms, in cells. */
export const FRAME = 5;

export type Box = (id: string) => Domino | undefined;

/**
 * Immutable state of a game of two players with two kings each. Moves return a new state. The game
 * has a round for each line.
 */
export interface MiniGame {
  lines: readonly (readonly string[])[];
  /** Index of the line on which kings place; -1 during the first picks. */
  round: number;
  current: Slot[];
  next: Slot[];
  /** Seats in the order of the first picks. */
  kings: readonly SeatIndex[];
  /** True if the current king has placed and only needs to pick. */
  hasPlaced: boolean;
  lands: readonly Land[];
}

export interface Awaited {
  seat: SeatIndex;
  expected: "place" | "pick";
  /** The domino to place; null for a pick. */
  domino: string | null;
}

export const begun = (lines: readonly (readonly string[])[], kings: readonly SeatIndex[]): MiniGame => ({
  lines,
  round: -1,
  current: [],
  next: slots(lines[0]),
  kings,
  hasPlaced: false,
  lands: [NO_LAND, NO_LAND],
});

const slots = (line: readonly string[] = []): Slot[] => line.map((domino) => ({ domino, king: null, resolved: false }));

/** Returns the current turn; null when the game is over. */
export function awaited(game: MiniGame): Awaited | null {
  if (game.round < 0) {
    const seat = game.kings[game.next.filter(({ king }) => king !== null).length] ?? 0;
    return { seat, expected: "pick", domino: null };
  }
  const slot = game.current.find(({ resolved }) => !resolved);
  if (!slot) return null;
  const seat = slot.king ?? 0;
  return game.hasPlaced ? { seat, expected: "pick", domino: null } : { seat, expected: "place", domino: slot.domino };
}

/** Picks a domino from the next line. */
export function picked(game: MiniGame, domino: string): MiniGame {
  const awaiting = awaited(game);
  if (awaiting?.expected !== "pick") return game;
  const next = game.next.map((slot) => (slot.domino === domino ? { ...slot, king: awaiting.seat } : slot));
  return game.round < 0 ? turned({ ...game, next }) : moved({ ...game, next });
}

/** Places the domino under the current king, or discards it without a placement. */
export function placed(game: MiniGame, spot: Spot | null, box: Box): MiniGame {
  const awaiting = awaited(game);
  const domino = awaiting?.domino ? box(awaiting.domino) : undefined;
  if (!awaiting || !domino) return game;
  const lands = game.lands.map((land, seat) => {
    if (seat !== awaiting.seat) return land;
    return spot ? withDomino(land, domino, spot) : { ...land, discards: [...land.discards, domino.domino] };
  });
  return game.next.length > 0 ? { ...game, lands, hasPlaced: true } : moved({ ...game, lands });
}

/** Ends the turn of the current king. */
function moved(game: MiniGame): MiniGame {
  const at = game.current.findIndex((slot) => !slot.resolved);
  const current = game.current.map((slot, index) => (index === at ? { ...slot, resolved: true } : slot));
  return turned({ ...game, current, hasPlaced: false });
}

/** Makes the next line the current one when all kings are on it. */
function turned(game: MiniGame): MiniGame {
  if (game.current.some((slot) => !slot.resolved) || game.next.length === 0 || game.next.some(({ king }) => king === null)) return game;
  const round = game.round + 1;
  return { ...game, round, current: game.next, next: slots(game.lines[round + 1]) };
}

/**
 * Greedy opponent: chooses the placement with the most points, and picks the domino with the
 * highest potential gain.
 */
export function houseMove(game: MiniGame, box: Box): { game: MiniGame; domino: string; did: "picked" | "placed" | "discarded" } | null {
  const awaiting = awaited(game);
  if (!awaiting) return null;
  const land = game.lands[awaiting.seat] ?? NO_LAND;
  if (awaiting.expected === "place") {
    const id = awaiting.domino ?? "";
    const spot = best(land, box(id));
    return { game: placed(game, spot?.command ?? null, box), domino: id, did: spot ? "placed" : "discarded" };
  }
  const worth = (id: string) => (best(land, box(id))?.score ?? pointsOf(land)) - pointsOf(land);
  const free = game.next.filter(({ king }) => king === null).map(({ domino }) => domino);
  const [domino = ""] = [...free].sort((one, other) => worth(other) - worth(one));
  return { game: picked(game, domino), domino, did: "picked" };
}

function best(land: Land, domino: Domino | undefined) {
  if (!domino) return null;
  const [first] = legalPlacements(land, domino, FRAME).sort((one, other) => other.score - one.score);
  return first?.command.type === "place" ? { command: first.command, score: first.score } : null;
}
