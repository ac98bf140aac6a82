export { LiveGame } from "./live_game";
export { Replay } from "./replay";
