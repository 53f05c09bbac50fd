// Whatever this page has loaded is there without the network: a service worker keeps it (`public/offline.js`).

/** Starts the worker. On a first visit it comes late, and is told what was loaded without it; where there can be none, all
 * goes on as it is. */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const isFirst = navigator.serviceWorker.controller === null;
  await navigator.serviceWorker.register("/offline.js");
  const { active } = await navigator.serviceWorker.ready;
  if (!isFirst || !active) return;
  const tell = (loaded: PerformanceObserverEntryList): void => active.postMessage(loaded.getEntries().map(({ name }) => name));
  new PerformanceObserver(tell).observe({ type: "resource", buffered: true });
}
