import type { Cell, Direction, Domino, Kingdom, LegalCommand, Quest, Settings } from "../api/types";
import { CASTLE, cellsOf, coveredCells, DIRECTIONS, extentOf, height, cellKey, reachableExtent, isSameCell, width } from "./geometry";

/*
 * The subset of the rules that lessons and plans need without the server: legal placements and
 * points. In games, the server is authoritative.
 */

export type PlacedSquare = Kingdom["squares"][number];
export type Property = Kingdom["score"]["properties"][number];

/** Placement of a domino: the cell of its first square, and the direction of its second. */
export interface DominoPosition extends Cell {
  direction: Direction;
}

/** The parts of a kingdom that determine its points. */
export type Land = Pick<Kingdom, "squares" | "giants" | "discards">;

/** Kings of each player: two in a game of two players, otherwise one. */
export const kingsPerPlayer = (players: number): number => (players === 2 ? 2 : 1);

/** Number of dominoes in a line: one for each king, and one more for three players by the rules of Board Game Arena. */
export function lineLength({ players, expansion, edition }: Settings): number {
  const hasSpare = edition === "board_game_arena" && expansion === "none" && players === 3;
  return players * kingsPerPlayer(players) + (hasSpare ? 1 : 0);
}

export const NO_LAND: Land = { squares: [], giants: [], discards: [] };

const neighbours = ({ x, y }: Cell): Cell[] => [
  { x: x + 1, y },
  { x, y: y + 1 },
  { x: x - 1, y },
  { x, y: y - 1 },
];

/** Returns the squares that a domino adds at a placement. */
export function squaresAt(domino: Domino, position: DominoPosition): PlacedSquare[] {
  const [first, second] = coveredCells(position);
  return [
    { ...first, ...domino.first, domino: domino.domino },
    { ...second, ...domino.second, domino: domino.domino },
  ];
}

/** Returns true if a square would be adjacent to its own terrain. The castle does not count. */
export function touchesSameTerrain(land: Land, square: PlacedSquare): boolean {
  const adjacentKeys = neighbours(square).map(cellKey);
  return land.squares.some((item) => item.terrain === square.terrain && adjacentKeys.includes(cellKey(item)));
}

/**
 * Returns true if a placement is legal: on free cells, within the frame, and adjacent to the castle
 * or to a matching terrain.
 */
export function isLegal(land: Land, domino: Domino, position: DominoPosition, frame: number): boolean {
  const placedSquares = squaresAt(domino, position);
  const taken = new Set([cellKey(CASTLE), ...land.squares.map(cellKey)]);
  if (placedSquares.some((square) => taken.has(cellKey(square)))) return false;
  const extent = extentOf([...land.squares, ...placedSquares]);
  if (width(extent) > frame || height(extent) > frame) return false;
  return placedSquares.some((square) => touchesSameTerrain(land, square) || neighbours(square).some((cell) => isSameCell(cell, CASTLE)));
}

/** Returns all legal placements of a domino, with the points of the kingdom after each. */
export function legalPlacements(land: Land, domino: Domino, frame: number, quests: Quest[] = []): LegalCommand[] {
  const cells = [...cellsOf(reachableExtent(extentOf(land.squares), frame))];
  return cells
    .flatMap((cell) => DIRECTIONS.map((direction) => ({ ...cell, direction })))
    .filter((position) => isLegal(land, domino, position, frame))
    .map((position) => ({
      command: { type: "place" as const, domino: domino.domino, ...position },
      score: pointsOf(withDomino(land, domino, position), quests),
    }));
}

export function withDomino(land: Land, domino: Domino, position: DominoPosition): Land {
  return { ...land, squares: [...land.squares, ...squaresAt(domino, position)] };
}

/** Returns the properties of a kingdom with their points: squares times visible crowns. */
export function propertiesOf({ squares, giants }: Land): Property[] {
  const at = new Map(squares.map((square) => [cellKey(square), square]));
  const seen = new Set<string>();
  const properties: Property[] = [];
  for (const start of squares) {
    if (seen.has(cellKey(start))) continue;
    const cells: Cell[] = [];
    let crowns = 0;
    const open = [start];
    seen.add(cellKey(start));
    for (let square = open.pop(); square; square = open.pop()) {
      cells.push({ x: square.x, y: square.y });
      crowns += visibleCrowns(square, giants);
      for (const cell of neighbours(square)) {
        const next = at.get(cellKey(cell));
        if (!next || next.terrain !== start.terrain || seen.has(cellKey(next))) continue;
        seen.add(cellKey(next));
        open.push(next);
      }
    }
    properties.push({ terrain: start.terrain, cells, crowns, points: cells.length * crowns });
  }
  return properties;
}

/** Crowns of a square that are not covered by giants. */
const visibleCrowns = (square: PlacedSquare, giants: Cell[]): number =>
  square.crowns - giants.filter((giant) => isSameCell(giant, square)).length;

/** Returns the squares on which a giant can cover a crown. */
export const crownedSquares = ({ squares, giants }: Land): PlacedSquare[] => squares.filter((square) => visibleCrowns(square, giants) > 0);

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
export function compareKingdoms(a: Land, b: Land): number {
  const ranking = (land: Land) => [
    pointsOf(land),
    Math.max(0, ...propertiesOf(land).map(({ cells }) => cells.length)),
    propertiesOf(land).reduce((sum, { crowns }) => sum + crowns, 0),
  ];
  const otherRanking = ranking(b);
  return ranking(a).map((value, index) => (otherRanking[index] ?? 0) - value).find((difference) => difference !== 0) ?? 0;
}

/** Converts a land to the format of the board drawing. */
export function kingdomOf(seat: number, land: Land): Kingdom {
  const total = pointsOf(land);
  const score = { bonuses: [], final: false, properties: propertiesOf(land), properties_total: total, quests: [], total };
  return { seat, ...land, score };
}
