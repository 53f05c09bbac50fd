// Passkeys: what the server asks and what an authenticator answers, in the JSON that WebAuthn has for both.
import { m } from "$messages";
import type { MadeKey, UsedKey } from "../wire";
import { problemWords } from "../words";

type Json = Record<string, unknown>;

/** Browsers have passkeys on secure pages only. */
export const hasPasskeys = (): boolean => isSecureContext && "PublicKeyCredential" in window;

/** Has an authenticator make a key. */
export async function makeKey(options: Json): Promise<MadeKey> {
  const user = options.user as Json;
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: listed(options.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  const written = {
    clientDataJSON: text(response.clientDataJSON),
    attestationObject: text(response.attestationObject),
  };
  return { id: made.id, response: written };
}

/** Has an authenticator sign with a key that it keeps for this site. */
export async function useKey(options: Json): Promise<UsedKey> {
  const publicKey = { ...options, challenge: bytes(options.challenge) } as unknown as PublicKeyCredentialRequestOptions;
  const used = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const response = used.response as AuthenticatorAssertionResponse;
  const written = {
    clientDataJSON: text(response.clientDataJSON),
    authenticatorData: text(response.authenticatorData),
    signature: text(response.signature),
  };
  return { id: used.id, response: written };
}

/** Why no key was made or used. Browsers do not tell a dialog that was closed from a finger, face or PIN that is missing. */
export function keyTrouble(fault: unknown): string {
  const name = fault instanceof DOMException ? fault.name : "";
  if (name === "NotAllowedError" || name === "AbortError") return m.me_passkey_unused();
  return name === "InvalidStateError" ? m.me_passkey_known() : problemWords(fault);
}

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
