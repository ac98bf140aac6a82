// Plays a game of three with Age of Giants by the client that openapi-generator made: `node build/play.js URL`

import { strict as assert } from "node:assert";
import { randomUUID } from "node:crypto";
import { AccountsApi, Configuration, Expansion, GamesApi, HousePlayer, PlayApi, Status, TablesApi } from "./generated/typescript";

async function play(basePath: string): Promise<void> {
    const name = `Generated ${randomUUID().slice(0, 8)}`;
    const registerRequest = { name, password: "a crown for every lake" };
    const { tokens } = await new AccountsApi(new Configuration({ basePath })).register({ registerRequest });
    // The generator writes `Bearer` before a token of the scheme `bearer`, and forgets it before one of `oauth2`.
    const accessToken = async (scheme?: string) => (scheme === "oauth2" ? `Bearer ${tokens.accessToken}` : tokens.accessToken);
    const server = new Configuration({ basePath, accessToken });
    const [tables, player, games] = [new TablesApi(server), new PlayApi(server), new GamesApi(server)];

    const settings = { players: 3, expansion: Expansion.AgeOfGiants };
    let game = await tables.openTable({ openTableRequest: { settings, house: [HousePlayer.Greedy, HousePlayer.Random] } });
    const gameId = game.id;
    let decisions = 0;
    while (game.status === Status.Active) {
        const { items, version } = await player.listLegalCommands({ gameId });
        // Conceding comes last.
        const [best] = items.slice(0, -1).sort((one, other) => other.score - one.score);
        assert.ok(best, "something can always be done");
        const playRequest = { command: best.command, expectedVersion: version };
        game = await player.playCommand({ gameId, idempotencyKey: randomUUID(), playRequest });
        decisions += 1;
    }

    const { items } = await games.listEvents({ gameId });
    const kinds = new Set(items.map(({ fact }) => fact.type));
    assert.equal(game.ranking?.length, 3);
    assert.ok(decisions > 10 && kinds.has("placed") && kinds.has("picked"), [decisions, ...kinds].join());
}

play(process.argv[2] ?? "http://127.0.0.1:8080").catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
});
