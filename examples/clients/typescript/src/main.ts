// Tour of the API: a game of five with Age of Giants, then a Dynasty of two.
// `node build/main.js URL-OF-THE-SERVER`

import { strict as assert } from "node:assert";
import { randomUUID } from "node:crypto";
import { awaited, decide, playOut, send } from "./play.js";
import {
    ok,
    register,
    type Event,
    type Game,
    type LeaderboardEntry,
    type Notification,
    type Player,
    type Ranking,
    type Table,
} from "./player.js";
import { receive } from "./receiver.js";
import { events } from "./stream.js";

const server = process.argv[2] ?? "http://127.0.0.1:8080";

async function ageOfGiants(players: Player[]): Promise<void> {
    const [ada, ...others] = players as [Player, ...Player[]];
    const receiver = await receive(ada);

    // Ada creates a table and the other players join. The game starts when the table is full.
    const table: Table = { settings: { players: players.length, expansion: "age_of_giants" } };
    let game = await ok(ada.api.POST("/v1/games", { body: table }));
    const params = { path: { game_id: game.id } };
    for (const { api } of others) game = await ok(api.POST("/v1/games/{game_id}/join", { params, body: {} }));
    assert.equal(game.status, "active");
    assert.equal(game.quests.length, 2);

    // Ada reads the events so far and drops the connection.
    const seen: Event[] = [];
    for await (const event of events(ada, game.id, 0)) {
        seen.push(event);
        if (event.version === game.version) break;
    }

    // The opponents play until it is her turn. A signed webhook message notifies her; unsigned
    // messages are rejected.
    while (awaited(players, game) !== ada) game = await decide(players, game);
    const message = await receiver.message("notification.your_turn", game.id);
    assert.equal(message.data.version, game.version);
    assert.equal((await fetch(receiver.url, { method: "POST", body: JSON.stringify(message) })).status, 401);

    // If a response is lost, a retry with the same key plays the command only once.
    const { items, version } = await ok(ada.api.GET("/v1/games/{game_id}/legal-commands", { params }));
    const key = randomUUID();
    const command = items[0]!.command;
    game = await send(ada.api, game.id, version, command, key);
    assert.deepEqual(await send(ada.api, game.id, version, command, key), game);

    // The version before the command is stale now. The error has the events since then.
    const { error } = await ada.api.POST("/v1/games/{game_id}/commands", {
        params: { ...params, header: { "Idempotency-Key": randomUUID() } },
        body: { command, expected_version: version },
    });
    assert.equal(error?.code, "version_stale");
    assert.equal(error.events?.at(-1)?.version, game.version);

    // She resumes the stream after the last event that she has read, and misses none.
    const reading = (async () => {
        for await (const event of events(ada, game.id, seen.at(-1)!.version)) {
            seen.push(event);
            if (event.payload.type === "game_finished") break;
        }
    })();
    game = await playOut(players, game);
    await reading;
    assert.deepEqual(
        seen.map(({ version }) => version),
        Array.from({ length: game.version }, (_, index) => index + 1),
    );

    // She receives the result as well.
    const ranking = showRanking(game);
    const end = (await receiver.message("notification.game_finished", game.id)).data.payload;
    const own = ranking.find(({ seat }) => game.seats[seat]!.player.id === ada.id)!;
    assert.deepEqual(end, { type: "game_finished", rank: own.rank, points: own.points });
    receiver.close();
}

async function dynasty(players: Player[]): Promise<void> {
    const [ada, ...others] = players as [Player, ...Player[]];

    // Creating a series creates the table of its first game. Joining the table joins the series.
    const table: Table = { settings: { players: players.length, variants: ["harmony"] } };
    const created = await ok(ada.api.POST("/v1/series", { body: { table } }));
    const path = { game_id: created.games[0]!.game_id };
    for (const { api } of others) await ok(api.POST("/v1/games/{game_id}/join", { params: { path }, body: {} }));

    // Each next game starts automatically. Notifications announce each start, and the standing
    // after each game.
    const points = new Map(players.map(({ id }) => [id, 0]));
    for await (const { game_id, payload } of notifications(ada)) {
        if (payload.type === "game_started" && created.games.some((game) => game.game_id === game_id)) {
            const params = { path: { game_id: game_id! } };
            const game = await playOut(players, await ok(ada.api.GET("/v1/games/{game_id}", { params })));
            for (const { seat, points: more } of showRanking(game)) {
                const { id } = game.seats[seat]!.player;
                points.set(id, points.get(id)! + more);
            }
        }
        if (payload.type === "series_standing" && payload.number === payload.games) break;
    }

    // The standing has a row for each player of the series.
    const params = { path: { series_id: created.id } };
    const series = await ok(ada.api.GET("/v1/series/{series_id}", { params }));
    const { standing } = series;
    assert.equal(series.status, "finished");
    assert.equal(standing.length, players.length);
    assert(standing.every(({ games }) => games.length === 3));
    for (const { place, rank, total, games } of standing) {
        const { id, name } = series.players[place]!.player;
        console.log(`  ${rank}. ${name}: ${games.map(({ points }) => points).join(" + ")} = ${total}`);
        assert.equal(total, points.get(id));
    }
}

/** Yields the notifications of a player in order, by long polling. */
async function* notifications({ api }: Player): AsyncGenerator<Notification> {
    for (let after = 0; ; ) {
        const params = { query: { after, wait_seconds: 20 } };
        const { items } = await ok(api.GET("/v1/me/notifications", { params }));
        yield* items;
        after = items.at(-1)?.position ?? after;
    }
}

/** Returns all entries of a leaderboard, page by page. */
async function leaderboard(
    { api }: Player,
    category: LeaderboardEntry["rating"]["category"],
): Promise<LeaderboardEntry[]> {
    const entries: LeaderboardEntry[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
        const params = { path: { category }, query: { limit: 2, ...(cursor && { cursor }) } };
        const page = await ok(api.GET("/v1/leaderboards/{category}", { params }));
        entries.push(...page.items);
        cursor = page.next_cursor;
    }
    return entries;
}

function showRanking(game: Game): Ranking {
    assert.equal(game.status, "finished");
    const ranking = game.ranking ?? [];
    assert.equal(ranking.length, game.settings.players);
    for (const { rank, seat, points } of ranking) console.log(`  ${rank}. ${game.seats[seat]!.player.name}: ${points}`);
    return ranking;
}

const players = await Promise.all(["Ada", "Grace", "Edsger", "Barbara", "Donald"].map((name) => register(server, name)));
await ageOfGiants(players);
await dynasty(players.slice(0, 2));
const entries = await leaderboard(players[0]!, "age_of_giants");
for (const { id, name } of players) {
    const entry = entries.find(({ player }) => player.id === id);
    assert.equal(entry?.rating.games, 1, `${name} is on the leaderboard`);
}
