// The client's shuffle verification, checked against the test vectors of the server.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { bundled } from "./bundled.mjs";

const { verifyRecord, fromHex, verifyProof, shuffleOf } = await bundled("game/shuffle.ts");
const { digest, sha256 } = await bundled("game/sha256.ts");
const vectors = (name) => JSON.parse(readFileSync(new URL(`../../crates/kingdomino/tests/rules/${name}`, import.meta.url), "utf8")).vectors;

test("own SHA-256 matches the reference", async () => {
  for (const length of [0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const message = Uint8Array.from({ length }, (_, index) => (index * 7 + length) & 255);
    const right = createHash("sha256").update(message).digest("hex");
    assert.equal(Buffer.from(digest(message)).toString("hex"), right, `${length} bytes`);
    assert.equal(Buffer.from(await sha256(message)).toString("hex"), right);
  }
});

for (const name of ["shuffle-1.json", "shuffle-2.json"]) {
  test(`test vectors of ${name} match`, async () => {
    const all = vectors(name);
    assert.ok(all.length > 0);
    for (const vector of all) {
      const shuffle = await shuffleOf(fromHex(vector.game), fromHex(vector.seed), vector.entropy, vector);
      assert.equal(shuffle.commitment, vector.commitment);
      assert.deepEqual(shuffle.deck, vector.deck);
      assert.deepEqual(shuffle.kings, vector.kings);
      assert.deepEqual(shuffle.quests, vector.quests ?? []);
      if (!vector.lines) continue;
      assert.equal(shuffle.root, vector.lines_root);
      assert.deepEqual(shuffle.lines, vector.lines.map(({ dominoes }) => dominoes));
      for (const [number, { dominoes, salt, path }] of vector.lines.entries()) {
        const line = { dominoes, proof: { salt, path } };
        assert.ok(await verifyProof(line, number, vector.lines.length, vector.lines_root));
        assert.ok(!(await verifyProof(line, (number + 1) % vector.lines.length, vector.lines.length, vector.lines_root)));
        assert.ok(!(await verifyProof({ ...line, dominoes: [...dominoes].reverse() }, number, vector.lines.length, vector.lines_root)));
      }
    }
  });
}

/** Builds the game record that belongs to a test vector. */
function recordOf(vector) {
  const { game, seed, commitment, lines_root, kings, quests, entropy, edition, expansion, variants } = vector;
  return {
    game,
    scheme: "kingdomail-shuffle-2",
    commitment,
    lines_root,
    seed,
    seats: entropy.map((given) => ({ entropy: given })),
    events: [
      { fact: { type: "game_started", kings, quests, lines_root, settings: { edition, expansion, variants } } },
      ...vector.lines.map(({ dominoes, salt, path }) => ({ fact: { type: "line_dealt", dominoes, proof: { salt, path } } })),
    ],
  };
}

test("verification finds each change of a record", async () => {
  for (const vector of vectors("shuffle-2.json")) {
    const failed = async (change) => {
      const record = structuredClone(recordOf(vector));
      change(record);
      return (await verifyRecord(record)).filter(({ matches }) => !matches).map(({ step }) => step);
    };
    assert.deepEqual(await failed(() => {}), []);
    assert.deepEqual(await failed((record) => record.events[1].fact.dominoes.reverse()), ["lines", "proofs"]);
    assert.deepEqual(await failed((record) => (record.commitment = "00".repeat(32))), ["commitment"]);
    assert.deepEqual(await failed((record) => record.events[0].fact.kings.push(0)), ["kings"]);
    assert.deepEqual(await failed((record) => (record.events[2].fact.proof.salt = "11".repeat(32))), ["proofs"]);
    const seeded = await failed((record) => (record.seed = "22".repeat(32)));
    assert.ok(["commitment", "lines", "root", "proofs"].every((step) => seeded.includes(step)), seeded.join());
  }
});

test("unknown scheme is rejected", async () => {
  const record = { ...recordOf(vectors("shuffle-2.json")[0]), scheme: "kingdomail-shuffle-3" };
  await assert.rejects(verifyRecord(record));
});
