import type { HousePlayer } from "../api/types";

/** How players of the house may play, the weakest first. */
export const HOUSE_LEVELS: HousePlayer[] = ["random", "greedy", "searching"];
