import { beforeEach, expect, test, vi } from "vitest";
import worker from "../../public/offline.js?raw";

type Called = { data?: unknown; notification?: unknown; waitUntil: (work: Promise<void>) => void };
type Asked = { request: { method: string; mode: string; url: string }; respondWith: (answer: Promise<Response>) => void };

const HERE = "http://here";
const kept = new Map<string, Response>();
const listening: Record<string, (event: Asked & Called) => void> = {};
const shown: unknown[] = [];
const opened: string[] = [];
const badges: number[] = [];
let pages: { url: string; focus: () => void; postMessage: (told: unknown) => void }[] = [];
let answers: Record<string, [body: string, kind: string]> = {};

const cache = {
  match: async (key: string) => kept.get(new URL(key, HERE).href)?.clone(),
  put: async (key: string, answer: Response) => void kept.set(new URL(key, HERE).href, answer),
  keys: async () => [...kept.keys()].map((url) => ({ url })),
  delete: async ({ url }: { url: string }) => kept.delete(url),
};
const network = async (asked: { url: string } | string): Promise<Response> => {
  const url = typeof asked === "string" ? HERE + asked : asked.url;
  const [body, kind] = answers[new URL(url).pathname]!;
  return new Response(body, { headers: { "content-type": kind, etag: body } });
};

beforeEach(() => {
  for (const list of [shown, opened, badges]) list.length = 0;
  pages = [];
  kept.clear();
  const given = { addEventListener: (kind: string, hear: (event: Asked & Called) => void) => void (listening[kind] = hear) };
  const called = {
    registration: { showNotification: async (...what: unknown[]) => void shown.push(what) },
    clients: { matchAll: async () => pages, openWindow: async (url: string) => void opened.push(url) },
    navigator: {
      setAppBadge: async (count: number) => void badges.push(count),
      clearAppBadge: async () => void badges.push(0),
    },
  };
  const world = { ...given, ...called, caches: { open: async () => cache }, fetch: network, location: { origin: HERE } };
  new Function(...Object.keys(world), worker)(...Object.values(world));
});

async function ask(path: string, mode = "cors"): Promise<string | null> {
  let answer: Promise<Response> | null = null;
  const respondWith = vi.fn((given: Promise<Response>) => void (answer = given));
  listening["fetch"]!({ request: { method: "GET", mode, url: HERE + path }, respondWith } as unknown as Asked & Called);
  return answer && (await (answer as Promise<Response>)).text();
}

test("the page is there without the network, whatever else was looked at by itself", async () => {
  answers = { "/t/abc": ["page", "text/html; charset=utf-8"], "/health": ["{}", "application/json"] };
  answers["/icon.svg"] = ["<svg/>", "image/svg+xml"];
  for (const path of Object.keys(answers)) expect(await ask(path, "navigate")).toBe(answers[path]![0]);
  answers = {};
  expect(await ask("/puzzles", "navigate")).toBe("page");
});

test("the documentation is no page of the app", async () => {
  answers = { "/docs": ["manual", "text/html"], "/docs/index.html": ["manual", "text/html"], "/docsy": ["page", "text/html"] };
  for (const path of ["/docs", "/docs/index.html"]) expect(await ask(path, "navigate")).toBeNull();
  expect(await ask("/docsy", "navigate")).toBe("page");
});

test("a page in the place of a part is not kept as one", async () => {
  answers = { "/assets/a-1.js": ["Log in first", "text/html"], "/api/games": ["Log in first", "text/html"] };
  for (const path of Object.keys(answers)) await ask(path);
  expect([...kept.keys()]).toEqual([]);
});

test("nothing of a table or a person is kept", async () => {
  for (const path of ["/api/me", "/api/tables/abc", "/api/days", "/api/days/x", "/api/tables/abc/replay"]) {
    expect(await ask(path)).toBeNull();
  }
});

async function happens(kind: string, event: Omit<Called, "waitUntil">): Promise<void> {
  let work: Promise<void> = Promise.resolve();
  listening[kind]!({ ...event, waitUntil: (given: Promise<void>) => void (work = given) } as unknown as Asked & Called);
  await work;
}

const page = (path: string, focus: () => void, postMessage: (told: unknown) => void = vi.fn()) => ({
  url: HERE + path,
  focus,
  postMessage,
});

const tap = (data: string): Promise<void> => happens("notificationclick", { notification: { data, close: () => undefined } });

test("a call is shown with what it says, and the badge counts the games that wait", async () => {
  answers = { "/api/me/waiting": ['{"count": 2, "running": 3}', "application/json"] };
  const told = { title: "Pebbles", body: "Your turn.", url: "/t/abc", tag: "abc" };
  const heard = vi.fn();
  pages = [page("/", vi.fn(), heard)];
  await happens("push", { data: { json: () => told } });
  expect(shown).toMatchObject([["Pebbles", { body: "Your turn.", tag: "abc", data: "/t/abc" }]]);
  expect(badges).toEqual([2]);
  expect(heard).toHaveBeenCalledWith({ called: "/t/abc" });
});

test("a call without the network is shown all the same", async () => {
  answers = {};
  await happens("push", { data: { json: () => ({ title: "Pebbles", body: "", url: "/t/abc", tag: "abc" }) } });
  expect([shown.length, badges.length]).toEqual([1, 0]);
});

test("a tap leads to the page that shows the table, else to a new one, and nowhere else", async () => {
  const focus = vi.fn();
  pages = [page("/", vi.fn()), page("/t/abc", focus)];
  await tap("/t/abc");
  expect([focus.mock.calls.length, opened]).toEqual([1, []]);
  await tap("/t/other");
  for (const foreign of ["https://evil.example/t/abc", "//evil.example/t/abc", "/api/me"]) await tap(foreign);
  expect(opened).toEqual([`${HERE}/t/other`]);
});
