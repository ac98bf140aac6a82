import type { Cell, Direction, Domino, Kingdom, LegalCommand, Quest } from "../api/types";
import { CASTLE, cellsOf, covered, DIRECTIONS, extentOf, height, key, reachable, same, width } from "./geometry";

/*
 * The subset of the rules that lessons and plans need without the server: legal placements and
 * points. In games, the server is authoritative.
 */

export type Placed = Kingdom["squares"][number];
export type Property = Kingdom["score"]["properties"][number];

/** Placement of a domino: the cell of its first square, and the direction of its second. */
export interface Spot extends Cell {
  direction: Direction;
}

/** The parts of a kingdom that determine its points. */
export type Land = Pick<Kingdom, "squares" | "giants" | "discards">;

/** Kings of each player: two in a game of two players, otherwise one. */
export const kingsPerPlayer = (players: number): number => (players === 2 ? 2 : 1);

export const NO_LAND: Land = { squares: [], giants: [], discards: [] };

const around = ({ x, y }: Cell): Cell[] => [
  { x: x + 1, y },
  { x, y: y + 1 },
  { x: x - 1, y },
  { x, y: y - 1 },
];

/** Returns the squares that a domino adds at a placement. */
export function laidAt(domino: Domino, spot: Spot): Placed[] {
  const [first, second] = covered(spot);
  return [
    { ...first, ...domino.first, domino: domino.domino },
    { ...second, ...domino.second, domino: domino.domino },
  ];
}

/** Returns true if a square would be adjacent to its own terrain. The castle does not count. */
export function touchesOwn(land: Land, square: Placed): boolean {
  const beside = around(square).map(key);
  return land.squares.some((one) => one.terrain === square.terrain && beside.includes(key(one)));
}

/**
 * Returns true if a placement is legal: on free cells, within the frame, and adjacent to the castle
 * or to a matching terrain.
 */
export function isLegal(land: Land, domino: Domino, spot: Spot, frame: number): boolean {
  const laid = laidAt(domino, spot);
  const taken = new Set([key(CASTLE), ...land.squares.map(key)]);
  if (laid.some((square) => taken.has(key(square)))) return false;
  const extent = extentOf([...land.squares, ...laid]);
  if (width(extent) > frame || height(extent) > frame) return false;
  return laid.some((square) => touchesOwn(land, square) || around(square).some((cell) => same(cell, CASTLE)));
}

/** Returns all legal placements of a domino, with the points of the kingdom after each. */
export function legalPlacements(land: Land, domino: Domino, frame: number, quests: Quest[] = []): LegalCommand[] {
  const cells = [...cellsOf(reachable(extentOf(land.squares), frame))];
  return cells
    .flatMap((cell) => DIRECTIONS.map((direction) => ({ ...cell, direction })))
    .filter((spot) => isLegal(land, domino, spot, frame))
    .map((spot) => ({
      command: { type: "place" as const, domino: domino.domino, ...spot },
      score: pointsOf(withDomino(land, domino, spot), quests),
    }));
}

export function withDomino(land: Land, domino: Domino, spot: Spot): Land {
  return { ...land, squares: [...land.squares, ...laidAt(domino, spot)] };
}

/** Returns the properties of a kingdom with their points: squares times visible crowns. */
export function propertiesOf({ squares, giants }: Land): Property[] {
  const at = new Map(squares.map((square) => [key(square), square]));
  const seen = new Set<string>();
  const properties: Property[] = [];
  for (const start of squares) {
    if (seen.has(key(start))) continue;
    const cells: Cell[] = [];
    let crowns = 0;
    const open = [start];
    seen.add(key(start));
    for (let square = open.pop(); square; square = open.pop()) {
      cells.push({ x: square.x, y: square.y });
      crowns += visibleCrowns(square, giants);
      for (const cell of around(square)) {
        const next = at.get(key(cell));
        if (!next || next.terrain !== start.terrain || seen.has(key(next))) continue;
        seen.add(key(next));
        open.push(next);
      }
    }
    properties.push({ terrain: start.terrain, cells, crowns, points: cells.length * crowns });
  }
  return properties;
}

/** Crowns of a square that are not covered by giants. */
export const visibleCrowns = (square: Placed, giants: Cell[]): number =>
  square.crowns - giants.filter((giant) => same(giant, square)).length;

/** Returns the squares on which a giant can cover a crown. */
export const crowned = ({ squares, giants }: Land): Placed[] => squares.filter((square) => visibleCrowns(square, giants) > 0);

export function pointsOf(land: Land, quests: Quest[] = []): number {
  const properties = propertiesOf(land).reduce((sum, { points }) => sum + points, 0);
  return properties + quests.reduce((sum, quest) => sum + questScore(land, quest), 0);
}

/** Returns true if the castle is the centre of the smallest rectangle around the kingdom. */
export function isCentred({ squares }: Land): boolean {
  const { left, right, top, bottom } = extentOf(squares);
  return -left === right && -top === bottom;
}

/** Returns the points of a quest. Supports the quests that lessons use; 0 for all others. */
export function questScore(land: Land, quest: Quest): number {
  const { left, right, top, bottom } = extentOf(land.squares);
  const local = /^local_business_(\w+)$/.exec(quest)?.[1];
  if (local) {
    const near = ({ x, y }: Cell) => Math.abs(x) <= 1 && Math.abs(y) <= 1;
    return 5 * land.squares.filter((square) => square.terrain === local && near(square)).length;
  }
  if (quest === "lost_corner") return (left === 0 || right === 0) && (top === 0 || bottom === 0) ? 20 : 0;
  if (quest === "middle_kingdom") return isCentred(land) ? 10 : 0;
  if (quest === "harmony") return land.discards.length === 0 ? 5 : 0;
  return 0;
}

/**
 * Ranks two kingdoms by points, then largest property, then crowns. Negative if the first one wins.
 */
export function compare(one: Land, other: Land): number {
  const worth = (land: Land) => [
    pointsOf(land),
    Math.max(0, ...propertiesOf(land).map(({ cells }) => cells.length)),
    propertiesOf(land).reduce((sum, { crowns }) => sum + crowns, 0),
  ];
  const others = worth(other);
  return worth(one).map((value, index) => (others[index] ?? 0) - value).find((difference) => difference !== 0) ?? 0;
}

/** Converts a land to the format of the board drawing. */
export function kingdomOf(seat: number, land: Land): Kingdom {
  const total = pointsOf(land);
  const score = { bonuses: [], final: false, properties: propertiesOf(land), properties_total: total, quests: [], total };
  return { seat, ...land, score };
}
