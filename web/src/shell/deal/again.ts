// Looks again and again while somebody works at something.

const SECONDS = 2;

/** Looks every few seconds until it is called off; a look that fails is made again later. */
export function again(look: () => Promise<unknown>): () => void {
  const timer = setInterval(() => void look().catch(() => undefined), 1000 * SECONDS);
  return () => clearInterval(timer);
}
