// Plays a game: lists the legal commands and sends one of them back.

import { randomUUID } from "node:crypto";
import { ok, type Command, type Game, type Player } from "./player.js";

/** Makes one decision for the player whose turn it is and returns the resulting game. */
export async function decide(players: Player[], game: Game): Promise<Game> {
    const { api } = awaited(players, game);
    const params = { path: { game_id: game.id } };
    const { items, version } = await ok(api.GET("/v1/games/{game_id}/legal-commands", { params }));
    const best = items
        .filter(({ command }) => command.type !== "concede")
        .reduce((best, other) => (other.score > best.score ? other : best));
    return send(api, game.id, version, best.command, randomUUID());
}

/** Sends a command. A retry with the same key plays the command only once. */
export async function send(
    api: Player["api"],
    game_id: string,
    expected_version: number,
    command: Command,
    key: string,
): Promise<Game> {
    const params = { path: { game_id }, header: { "Idempotency-Key": key } };
    return ok(api.POST("/v1/games/{game_id}/commands", { params, body: { command, expected_version } }));
}

/** Returns the player whose turn it is. */
export function awaited(players: Player[], game: Game): Player {
    const seat = game.seats.find(({ seat }) => seat === game.awaiting?.seat);
    const player = players.find(({ id }) => id === seat?.player.id);
    if (!player) throw new Error(`no decision of these players is open at version ${game.version}`);
    return player;
}

/** Plays until no decision is open. */
export async function playOut(players: Player[], game: Game): Promise<Game> {
    while (game.awaiting) game = await decide(players, game);
    return game;
}
