// The program in the README.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

test("program equals example", () => {
    const program = read("examples/play.mts");
    assert.ok(read("README.md").includes(`\`\`\`js\n${program}\`\`\`\n`));
    assert.ok(program.trimEnd().split("\n").length <= 20);
});
