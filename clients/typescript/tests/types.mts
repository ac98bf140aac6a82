// Compile-time tests of the types. This file is compiled and not run.

import { Problem, type Client, type Game, type Notification, type Turn } from "kingdomail";

export async function accepted(client: Client, turn: Turn, { payload }: Notification): Promise<void> {
    const game: Game = await client.api.createTable({ body: { settings: { players: 2 } }, idempotencyKey: "mine" });
    const page = await client.api.listMyGames();
    const cursor: string | null = page.next_cursor;
    const picture: Blob = await client.api.drawTablePng({ game_id: game.id, width: 300 });
    const table: string = await client.api.drawTableText({ game_id: game.id });
    const nothing: undefined = await client.api.logOut();
    const command = turn.legalCommands().find(({ command }) => command.type === "place" && command.x === 0) ?? turn.best();
    await turn.play(command);
    await turn.play(command.command);
    if (payload.type === "game_finished") console.log(payload.points);
    for await (const { payload } of client.streamGame(game.id)) console.log(payload.type);
    console.log(cursor, picture, table, nothing);
}

export async function refused(client: Client, game_id: string): Promise<void> {
    // @ts-expect-error: missing path parameter.
    await client.api.getGame({});
    // @ts-expect-error: unknown parameter.
    await client.api.getGame({ game_id, colour: "red" });
    // @ts-expect-error: unknown house player.
    await client.api.createTable({ body: { settings: { players: 2 }, house: ["clever"] } });
    // @ts-expect-error: operation without an idempotency key.
    await client.api.getGame({ game_id, idempotencyKey: "mine" });
    await client.api.getGame({ game_id }).catch((error: unknown) => {
        // Codes of newer servers compare like any other.
        if (error instanceof Problem && (error.code === "game_not_found" || error.code === "of_a_later_release")) return;
        throw error;
    });
}
