import type { Cell, Direction, Domino, Kingdom, LegalCommand, Quest } from "../api/types";
import { CASTLE, cellsOf, covered, DIRECTIONS, extentOf, height, key, reachable, same, width } from "./geometry";

/*
 * As much of the rules as a lesson or a plan needs, where no server answers: what is legal, and what it brings. What a game
 * decides is always what the server says.
 */

export type Placed = Kingdom["squares"][number];
export type Property = Kingdom["score"]["properties"][number];

/** Where a domino lies: the cell of its first square, and where its second is from there. */
export interface Spot extends Cell {
  direction: Direction;
}

/** Whose squares lie where, which of their crowns are covered, and what fitted nowhere. */
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

/** The squares of a domino where it would lie. */
export function laidAt(domino: Domino, spot: Spot): Placed[] {
  const [first, second] = covered(spot);
  return [
    { ...first, ...domino.first, domino: domino.domino },
    { ...second, ...domino.second, domino: domino.domino },
  ];
}

/** Whether one of the squares would lie next to a square of its own terrain. The castle does not count here. */
export function touchesOwn(land: Land, square: Placed): boolean {
  const beside = around(square).map(key);
  return land.squares.some((one) => one.terrain === square.terrain && beside.includes(key(one)));
}

/** Whether a domino may lie there: on free cells, within the frame, and next to the castle or to its own terrain. */
export function isLegal(land: Land, domino: Domino, spot: Spot, frame: number): boolean {
  const laid = laidAt(domino, spot);
  const taken = new Set([key(CASTLE), ...land.squares.map(key)]);
  if (laid.some((square) => taken.has(key(square)))) return false;
  const extent = extentOf([...land.squares, ...laid]);
  if (width(extent) > frame || height(extent) > frame) return false;
  return laid.some((square) => touchesOwn(land, square) || around(square).some((cell) => same(cell, CASTLE)));
}

/** All legal ways to lay a domino, with the points of the kingdom after each. */
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

/** The connected squares of one terrain, each with what they bring: squares times visible crowns. */
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

/** The crowns of a square on which no giant stands. */
export const visibleCrowns = (square: Placed, giants: Cell[]): number =>
  square.crowns - giants.filter((giant) => same(giant, square)).length;

/** The squares whose crowns a giant can cover. */
export const crowned = ({ squares, giants }: Land): Placed[] => squares.filter((square) => visibleCrowns(square, giants) > 0);

export function pointsOf(land: Land, quests: Quest[] = []): number {
  const properties = propertiesOf(land).reduce((sum, { points }) => sum + points, 0);
  return properties + quests.reduce((sum, quest) => sum + questScore(land, quest), 0);
}

/** Whether the castle is the centre of the smallest rectangle around the kingdom. */
export function isCentred({ squares }: Land): boolean {
  const { left, right, top, bottom } = extentOf(squares);
  return -left === right && -top === bottom;
}

/** What the quests that lessons use bring; nothing for the others. */
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

/** Less than 0 if the first kingdom is ranked before the second: points, then the largest property, then crowns. */
export function compare(one: Land, other: Land): number {
  const worth = (land: Land) => [
    pointsOf(land),
    Math.max(0, ...propertiesOf(land).map(({ cells }) => cells.length)),
    propertiesOf(land).reduce((sum, { crowns }) => sum + crowns, 0),
  ];
  const others = worth(other);
  return worth(one).map((value, index) => (others[index] ?? 0) - value).find((difference) => difference !== 0) ?? 0;
}

/** A land as the boards of a game show it. */
export function kingdomOf(seat: number, land: Land): Kingdom {
  const total = pointsOf(land);
  const score = { bonuses: [], final: false, properties: propertiesOf(land), properties_total: total, quests: [], total };
  return { seat, ...land, score };
}
