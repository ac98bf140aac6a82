import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import esbuild from "esbuild";

const SOURCES = join(dirname(fileURLToPath(import.meta.url)), "../src");

/** Imports a module of the client for tests without a browser. */
export async function bundled(path) {
  const result = await esbuild.build({ entryPoints: [join(SOURCES, path)], bundle: true, write: false, format: "esm" });
  return import(`data:text/javascript;base64,${Buffer.from(result.outputFiles[0].text).toString("base64")}`);
}
