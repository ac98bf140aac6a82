// Client for Kingdomail, a play-by-mail server for the board game Kingdomino. Start with `Client`.

export type { Input, Output } from "./api.js";
export { Client, type Options, type StreamOptions } from "./client.js";
export type { DeviceCode, Show } from "./device.js";
export type { components, operations, paths } from "./generated/document.js";
export type { Api } from "./generated/operations.js";
export { Problem } from "./problem.js";
export type { Retries } from "./http.js";
export { Turn } from "./turns.js";
export type { Command, Game, GameEvent, LegalCommand, Notification, Schemas, Tokens } from "./types.js";
