// The rules computed by lessons and plans, checked against examples of the rulebook and
// dominoes.tsv.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { bundled } from "./bundled.mjs";

const rules = await bundled("game/rules.ts");
const mini = await bundled("learn/mini_game.ts");
const lessons = await bundled("learn/lessons.ts");

/** All dominoes, from the list used by the server's tests. */
const box = (() => {
  const found = new Map();
  const page = readFileSync(new URL("../../docs/client/rules.md", import.meta.url), "utf8");
  for (const [, domino, first, second] of page.matchAll(/^\| `(\w+)` \| ([\w ]+) \| ([\w ]+) \|$/gm)) {
    const [one, other] = [first, second].map((half) => ({ terrain: half.split(" ")[0], crowns: Number(half.split(" ")[1] ?? 0) }));
    found.set(domino, { domino, first: one, second: other });
  }
  return (id) => found.get(id);
})();
const land = (...start) => lessons.buildLand(start, box);
const legal = (start, domino, spot, frame = 5) => rules.isLegal(land(...start), box(domino), spot, frame);

test("catalogue has all sixty dominoes", () => {
  assert.equal(["A", "F", "1", "48", "54"].filter((id) => box(id)).length, 5);
  assert.deepEqual(box("48"), { domino: "48", first: { terrain: "wheat", crowns: 0 }, second: { terrain: "mine", crowns: 3 } });
});

test("first domino needs no matching terrain next to the castle", () => {
  assert.ok(legal([], "48", { x: 1, y: 0, direction: "east" }));
  assert.ok(legal([], "48", { x: 1, y: 1, direction: "north" }), "one square is enough");
  assert.ok(!legal([], "48", { x: 1, y: 1, direction: "east" }), "a corner is not beside it");
  assert.ok(!legal([], "48", { x: 0, y: 0, direction: "east" }), "the castle is no free cell");
  assert.ok(!legal([], "48", { x: 3, y: 0, direction: "east" }), "apart from everything");
});

test("later dominoes touch the castle or a matching terrain", () => {
  const start = [["1", 1, 0, "east"]];
  assert.ok(legal(start, "13", { x: 2, y: 1, direction: "east" }), "wheat under wheat");
  assert.ok(!legal(start, "13", { x: 3, y: 1, direction: "west" }), "forest under wheat, wheat beside nothing");
  assert.ok(!legal(start, "13", { x: 2, y: 0, direction: "south" }), "a cell that is taken");
});

test("kingdom stays within the frame wherever the castle is", () => {
  const start = [["2", 1, 0, "east"], ["7", -1, 0, "west"]];
  assert.ok(!legal(start, "20", { x: 3, y: 0, direction: "north" }));
  assert.ok(legal(start, "20", { x: 3, y: 0, direction: "north" }, 7), "the Mighty Duel has seven");
  assert.ok(legal(start, "20", { x: 2, y: 1, direction: "south" }));
});

test("first domino has 24 distinct placements", () => {
  const all = rules.legalPlacements(rules.NO_LAND, box("13"), 5);
  assert.equal(all.length, 24);
  assert.equal(new Set(all.map(({ command }) => JSON.stringify(command))).size, 24);
});

test("property scores squares times crowns without the castle", () => {
  assert.equal(rules.pointsOf(land(["7", 1, 0, "east"], ["30", 1, 1, "west"])), 3);
  assert.equal(rules.pointsOf(land(["7", 1, 0, "east"], ["30", 1, 1, "west"], ["35", 2, 1, "south"])), 8);
  assert.equal(rules.pointsOf(land(["1", 1, 0, "east"], ["2", -1, 0, "west"])), 0, "no crown, no points");
  const apart = land(["30", 1, 0, "east"], ["31", -1, 0, "west"]);
  assert.deepEqual(rules.propertiesOf(apart).filter(({ terrain }) => terrain === "lake").map(({ points }) => points), [1, 1]);
});

test("square with a covered crown counts without the crown", () => {
  const kingdom = { ...land(["7", 1, 0, "east"], ["30", 1, 1, "west"]), giants: [{ x: 1, y: 1 }] };
  assert.equal(rules.pointsOf(kingdom), 0);
  assert.equal(rules.crownedSquares(kingdom).length, 0);
  const three = { ...land(["48", 1, 0, "east"]), giants: [{ x: 2, y: 0 }, { x: 2, y: 0 }] };
  assert.equal(rules.pointsOf(three), 1, "two of three crowns are covered");
});

test("quests and tie-breaks are scored", () => {
  assert.equal(rules.questScore(land(["7", 0, 1, "east"]), "local_business_lake"), 10);
  assert.equal(rules.questScore(land(["7", 0, 1, "east"]), "lost_corner"), 20);
  assert.equal(rules.questScore(land(["7", -1, 0, "west"], ["1", 0, 1, "east"]), "lost_corner"), 0);
  assert.ok(rules.isCentred(rules.NO_LAND));
  const [one, other] = lessons.COMPARISON_LESSONS.end.map((start) => lessons.buildLand(start, box));
  assert.equal(rules.pointsOf(one), rules.pointsOf(other));
  assert.ok(rules.compareKingdoms(other, one) < 0, "the larger property decides");
  assert.equal(rules.compareKingdoms(one, one), 0);
});

/** Returns true if the whole kingdom could have been built by legal placements. */
function assertPlayable(start, frame = 5) {
  start.forEach(([id, x, y, direction], index) =>
    assert.ok(legal(start.slice(0, index), id, { x, y, direction }, frame), `${id} at ${x}, ${y}`),
  );
}

test("kingdoms of all lessons are legal", () => {
  for (const { start } of Object.values(lessons.PLACEMENT_LESSONS)) assertPlayable(start);
  for (const pair of Object.values(lessons.COMPARISON_LESSONS)) for (const start of pair) assertPlayable(start);
  for (const start of [lessons.DISCARD_LESSON.start, lessons.GIANT_LESSON, lessons.FOOTPRINT_LESSON.mine, lessons.FOOTPRINT_LESSON.theirs]) assertPlayable(start);
});

test("placement lessons have right and wrong answers", () => {
  for (const [id, { start, domino, goal, quests }] of Object.entries(lessons.PLACEMENT_LESSONS)) {
    const kingdom = land(...start);
    const all = rules.legalPlacements(kingdom, box(domino), 5, quests);
    const best = Math.max(...all.map(({ score }) => score));
    const right = all.filter(({ command, score }) =>
      goal === "any" ? true : goal === "best" ? score === best : goal(kingdom, command, box),
    );
    assert.ok(right.length > 0, id);
    if (goal !== "any") assert.ok(right.length < all.length, `${id}: nothing could be missed`);
  }
  const turned = lessons.PLACEMENT_LESSONS.turn;
  const spots = rules.legalPlacements(land(...turned.start), box(turned.domino), 5).map(({ command }) => command);
  assert.ok(spots.filter((spot) => turned.goal(land(...turned.start), spot, box)).every(({ direction }) => direction !== "east"));
});

test("discard lesson has no placement, and compared kingdoms differ", () => {
  const { start, domino } = lessons.DISCARD_LESSON;
  assert.equal(rules.legalPlacements(land(...start), box(domino), 5).length, 0);
  const [one, other] = lessons.COMPARISON_LESSONS.variants.map((kingdom) => lessons.buildLand(kingdom, box));
  assert.ok(!rules.isCentred(one));
  assert.ok(rules.isCentred(other));
});

test("game of three rounds is played to its end by the rules", () => {
  let game = mini.startGame(lessons.MINI_LINES, lessons.MINI_KINGS);
  const order = [];
  for (let steps = 0; mini.currentTurn(game); steps += 1) {
    assert.ok(steps < 40, "it ends");
    const { seat, expected, domino } = mini.currentTurn(game);
    if (expected === "place") order.push([seat, domino]);
    game = mini.computerMove(game, box).game;
  }
  assert.equal(order.length, 12);
  for (let round = 0; round < 3; round += 1) {
    const placed = order.slice(round * 4, round * 4 + 4).map(([, domino]) => domino);
    assert.deepEqual(placed, lessons.MINI_LINES[round], "kings act in the order of their dominoes");
  }
  for (const { squares, discards } of game.lands) assert.equal(squares.length / 2 + discards.length, 6);
});

test("taken dominoes and moves out of turn are rejected", () => {
  const game = mini.pickDomino(mini.startGame(lessons.MINI_LINES, lessons.MINI_KINGS), "35");
  assert.equal(mini.currentTurn(game).seat, 1);
  assert.equal(mini.placeDomino(game, { x: 1, y: 0, direction: "east" }, box), game);
  assert.notEqual(mini.computerMove(game, box).domino, "35");
});

test("arrow keys move between adjacent legal cells", async () => {
  const { nearestCell, Placements } = await bundled("game/placements.ts");
  const place = (x, y, direction) => ({ command: { type: "place", domino: "1", x, y, direction }, score: 0 });
  // East of the castle in a row, and at its end upwards.
  const { cells } = new Placements([place(1, 0, "east"), place(2, 0, "west"), place(3, -1, "south")]);
  assert.deepEqual(nearestCell(cells, { x: 1, y: 0 }, "east"), { x: 2, y: 0 });
  assert.deepEqual(nearestCell(cells, { x: 2, y: 0 }, "east"), { x: 3, y: 0 }, "where only its second square may lie");
  assert.deepEqual(nearestCell(cells, { x: 3, y: 0 }, "north"), { x: 3, y: -1 });
  assert.equal(nearestCell(cells, { x: 1, y: 0 }, "west"), undefined);
});
