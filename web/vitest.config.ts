import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $kit: here("./src/kit"), $messages: here("./src/paraglide/messages.js") } },
  test: { include: ["src/**/*.test.ts"], environment: "node", setupFiles: [here("./src/testing.ts")] },
});
