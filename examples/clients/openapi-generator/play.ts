// Plays a game of three with Age of Giants with the generated client: `node build/play.js URL`

import { strict as assert } from "node:assert";
import { randomUUID } from "node:crypto";
import {
    AccountsApi,
    Configuration,
    Expansion,
    GameStatus,
    GamesApi,
    HousePlayer,
    PlayApi,
    TablesApi,
} from "./generated/typescript";

async function play(basePath: string): Promise<void> {
    const name = `Generated ${randomUUID().slice(0, 8)}`;
    const createAccount = { name, password: "a crown for every lake" };
    const { tokens } = await new AccountsApi(new Configuration({ basePath })).register({ createAccount });
    // The generated code adds `Bearer` to a token of the scheme `bearer`, but not to a token of
    // `oauth2`.
    const accessToken = async (scheme?: string) => (scheme === "oauth2" ? `Bearer ${tokens.accessToken}` : tokens.accessToken);
    const server = new Configuration({ basePath, accessToken });
    const [tables, player, games] = [new TablesApi(server), new PlayApi(server), new GamesApi(server)];

    const settings = { players: 3, expansion: Expansion.AgeOfGiants };
    const createTable = { settings, house: [HousePlayer.Greedy, HousePlayer.Random] };
    let game = await tables.createTable({ createTable });
    const gameId = game.id;
    let decisions = 0;
    while (game.status === GameStatus.Active) {
        const { items, version } = await player.listLegalCommands({ gameId });
        // Conceding comes last.
        const [best] = items.slice(0, -1).sort((one, other) => other.score - one.score);
        assert.ok(best, "no legal move");
        const playCommand = { command: best.command, expectedVersion: version };
        game = await player.playCommand({ gameId, idempotencyKey: randomUUID(), playCommand });
        decisions += 1;
    }

    const { items } = await games.listEvents({ gameId });
    const types = new Set(items.map(({ payload }) => payload.type));
    assert.equal(game.ranking?.length, 3);
    assert.ok(decisions > 10 && types.has("placed") && types.has("picked"), [decisions, ...types].join());
}

play(process.argv[2] ?? "http://127.0.0.1:8080").catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
});
