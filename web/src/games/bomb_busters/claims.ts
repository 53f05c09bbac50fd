// Everything that the board states about hidden wires, in pictures or words, as claims that a law can check.
import type { Claim } from "$kit/claims";
import { wiresLeft } from "./goal";
import { carried, extra, highest } from "./inPlay";
import { isInPlay, markerWord, missionRules, mixes } from "./mission";
import { countedOn, excluded, excludedHere, heldOn, isSurelyRed, labelAt, lackedOn, onTable, partedOn, type Held } from "./reminders";
import { isSingle } from "./single";
import { besideWords, countedAt, noteSaying } from "./tokens";
import { knownValue, letter, RED, slotName, valueOf, wireAt, wireWord } from "./values";
import { countedWords, heldWords, labelWords, lackedWords, notWords, partedWords, redsWords } from "./wires";
import type { Alike, Note, Slot, View, Wire } from "./wire";

type Claims = readonly Claim<View>[];

/** What the board says to the seat of a view. */
export function claims(given: View): Claims {
  const view = onTable(given);
  const slots = view.stands.flatMap(({ wires }, stand) => wires.map((_, place): Slot => [stand, place]));
  return [
    ...slots.flatMap((slot) => wireClaims(view, slot)),
    ...view.stands.flatMap((_, stand) => standClaims(view, stand)),
    ...boardClaims(view),
  ];
}

const valueAt = (open: View, slot: Slot): number => valueOf(wireAt(open, slot)?.code ?? 0);
/** Wires that lie on no stand. */
const elsewhere = (open: View): number[] => [...carried(open), ...extra(open)];
const codes = (open: View): number[] => [...open.stands.flatMap(({ wires }) => wires.map(({ code }) => code)), ...elsewhere(open)];
const count = (open: View, value: number): number => codes(open).filter((code) => valueOf(code) === value).length;

/** The values of the wires of a stand that are uncut. */
const standing = (open: View, stand: number): number[] =>
  open.stands[stand]!.wires.filter((wire) => !wire.cut).map(({ code }) => valueOf(code));

/** A wire's face or token, what it is not, that it is red, and the label to its right. */
function wireClaims(view: View, slot: Slot): Claims {
  const wire = wireAt(view, slot)!;
  const [stand, place] = slot;
  const name = slotName(slot);
  const label = labelAt(view, slot);
  const found: Claim<View>[] = [];
  if (wire.code) found.push({ says: `${name} ${wireWord(wire.code)}`, holds: (open) => wireAt(open, slot)?.code === wire.code });
  if (wire.shown) found.push({ says: `${name} shows ${wire.shown}`, holds: (open) => valueAt(open, slot) === wire.shown });
  for (const note of wire.notes ?? []) found.push(...noteClaims(view, slot, note));
  if (isSingle(view, slot)) {
    const alone = (open: View): boolean => open.stands[stand]!.wires.filter((other, at) => !other.x && !other.outward && valueAt(open, [stand, at]) === valueAt(open, slot)).length === 1;
    found.push({ says: `${name} ×1`, holds: alone });
  }
  if (label !== null) {
    const alike = (open: View): boolean => valueAt(open, slot) === valueAt(open, [stand, place + 1]);
    found.push({ says: `${name} ${labelWords(view, slot)}`, holds: (open) => alike(open) === (label === "=") });
  }
  if (wire.cut || knownValue(wire)) return found;
  const not = [...excluded(view, slot), ...excludedHere(view, slot)];
  if (isSurelyRed(view, slot)) found.push({ says: `${name} ${notWords(view, slot)}`, holds: (open) => valueAt(open, slot) === RED });
  else if (not.length) found.push({ says: `${name} ${notWords(view, slot)}`, holds: (open) => !not.includes(valueAt(open, slot)) });
  return found;
}

/** What a token says of its wire; a count is of the wires that stood there then (BOM-168). */
function noteClaims(view: View, slot: Slot, note: Note): Claims {
  const says = noteSaying(slot, note);
  const counted = countedAt(view, slot);
  switch (note.kind) {
    case "even":
    case "odd":
      return [{ says, holds: (open) => valueAt(open, slot) <= 12 && valueAt(open, slot) % 2 === Number(note.kind === "odd") }];
    case "not":
      return [{ says, holds: (open) => valueAt(open, slot) !== note.value }];
    case "times": {
      const equal = (open: View): number => counted!.slots.filter((other) => valueAt(open, other) === valueAt(open, slot)).length;
      return counted ? [{ says, holds: (open) => equal(open) === note.value }] : [];
    }
  }
}

/** What a stand as a whole has, may have or lacks, the reds dealt to it, and labels of wires that were parted. */
function standClaims(view: View, stand: number): Claims {
  const { reds, beside = [] } = view.stands[stand]!;
  const dealt = (open: View): Wire[] => open.stands.flatMap(({ wires }) => wires.filter((wire) => wire.origin === stand));
  return [
    ...beside
      .filter(({ says }) => says === "stand") // of the wires dealt to it; what is said of hands is a fact of single wires
      .map((token) => ({
        says: `${letter(stand)}: ${besideWords(token)}`,
        holds: (open: View) => dealt(open).every(({ code }) => valueOf(code) !== token.value),
      })),
    ...heldOn(view, stand).map((one) => ({ says: `${letter(stand)}: ${heldWords(one, stand)}`, holds: (open: View) => isHeld(open, one) })),
    ...countedOn(view, stand).map((counted) => ({
      says: `${letter(stand)}: ${countedWords(counted)}`,
      holds: (open: View) => counted.slots.filter((slot) => valueAt(open, slot) === counted.value).length === counted.count,
    })),
    ...lackedOn(view, stand).map((value) => ({
      says: `${letter(stand)}: ${lackedWords(value)}`,
      holds: (open: View) => !standing(open, stand).includes(value),
    })),
    ...partedOn(view, stand).map((label) => ({ says: partedWords(label), holds: (open: View) => isTrue(open, label) })),
    ...(reds.length ? [{ says: `${letter(stand)}: ${redsWords(reds)}`, holds: (open: View) => wereDealt(open, stand, reds) }] : []),
  ];
}

const isHeld = (open: View, { value, places }: Held): boolean =>
  places.some((place) => (typeof place === "number" ? standing(open, place).includes(value) : valueAt(open, place) === value));

const isTrue = (open: View, { lower, upper, equal }: Alike): boolean => (valueAt(open, lower) === valueAt(open, upper)) === equal;

/** Whether exactly these reds were dealt to a stand, wherever they are now. */
function wereDealt(open: View, stand: number, reds: readonly number[]): boolean {
  const dealt = open.stands.flatMap(({ wires }) => wires.filter((wire) => wire.origin === stand && valueOf(wire.code) === RED));
  return dealt.map(({ code }) => Math.floor(code / 10)).sort((a, b) => a - b).join() === [...reds].sort((a, b) => a - b).join();
}

/** Markers, the mission's "k of n", and the numbers in play with those that are validated. */
function boardClaims(view: View): Claims {
  const markers = view.markers.map((marker) => {
    const there = isInPlay(view, marker);
    const all = (open: View): boolean => [...codes(open), ...open.aside].includes(marker.wire);
    const is = (open: View): boolean => codes(open).includes(marker.wire);
    return { says: markerWord(view, marker), holds: (open: View) => (there === null ? all(open) : is(open) === there) };
  });
  const mixed = mixes(view).map(({ value, k, n }) => ({
    says: missionRules(view).join(" "),
    holds: (open: View) => {
      const unsure = open.markers.filter((marker) => !marker.sure && valueOf(marker.wire) === value);
      return unsure.length === n && unsure.filter(({ wire }) => codes(open).includes(wire)).length === k;
    },
  }));
  const numbers = Array.from({ length: view.stands.length ? highest(view) : 0 }, (_, index) => index + 1);
  const left = wiresLeft(view);
  const isLeft = (open: View): boolean => [...open.stands.flatMap((_, stand) => standing(open, stand)), ...elsewhere(open).map(valueOf)].filter((value) => value !== RED).length === left;
  return [
    ...markers,
    ...mixed,
    ...(view.stands.length ? [{ says: `${left} wires to cut`, holds: isLeft }] : []),
    ...numbers.map((number) => ({ says: `four ${number}s`, holds: (open: View) => count(open, number) === 4 })),
    ...view.validated.map((number) => ({
      says: `all ${number}s are cut`,
      holds: (open: View) => !open.stands.some((_, stand) => standing(open, stand).includes(number)),
    })),
  ];
}
