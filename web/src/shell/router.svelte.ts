// Pages by address. Links are plain <a>; those that stay here are followed without a reload.

export type Route =
  | { page: "home" }
  | { page: "new"; slug: string; group: string }
  | { page: "group"; key: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "rules"; slug: string }
  | { page: "campaign"; id: string }
  | { page: "begin"; slug: string }
  | { page: "learn"; slug: string; chapter: string }
  | { page: "puzzles"; slug: string; id: string }
  | { page: "own"; id: string; seat: number }
  | { page: "analysis"; table: string; puzzle: string }
  | { page: "day"; slug: string; date: string }
  | { page: "deal"; id: string }
  | { page: "find"; game: string }
  | { page: "lab" }
  | { page: "me" }
  | { page: "join" }
  | { page: "admin" }
  | { page: "missing" };

/** The page of an address, and where it has no more than one, of what is asked for. */
export function routeOf(path: string, search = ""): Route {
  const [first = "", second = "", third = "", ...more] = path.split("/").filter(Boolean).map(decode);
  if (first === "") return { page: "home" };
  if ((first === "me" || first === "join" || first === "admin" || first === "lab") && second === "") return { page: first };
  if (first === "find" && second === "") return { page: first, game: new URLSearchParams(search).get("game") ?? "" };
  if (first === "analysis" && third === "") {
    const puzzle = new URLSearchParams(search).get("puzzle") ?? "";
    return second || puzzle ? { page: first, table: second, puzzle: second ? "" : puzzle } : { page: "missing" };
  }
  if (first === "puzzles" && !more.length) return { page: first, slug: second, id: third };
  if (first === "day" && !more.length) return { page: first, slug: second, date: third };
  if (second === "" || more.length) return { page: "missing" };
  if (first === "learn") return { page: first, slug: second, chapter: third };
  if (first === "own" && /^\d{1,2}$/.test(third)) return { page: first, id: second, seat: Number(third) };
  if (third !== "") return { page: "missing" };
  if (first === "new") return { page: first, slug: second, group: new URLSearchParams(search).get("group") ?? "" };
  if (first === "rules") return { page: first, slug: second };
  if (first === "g") return { page: "group", key: second };
  if (first === "deal") return { page: first, id: second };
  if (first === "t") return { page: "table", id: second };
  if (first === "c") return { page: "campaign", id: second };
  if (first === "campaign") return { page: "begin", slug: second };
  if (first === "replay" || first === "r") return { page: "replay", id: second };
  return { page: "missing" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const place = $state({ path: location.pathname, search: location.search, hash: location.hash });

export const route = (): Route => routeOf(place.path, place.search);
export const hash = (): string => decode(place.hash.slice(1));

export function go(address: string, { replace = false } = {}): void {
  const leaving = new URL(address, location.href).pathname !== location.pathname;
  history[replace ? "replaceState" : "pushState"](null, "", address);
  arrive();
  if (leaving) scrollTo(0, 0);
}

/** Another address for the page that is open, so that copying it is enough; the page stays as it is. */
export function readdress(address: string): void {
  try {
    history.replaceState(null, "", address);
  } catch {
    // Some browsers take only so many addresses in a while.
  }
}

function arrive(): void {
  place.path = location.pathname;
  place.search = location.search;
  place.hash = location.hash;
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (/^\/(api|docs)(\/|$)/.test(link.pathname)) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** From now on links and the back button work without reloading. */
export function startRouter(): void {
  addEventListener("popstate", arrive);
  addEventListener("hashchange", arrive);
  document.addEventListener("click", follow);
}
