// Plays Kingdomino by post on a Kingdomail server. Begin with `Client`.

export type { Input, Output } from "./api.js";
export { Client, type Options, type StreamOptions } from "./client.js";
export type { DeviceCode, Show } from "./device.js";
export type { components, operations, paths } from "./generated/document.js";
export type { Api } from "./generated/operations.js";
export { Problem } from "./problem.js";
export type { Retries } from "./http.js";
export { Turn } from "./turns.js";
export type { Command, Game, GameEvent, LegalCommand, Notice, Schemas, Tokens } from "./types.js";
