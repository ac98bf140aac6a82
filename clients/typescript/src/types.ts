// Short names of what the document names.

import type { components } from "./generated/document.js";

/** The types of all requests and answers, made from the OpenAPI document of the server. */
export type Schemas = components["schemas"];

export type Command = Schemas["Command"];
export type Game = Schemas["GameView"];
export type GameEvent = Schemas["EventView"];
export type LegalCommand = Schemas["LegalCommandView"];
export type Notice = Schemas["NoticeView"];
export type Tokens = Schemas["TokensView"];

/** How far a game has come that is over. */
export const OVER: ReadonlySet<string> = new Set(["finished", "cancelled"]);
/** After these events nothing happens any more. */
export const LAST_FACTS: ReadonlySet<string> = new Set(["game_finished", "game_cancelled"]);
