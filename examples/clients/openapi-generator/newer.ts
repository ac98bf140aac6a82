// Reads responses of a server of a later release: `node build/newer.js URL-OF-SUCH-A-SERVER`

import { strict as assert } from "node:assert";
import { Configuration, GamesApi, NotificationsApi, PlayApi, RecordsApi, ResponseError } from "./generated/typescript";

const NEW = "of_a_later_release";

async function read(basePath: string): Promise<void> {
    const gameId = "019a0000-0000-7000-8000-000000000014";
    const server = new Configuration({ basePath, accessToken: "a token" });
    const [games, notifications, player] = [new GamesApi(server), new NotificationsApi(server), new PlayApi(server)];

    // The types cover known values and are not checked at run time: each `switch` over values needs
    // a `default`.
    const game = await games.getGame({ gameId });
    assert.deepEqual([game.version, game.seats[0]?.player.name, game.status], [5, "Ada", NEW]);
    assert.deepEqual([game.settings.variants.at(-1), game.quests.at(-1), game.pace.type], [NEW, NEW, NEW]);

    // An unknown event, notification or command has its type and fields. It does not affect its
    // neighbours.
    const { items } = await games.listEvents({ gameId });
    assert.equal(items[0]?.payload.type, "table_created");
    assert.deepEqual(items.at(-1)?.payload, { type: NEW, more: { of: ["it"] } });
    const feed = await notifications.listNotifications();
    assert.deepEqual([feed.unread, ...feed.items.map(({ payload }) => payload.type)], [1, "your_turn", NEW]);
    const legal = await player.listLegalCommands({ gameId });
    assert.deepEqual([legal.items[0]?.command.type, legal.items.at(-1)?.command.type], ["pick", NEW]);

    // Nested objects with unknown fields are read completely.
    const settings = await notifications.getNotificationSettings();
    assert.deepEqual([settings.quietHours?.from, settings.language], ["22:00:00", NEW]);
    assert.deepEqual([settings.channels["your_turn"]?.at(-1), NEW in settings.channels], [NEW, true]);
    const { plan } = await player.getPremove({ gameId });
    assert.deepEqual([plan.pick?.[0], plan.place?.at?.x, plan.place?.otherwise], ["17", 1, NEW]);

    // The document leaves the facts of a record untyped, except for their `type`. The names of
    // their fields stay as they are.
    const record = await new RecordsApi(server).downloadRecord({ gameId });
    const [opened, dealt, unknown] = record.events.map(({ fact }): any => fact);
    assert.deepEqual([opened.type, dealt.type, unknown.type], ["table_opened", "line_dealt", NEW]);
    assert.deepEqual([opened.settings.players, opened.timing.may_return, opened.series.number], [2, true, 2]);
    assert.deepEqual([dealt.proof.path.length, unknown.more.of, record.scheme], [1, ["it"], NEW]);

    // An error with an unknown code is read by its status.
    const failing = games.getGame({ gameId: "00000000-0000-0000-0000-000000000000" });
    const { response } = await failing.then(() => assert.fail("the request must fail"), (error: ResponseError) => error);
    const { code } = await response.json();
    assert.deepEqual([response.status, code], [404, NEW]);
}

read(process.argv[2] ?? "").catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
});
