import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: { alias: { $kit: here("./src/kit"), $messages: here("./src/paraglide/messages.js") } },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
