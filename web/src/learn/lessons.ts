import type { Cell, Direction, Quest } from "../api/types";
import { type Extent, extentOf, width } from "../game/geometry";
import { type DominoLookup } from "./mini_game";
import { type Land, squaresAt, NO_LAND, type DominoPosition, touchesSameTerrain, withDomino } from "../game/rules";

export const LESSONS = [
  "castle",
  "terrain",
  "turn",
  "crowns",
  "frame",
  "pick",
  "nowhere",
  "game",
  "end",
  "variants",
  "giants",
  "footprints",
  "quests",
] as const;

export type LessonId = (typeof LESSONS)[number];

export const isLesson = (id: string | undefined): id is LessonId => LESSONS.some((lesson) => lesson === id);

/** Domino in the kingdom at the start of a lesson. */
type StartPlacement = [domino: string, x: number, y: number, direction: Direction];

/** Placement lesson with the condition for passing it. */
export interface PlacementLesson {
  start: StartPlacement[];
  domino: string;
  /** Visible part of the board; by default, all cells that the domino can reach. */
  view?: Extent;
  quests?: Quest[];
  /** `best` requires a placement with maximum points; a function decides for each placement. */
  goal: "any" | "best" | ((land: Land, position: DominoPosition, lookup: DominoLookup) => boolean);
  /** True if squares and crowns are counted on the board. */
  countsSquares?: boolean;
}

/** Requires a minimum number of halves adjacent to their own terrain. */
const minMatchingHalves = (count: number) => (land: Land, position: DominoPosition, lookup: DominoLookup, domino: string): boolean => {
  const found = lookup(domino);
  return found !== undefined && squaresAt(found, position).filter((square) => touchesSameTerrain(land, square)).length >= count;
};

/** Lessons about placing a domino. */
export type PlacementLessonId = Extract<LessonId, "castle" | "terrain" | "turn" | "crowns" | "frame" | "quests">;

export const PLACEMENT_LESSONS: Record<PlacementLessonId, PlacementLesson> = {
  castle: { start: [], domino: "1", goal: "any" },
  terrain: {
    start: [["1", 1, 0, "east"]],
    domino: "13",
    goal: (land, position, lookup) => minMatchingHalves(1)(land, position, lookup, "13"),
  },
  turn: {
    start: [["1", 1, 0, "east"], ["3", 0, 1, "south"]],
    domino: "19",
    goal: (land, position, lookup) => minMatchingHalves(2)(land, position, lookup, "19"),
  },
  crowns: {
    start: [["7", 1, 0, "east"], ["30", 1, 1, "west"]],
    domino: "35",
    goal: "best",
    countsSquares: true,
  },
  frame: {
    start: [["2", 1, 0, "east"], ["7", -1, 0, "north"]],
    domino: "20",
    view: { left: -3, right: 4, top: -3, bottom: 3 },
    goal: (land, position, lookup) => {
      const domino = lookup("20");
      return domino !== undefined && width(extentOf(withDomino(land, domino, position).squares)) === 5;
    },
  },
  quests: {
    start: [["1", 1, 0, "east"]],
    domino: "7",
    quests: ["local_business_lake", "lost_corner"],
    goal: "best",
  },
};

/** A domino without a legal placement, and the kingdom. */
export const DISCARD_LESSON: { start: StartPlacement[]; domino: string } = {
  start: [["7", 1, 0, "east"], ["10", -1, 0, "west"], ["3", 0, 1, "south"], ["12", 0, -1, "north"]],
  domino: "48",
};

/** The line to pick from; a king is on one of its dominoes already. */
export const PICK_LESSON: { line: string[]; taken: string } = { line: ["5", "22", "38", "46"], taken: "22" };

/** Two kingdoms; the second one is the correct answer. */
export const COMPARISON_LESSONS: Record<"end" | "variants", [StartPlacement[], StartPlacement[]]> = {
  end: [
    [["10", 1, 0, "east"], ["41", 0, 1, "east"]],
    [["7", 1, 0, "east"], ["8", 1, 1, "east"], ["30", 1, -1, "west"], ["17", 3, -1, "west"]],
  ],
  variants: [
    [["1", 1, 0, "east"], ["20", 1, 1, "south"], ["3", 0, 1, "south"], ["30", 1, 3, "east"]],
    [["7", 1, 0, "east"], ["10", -1, 0, "west"], ["3", 0, 1, "south"], ["12", 0, -1, "north"]],
  ],
};

/** The kingdom that a giant has reached with domino A. */
export const GIANT_LESSON: StartPlacement[] = [
  ["7", 1, 0, "east"],
  ["30", 1, 1, "west"],
  ["19", 0, 2, "west"],
  ["38", -1, 1, "west"],
  ["A", -2, 2, "south"],
];

/**
 * Domino 49 sends a giant away: the sender's kingdom, the giant's cell, and the recipient's
 * kingdom.
 */
export const FOOTPRINT_LESSON: { mine: StartPlacement[]; giant: Cell; theirs: StartPlacement[] } = {
  mine: [["7", 1, 0, "east"], ["30", 1, 1, "west"], ["49", 0, 2, "west"]],
  giant: { x: 1, y: 1 },
  theirs: [["8", 1, 0, "east"], ["31", 1, 1, "west"], ["9", 2, 1, "south"]],
};

/** The lines of the game of three rounds. */
export const MINI_LINES = [
  ["4", "14", "21", "35"],
  ["6", "18", "24", "37"],
  ["9", "15", "32", "41"],
] as const;
export const MINI_KINGS = [0, 1, 1, 0] as const;

/** Builds a kingdom from dominoes. */
export function buildLand(start: readonly StartPlacement[], lookup: DominoLookup): Land {
  return start.reduce((before, [id, x, y, direction]) => {
    const domino = lookup(id);
    return domino ? withDomino(before, domino, { x, y, direction }) : before;
  }, NO_LAND);
}
