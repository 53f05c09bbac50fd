// Short notices that pass by themselves. `Toasts.svelte` shows them.

export interface Toast {
  id: number;
  text: string;
  kind: "note" | "refusal";
  link?: { href: string; label: string } | undefined;
}

export const toasts = $state<Toast[]>([]);

let count = 0;

/** Shows a notice for as long as it takes to read it. */
export function toast(text: string, kind: Toast["kind"] = "note", link?: Toast["link"]): void {
  const id = ++count;
  const same = toasts.findIndex((shown) => shown.text === text);
  if (same >= 0) toasts.splice(same, 1);
  toasts.push({ id, text, kind, link });
  if (toasts.length > 3) toasts.shift();
  setTimeout(() => dismiss(id), 4000 + 60 * text.length);
}

export function dismiss(id: number): void {
  const index = toasts.findIndex((shown) => shown.id === id);
  if (index >= 0) toasts.splice(index, 1);
}
