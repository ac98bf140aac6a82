// What a server of a later release answers can be read, without what is new in it: `node build/newer.js URL-OF-SUCH-A-SERVER`

import { strict as assert } from "node:assert";
import { Configuration, GamesApi, NoticesApi, PlayApi, RecordsApi, ResponseError } from "./generated/typescript";

const NEW = "of_a_later_release";

async function read(basePath: string): Promise<void> {
    const gameId = "019a0000-0000-7000-8000-000000000014";
    const server = new Configuration({ basePath, accessToken: "a token" });
    const [games, notices, player] = [new GamesApi(server), new NoticesApi(server), new PlayApi(server)];

    // The types are of what is known, and nothing checks them at run time: whoever switches over names needs a default.
    const game = await games.showGame({ gameId });
    assert.deepEqual([game.version, game.seats[0]?.player.name, game.status], [5, "Ada", NEW]);
    assert.deepEqual([game.settings.variants.at(-1), game.quests.at(-1), game.pace.type], [NEW, NEW, NEW]);

    // An unknown fact, notice or command has its type and whatever else came with it, and its neighbours are as ever.
    const { items } = await games.listEvents({ gameId });
    assert.equal(items[0]?.fact.type, "table_opened");
    assert.deepEqual(items.at(-1)?.fact, { type: NEW, more: { of: ["it"] } });
    const feed = await notices.listNotices();
    assert.deepEqual([feed.unread, ...feed.items.map(({ notice }) => notice.type)], [1, "your_turn", NEW]);
    const legal = await player.listLegalCommands({ gameId });
    assert.deepEqual([legal.items[0]?.command.type, legal.items.at(-1)?.command.type], ["pick", NEW]);

    // Neither is anything lost of an object within another one that has an unknown field.
    const settings = await notices.showNoticeSettings();
    assert.deepEqual([settings.quietHours?.from, settings.language], ["22:00:00", NEW]);
    assert.deepEqual([settings.channels["your_turn"]?.at(-1), NEW in settings.channels], [NEW, true]);
    const { order } = await player.showOrder({ gameId });
    assert.deepEqual([order.pick?.[0], order.place?.at?.x, order.place?.otherwise], ["17", 1, NEW]);
    const record = await new RecordsApi(server).downloadRecord({ gameId });
    const [opened, dealt, unknown] = record.events.map(({ fact }) => fact);
    assert.ok(opened?.type === "table_opened" && dealt?.type === "line_dealt");
    assert.deepEqual([opened.settings.players, opened.timing?.mayReturn, opened.series?.number], [2, true, 2]);
    assert.deepEqual([dealt.proof?.path.length, unknown?.type, record.scheme], [1, NEW, NEW]);

    // A refusal with an unknown code has its status.
    const refused = games.showGame({ gameId: "00000000-0000-0000-0000-000000000000" });
    const { response } = await refused.then(() => assert.fail("this is refused"), (error: ResponseError) => error);
    const { code } = await response.json();
    assert.deepEqual([response.status, code], [404, NEW]);
}

read(process.argv[2] ?? "").catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
});
