// The build checks that each screen loads the texts that it uses.

import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { checkBundles } from "../texts.mjs";

const WEB = fileURLToPath(new URL("..", import.meta.url));
const source = (path) => join(WEB, "src", path);
const english = (file) => join(WEB, "../src/i18n/en", `${file}.ftl`);

/**
 * Creates a bundle in which a screen shows the overview of lessons; `imports` are its other
 * modules.
 */
const bundle = (...imports) =>
  new Map([
    [source("main.tsx"), { imports: [], dynamicImports: [source("i18n/languages/en.ts"), source("screens/my_games/index.tsx")] }],
    [source("i18n/languages/en.ts"), { imports: [english("client")], dynamicImports: [] }],
    [english("client"), { imports: [], dynamicImports: [] }],
    [source("screens/my_games/index.tsx"), { imports: [source("screens/learn/overview.tsx"), ...imports], dynamicImports: [] }],
    [source("screens/learn/overview.tsx"), { imports: [], dynamicImports: [] }],
    [source("learn/texts.ts"), { imports: [], dynamicImports: [english("learn")] }],
    [english("learn"), { imports: [], dynamicImports: [] }],
  ]);

test("text of a bundle that is not loaded fails the build", () => {
  const problems = checkBundles(bundle(), WEB);
  assert.ok(problems.includes("web/src/screens/learn/overview.tsx: learn-lead is in learn.ftl, which src/screens/my_games/index.tsx does not load"), problems.join("\n"));
  // Keys assembled at run time count as well.
  assert.ok(problems.some((problem) => problem.includes("lesson-castle")), problems.join("\n"));
});

test("text of a loaded bundle passes the build", () => {
  assert.deepEqual(checkBundles(bundle(source("learn/texts.ts")), WEB), []);
});
