import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { findParts, parts } from "./scripts/parts.js";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env["COSMOTHEQUE_SERVER"] ?? "http://127.0.0.1:8017";

/** While developing, a changed message is compiled at once. */
function messages(): Plugin {
  return {
    name: "messages",
    apply: "serve",
    handleHotUpdate({ file }) {
      if (/\/messages\/[\w.]+\.json$/.test(file)) spawnSync("node", [here("./scripts/messages.js")], { stdio: "inherit" });
    },
  };
}

const games = readdirSync(here("./src/games"));
const isOfGame = (id: string): boolean => games.some((game) => id.includes(`/games/${game}/`) || id.includes(`/messages/${game}_`));

export default defineConfig({
  plugins: [svelte(), messages(), findParts()],
  resolve: { alias: { $kit: here("./src/kit"), $messages: here("./src/paraglide/messages.js") } },
  build: {
    outDir: here("../src/cosmotheque/server/static"),
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    // The page's Content-Security-Policy allows nothing inline and no data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: { groups: parts(isOfGame) } } },
  },
  server: {
    proxy: {
      "/api": { target: server, ws: true },
      "/docs": { target: server },
    },
  },
});
