import type { HousePlayer } from "../api/types";

/** Levels of the house players, weakest first. */
export const HOUSE_LEVELS: HousePlayer[] = ["random", "greedy", "searching"];
