// Bundles the client into dist/, which is committed, so that the server can be built without Node.
//
//   node build.mjs           builds
//   node build.mjs --check   builds, and fails if what is committed differs
//   node build.mjs --watch   builds again whenever a source changes

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import esbuild from "esbuild";
import { checkTexts, textKeys } from "./texts.mjs";

const root = dirname(fileURLToPath(import.meta.url));
const at = (...parts) => join(root, ...parts);
/** Those that the server's pictures are made of as well, and those of the client alone. */
const DRAWINGS = [at("../crates/kingdomino-render/src/art"), at("src/art")];

/** All drawings as one hidden SVG, each as a symbol of its file's name. Identifiers are made unique, as they share a page. */
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


/** The built files: path below dist/ to bytes. */
async function build() {
  writeFileSync(at("src/i18n/keys.d.ts"), textKeys());
  const result = await esbuild.build({
    entryPoints: { main: at("src/main.tsx") },
    absWorkingDir: root,
    outdir: at("dist/assets"),
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    target: ["es2022", "safari16"],
    jsx: "automatic",
    jsxImportSource: "preact",
    minify: true,
    metafile: true,
    write: false,
    legalComments: "none",
    loader: { ".ftl": "text" },
  });
  const files = new Map();
  for (const file of result.outputFiles) {
    files.set(`assets/${basename(file.path)}`, Buffer.from(file.contents));
  }
  const outputs = Object.entries(result.metafile.outputs);
  const [entry, entryOutput] = outputs.find(([, output]) => output.entryPoint === "src/main.tsx");
  // What the entry cannot start without is asked for at once, not after the entry was read.
  const needed = entryOutput.imports.filter(({ kind }) => kind === "import-statement").map(({ path }) => basename(path));
  const icons = readdirSync(at("public")).sort();
  for (const name of icons) files.set(name, readFileSync(at("public", name)));

  const assets = [...files.keys()].filter((path) => path.startsWith("assets/")).map((path) => `/${path}`).sort();
  const worker = await esbuild.build({
    entryPoints: [at("src/service-worker.ts")],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: ["es2022", "safari16"],
    define: {
      ASSETS: JSON.stringify(assets),
      RELEASE: JSON.stringify(createHash("sha256").update(assets.join()).digest("hex").slice(0, 12)),
    },
  });
  files.set("service-worker.js", Buffer.from(worker.outputFiles[0].contents));

  const index = readFileSync(at("src/index.html"), "utf8")
    .replace("<!-- styles -->", `<link rel="stylesheet" href="/assets/${basename(entryOutput.cssBundle)}">`)
    .replace("<!-- preload -->", needed.map((name) => `<link rel="modulepreload" href="/assets/${name}">`).join("\n"))
    .replace("<!-- script -->", `<script type="module" src="/assets/${basename(entry)}"></script>`)
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
    console.error(`dist/ is not what the sources make; run "npm run build":\n  ${differing.join("\n  ")}`);
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
