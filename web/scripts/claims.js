// Holds boards to what they say of hidden things. Reads positions from standard input, one as JSON a line:
// {"folder", "where", "view", "deals"}, and tests each claim of that game's claims.ts in every deal. Writes a line for
// each claim that is false, {"where", "says", "deal"}, and at last how many claims of each folder were tested.
// An argument is another folder to look for games in.
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const games = resolve(process.argv[2] ?? join(root, "src/games"));
const say = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);

/** As one bundle: message by message, of which there are a thousand, Vite would take ten times as long. */
async function load(path) {
  const { output } = await build({
    root,
    configFile: join(root, "vite.config.ts"),
    logLevel: "error",
    ssr: { noExternal: true },
    build: { ssr: path, write: false, rolldownOptions: { output: { codeSplitting: false } } },
  });
  return import(`data:text/javascript,${encodeURIComponent(output.find(({ isEntry }) => isEntry).code)}`);
}

const modules = new Map();
async function claimsOf(folder) {
  if (!modules.has(folder)) {
    const path = join(games, folder, "claims.ts");
    modules.set(folder, existsSync(path) ? (await load(path)).claims : null);
  }
  return modules.get(folder);
}

const tested = {};
for await (const line of createInterface({ input: process.stdin })) {
  const { folder, where, view, deals } = JSON.parse(line);
  const claims = await claimsOf(folder);
  if (claims === null) continue;
  for (const { says, holds } of claims(view)) {
    tested[folder] = (tested[folder] ?? 0) + 1;
    const deal = deals.findIndex((open) => !holds(open));
    if (deal >= 0) say({ where, says, deal });
  }
}
say({ tested });
