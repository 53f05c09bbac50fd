// The service worker: what was loaded once is there without the network: the page, its parts, the words and puzzles of
// the games. Nothing that concerns a table or a person is kept. When a game calls it says so.
const NAME = "cosmotheque";
const PAGE = "/";

const isPart = (path) => path.startsWith("/assets/");
const isElsewhere = (path) => /^\/(api|docs)(\/|$)/.test(path);
const isShared = (path) => path === "/api/games" || path.startsWith("/api/games/") || /^\/[^/]+\.\w+$/.test(path);

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

/** A page tells what it had loaded before anybody listened. */
addEventListener("message", (event) => event.waitUntil(keepAll(event.data)));

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && !isElsewhere(pathname)) event.respondWith(newest(request, PAGE));
  else if (isPart(pathname)) event.respondWith(once(request));
  else if (isShared(pathname)) event.respondWith(newest(request, request.url));
});

/** The server calls: somebody's turn, a reminder, an end. Where it comes twice for a table, the newest stays. */
addEventListener("push", (event) => event.waitUntil(call(event.data.json())));

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data));
});

/** Pages that are open hear of it too, and count anew what waits. */
async function call({ title, body, url, tag }) {
  for (const page of await clients.matchAll({ type: "window" })) page.postMessage({ called: url });
  const signs = { icon: "/icon-192.png", badge: "/icon-192.png" };
  await registration.showNotification(title, { body, tag, renotify: true, data: url, ...signs });
  await showCount();
}

/** How many games wait, on the sign of the installed app; where there is none, or no network, it is left out. */
async function showCount() {
  if (!navigator.setAppBadge) return;
  try {
    const { count } = await (await fetch("/api/me/waiting")).json();
    await (count ? navigator.setAppBadge(count) : navigator.clearAppBadge());
  } catch {
    return;
  }
}

/** The page that shows the table already, else a new one. Nothing but a table is opened. */
async function openTable(url) {
  const address = new URL(url, location.origin);
  if (address.origin !== location.origin || !address.pathname.startsWith("/t/")) return;
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === address.pathname);
  await (there ? there.focus() : clients.openWindow(address.href));
}

async function keepAll(addresses) {
  const cache = await caches.open(NAME);
  const wanted = addresses.filter((address) => {
    const { origin, pathname } = new URL(address);
    return origin === location.origin && (isPart(pathname) || isShared(pathname));
  });
  await Promise.all([PAGE, ...wanted].map(async (address) => (await kept(cache, address)) ?? cache.add(address)));
}

/** As it is now; without the network as it was. */
async function newest(request, key) {
  const cache = await caches.open(NAME);
  try {
    const answer = await fetch(request);
    if (answer.ok && isPage(answer) === (key === PAGE)) await keep(cache, key, answer.clone());
    return answer;
  } catch (fault) {
    const before = await kept(cache, key);
    if (before) return before;
    throw fault;
  }
}

/** A part has its hash in its name: it never changes. */
async function once(request) {
  const cache = await caches.open(NAME);
  const before = await kept(cache, request.url);
  if (before) return before;
  const answer = await fetch(request);
  if (answer.ok && !isPage(answer)) await cache.put(request.url, answer.clone());
  return answer;
}

/** With a new page the parts of the old one go. */
async function keep(cache, key, answer) {
  const before = key === PAGE ? await kept(cache, PAGE) : undefined;
  const isNew = before !== undefined && before.headers.get("etag") !== answer.headers.get("etag");
  if (isNew) for (const request of await cache.keys()) if (isPart(new URL(request.url).pathname)) await cache.delete(request);
  await cache.put(key, answer);
}

/** A picture or a figure that somebody looks at by itself is no page, nor is what a wall before the network says a part. */
const isPage = (answer) => answer.headers.get("content-type")?.startsWith("text/html") ?? false;

const kept = (cache, key) => cache.match(key, { ignoreVary: true });
