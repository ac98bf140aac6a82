import type { Domino, SeatIndex, Slot } from "../api/types";
import { type Land, legalPlacements, NO_LAND, pointsOf, type Spot, withDomino } from "../game/rules";

/** How wide and high kingdoms may become. */
export const FRAME = 5;

export type Box = (id: string) => Domino | undefined;

/** A game of two players with two kings each, over as many rounds as there are lines. It is never changed: moves return the next. */
export interface MiniGame {
  lines: readonly (readonly string[])[];
  /** The number of the line whose kings place; -1 while the first is picked from. */
  round: number;
  current: Slot[];
  next: Slot[];
  /** Whose kings are put on the first line, in this order. */
  kings: readonly SeatIndex[];
  /** Whether the king whose turn it is has placed and only picks. */
  hasPlaced: boolean;
  lands: readonly Land[];
}

export interface Awaited {
  seat: SeatIndex;
  expected: "place" | "pick";
  /** What is placed. */
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

/** Whose turn it is and what for; nothing when the game is over. */
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

/** The game after a domino was taken from the next line. */
export function picked(game: MiniGame, domino: string): MiniGame {
  const awaiting = awaited(game);
  if (awaiting?.expected !== "pick") return game;
  const next = game.next.map((slot) => (slot.domino === domino ? { ...slot, king: awaiting.seat } : slot));
  return game.round < 0 ? turned({ ...game, next }) : moved({ ...game, next });
}

/** The game after the domino under the king was laid, or discarded where there is no spot for it. */
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

/** The king whose turn it was has done everything. */
function moved(game: MiniGame): MiniGame {
  const at = game.current.findIndex((slot) => !slot.resolved);
  const current = game.current.map((slot, index) => (index === at ? { ...slot, resolved: true } : slot));
  return turned({ ...game, current, hasPlaced: false });
}

/** The next line becomes the current one when all kings are on it. */
function turned(game: MiniGame): MiniGame {
  if (game.current.some((slot) => !slot.resolved) || game.next.length === 0 || game.next.some(({ king }) => king === null)) return game;
  const round = game.round + 1;
  return { ...game, round, current: game.next, next: slots(game.lines[round + 1]) };
}

/** What a simple opponent does: the spot that brings most, and the domino that would bring most. */
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
