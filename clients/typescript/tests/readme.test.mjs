// The program that the README shows is the one that is played.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

test("the program of the README is that of the examples", () => {
    const program = read("examples/play.mts");
    assert.ok(read("README.md").includes(`\`\`\`js\n${program}\`\`\`\n`));
    assert.ok(program.trimEnd().split("\n").length <= 20);
});
