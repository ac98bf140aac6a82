import type { Domino, SeatIndex, Slot } from "../api/types";
import { type Land, legalPlacements, NO_LAND, pointsOf, type DominoPosition, withDomino } from "../game/rules";

/** Maximum width and height of kingdoms, in cells. */
export const FRAME = 5;

export type DominoLookup = (id: string) => Domino | undefined;

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

export interface Turn {
  seat: SeatIndex;
  expected: "place" | "pick";
  /** The domino to place; null for a pick. */
  domino: string | null;
}

export const startGame = (lines: readonly (readonly string[])[], kings: readonly SeatIndex[]): MiniGame => ({
  lines,
  round: -1,
  current: [],
  next: freeSlots(lines[0]),
  kings,
  hasPlaced: false,
  lands: [NO_LAND, NO_LAND],
});

const freeSlots = (line: readonly string[] = []): Slot[] => line.map((domino) => ({ domino, king: null, resolved: false }));

/** Returns the current turn; null when the game is over. */
export function currentTurn(game: MiniGame): Turn | null {
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
export function pickDomino(game: MiniGame, domino: string): MiniGame {
  const awaiting = currentTurn(game);
  if (awaiting?.expected !== "pick") return game;
  const next = game.next.map((slot) => (slot.domino === domino ? { ...slot, king: awaiting.seat } : slot));
  return game.round < 0 ? advanceRound({ ...game, next }) : endTurn({ ...game, next });
}

/** Places the domino under the current king, or discards it without a placement. */
export function placeDomino(game: MiniGame, position: DominoPosition | null, lookup: DominoLookup): MiniGame {
  const awaiting = currentTurn(game);
  const domino = awaiting?.domino ? lookup(awaiting.domino) : undefined;
  if (!awaiting || !domino) return game;
  const lands = game.lands.map((land, seat) => {
    if (seat !== awaiting.seat) return land;
    return position ? withDomino(land, domino, position) : { ...land, discards: [...land.discards, domino.domino] };
  });
  return game.next.length > 0 ? { ...game, lands, hasPlaced: true } : endTurn({ ...game, lands });
}

/** Ends the turn of the current king. */
function endTurn(game: MiniGame): MiniGame {
  const at = game.current.findIndex((slot) => !slot.resolved);
  const current = game.current.map((slot, index) => (index === at ? { ...slot, resolved: true } : slot));
  return advanceRound({ ...game, current, hasPlaced: false });
}

/** Makes the next line the current one when all kings are on it. */
function advanceRound(game: MiniGame): MiniGame {
  if (game.current.some((slot) => !slot.resolved) || game.next.length === 0 || game.next.some(({ king }) => king === null)) return game;
  const round = game.round + 1;
  return { ...game, round, current: game.next, next: freeSlots(game.lines[round + 1]) };
}

/**
 * Greedy opponent: chooses the placement with the most points, and picks the domino with the
 * highest potential gain.
 */
export function computerMove(game: MiniGame, lookup: DominoLookup): { game: MiniGame; domino: string; action: "picked" | "placed" | "discarded" } | null {
  const awaiting = currentTurn(game);
  if (!awaiting) return null;
  const land = game.lands[awaiting.seat] ?? NO_LAND;
  if (awaiting.expected === "place") {
    const id = awaiting.domino ?? "";
    const position = bestPlacement(land, lookup(id));
    return { game: placeDomino(game, position?.command ?? null, lookup), domino: id, action: position ? "placed" : "discarded" };
  }
  const gainOf = (id: string) => (bestPlacement(land, lookup(id))?.score ?? pointsOf(land)) - pointsOf(land);
  const free = game.next.filter(({ king }) => king === null).map(({ domino }) => domino);
  const [domino = ""] = [...free].sort((a, b) => gainOf(b) - gainOf(a));
  return { game: pickDomino(game, domino), domino, action: "picked" };
}

function bestPlacement(land: Land, domino: Domino | undefined) {
  if (!domino) return null;
  const [first] = legalPlacements(land, domino, FRAME).sort((a, b) => b.score - a.score);
  return first?.command.type === "place" ? { command: first.command, score: first.score } : null;
}
