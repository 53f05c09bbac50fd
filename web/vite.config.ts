import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin, type ViteDevServer } from "vite";
import { findParts, parts } from "./scripts/parts.js";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env["COSMOTHEQUE_SERVER"] ?? "http://127.0.0.1:8017";

/** Milliseconds without another change after which messages are compiled. */
const SETTLED = 300;

/** While developing, changed messages are compiled in one go, and the page is loaded anew: thousands of files are made of
 * them, so that none of them is watched by itself. */
function messages(): Plugin {
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  function compile(server: ViteDevServer): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (running) return compile(server);
      running = true;
      spawn("node", [here("./scripts/messages.js")], { stdio: "inherit" }).on("exit", () => {
        running = false;
        server.moduleGraph.invalidateAll();
        server.ws.send({ type: "full-reload" });
      });
    }, SETTLED);
  }
  return {
    name: "messages",
    apply: "serve",
    config: () => ({ server: { watch: { ignored: ["**/paraglide/**"] } } }),
    configureServer(server) {
      server.watcher.on("change", (file) => {
        if (/\/messages\/[\w.]+\.json$/.test(file)) compile(server);
      });
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
