// The tour: five play a game with Age of Giants, then two of them a Dynasty. `node build/main.js URL-OF-THE-SERVER`

import { strict as assert } from "node:assert";
import { randomUUID } from "node:crypto";
import { awaited, decide, playOut, send } from "./play.js";
import { ok, register, type Event, type Game, type Leader, type Notice, type Player, type Ranking, type Table } from "./player.js";
import { receive } from "./receiver.js";
import { events } from "./stream.js";

const server = process.argv[2] ?? "http://127.0.0.1:8080";

async function ageOfGiants(players: Player[]): Promise<void> {
    const [ada, ...others] = players as [Player, ...Player[]];
    const receiver = await receive(ada);

    // A table is opened by one and joined by the others; when it is full, the game starts.
    const table: Table = { settings: { players: players.length, expansion: "age_of_giants" } };
    let game = await ok(ada.api.POST("/v1/games", { body: table }));
    const params = { path: { game_id: game.id } };
    for (const { api } of others) game = await ok(api.POST("/v1/games/{game_id}/join", { params, body: {} }));
    assert.equal(game.status, "active");
    assert.equal(game.quests.length, 2);

    // Ada reads what has happened so far, and drops the connection.
    const seen: Event[] = [];
    for await (const event of events(ada, game.id, 0)) {
        seen.push(event);
        if (event.version === game.version) break;
    }

    // The others play until it is her turn. She need not ask: she is told, and the signature says by whom.
    while (awaited(players, game) !== ada) game = await decide(players, game);
    const told = await receiver.message("notice.your_turn", game.id);
    assert.equal(told.data.version, game.version);
    assert.equal((await fetch(receiver.url, { method: "POST", body: JSON.stringify(told) })).status, 401);

    // An answer that was lost is asked for again, with the same key: the command is played once.
    const { items, version } = await ok(ada.api.GET("/v1/games/{game_id}/legal-commands", { params }));
    const key = randomUUID();
    const command = items[0]!.command;
    game = await send(ada.api, game.id, version, command, key);
    assert.deepEqual(await send(ada.api, game.id, version, command, key), game);

    // What was seen before it is stale now, and a refusal tells what has happened since.
    const { error } = await ada.api.POST("/v1/games/{game_id}/commands", {
        params: { ...params, header: { "Idempotency-Key": randomUUID() } },
        body: { command, expected_version: version },
    });
    assert.equal(error?.code, "version_stale");
    assert.equal(error.events?.at(-1)?.version, game.version);

    // She goes on reading after the last that she has seen, and misses nothing.
    const reading = (async () => {
        for await (const event of events(ada, game.id, seen.at(-1)!.version)) {
            seen.push(event);
            if (event.fact.type === "game_finished") break;
        }
    })();
    game = await playOut(players, game);
    await reading;
    assert.deepEqual(
        seen.map(({ version }) => version),
        Array.from({ length: game.version }, (_, index) => index + 1),
    );

    // The ranking, of which she is told as well.
    const ranking = showRanking(game);
    const end = (await receiver.message("notice.game_finished", game.id)).data.notice;
    const own = ranking.find(({ seat }) => game.seats[seat]!.player.id === ada.id)!;
    assert.deepEqual(end, { type: "game_finished", rank: own.rank, points: own.points });
    receiver.close();
}

async function dynasty(players: Player[]): Promise<void> {
    const [ada, ...others] = players as [Player, ...Player[]];

    // A series is opened with the table of its first game; who joins there joins the series.
    const table: Table = { settings: { players: players.length, variants: ["harmony"] } };
    const opened = await ok(ada.api.POST("/v1/series", { body: { table } }));
    const path = { game_id: opened.games[0]!.game_id };
    for (const { api } of others) await ok(api.POST("/v1/games/{game_id}/join", { params: { path }, body: {} }));

    // The next game starts by itself, and all are told; as they are when one has ended, how they stand.
    const points = new Map(players.map(({ id }) => [id, 0]));
    for await (const { game_id, notice } of notices(ada)) {
        if (notice.type === "game_started" && opened.games.some((game) => game.game_id === game_id)) {
            const params = { path: { game_id: game_id! } };
            const game = await playOut(players, await ok(ada.api.GET("/v1/games/{game_id}", { params })));
            for (const { seat, points: more } of showRanking(game)) {
                const { id } = game.seats[seat]!.player;
                points.set(id, points.get(id)! + more);
            }
        }
        if (notice.type === "series_standing" && notice.number === notice.games) break;
    }

    // The standing has a row for each place, and a place is a player's from game to game.
    const params = { path: { series_id: opened.id } };
    const { places, standing, status } = await ok(ada.api.GET("/v1/series/{series_id}", { params }));
    assert.equal(status, "finished");
    assert.equal(standing.length, players.length);
    assert(standing.every(({ games }) => games.length === 3));
    for (const { place, rank, total, games } of standing) {
        const { id, name } = places[place]!.player;
        console.log(`  ${rank}. ${name}: ${games.map(({ points }) => points).join(" + ")} = ${total}`);
        assert.equal(total, points.get(id));
    }
}

/** What a player is told, by a long poll: each notice once, in order. */
async function* notices({ api }: Player): AsyncGenerator<Notice> {
    for (let after = 0; ; ) {
        const params = { query: { after, wait_seconds: 20 } };
        const { items } = await ok(api.GET("/v1/me/notices", { params }));
        yield* items;
        after = items.at(-1)?.position ?? after;
    }
}

/** Reads a leaderboard to its end, a page at a time. */
async function leaderboard({ api }: Player, category: Leader["rating"]["category"]): Promise<Leader[]> {
    const leaders: Leader[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
        const params = { path: { category }, query: { limit: 2, ...(cursor && { cursor }) } };
        const page = await ok(api.GET("/v1/leaderboards/{category}", { params }));
        leaders.push(...page.items);
        cursor = page.next_cursor;
    }
    return leaders;
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
const leaders = await leaderboard(players[0]!, "age_of_giants");
for (const { id, name } of players) {
    const leader = leaders.find(({ player }) => player.id === id);
    assert.equal(leader?.rating.games, 1, `${name} is on the leaderboard`);
}
