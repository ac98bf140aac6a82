// Bundles the client into dist/, which is committed, so that the server can be built without Node.
//
//   node build.mjs           builds
//   node build.mjs --check   builds, and fails if the result differs from the committed files
//   node build.mjs --watch   builds again whenever a source changes

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import esbuild from "esbuild";
import { build as rolldown } from "rolldown";
import { checkLessonTexts, checkTexts, LANGUAGES, splitTexts, textKeys } from "./texts.mjs";

const root = dirname(fileURLToPath(import.meta.url));
const at = (...parts) => join(root, ...parts);
/** Folders of drawings: shared with the pictures of the server, and of the client only. */
const DRAWINGS = [at("../crates/kingdomino-render/src/art"), at("src/art")];

/**
 * Returns all drawings as one hidden SVG, each as a symbol with the name of its file. Identifiers
 * are made unique, because they share a page.
 */
function sprite() {
  const files = DRAWINGS.flatMap((folder) => readdirSync(folder).sort().map((name) => join(folder, name)));
  const symbols = files
    .filter((path) => path.endsWith(".svg"))
    .map((path) => {
      const id = basename(path, ".svg");
      const source = readFileSync(path, "utf8");
      const [, attributes, inner] = /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(source);
      const box = /viewBox="([^"]+)"/.exec(attributes)[1];
      const unique = inner
        .replace(/\bid="([^"]+)"/g, `id="${id}-$1"`)
        .replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`)
        .replace(/href="#([^"]+)"/g, `href="#${id}-$1"`);
      return `<symbol id="${id}" viewBox="${box}">${unique.replace(/\s*\n\s*/g, " ").trim()}</symbol>`;
    });
  return `<svg width="0" height="0" class="sprite" aria-hidden="true">${symbols.join("")}</svg>`;
}

const SCREENS = at("src/screens");
/** Most visited screens: the list of games, the games of the first page, and the table. */
const LIST = join(SCREENS, "my_games/index.tsx");
const SHOWCASE = join(SCREENS, "landing/games.ts");
const TABLE = join(SCREENS, "table/index.tsx");
/** Parts of the list and the table that are loaded after them. */
const TURN_CARD = join(SCREENS, "my_games/turn_card.tsx");
const TABLE_PARTS = join(SCREENS, "table/parts.ts");

/**
 * Returns the groups of modules that share a file because several screens use them. A browser loads
 * six files in parallel, so few files with some unneeded modules load faster than many exact ones.
 */
function grouped() {
  const reachedFrom = (id, context, found = new Set()) => {
    if (found.has(id)) return found;
    found.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) reachedFrom(imported, context, found);
    return found;
  };
  let groups;
  const name = (id, context) => {
    groups ??= {
      list: reachedFrom(LIST, context),
      showcase: reachedFrom(SHOWCASE, context),
      game: reachedFrom(TURN_CARD, context, reachedFrom(TABLE, context)),
    };
    const found = Object.keys(groups).filter((group) => groups[group].has(id));
    return found.length > 1 ? "boards" : (found[0] ?? null);
  };
  return [
    { name: "core", tags: ["$initial"], priority: 2 },
    { name, debugName: "games", priority: 1 },
    { name: "shared", minShareCount: 2 },
  ];
}

const TARGET = ["es2022", "safari16"];

/** Folder of the virtual modules with the texts of a language; see `splitTexts`. */
const TEXTS = at("src/i18n/texts");

/** Plugin that resolves and loads the texts. `parts` returns those of a language. */
const texts = (parts) => ({
  name: "texts",
  resolveId: (source) => (source.startsWith("./texts/") ? join(TEXTS, basename(source)) : null),
  load(id) {
    if (dirname(id) !== TEXTS) return null;
    const [language, isRemaining] = basename(id, ".ftl").split("-");
    const { first, remaining } = parts(language);
    return { code: isRemaining ? remaining : first, moduleType: "text" };
  },
});

const INPUT = {
  input: { main: at("src/main.tsx") },
  cwd: root,
  write: false,
  moduleTypes: { ".ftl": "text" },
  preserveEntrySignatures: false,
};

/**
 * Returns the `imports` and `dynamicImports` of each module of the client. Fails if a screen uses a
 * text that it does not load.
 */
async function moduleGraph() {
  const graph = new Map();
  const record = {
    name: "record",
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const { importedIds, dynamicallyImportedIds } = this.getModuleInfo(id);
        graph.set(id, { imports: importedIds, dynamicImports: dynamicallyImportedIds });
      }
    },
  };
  await rolldown({ ...INPUT, plugins: [texts(() => ({ first: "", remaining: "" })), record] });
  const problems = checkLessonTexts(graph, root);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return graph;
}

/**
 * Bundles the scripts of all pages and returns the chunks. `remainingStyles` is the path of the
 * stylesheet that `loadFullClient` loads.
 */
async function scripts(remainingStyles) {
  const graph = await moduleGraph();
  const first = [INPUT.input.main, LIST, SHOWCASE, TABLE, TURN_CARD];
  const parts = new Map(LANGUAGES.map((language) => [language, splitTexts(language, graph, first)]));
  const { output } = await rolldown({
    ...INPUT,
    transform: { target: TARGET, define: { REMAINING_STYLES: JSON.stringify(remainingStyles) } },
    plugins: [texts((language) => parts.get(language))],
    output: {
      format: "esm",
      minify: true,
      comments: false,
      entryFileNames: "assets/[name]-[hash].js",
      chunkFileNames: "assets/[name]-[hash].js",
      codeSplitting: { groups: grouped() },
    },
  });
  return output;
}

/** Returns elements that give the browser's bar the colour of the page in light and dark mode. */
function themeColours() {
  const tokens = readFileSync(join(DRAWINGS[0], "tokens.css"), "utf8");
  const [light, dark] = Array.from(tokens.matchAll(/--paper: (#\w+);/g), ([, colour]) => colour);
  const element = (colour, scheme) => `<meta name="theme-color" content="${colour}" media="(prefers-color-scheme: ${scheme})">`;
  return `${element(light, "light")}\n${element(dark, "dark")}`;
}

/**
 * Bundles the stylesheets and their fonts: `main` for all pages, `remaining` for those that use
 * `loadFullClient`.
 */
async function styles() {
  const { outputFiles } = await esbuild.build({
    entryPoints: { main: at("src/styles/index.css"), remaining: at("src/styles/remaining.css") },
    outdir: at("dist/assets"),
    entryNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    loader: { ".woff2": "file" },
    bundle: true,
    minify: true,
    write: false,
    legalComments: "none",
    target: TARGET,
  });
  const files = outputFiles.map(({ path, contents }) => [`assets/${basename(path)}`, Buffer.from(contents)]);
  const [main, remaining] = ["main", "remaining"].map((name) => files.find(([path]) => path.startsWith(`assets/${name}-`))[0]);
  return { files, main, remaining };
}

/**
 * Returns the files that pages need in addition to those of all pages (`atOnce`), for preload hints
 * of the server: the files of each screen by its path, in which `*` stands for a parameter, and the
 * files of each language. Also returns the files of the game screens.
 */
function hints(output, atOnce) {
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const needs = (name, found = new Set()) => {
    if (found.has(name) || atOnce.includes(name)) return found;
    found.add(name);
    for (const imported of chunks.get(name).imports) needs(imported, found);
    return found;
  };
  const of = (...sources) => {
    const chunk = output.find(({ facadeModuleId }) => sources.includes(facadeModuleId));
    if (!chunk) throw new Error(`no file holds ${sources[0]}`);
    return [...needs(chunk.fileName)].map((name) => `/${name}`);
  };
  const app = readFileSync(at("src/app.tsx"), "utf8");
  const lazy = app.matchAll(/const (\w+) = lazy\w*Screen\(\(\) => import\("\.\/screens\/([^"]+)"\)\);/g);
  const modules = new Map([...lazy].map(([, name, path]) => [name, join(SCREENS, path)]));
  const screens = {};
  for (const [, path, name] of app.matchAll(/<Route path="([^"]+)" component=\{([^}]+)\}/g)) {
    // The path shows another screen to visitors, so its files are not preloaded.
    if (path === "/") continue;
    const shape = path.replace(/:[^/?]+/g, "*");
    const files = of(`${modules.get(name)}.tsx`, `${modules.get(name)}/index.tsx`);
    // A last segment with a question mark is optional.
    if (shape.endsWith("?")) screens[dirname(shape)] = files;
    screens[shape.replace("?", "")] = files;
  }
  const languages = LANGUAGES.map((language) => [language, of(join(TEXTS, `${language}.ftl`))]);
  const game = [...new Set([...screens["/games"], ...screens["/games/*"], ...of(TURN_CARD), ...of(TABLE_PARTS)])];
  return { hints: { languages: Object.fromEntries(languages), screens }, game };
}

/** Returns the files with the texts of each language. */
function textsOf(output) {
  const of = (language) => output.filter(({ facadeModuleId }) => facadeModuleId?.startsWith(join(TEXTS, language)) || facadeModuleId?.includes(`/i18n/${language}/`));
  return Object.fromEntries(LANGUAGES.map((language) => [language, of(language).map(({ fileName }) => `/${fileName}`)]));
}

/** Builds the client and returns its files: path below dist/ to bytes. */
async function build() {
  writeFileSync(at("src/i18n/keys.d.ts"), textKeys());
  const style = await styles();
  const output = await scripts(`/${style.remaining}`);
  const files = new Map(style.files);
  for (const { fileName, code } of output) files.set(fileName, Buffer.from(code));
  const { fileName: entry, imports } = output.find(({ isEntry }) => isEntry);
  // The entry is one of the modules of its group, so its own file only imports that of the group.
  const [script] = imports;
  if (imports.length !== 1) throw new Error(`${entry} imports ${imports.join()}`);
  files.delete(entry);
  const assets = [...files.keys()].sort().map((path) => `/${path}`);
  const { hints: hinted, game } = hints(output, [script]);
  files.set("hints.json", Buffer.from(JSON.stringify(hinted)));
  for (const name of readdirSync(at("public")).sort()) files.set(name, readFileSync(at("public", name)));

  const worker = await esbuild.build({
    entryPoints: [at("src/service-worker.ts")],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: TARGET,
    define: {
      ASSETS: JSON.stringify(assets),
      GAME_ASSETS: JSON.stringify([...[style.main, style.remaining, script].map((name) => `/${name}`), ...game]),
      TEXT_ASSETS: JSON.stringify(textsOf(output)),
      RELEASE: JSON.stringify(createHash("sha256").update(assets.join()).digest("hex").slice(0, 12)),
    },
  });
  files.set("service-worker.js", Buffer.from(worker.outputFiles[0].contents));

  const index = readFileSync(at("src/index.html"), "utf8")
    .replace("<!-- theme colours -->", themeColours())
    .replace("<!-- styles -->", `<link rel="stylesheet" href="/${style.main}">`)
    .replace("<!-- script -->", `<script type="module" src="/${script}"></script>`)
    .replace("<!-- sprite -->", sprite());
  files.set("index.html", Buffer.from(index));
  return files;
}

function written() {
  const files = new Map();
  const walk = (below) => {
    for (const one of readdirSync(at("dist", below), { withFileTypes: true })) {
      const path = below ? `${below}/${one.name}` : one.name;
      if (one.isDirectory()) walk(path);
      else files.set(path, readFileSync(at("dist", path)));
    }
  };
  if (existsSync(at("dist"))) walk("");
  return files;
}

function write(files) {
  rmSync(at("dist"), { recursive: true, force: true });
  for (const [path, bytes] of files) {
    mkdirSync(dirname(at("dist", path)), { recursive: true });
    writeFileSync(at("dist", path), bytes);
  }
}

const problems = checkTexts();
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}
const files = await build();
if (process.argv.includes("--check")) {
  const committed = written();
  const differing = [...new Set([...files.keys(), ...committed.keys()])].filter(
    (path) => !files.get(path)?.equals(committed.get(path) ?? Buffer.alloc(0)),
  );
  if (differing.length > 0) {
    console.error(`dist/ is outdated; run "npm run build":\n  ${differing.join("\n  ")}`);
    process.exit(1);
  }
} else {
  write(files);
  const total = [...files.values()].reduce((sum, bytes) => sum + bytes.length, 0);
  console.log(`${files.size} files, ${Math.round(total / 1024)} KB`);
}
if (process.argv.includes("--watch")) {
  const { watch } = await import("node:fs");
  let timer;
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      try {
        console.log(execFileSync(process.execPath, [fileURLToPath(import.meta.url)], { encoding: "utf8" }).trim());
      } catch (error) {
        console.error(error.stderr);
      }
    }, 100);
  };
  for (const folder of ["src", "public", "../src/i18n", "../crates/kingdomino-render/src/art"]) {
    watch(at(folder), { recursive: true }, (_, name) => name?.endsWith("keys.d.ts") || again());
  }
}
