// Compiles the messages of the shell, of its rooms and of every game folder into src/paraglide.
// The inlang settings are derived from the folders, so that no file names a game.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "@inlang/paraglide-js";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const locales = ["fr", "en"];

/** The folders that hold messages, relative to `web/`, each with the prefix its keys must carry and its files: what is
 * written there, and what is generated from the words of the Python half. */
function areas() {
  const found = ["src/shell", "src/games"].flatMap((parent) =>
    readdirSync(join(root, parent))
      .sort()
      .filter((name) => existsSync(join(root, parent, name, "messages/fr.json")))
      .map((name) => ({ folder: `${parent}/${name}/messages`, prefix: `${name}_` })),
  );
  const whole = [
    { folder: "src/shell/messages", prefix: "" },
    { folder: "src/stage/messages", prefix: "stage_" },
  ];
  return [...whole, ...found].map((area) => ({
    ...area,
    files: ["", "shared."].filter((kind) => existsSync(join(root, area.folder, `${kind}fr.json`))),
  }));
}

/** Every file has the same keys in both languages, and the keys of a room or a game begin with the name of its folder. */
function check({ folder, prefix, files }) {
  const [first, second] = locales.map((locale) => {
    const keys = files.flatMap((kind) =>
      Object.keys(JSON.parse(readFileSync(join(root, folder, `${kind}${locale}.json`), "utf8"))),
    );
    return keys.filter((key) => key !== "$schema").sort();
  });
  const twice = first.filter((key, place) => key === first[place + 1]);
  if (twice.length) throw new Error(`${folder}: written here, and generated: ${twice.join(", ")}`);
  const odd = [...first.filter((key) => !second.includes(key)), ...second.filter((key) => !first.includes(key))];
  if (odd.length) throw new Error(`${folder}: not in both languages: ${odd.join(", ")}`);
  const bare = first.filter((key) => !key.startsWith(prefix));
  if (bare.length) throw new Error(`${folder}: keys must begin with ${prefix}: ${bare.join(", ")}`);
}

function writeSettings() {
  const settings = {
    baseLocale: "fr",
    locales,
    telemetry: "off",
    modules: ["./node_modules/@inlang/plugin-message-format/dist/index.js"],
    "plugin.inlang.messageFormat": {
      pathPattern: areas().flatMap(({ folder, files }) => files.map((kind) => `./${folder}/${kind}{locale}.json`)),
    },
  };
  mkdirSync(join(root, "project.inlang"), { recursive: true });
  writeFileSync(join(root, "project.inlang/settings.json"), JSON.stringify(settings, null, 2) + "\n");
}

/** What chooses between one and many is made once for each language; the compiler would make it for every sentence anew. */
function keepPlurals() {
  const file = join(root, "src/paraglide/registry.js");
  const [written, made] = [readFileSync(file, "utf8"), "new Intl.PluralRules(locale, options)"];
  if (!written.includes(made)) throw new Error(`${file}: plurals are made in another way now`);
  writeFileSync(file, `const kept = {};\n${written.replace(made, `(kept[locale + JSON.stringify(options)] ??= ${made})`)}`);
}

areas().forEach(check);
writeSettings();
await compile({
  project: join(root, "project.inlang"),
  outdir: join(root, "src/paraglide"),
  strategy: ["localStorage", "cookie", "preferredLanguage", "baseLocale"],
  localStorageKey: "cosmotheque-language",
  cookieName: "cosmotheque-language",
  outputStructure: "message-modules",
  emitGitIgnore: false,
  emitPrettierIgnore: false,
  emitReadme: false,
});
keepPlurals();
// The compiler leaves timers behind that would hold the process for half a minute.
process.exit(0);
