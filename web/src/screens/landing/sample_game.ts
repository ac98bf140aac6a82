import type { Recording } from "./recording";

/** Game between two house players, shown while the server has no finished public game. */
export const SAMPLE_GAME: Pick<Recording, "moves" | "totals" | "winners"> = {
  totals: [43, 35],
  winners: [0],
  moves: [
    { seat: 0, domino: "2", x: -1, y: -1, direction: "south" },
    { seat: 1, domino: "11", x: -1, y: -1, direction: "south" },
    { seat: 1, domino: "13", x: 1, y: 0, direction: "south" },
    { seat: 0, domino: "20", x: -1, y: -2, direction: "west" },
    { seat: 1, domino: "5", x: 1, y: 2, direction: "south" },
    { seat: 0, domino: "19", x: -1, y: -3, direction: "north" },
    { seat: 1, domino: "26", x: 2, y: 1, direction: "east" },
    { seat: 0, domino: "38", x: 0, y: -3, direction: "south" },
    { seat: 0, domino: "18", x: 2, y: 0, direction: "west" },
    { seat: 1, domino: "24", x: 2, y: 0, direction: "north" },
    { seat: 1, domino: "44", x: -1, y: 1, direction: "south" },
    { seat: 0, domino: "46", x: 1, y: -2, direction: "north" },
    { seat: 0, domino: "10", x: 0, y: -1, direction: "east" },
    { seat: 0, domino: "22", x: -2, y: -3, direction: "north" },
    { seat: 1, domino: "37", x: 1, y: -1, direction: "west" },
    { seat: 1, domino: "40", x: 3, y: 3, direction: "north" },
    { seat: 1, domino: "3", x: -1, y: 3, direction: "east" },
    { seat: 1, domino: "7", x: 0, y: 1, direction: "south" },
    { seat: 0, domino: "23", x: 0, y: -4, direction: "east" },
    { seat: 0, domino: "33", x: 2, y: -2, direction: "south" },
    { seat: 0, domino: "9", x: 2, y: -4, direction: "south" },
    { seat: 1, domino: "25", x: 3, y: 0, direction: "north" },
    { seat: 0, domino: "30", x: -2, y: -1, direction: "south" },
    { seat: 1, domino: "34", x: 2, y: 3, direction: "north" },
  ],
};
