// Says what a visitor downloads, compressed: the first page without a game, then each game's own part.
// Fails when the first load has outgrown its budget.
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const BUDGET = 150_000;
const out = fileURLToPath(new URL("../../src/cosmotheque/server/static/", import.meta.url));
const manifest = JSON.parse(readFileSync(join(out, ".vite/manifest.json"), "utf8"));

/** What one file costs on the wire; fonts and pictures are compressed already. */
function weigh(file) {
  const data = readFileSync(join(out, file));
  return [".js", ".css", ".svg", ".html"].includes(extname(file)) ? gzipSync(data).length : data.length;
}

/** The files that a chunk needs: itself, its static imports, their styles and, for the latin letters, their fonts. */
function needs(key, found = new Set()) {
  const chunk = manifest[key];
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) found.add(file);
  for (const next of chunk.imports ?? []) needs(next, found);
  return found;
}

const sum = (files) => [...files].reduce((total, file) => total + weigh(file), 0);
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const first = needs("index.html").add("index.html");
const home = Object.keys(manifest).find((key) => key.endsWith("/Home.svelte"));
if (home) needs(home, first);
const total = sum(first);
console.log(`first load   ${kilobytes(total)} of ${kilobytes(BUDGET)}`);
for (const [key, chunk] of Object.entries(manifest)) {
  const game = /^src\/games\/([^/]+)\/index\.ts$/.exec(key);
  if (game)
    console.log(
      `+ ${game[1].padEnd(18)} ${kilobytes(sum(needs(key).difference?.(first) ?? [...needs(key)].filter((file) => !first.has(file))))}`,
    );
  else if (chunk.isDynamicEntry && key !== home)
    console.log(`+ ${chunk.name.padEnd(18)} ${kilobytes(sum([...needs(key)].filter((file) => !first.has(file))))}`);
}
if (total > BUDGET) {
  console.error("The first load is over its budget.");
  process.exit(1);
}
