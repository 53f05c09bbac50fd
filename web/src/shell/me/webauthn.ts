// Passkeys: what the server asks and what an authenticator answers, in the JSON that WebAuthn has for both.

type Json = Record<string, unknown>;

/** Browsers have passkeys on secure pages only. */
export const hasPasskeys = (): boolean => isSecureContext && "PublicKeyCredential" in window;

/** Has an authenticator make a key. */
export async function makeKey(options: Json): Promise<Json> {
  const user = options.user as Json;
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: listed(options.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  return answer(made, {
    clientDataJSON: text(response.clientDataJSON),
    attestationObject: text(response.attestationObject),
  });
}

/** Has an authenticator sign with a key that it keeps for this site. */
export async function useKey(options: Json): Promise<Json> {
  const publicKey = { ...options, challenge: bytes(options.challenge) } as unknown as PublicKeyCredentialRequestOptions;
  const used = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const response = used.response as AuthenticatorAssertionResponse;
  return answer(used, {
    clientDataJSON: text(response.clientDataJSON),
    authenticatorData: text(response.authenticatorData),
    signature: text(response.signature),
  });
}

/** Whoever closes the browser's own dialog has changed their mind: nothing went wrong. */
export const isChangeOfMind = (fault: unknown): boolean =>
  fault instanceof DOMException && (fault.name === "NotAllowedError" || fault.name === "AbortError");

const answer = ({ id, type, rawId }: PublicKeyCredential, response: Json): Json => ({ id, type, rawId: text(rawId), response });

const listed = (keys: unknown): unknown[] =>
  (Array.isArray(keys) ? (keys as Json[]) : []).map((key) => ({ ...key, id: bytes(key.id) }));

/** URL-safe base64 as bytes. */
export function bytes(written: unknown): Uint8Array<ArrayBuffer> {
  const plain = atob(String(written).replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Bytes as URL-safe base64. */
export function text(content: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(content));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
