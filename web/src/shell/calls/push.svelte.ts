// Being called back in this browser: whether that is possible, and the subscription that the server is told.
import { m } from "$messages";
import { api } from "../api";
import { language } from "../locale.svelte";

type Possible = "yes" | "insecure" | "missing" | "denied" | "server";

/** What this browser is known by at the server; null while it is not called at all. */
export const device = $state<{ slow: boolean | null; possible: Possible }>({ slow: null, possible: possible() });

function possible(): Possible {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis)) return "missing";
  return Notification.permission === "denied" ? "denied" : "yes";
}

/** Why nobody can be called here, and what to do about it; null where it is possible. */
export function whyNot(): string | null {
  const reasons = {
    yes: null,
    insecure: m.calls_why_insecure,
    missing: m.calls_why_missing,
    denied: m.calls_why_denied,
    server: m.calls_why_server,
  };
  return reasons[device.possible]?.() ?? null;
}

/** Has this browser called, asking the reader first; throws words where that fails. `slow`: to all slow games. */
export async function subscribe(slow: boolean | null = null): Promise<void> {
  const { key } = await api.push();
  if (!key) device.possible = "server";
  else if ((await Notification.requestPermission()) !== "granted") device.possible = possible();
  if (device.possible !== "yes" || Notification.permission !== "granted") throw new Error(whyNot() ?? m.calls_why_denied());
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted: PushSubscriptionOptionsInit = { userVisibleOnly: true, applicationServerKey: key };
  const found = await pushManager.subscribe(wanted).catch(async () => {
    // Subscribed by another key: that of a server that was here before.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(wanted);
  }).catch(() => null);
  if (!found) throw new Error(m.calls_failed());
  await tell(found, slow);
}

/** A browser that is called already stays known, in the language of today. */
export async function renew(): Promise<void> {
  if (device.possible !== "yes" || Notification.permission !== "granted") return;
  const registration = await navigator.serviceWorker.getRegistration();
  const found = await registration?.pushManager.getSubscription();
  if (found) await tell(found, null);
}

async function tell(found: PushSubscription, slow: boolean | null): Promise<void> {
  const { endpoint, keys } = found.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } };
  const { p256dh, auth } = keys;
  device.slow = (await api.keepDevice({ endpoint, p256dh, auth, locale: language(), slow })).slow;
}
