// What the compiler accepts of those who use the package, and what it refuses. It is compiled and not run.

import { Problem, type Client, type Game, type Notice, type Turn } from "kingdomail";

export async function accepted(client: Client, turn: Turn, notice: Notice): Promise<void> {
    const game: Game = await client.api.openTable({ body: { settings: { players: 2 } }, idempotencyKey: "mine" });
    const page = await client.api.listMyGames();
    const cursor: string | null = page.next_cursor;
    const picture: Blob = await client.api.drawTablePng({ game_id: game.id, width: 300 });
    const table: string = await client.api.drawTableText({ game_id: game.id });
    const nothing: undefined = await client.api.logOut();
    const command = turn.legalCommands().find(({ command }) => command.type === "place" && command.x === 0) ?? turn.best();
    await turn.play(command);
    await turn.play(command.command);
    if (notice.notice.type === "game_finished") console.log(notice.notice.points);
    for await (const { fact } of client.streamGame(game.id)) console.log(fact.type);
    console.log(cursor, picture, table, nothing);
}

export async function refused(client: Client, game_id: string): Promise<void> {
    // @ts-expect-error: a parameter of the path is missing.
    await client.api.showGame({});
    // @ts-expect-error: there is no such parameter.
    await client.api.showGame({ game_id, colour: "red" });
    // @ts-expect-error: there is no such house player.
    await client.api.openTable({ body: { settings: { players: 2 }, house: ["clever"] } });
    // @ts-expect-error: an operation that takes no key.
    await client.api.showGame({ game_id, idempotencyKey: "mine" });
    await client.api.showGame({ game_id }).catch((error: unknown) => {
        // A code that came later is compared like any other.
        if (error instanceof Problem && (error.code === "game_not_found" || error.code === "of_a_later_release")) return;
        throw error;
    });
}
