// Short names for schemas of the OpenAPI document.

import type { components } from "./generated/document.js";

/** The types of all requests and responses, generated from the OpenAPI document of the server. */
export type Schemas = components["schemas"];

export type Command = Schemas["Command"];
export type Game = Schemas["Game"];
export type GameEvent = Schemas["Event"];
export type LegalCommand = Schemas["LegalCommand"];
export type Notification = Schemas["Notification"];
export type Tokens = Schemas["SessionTokens"];

/** The statuses of games that have ended. */
export const OVER: ReadonlySet<string> = new Set(["finished", "cancelled"]);
/** Types of the last event of a game. */
export const FINAL_EVENTS: ReadonlySet<string> = new Set(["game_finished", "game_cancelled"]);
