// Plays a whole game against two house players: node play.mjs http://127.0.0.1:8080

import { Client } from "kingdomail";

const client = await Client.guest(process.argv[2] ?? "http://127.0.0.1:8080");
let game = await client.api.createTable({
    body: { settings: { players: 3 }, house: ["greedy", "random"], rated: "no" },
});
for await (const turn of client.myTurns(game.id)) {
    game = await turn.play(turn.best());
}
for (const { rank, points, seat } of game.ranking ?? []) {
    console.log(rank, points, game.seats[seat]?.player.name);
}
