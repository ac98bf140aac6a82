// The build loads each text before it is used, and leaves out the others.

import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { checkLessonTexts, splitTexts } from "../texts.mjs";

const WEB = fileURLToPath(new URL("..", import.meta.url));
const source = (path) => join(WEB, "src", path);
const english = (file) => join(WEB, "../src/i18n/en", `${file}.ftl`);

/** Creates a bundle in which the list of games shows the overview of lessons; `imports` are its other modules. */
const bundle = (...imports) =>
  new Map([
    [source("main.tsx"), { imports: [], dynamicImports: [source("screens/my_games/index.tsx"), source("screens/lobby/index.tsx")] }],
    [source("screens/my_games/index.tsx"), { imports: [source("screens/learn/overview.tsx"), ...imports], dynamicImports: [] }],
    [source("screens/lobby/index.tsx"), { imports: [], dynamicImports: [] }],
    [source("screens/learn/overview.tsx"), { imports: [], dynamicImports: [] }],
    [source("learn/texts.ts"), { imports: [], dynamicImports: [english("learn")] }],
    [english("learn"), { imports: [], dynamicImports: [] }],
  ]);

test("text of a bundle that is not loaded fails the build", () => {
  const problems = checkLessonTexts(bundle(), WEB);
  assert.ok(problems.includes("web/src/screens/learn/overview.tsx: learn-lead is in learn.ftl, which src/screens/my_games/index.tsx does not load"), problems.join("\n"));
  // Keys assembled at run time count as well.
  assert.ok(problems.some((problem) => problem.includes("lesson-castle")), problems.join("\n"));
});

test("text of a loaded bundle passes the build", () => {
  assert.deepEqual(checkLessonTexts(bundle(source("learn/texts.ts")), WEB), []);
});

test("texts are split by the screens that use them", () => {
  for (const language of ["en", "he"]) {
    const { first, remaining } = splitTexts(language, bundle(), [source("main.tsx"), source("screens/my_games/index.tsx")]);
    const has = (part, key) => new RegExp(`^${key} =`, "m").test(part);
    assert.ok(has(first, "find-table") && !has(remaining, "find-table"));
    assert.ok(has(remaining, "nav-lobby") && !has(first, "nav-lobby"));
    // No module of this bundle uses it, and the client nowhere uses texts of emails like this one.
    assert.ok(![first, remaining].some((part) => has(part, "concede") || has(part, "greeting") || /^#/m.test(part)));
  }
});

test("referenced texts are loaded with the texts that refer to them", () => {
  const seats = source("screens/new_table/seats.tsx");
  const { first } = splitTexts("en", new Map([[seats, { imports: [], dynamicImports: [] }]]), [seats]);
  for (const level of ["random", "greedy", "searching"]) assert.match(first, new RegExp(`^house-name-${level} =`, "m"));
});
