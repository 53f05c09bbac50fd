// Generated from the Python types by `python -m cosmotheque.server.generate.typescript`. Do not edit.

export interface BingBang {
  readonly type: "bing-bang"
  readonly seat: number
  readonly card: "move-earth" | "rearrange" | "scatter-planets" | "swap-earth-sector" | "swap-my-sector" | "swap-planets" | "swap-sectors"
}

export interface CardsDealt {
  readonly type: "cards-dealt"
}

export interface CardsDrawn {
  readonly type: "cards-drawn"
  readonly seat: number
  readonly number: number
  readonly cards: readonly number[] | null
  readonly mission: readonly [number | null, number | null, number | null, number | null] | null
}

/** The same player plays on. */
export interface CountBegan {
  readonly type: "count-began"
  readonly seat: number
  readonly limit: number
}

/**
 * The way ahead: `cells` from the pawn's own on, of which the first `reach` are within this count.
 *
 * `over` is the cell of the token to be flown over at the end, `landing` the one beyond. `odds` says for each token,
 * in per cent, how likely it shows a piece that is looked for now.
 */
export interface Course {
  readonly cells: readonly number[]
  readonly reach: number
  readonly over: number | null
  readonly landing: number | null
  readonly odds: readonly number[]
}

export interface Damaged {
  readonly type: "damaged"
  readonly seat: number
  readonly how: string
}

/** Chance deals mission cards and Bing Bang cards. */
export interface DealCards {
  readonly type: "deal-cards"
  readonly missions: readonly (readonly [number | null, number | null, number | null, number | null])[]
  readonly hands: readonly (readonly number[])[]
}

export interface DealPlanets {
  readonly type: "deal-planets"
  readonly hands: readonly (readonly number[])[]
}

/** Chance deals the tokens out, a heap of faces for each seat (manual setup). */
export interface DealTokens {
  readonly type: "deal-tokens"
  readonly supplies: readonly (readonly number[])[]
}

export interface Delivered {
  readonly type: "delivered"
  readonly seat: number
  readonly planet: number
}

/** Chance gives the seat in turn Bing Bang cards, and a new mission where it has accomplished one. */
export interface DrawCards {
  readonly type: "draw-cards"
  readonly cards: readonly number[]
  readonly mission: readonly [number | null, number | null, number | null, number | null] | null
}

export interface DrawSurprise {
  readonly type: "draw-surprise"
  readonly card: number
}

export interface Eliminated {
  readonly type: "eliminated"
  readonly seat: number
}

export interface EndTurn {
  readonly type: "end-turn"
}

export interface Ended {
  readonly type: "ended"
  readonly reason: string
  readonly winner: number | null
}

export interface Fetched {
  readonly type: "fetched"
  readonly seat: number
  readonly pieces: readonly ("object" | "pilot" | "scientist" | "shuttle" | "witness")[]
}

export interface FlownOver {
  readonly type: "flown-over"
  readonly seat: number
  readonly token: number
  readonly start: number
  readonly cell: number
}

/** Over the token on cell `over`, to the white token beyond. */
export interface FlyOver {
  readonly type: "fly"
  readonly over: number
  readonly to: number
}

export interface Found {
  readonly type: "found"
  readonly seat: number
  readonly piece: "object" | "pilot" | "scientist" | "shuttle" | "witness"
  readonly face: number
}

/** A player leaves the game to the others (BB-62). */
export interface GaveUp {
  readonly type: "gave-up"
  readonly seat: number
}

/** Leave a game that the others play on (BB-62). The host plays it for a seat at any time; it is never listed. */
export interface GiveUp {
  readonly type: "give-up"
}

/** Customs: give a Bing Bang card back. */
export interface HandIn {
  readonly type: "hand-in"
  readonly card: "move-earth" | "rearrange" | "scatter-planets" | "swap-earth-sector" | "swap-my-sector" | "swap-planets" | "swap-sectors"
}

export interface HandedIn {
  readonly type: "handed-in"
  readonly seat: number
  readonly card: "move-earth" | "rearrange" | "scatter-planets" | "swap-earth-sector" | "swap-my-sector" | "swap-planets" | "swap-sectors"
}

/** How many cards of a deck lie shuffled on top, and how many returned ones under them. */
export interface Heap {
  readonly top: number
  readonly bottom: number
}

/** Tokens and planets lie. */
export interface LaidOut {
  readonly type: "laid-out"
  readonly first: number
}

/**
 * Chance lays everything (quick setup): cells and faces of the tokens, cells of the planets, who begins.
 *
 * `shares` are the tokens that each seat knows, as if it had laid them; none where nobody knows any (BB-14).
 */
export interface LayOut {
  readonly type: "lay-out"
  readonly tokens: readonly number[]
  readonly faces: readonly number[]
  readonly planets: readonly number[]
  readonly first: number
  readonly shares: readonly (readonly number[])[]
}

export interface LayRed {
  readonly type: "lay-red"
  readonly cell: number
}

export interface LayWhite {
  readonly type: "lay"
  readonly cell: number
}

/** A piece that a robbed player had to leave on a planet (BB-53). */
export interface Left {
  readonly piece: "object" | "pilot" | "scientist" | "shuttle" | "witness"
  readonly planet: number
}

/** Take a planet in hand: one to lay (manual setup), or one to scatter. */
export interface LiftPlanet {
  readonly type: "lift-planet"
  readonly planet: number
}

/**
 * What everybody can see of a player. `pawn` is a cell, `whites` and `reds` the stock.
 *
 * `failure` counts the turns still to play by 9; `meteors`: damaged, until a turn was spent waiting on
 * the nearest planet; `missed` turns to come; `next_count`: an overdrive or low power;
 * `stuck`: turns in a row that began without any way on (BB-22); `planet`: the one last stood on. `way`: the tokens
 * turned and the planets stopped on, in their order, a planet as its number after those of the tokens. `guests`: who
 * joined this pawn without attacking, and is safe from it through its next turn (BB-57).
 */
export interface LogBook {
  readonly pawn: number
  readonly whites: number
  readonly reds: number
  readonly aboard: readonly ("object" | "pilot" | "scientist" | "shuttle" | "witness")[]
  readonly left: readonly Left[]
  readonly planet: number
  readonly missions: number
  readonly failure: number
  readonly meteors: boolean
  readonly missed: number
  readonly next_count: number | null
  readonly stuck: number
  readonly eliminated: boolean
  readonly way: readonly number[]
  readonly guests: readonly number[]
}

export interface MissionAccomplished {
  readonly type: "mission-accomplished"
  readonly seat: number
  readonly missions: number
}

export interface MissionShown {
  readonly type: "mission-shown"
  readonly seat: number
  readonly category: number
  readonly card: number
}

export interface MoveEarth {
  readonly type: "move-earth"
  readonly cell: number
}

/** One cell on, to a white token or a planet. */
export interface MovePawn {
  readonly type: "move"
  readonly cell: number
}

/**
 * `memory`: the table remembers for everybody what was turned; otherwise the players must.
 *
 * `acquainted`: in a quick setup each seat knows as many tokens as if it had laid them itself.
 */
export interface Options {
  readonly missions: number
  readonly setup: "manual" | "quick"
  readonly piracy: boolean
  readonly memory: boolean
  readonly acquainted: boolean
}

/** `planet` is set where the pawn stops on one. */
export interface PawnMoved {
  readonly type: "pawn-moved"
  readonly seat: number
  readonly start: number
  readonly cell: number
  readonly planet: number | null
}

/** The spyglass: look at a token in secret. */
export interface Peek {
  readonly type: "peek"
  readonly token: number
}

export interface Peeked {
  readonly type: "peeked"
  readonly seat: number
  readonly token: number
  readonly face: number | null
}

/** Take one of the own tokens in hand, to lay it next. */
export interface PickToken {
  readonly type: "pick-token"
  readonly face: number
}

export interface PlanetLifted {
  readonly type: "planet-lifted"
  readonly seat: number
  readonly planet: number
}

export interface PlanetMoved {
  readonly type: "planet-moved"
  readonly planet: number
  readonly start: number
  readonly cell: number
}

export interface PlanetSet {
  readonly type: "planet-set"
  readonly seat: number
  readonly planet: number
  readonly cell: number
}

export interface PlanetsDealt {
  readonly type: "planets-dealt"
  readonly first: number
}

/**
 * Everything in the open. `planets` and `tokens` are cells, -1 for one not laid; `colours` are the tokens' backs.
 *
 * `known` has a bit mask of tokens for each seat: those it laid or peeked at; `remembered` are those that the table
 * keeps in mind for everybody. `supplies` counts the tokens each seat still has to lay, by colour, and `planet_hands`
 * its planets. `picked` is the colour of the token in hand, `lifted` the planet in hand, `scattered` the planets a
 * Bing Bang has moved already; `peeks` the looks that a spyglass still has, `peeked` the token already looked at.
 * `used` are the Bing Bang cards at the Space Centre, by kind. `ended` is the reason of the end, `winner` nobody in a
 * draw. `retired` gave up before there were log books; `edition` is that of the rules.
 */
export interface PublicState {
  readonly options: Options
  readonly seats: number
  readonly phase: "deal" | "lay-tokens" | "deal-planets" | "lay-planets" | "deal-cards" | "turn" | "scatter" | "draw-surprise" | "draw-bang" | "draw-mission" | "spyglass" | "wormhole" | "customs" | "inspection" | "over"
  readonly sectors: readonly Sector[]
  readonly planets: readonly number[]
  readonly tokens: readonly number[]
  readonly colours: readonly number[]
  readonly whites: readonly number[]
  readonly reds: readonly number[]
  readonly books: readonly LogBook[]
  readonly first: number
  readonly round: number
  readonly turn: Turn
  readonly turned: Turned | null
  readonly surprise: string | null
  readonly shown: ShownCard | null
  readonly known: readonly number[]
  readonly remembered: number
  readonly supplies: readonly (readonly number[])[]
  readonly planet_hands: readonly (readonly number[])[]
  readonly picked: number | null
  readonly lifted: number | null
  readonly scattered: readonly number[]
  readonly peeks: number
  readonly peeked: number | null
  readonly used: readonly number[]
  readonly ended: string | null
  readonly winner: number | null
  readonly retired: readonly number[]
  readonly edition: number
}

/** A Bing Bang of sectors: place `i` gets the sector of place `sources[i]`, turned `turns[i]` times clockwise. */
export interface Rearrange {
  readonly type: "rearrange"
  readonly card: "move-earth" | "rearrange" | "scatter-planets" | "swap-earth-sector" | "swap-my-sector" | "swap-planets" | "swap-sectors"
  readonly sources: readonly [number, number, number, number]
  readonly turns: readonly [number, number, number, number]
}

export interface Rearranged {
  readonly type: "rearranged"
  readonly sources: readonly number[]
  readonly turns: readonly number[]
}

/** From the Space Centre, or, with a minus, to it. */
export interface Received {
  readonly type: "received"
  readonly seat: number
  readonly whites: number
  readonly reds: number
}

export interface RedLaid {
  readonly type: "red-laid"
  readonly seat: number
  readonly cell: number
}

export interface Rob {
  readonly type: "rob"
  readonly victim: number
  readonly piece: "object" | "pilot" | "scientist" | "shuttle" | "witness"
}

/** `card` is what the victim got for the piece, for the two of them only. */
export interface Robbed {
  readonly type: "robbed"
  readonly seat: number
  readonly victim: number
  readonly piece: "object" | "pilot" | "scientist" | "shuttle" | "witness"
  readonly card: number | null
}

/** The Bing Bang of planets: then lift and set planets one by one, and settle. */
export interface Scatter {
  readonly type: "scatter"
}

/** Which of the four sectors lies at a place, and by how many quarter turns clockwise it is turned. */
export interface Sector {
  readonly id: number
  readonly turns: number
}

/** BB-10: every sector by a half turn. */
export interface SectorsTurned {
  readonly type: "sectors-turned"
}

export interface SetPlanet {
  readonly type: "set-planet"
  readonly cell: number
}

export interface SetToken {
  readonly type: "set-token"
  readonly cell: number
}

/** No more planets are scattered. */
export interface Settle {
  readonly type: "settle"
}

/** Inspection: show everybody a mission card. */
export interface Show {
  readonly type: "show"
  readonly category: number
}

/** A mission card shown to all until the next action (inspection). */
export interface ShownCard {
  readonly seat: number
  readonly category: number
  readonly card: number
}

/** A black hole, a wormhole or a tractor beam puts the pawn elsewhere. */
export interface SuckedIn {
  readonly type: "sucked-in"
  readonly seat: number
  readonly start: number
  readonly cell: number
}

export interface SurpriseDrawn {
  readonly type: "surprise-drawn"
  readonly seat: number
  readonly card: string
}

export interface SwapPlanets {
  readonly type: "swap-planets"
  readonly planets: readonly [number, number]
}

export interface TakeWhite {
  readonly type: "take"
  readonly cell: number
}

export interface TokenLaid {
  readonly type: "token-laid"
  readonly seat: number
  readonly token: number
  readonly cell: number
  readonly colour: number
  readonly face: number | null
}

export interface TokenPicked {
  readonly type: "token-picked"
  readonly seat: number
  readonly colour: number
  readonly face: number | null
}

export interface TokenTurned {
  readonly type: "token-turned"
  readonly seat: number
  readonly token: number
  readonly face: number
}

export interface TokensDealt {
  readonly type: "tokens-dealt"
}

/**
 * The turn being played: `count` of `limit` is used.
 *
 * `opening`: nothing but red tokens so far, so reds may be laid, and a Bing Bang played where there are none.
 * `landed`: the pawn does not move again in this count; `flown`: the token flown over and not turned yet; `closing`:
 * the token is obeyed, and nothing but an attack may come before the next player (BB-56); `encores`: the BIS tokens
 * that have given this turn a new count.
 * `finds` in a row; `slow`: a computer failure holds every count of this turn to 9; `havens`: the nearest planets of a
 * damaged ship. `departure`: the planet the turn began on; `came`: the pawn came to its cell by a move of this turn;
 * `laid` are the whites laid less those taken, `bang` and `reds` what was played; `robbed` are this turn's victims;
 * `must_leave`: BB-55 leaves no other choice.
 */
export interface Turn {
  readonly seat: number
  readonly count: number
  readonly limit: number
  readonly opening: boolean
  readonly landed: boolean
  readonly flown: number | null
  readonly closing: boolean
  readonly encores: readonly number[]
  readonly finds: number
  readonly slow: boolean
  readonly havens: readonly number[]
  readonly departure: number | null
  readonly came: boolean
  readonly laid: number
  readonly reds: number
  readonly bang: boolean
  readonly robbed: readonly number[]
  readonly must_leave: boolean
}

export interface TurnBegan {
  readonly type: "turn-began"
  readonly seat: number
  readonly round: number
  readonly limit: number
}

/** A turn without playing; `repaired`: spent on a planet to repair the ship. */
export interface TurnMissed {
  readonly type: "turn-missed"
  readonly seat: number
  readonly repaired: boolean
}

/** Turn the token that was flown over; it ends this count. */
export interface TurnToken {
  readonly type: "turn-token"
}

/** A token shown to all until the next action. */
export interface Turned {
  readonly token: number
  readonly face: number
}

/**
 * `table` is what everybody sees; None stands for what this seat may not know.
 *
 * `faces` are those of the tokens laid, by token. `missions`, `hands` (Bing Bang cards by number) and `supplies`
 * (tokens still to lay, manual setup) are by seat; `holds` says which mission cards each seat has and `hand_sizes` how
 * many Bing Bang cards. `wanted` are the faces that the seat is looking for now. At the end everything is open.
 */
export interface View {
  readonly seat: number | null
  readonly table: PublicState
  readonly faces: readonly (number | null)[]
  readonly missions: readonly (readonly [number | null, number | null, number | null, number | null] | null)[]
  readonly holds: readonly (readonly [boolean, boolean, boolean, boolean])[]
  readonly hands: readonly (readonly number[] | null)[]
  readonly hand_sizes: readonly number[]
  readonly supplies: readonly (readonly number[] | null)[]
  readonly picked: number | null
  readonly wanted: readonly number[]
  readonly bangs: number
  readonly decks: readonly Heap[]
  readonly piles: readonly Heap[]
}

/** The wormhole: to any white token. */
export interface Warp {
  readonly type: "warp"
  readonly cell: number
}

export interface WhiteLaid {
  readonly type: "white-laid"
  readonly seat: number
  readonly cell: number
}

export interface WhiteTaken {
  readonly type: "white-taken"
  readonly seat: number
  readonly cell: number
}

export interface WhitesSwept {
  readonly type: "whites-swept"
  readonly cells: readonly number[]
}

export type Action = LayOut | DealTokens | DealPlanets | DealCards | DrawSurprise | DrawCards | PickToken | SetToken | LiftPlanet | SetPlanet | LayWhite | MovePawn | TakeWhite | FlyOver | LayRed | Rearrange | SwapPlanets | MoveEarth | Scatter | Peek | Warp | HandIn | Show | Settle | TurnToken | EndTurn | Rob | GiveUp

export type Event = LaidOut | TokensDealt | TokenPicked | TokenLaid | SectorsTurned | PlanetsDealt | PlanetLifted | PlanetSet | CardsDealt | TurnBegan | TurnMissed | CountBegan | WhiteLaid | WhiteTaken | PawnMoved | FlownOver | RedLaid | BingBang | Rearranged | PlanetMoved | TokenTurned | Found | SurpriseDrawn | SuckedIn | Damaged | Received | CardsDrawn | Peeked | HandedIn | MissionShown | WhitesSwept | Delivered | Fetched | MissionAccomplished | Robbed | GaveUp | Eliminated | Ended

export type Shown = Course
