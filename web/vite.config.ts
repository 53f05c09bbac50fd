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

/** The script that runs before all others is one of its own, and waits for none. */
function early(): Plugin {
  return {
    name: "early",
    transformIndexHtml: (_page, { bundle }) => {
      const built = Object.values(bundle ?? {}).find((one) => one.type === "chunk" && one.name === "early");
      const src = built ? `/${built.fileName}` : "/src/early.ts";
      return [{ tag: "script", attrs: { type: "module", async: true, crossorigin: true, src }, injectTo: "head" }];
    },
  };
}

const games = readdirSync(here("./src/games"));
const isOfGame = (id: string): boolean => games.some((game) => id.includes(`/games/${game}/`) || id.includes(`/messages/${game}_`));

export default defineConfig({
  plugins: [svelte(), messages(), early(), findParts()],
  resolve: { alias: { $kit: here("./src/kit"), $messages: here("./src/paraglide/messages.js") } },
  build: {
    outDir: here("../src/cosmotheque/server/static"),
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    // The page's Content-Security-Policy allows nothing inline and no data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [here("./index.html"), here("./src/early.ts")],
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: parts(isOfGame) } },
    },
  },
  server: {
    proxy: {
      "/api": { target: server, ws: true },
      "/docs": { target: server },
    },
  },
});
