// What everything is called, and how the seats are coloured.
import { m } from "$messages";
import type { BingBang, Found } from "./wire";

export type Card = BingBang["card"];
export type Piece = Found["piece"];
type Name = () => string;

export const PIECES: readonly Piece[] = ["pilot", "shuttle", "scientist", "object", "witness"];
export const CARDS: readonly Card[] = [
  "rearrange",
  "swap-planets",
  "move-earth",
  "swap-my-sector",
  "swap-earth-sector",
  "swap-sectors",
  "scatter-planets",
];
export const PAINT = ["#4d8fe8", "#ee8a3c", "#4fae6a", "#a878e0"] as const;
export const SEAT_PAINT = ["#f4c95d", "#ee6f8b", "#4cc9b8", "#f4eedf", "#9cc4ff", "#c9a0f5"] as const;
export const SEAT_NAMES: readonly Name[] = [
  m.bing_bang_seat_yellow,
  m.bing_bang_seat_pink,
  m.bing_bang_seat_teal,
  m.bing_bang_seat_cream,
  m.bing_bang_seat_sky,
  m.bing_bang_seat_lilac,
];

const COLOUR_NAMES: readonly Name[] = [
  m.bing_bang_colour_blue,
  m.bing_bang_colour_orange,
  m.bing_bang_colour_green,
  m.bing_bang_colour_violet,
];
const A_TOKEN: readonly Name[] = [
  m.bing_bang_a_token_blue,
  m.bing_bang_a_token_orange,
  m.bing_bang_a_token_green,
  m.bing_bang_a_token_violet,
];
const TOKENS: readonly Name[] = [
  m.bing_bang_tokens_blue,
  m.bing_bang_tokens_orange,
  m.bing_bang_tokens_green,
  m.bing_bang_tokens_violet,
];
const PLANET_NAMES: readonly Name[] = [
  m.bing_bang_planet_earth,
  m.bing_bang_planet_mercury,
  m.bing_bang_planet_venus,
  m.bing_bang_planet_mars,
  m.bing_bang_planet_jupiter,
  m.bing_bang_planet_saturn,
  m.bing_bang_planet_uranus,
  m.bing_bang_planet_neptune,
  m.bing_bang_planet_pluto,
];
const [good, bad, bis, hole, failure, meteors] = [
  m.bing_bang_face_pleasant,
  m.bing_bang_face_unpleasant,
  m.bing_bang_face_bis,
  m.bing_bang_face_black_hole,
  m.bing_bang_face_computer_failure,
  m.bing_bang_face_meteor_shower,
];
const FACE_NAMES: readonly Name[] = [
  ...Array<Name>(6).fill(m.bing_bang_face_pilot),
  ...[good, bad, bis, hole],
  m.bing_bang_face_shuttle_red,
  m.bing_bang_face_shuttle_blue,
  m.bing_bang_face_shuttle_yellow,
  m.bing_bang_face_shuttle_green,
  m.bing_bang_face_shuttle_white,
  m.bing_bang_face_shuttle_black,
  ...[good, bad, failure, meteors],
  m.bing_bang_face_astronomer,
  m.bing_bang_face_biologist,
  m.bing_bang_face_chemist,
  m.bing_bang_face_geologist,
  m.bing_bang_face_physician,
  m.bing_bang_face_physicist,
  ...[good, bad, bis, meteors],
  m.bing_bang_face_laser,
  m.bing_bang_face_flag,
  m.bing_bang_face_antenna,
  m.bing_bang_face_telescope,
  m.bing_bang_face_rover,
  m.bing_bang_face_beacon,
  ...[good, bad, hole, failure],
];
const PIECE_NAMES: Record<Piece, Name> = {
  pilot: m.bing_bang_piece_pilot,
  shuttle: m.bing_bang_piece_shuttle,
  scientist: m.bing_bang_piece_scientist,
  object: m.bing_bang_piece_object,
  witness: m.bing_bang_piece_witness,
};
const THE_PIECES: Record<Piece, Name> = {
  pilot: m.bing_bang_the_piece_pilot,
  shuttle: m.bing_bang_the_piece_shuttle,
  scientist: m.bing_bang_the_piece_scientist,
  object: m.bing_bang_the_piece_object,
  witness: m.bing_bang_the_piece_witness,
};
const CARD_NAMES: Record<Card, Name> = {
  rearrange: m.bing_bang_card_rearrange,
  "swap-planets": m.bing_bang_card_swap_planets,
  "move-earth": m.bing_bang_card_move_earth,
  "swap-my-sector": m.bing_bang_card_swap_my_sector,
  "swap-earth-sector": m.bing_bang_card_swap_earth_sector,
  "swap-sectors": m.bing_bang_card_swap_sectors,
  "scatter-planets": m.bing_bang_card_scatter_planets,
};
const CARD_EFFECTS: Record<Card, Name> = {
  rearrange: m.bing_bang_effect_rearrange,
  "swap-planets": m.bing_bang_effect_swap_planets,
  "move-earth": m.bing_bang_effect_move_earth,
  "swap-my-sector": m.bing_bang_effect_swap_my_sector,
  "swap-earth-sector": m.bing_bang_effect_swap_earth_sector,
  "swap-sectors": m.bing_bang_effect_swap_sectors,
  "scatter-planets": m.bing_bang_effect_scatter_planets,
};
const SURPRISES: Record<string, Name> = {
  "solar-wind": m.bing_bang_surprise_solar_wind,
  "supply-ship": m.bing_bang_surprise_supply_ship,
  salvage: m.bing_bang_surprise_salvage,
  "spare-bang": m.bing_bang_surprise_spare_bang,
  spyglass: m.bing_bang_surprise_spyglass,
  wormhole: m.bing_bang_surprise_wormhole,
  overdrive: m.bing_bang_surprise_overdrive,
  "repair-crew": m.bing_bang_surprise_repair_crew,
  "solar-flare": m.bing_bang_surprise_solar_flare,
  "low-power": m.bing_bang_surprise_low_power,
  leak: m.bing_bang_surprise_leak,
  customs: m.bing_bang_surprise_customs,
  "tractor-beam": m.bing_bang_surprise_tractor_beam,
  toll: m.bing_bang_surprise_toll,
  debris: m.bing_bang_surprise_debris,
  inspection: m.bing_bang_surprise_inspection,
};
const UNPLEASANT = new Set(["solar-flare", "low-power", "leak", "customs", "tractor-beam", "toll", "debris", "inspection"]);
const PLACE_NAMES: readonly Name[] = [
  m.bing_bang_place_0,
  m.bing_bang_place_1,
  m.bing_bang_place_2,
  m.bing_bang_place_3,
];

export const colourName = (colour: number): string => COLOUR_NAMES[colour]?.() ?? "";
/** "an orange token", "orange tokens". */
export const aToken = (colour: number): string => A_TOKEN[colour]?.() ?? "";
export const tokensOf = (colour: number): string => TOKENS[colour]?.() ?? "";
export const planetName = (planet: number): string => PLANET_NAMES[planet]?.() ?? "";
export const faceName = (face: number): string => FACE_NAMES[face]?.() ?? "";
export const pieceName = (piece: Piece): string => PIECE_NAMES[piece]();
/** "the shuttle". */
export const thePiece = (piece: Piece): string => THE_PIECES[piece]();
/** A card's name for narrow places says where it may be broken. */
export const cardTitle = (card: Card): string => CARD_NAMES[card]();
export const cardName = (card: Card): string => cardTitle(card).replaceAll("\u00ad", "");
export const cardEffect = (card: Card): string => CARD_EFFECTS[card]();
export const surpriseName = (card: string): string => SURPRISES[card]?.() ?? card;
export const pleasant = (card: string): boolean => !UNPLEASANT.has(card);
export const placeName = (place: number): string => PLACE_NAMES[place]?.() ?? "";
/** The colour of a shuttle in a letter or two. */
export const shuttleLetter = (shuttle: number): string => m.bing_bang_shuttle_letters().split(" ")[shuttle] ?? "";
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A mission card: shuttle, scientist and object are numbered like their faces, the fourth is a planet. */
export const missionName = (category: number, card: number): string =>
  category === 3 ? planetName(card) : faceName((category + 1) * 10 + card);

export const damageName = (how: string): string =>
  how === "meteor-shower" ? meteors() : how === "computer-failure" ? failure() : how;
