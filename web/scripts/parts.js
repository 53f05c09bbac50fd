// Each file is a request, so there are few. Which modules a page needs is read off the modules themselves.

/** Where everything begins, and the two pages that people come in by, the second of them with its board. */
const DOORS = {
  first: /\/web\/index\.html$/,
  home: /\/shell\/home\/Home\.svelte$/,
  table: /\/shell\/table\/TablePage\.svelte$|\/games\/\w+\/index\.ts$/,
};
const MESSAGES = /\/paraglide\/messages(\/\w+)?\.js$/;
const SAID = /\bm\.(\w+)/g;

const needed = { first: new Set(), home: new Set(), table: new Set() };

/** Finds out which modules each of those needs. All words are named by one file; of them, those are needed that are said. */
export function findParts() {
  return {
    name: "parts",
    apply: "build",
    buildEnd() {
      const all = [...this.getModuleIds()];
      const words = all.find((id) => id.endsWith("/paraglide/messages/_index.js"))?.replace("_index.js", "");
      const need = (id, found) => {
        if (found.has(id) || MESSAGES.test(id)) return;
        found.add(id);
        const { code, importedIds } = this.getModuleInfo(id);
        for (const [, word] of (code ?? "").matchAll(SAID)) found.add(`${words}${word}.js`);
        for (const next of importedIds) need(next, found);
      };
      for (const [door, path] of Object.entries(DOORS))
        for (const id of all.filter((one) => path.test(one))) need(id, needed[door]);
    },
  };
}

/** What every page needs, or both of those. Of what several pages need, what one of those needs, and the rest. Then there
 * is the part of each page and of each game. */
export function parts(isOfGame) {
  const isFirst = (id) => needed.first.has(id) || (needed.home.has(id) && needed.table.has(id));
  return [
    { name: "first", test: isFirst, priority: 3 },
    { name: "home", test: (id) => needed.home.has(id), priority: 2, minShareCount: 2 },
    { name: "table", test: (id) => needed.table.has(id) && !isOfGame(id), priority: 1, minShareCount: 2 },
    { name: "common", test: (id) => !isOfGame(id), minShareCount: 2 },
  ];
}
