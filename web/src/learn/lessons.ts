import type { Cell, Direction, Quest } from "../api/types";
import { type Extent, extentOf, width } from "../game/geometry";
import { type Box } from "./mini_game";
import { type Land, laidAt, NO_LAND, type Spot, touchesOwn, withDomino } from "../game/rules";

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

/** A domino that lies in a kingdom when a lesson begins. */
type Laying = [domino: string, x: number, y: number, direction: Direction];

/** A lesson in which a domino is laid, and when that was what the lesson is about. */
export interface LayLesson {
  start: Laying[];
  domino: string;
  /** What is looked at; all that the domino can reach if it is left out. */
  view?: Extent;
  quests?: Quest[];
  /** `best`: nothing brings more. Else whether this is a spot that the lesson asks for. */
  goal: "any" | "best" | ((land: Land, spot: Spot, box: Box) => boolean);
  /** Whether squares and crowns are counted on the board. */
  counts?: boolean;
}

/** Whether so many halves would be beside their own terrain. */
const halves = (count: number) => (land: Land, spot: Spot, box: Box, domino: string): boolean => {
  const found = box(domino);
  return found !== undefined && laidAt(found, spot).filter((square) => touchesOwn(land, square)).length >= count;
};

/** The lessons in which a domino is laid. */
export type LayId = Extract<LessonId, "castle" | "terrain" | "turn" | "crowns" | "frame" | "quests">;

export const LAY: Record<LayId, LayLesson> = {
  castle: { start: [], domino: "1", goal: "any" },
  terrain: {
    start: [["1", 1, 0, "east"]],
    domino: "13",
    goal: (land, spot, box) => halves(1)(land, spot, box, "13"),
  },
  turn: {
    start: [["1", 1, 0, "east"], ["3", 0, 1, "south"]],
    domino: "19",
    goal: (land, spot, box) => halves(2)(land, spot, box, "19"),
  },
  crowns: {
    start: [["7", 1, 0, "east"], ["30", 1, 1, "west"]],
    domino: "35",
    goal: "best",
    counts: true,
  },
  frame: {
    start: [["2", 1, 0, "east"], ["7", -1, 0, "north"]],
    domino: "20",
    view: { left: -3, right: 4, top: -3, bottom: 3 },
    goal: (land, spot, box) => {
      const domino = box("20");
      return domino !== undefined && width(extentOf(withDomino(land, domino, spot).squares)) === 5;
    },
  },
  quests: {
    start: [["1", 1, 0, "east"]],
    domino: "7",
    quests: ["local_business_lake", "lost_corner"],
    goal: "best",
  },
};

/** The domino that fits nowhere, and the kingdom. */
export const NOWHERE: { start: Laying[]; domino: string } = {
  start: [["7", 1, 0, "east"], ["10", -1, 0, "west"], ["3", 0, 1, "south"], ["12", 0, -1, "north"]],
  domino: "48",
};

/** The line that is picked from; somebody stands on one of its dominoes already. */
export const PICK: { line: string[]; taken: string } = { line: ["5", "22", "38", "46"], taken: "22" };

/** Two kingdoms, of which the second is the answer. */
export const JUDGE: Record<"end" | "variants", [Laying[], Laying[]]> = {
  end: [
    [["10", 1, 0, "east"], ["41", 0, 1, "east"]],
    [["7", 1, 0, "east"], ["8", 1, 1, "east"], ["30", 1, -1, "west"], ["17", 3, -1, "west"]],
  ],
  variants: [
    [["1", 1, 0, "east"], ["20", 1, 1, "south"], ["3", 0, 1, "south"], ["30", 1, 3, "east"]],
    [["7", 1, 0, "east"], ["10", -1, 0, "west"], ["3", 0, 1, "south"], ["12", 0, -1, "north"]],
  ],
};

/** The kingdom to which a giant has come with domino A. */
export const GIANTS: Laying[] = [
  ["7", 1, 0, "east"],
  ["30", 1, 1, "west"],
  ["19", 0, 2, "west"],
  ["38", -1, 1, "west"],
  ["A", -2, 2, "south"],
];

/** Who sends a giant away with domino 49, from where, to whose kingdom. */
export const FOOTPRINTS: { mine: Laying[]; giant: Cell; theirs: Laying[] } = {
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

/** The kingdom in which these dominoes lie. */
export function land(start: readonly Laying[], box: Box): Land {
  return start.reduce((before, [id, x, y, direction]) => {
    const domino = box(id);
    return domino ? withDomino(before, domino, { x, y, direction }) : before;
  }, NO_LAND);
}
