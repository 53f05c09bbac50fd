// Whatever this page has loaded is there without the network: a service worker keeps it (`public/offline.js`).

/** Has the worker keep what was loaded so far; from then on it sees for itself. Where there is none, all goes on as it is. */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/offline.js");
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(performance.getEntriesByType("resource").map(({ name }) => name));
}
