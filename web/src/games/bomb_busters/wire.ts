// Generated from the Python types by `python -m cosmotheque.server.typescript`. Do not edit.

/** Tokens go from a seat to a seat; -1 is the reserve, -2 is out of the game. */
export interface AirMoved {
  readonly type: "air"
  readonly giver: number
  readonly seat: number
  readonly count: number
}

/** Somebody said who gets the tokens of this turn (BOM-4902). */
export interface AirPromised {
  readonly type: "air-promised"
  readonly giver: number
  readonly seat: number
}

/** A label says that two wires, the lower first, are equal or not (BOM-41). */
export interface Alike {
  readonly type: "alike"
  readonly lower: Slot
  readonly upper: Slot
  readonly equal: boolean
}

/** Carry out the draft: one value, or two with the ray, and the own wire to cut for each. */
export interface Announce {
  readonly type: "announce"
  readonly values: readonly number[]
  readonly own: readonly Slot[]
}

/** A dual cut: "one of these is …" (BOM-13). */
export interface Announced {
  readonly type: "announced"
  readonly seat: number
  readonly slots: readonly Slot[]
  readonly values: readonly number[]
  readonly tools: readonly ("double" | "ray" | "super" | "triple")[]
}

/**
 * To say which wire is cut, or else to mark one: a detector points at `slots` (BOM-31, BOM-32).
 *
 * `own` are the wires that `asker` would cut, one for each of `values`; nobody else knows them.
 */
export interface AnswerTask {
  readonly type: "answer"
  readonly seat: number
  readonly asker: number
  readonly slots: readonly Slot[]
  readonly values: readonly number[]
  readonly own: readonly Slot[]
}

/** Point at a teammate's wire and say that it is red (BOM-311). */
export interface CallRed {
  readonly type: "call-red"
  readonly slot: Slot
}

export interface Card {
  readonly number: number
  readonly used: boolean
}

export interface CardChosen {
  readonly type: "card-chosen"
  readonly seat: number
  readonly number: number
}

/** Two wires of the card's number are cut (BOM-40). */
export interface CardReady {
  readonly type: "card-ready"
  readonly number: number
}

/** To choose an equipment card (BOM-84). */
export interface CardTask {
  readonly type: "card"
  readonly seat: number
}

export interface CardUsed {
  readonly type: "card-used"
  readonly seat: number
  readonly number: number
}

/** A challenge is done (BOM-310). */
export interface ChallengeMet {
  readonly type: "challenge"
  readonly number: number
}

/** Challenge cards are drawn (BOM-310). */
export interface ChallengeTask {
  readonly type: "challenges"
  readonly seat: number
}

/**
 * Challenge cards by number, those that lie `open` and those `done`; `numbers` lie on the eighth (BOM-318).
 *
 * `turns` are the last successful cuts (BOM-321), `validated` all numbers in the order of their tokens (BOM-19).
 */
export interface Challenges {
  readonly open: readonly number[]
  readonly done: readonly number[]
  readonly numbers: readonly number[]
  readonly turns: readonly Turn[]
  readonly validated: readonly number[]
}

/** These challenge cards lie open (BOM-310). */
export interface ChallengesDrawn {
  readonly type: "challenges-drawn"
  readonly cards: readonly number[]
}

export interface CharacterUsed {
  readonly type: "character-used"
  readonly seat: number
}

/** Take an equipment card of choice (BOM-84). */
export interface ChooseCard {
  readonly type: "card"
  readonly number: number
}

/** Say that an own stand has only odd blue wires left (BOM-319). */
export interface Claim {
  readonly type: "claim"
  readonly stand: number
}

/** Tick a coffee of the grid: pass, and say who plays next (BOM-82). */
export interface Coffee {
  readonly type: "coffee"
  readonly seat: number
}

/** Wires were cut and lie face up; `seat` is whose action it was, and whose wires they all are if it cut `solo`. */
export interface Cut {
  readonly type: "cut"
  readonly seat: number
  readonly slots: readonly Slot[]
  readonly wires: readonly number[]
  readonly solo: boolean
}

/** A dual cut without tools, with the probabilities of success and of red. */
export interface CutChance {
  readonly slot: Slot
  readonly value: number
  readonly success: number
  readonly red: number
}

/** The detector was right: this one is cut (BOM-31). */
export interface CutMatch {
  readonly type: "match"
  readonly slot: Slot
}

/** Chance chooses the captain, draws wires and cards, and fills the stands (BOM-4 to BOM-10). */
export interface Deal {
  readonly type: "deal"
  readonly captain: number
  readonly stands: readonly (readonly number[])[]
  readonly aside: readonly number[]
  readonly cards: readonly number[]
}

/** The mission begins. */
export interface Dealt {
  readonly type: "dealt"
  readonly captain: number
  readonly markers: readonly Marker[]
  readonly cards: readonly number[]
}

/** `now` advances of the detonator count after a change by `by`. */
export interface DetonatorMoved {
  readonly type: "detonator"
  readonly now: number
  readonly by: number
}

/** A dual cut with tools that the active player is preparing; nobody else knows of it. */
export interface Draft {
  readonly tools: readonly ("double" | "ray" | "super" | "triple")[]
  readonly slots: readonly Slot[]
}

/** Join a cartouche to START (BOM-83). */
export interface DrawLine {
  readonly type: "line"
  readonly cartouche: number
}

/** Chance draws what the game waits for: cards, tokens or wires, as the task says. */
export interface Drawn {
  readonly type: "drawn"
  readonly numbers: readonly number[]
}

/** Point at a teammate's wire, announce a value, and cut `own` with it if that is right (BOM-13). */
export interface DualCut {
  readonly type: "cut"
  readonly target: Slot
  readonly value: number
  readonly own: Slot
}

export interface Ended {
  readonly type: "ended"
  readonly reason: string
}

/** Walkie-talkies: give a wire to a teammate (BOM-42). */
export interface Exchange {
  readonly type: "exchange"
  readonly own: Slot
  readonly seat: number
}

/** Two wires changed hands: from where and to where each of them went. */
export interface Exchanged {
  readonly type: "exchanged"
  readonly given: Slot
  readonly given_to: Slot
  readonly returned: Slot
  readonly returned_to: Slot
}

/** Turn the robot round, or leave it as it is. */
export interface Face {
  readonly type: "face"
  readonly turn: boolean
}

/** To turn the robot round, or not (BOM-5902). */
export interface FaceTask {
  readonly type: "face"
  readonly seat: number
}

/** Nothing can be cut: advance the detonator (BOM-82). */
export interface GetStuck {
  readonly type: "stuck"
}

/** Give a wire back (BOM-42). */
export interface GiveBack {
  readonly type: "give"
  readonly slot: Slot
}

/** To give a wire back for the one at `offered` (BOM-42). */
export interface GiveTask {
  readonly type: "give"
  readonly seat: number
  readonly giver: number
  readonly offered: Slot
}

/** The sheet of a bonus mission: ticked cells, cartouches joined to START, coffees drunk, bonuses used. */
export interface Grid {
  readonly ticked: readonly number[]
  readonly lines: readonly number[]
  readonly coffees: number
  readonly bonuses: number
}

/** Say which teammate gets the tokens that this turn's cut costs (BOM-4902). */
export interface HandTo {
  readonly type: "hand-to"
  readonly seat: number
}

export interface HeartLaid {
  readonly type: "heart"
  readonly seat: number
  readonly stand: number
}

/** To lay the heart at a stand, or leave it where it is (BOM-84). */
export interface HeartTask {
  readonly type: "heart"
  readonly seat: number
}

/** At least one of these slots holds one of these values: it was announced, or the radar found it. */
export interface Holds {
  readonly type: "holds"
  readonly slots: readonly Slot[]
  readonly values: readonly number[]
}

/** Label the wire at `slot` and its right neighbour as equal or different (BOM-41). */
export interface Label {
  readonly type: "label"
  readonly equal: boolean
  readonly slot: Slot
}

export interface Labelled {
  readonly type: "labelled"
  readonly slot: Slot
  readonly equal: boolean
}

/** None of these slots holds any of these values. */
export interface Lacks {
  readonly type: "lacks"
  readonly slots: readonly Slot[]
  readonly values: readonly number[]
}

/** Lay the heart at an own stand (BOM-84). */
export interface LayHeart {
  readonly type: "heart"
  readonly stand: number
}

export interface LineDrawn {
  readonly type: "line"
  readonly seat: number
  readonly cartouche: number
}

/** The number cards lie in a line, and the robot on one of them (BOM-5901). */
export interface LineLaid {
  readonly type: "robot-line"
  readonly numbers: readonly number[]
}

/** To join a cartouche to START (BOM-83). */
export interface LineTask {
  readonly type: "line"
  readonly seat: number
}

/** The number cards are laid in a line (BOM-5901). */
export interface LineupTask {
  readonly type: "lineup"
  readonly seat: number
}

/** The detector was wrong: this one gets the info token (BOM-32). */
export interface MarkWire {
  readonly type: "mark"
  readonly slot: Slot
}

/** A red or yellow wire shown on the board; not `sure` when only some of them are in play (BOM-7). */
export interface Marker {
  readonly wire: number
  readonly sure: boolean
}

/** The announcement was wrong. */
export interface Missed {
  readonly type: "missed"
  readonly seat: number
}

/** Two number cards lie on the eighth challenge (BOM-318). */
export interface NumbersDrawn {
  readonly type: "challenge-numbers"
  readonly numbers: readonly number[]
}

/** Two number cards are drawn onto the eighth challenge (BOM-318). */
export interface NumbersTask {
  readonly type: "challenge-numbers"
  readonly seat: number
}

/** A stand has only odd blue wires left (BOM-322). */
export interface OddClaimed {
  readonly type: "odd-claimed"
  readonly seat: number
  readonly stand: number
}

/**
 * `chances` are exact probabilities by stand, place and value (0 to red), empty for wires that the seat knows.
 *
 * `cuts` are the safest dual cuts of the seat by nothing but their odds, whoever's turn it is.
 */
export interface Odds {
  readonly chances: readonly (readonly (readonly number[])[])[]
  readonly cuts: readonly CutChance[]
}

/** A wire is handed over face down (BOM-42). */
export interface Offered {
  readonly type: "offered"
  readonly giver: number
  readonly seat: number
  readonly slot: Slot
}

/**
 * `blue` to `yellow_shown` are for free practice, `couple` and its `years` for Saint Valentine's mission.
 *
 * `red_shown` and `yellow_shown` are the n of "k of n"; below k they mean that all are in play. Without `reminders`
 * boards show only what lies on a real table; views hold all that was said nevertheless.
 */
export interface Options {
  readonly mission: "1" | "2" | "3" | "4" | "44" | "49" | "5" | "53" | "55" | "59" | "6" | "60" | "63" | "7" | "8" | "balance" | "cannes" | "liaisons" | "parallel" | "practice" | "valentine"
  readonly captain: "0" | "1" | "2" | "3" | "4" | "random"
  readonly characters: boolean
  readonly reminders: boolean
  readonly blue: number
  readonly red: number
  readonly red_shown: number
  readonly yellow: 0 | 2 | 4
  readonly yellow_shown: number
  readonly couple: boolean
  readonly years: number
}

/** Two wires stood side by side before one was exchanged: sorted, and unequal where `strict` (BOM-42). */
export interface Order {
  readonly type: "order"
  readonly lower: Slot
  readonly upper: Slot
  readonly strict: boolean
}

/**
 * Tokens in the `reserve` and those of each seat, or before it; `to` is who gets those of this turn, -1 by default.
 *
 * All of it is public (BOM-230).
 */
export interface Oxygen {
  readonly reserve: number
  readonly held: readonly number[]
  readonly to: number
}

/** Skip the turn, though something could be cut (BOM-228). */
export interface Pass {
  readonly type: "pass"
}

/** Coffee thermos: pass, and say who plays next (BOM-50). */
export interface PassOn {
  readonly type: "thermos"
  readonly seat: number
}

/** Somebody passed with a coffee, or because nothing could be cut; `follower` was named, or -1. */
export interface Passed {
  readonly type: "passed"
  readonly seat: number
  readonly follower: number
}

/** Put the first info token in front of an own blue wire (BOM-11). */
export interface PlaceToken {
  readonly type: "token"
  readonly slot: Slot
}

/** Point at one more wire. */
export interface Point {
  readonly type: "point"
  readonly slot: Slot
}

/** Put an info token in front of an own blue wire (BOM-44). */
export interface PostIt {
  readonly type: "post-it"
  readonly slot: Slot
}

/** Which stands hold an uncut wire of the number (BOM-47). */
export interface RadarAnswered {
  readonly type: "radar"
  readonly number: number
  readonly answers: readonly boolean[]
}

/** Make one or two characters usable again (BOM-46). */
export interface Recharge {
  readonly type: "batteries"
  readonly seats: readonly number[]
}

/** A wire was said to be red, and is turned over (BOM-311). */
export interface RedCalled {
  readonly type: "red-called"
  readonly seat: number
  readonly slot: Slot
  readonly wire: number
}

/** A player laid down their last wires (BOM-18). */
export interface RedsRevealed {
  readonly type: "reds"
  readonly seat: number
  readonly slots: readonly Slot[]
  readonly wires: readonly number[]
}

/** Lay down the last wires, all red (BOM-18). */
export interface RevealReds {
  readonly type: "reds"
}

/** Set the detonator back (BOM-45). */
export interface Rewind {
  readonly type: "rewind"
}

/** `place` is its space of the track, or counts the cards of the `line` from 0; it faces its end with +1. */
export interface Robot {
  readonly place: number
  readonly facing: number
  readonly line: readonly number[]
}

/** The robot stands on this space or card now; on the track it went `by` steps. */
export interface RobotMoved {
  readonly type: "robot"
  readonly place: number
  readonly by: number
}

/** The robot has turned round (BOM-5902). */
export interface RobotTurned {
  readonly type: "robot-turned"
  readonly facing: number
}

/** Ask all stands for a number (BOM-47). */
export interface Scan {
  readonly type: "radar"
  readonly number: number
}

/** Somebody passed, though something could have been cut (BOM-228). */
export interface Skipped {
  readonly type: "skipped"
  readonly seat: number
}

/** The `place`-th wire, from its owner's left, of a stand; both count from 0. */
export type Slot = readonly [number, number]

/** Cut all wires of a value that are left (BOM-17). */
export interface SoloCut {
  readonly type: "solo"
  readonly value: number
}

/** Secure the dual cut of this turn (BOM-48). */
export interface Stabilize {
  readonly type: "stabilize"
}

/** Wires in ascending order; `reds` are the tokens beside it in Cannes (BOM-80). */
export interface Stand {
  readonly owner: number
  readonly wires: readonly Wire[]
  readonly reds: readonly number[]
}

/** Point at all uncut wires of a stand with the super detector (BOM-43). */
export interface Sweep {
  readonly type: "sweep"
  readonly stand: number
}

/** Take a tool in hand for a dual cut. */
export interface Take {
  readonly type: "take"
  readonly tool: "double" | "ray" | "super" | "triple"
}

/** Tick a cell of the grid for a pair that was cut. */
export interface Tick {
  readonly type: "tick"
  readonly cell: number
}

/** To tick a cell of `value` for a pair that was cut. */
export interface TickTask {
  readonly type: "tick"
  readonly seat: number
  readonly value: number
}

/** A cell of the grid is ticked; `row` is complete now, or -1. */
export interface Ticked {
  readonly type: "ticked"
  readonly cell: number
  readonly row: number
}

/** A wire's value is shown by a token, or `said` because none was left (BOM-20). */
export interface TokenPlaced {
  readonly type: "token-placed"
  readonly slot: Slot
  readonly value: number
  readonly said: boolean
}

/** To put the first info token (BOM-11). */
export interface TokenTask {
  readonly type: "token"
  readonly seat: number
}

/** A successful cut: in which turn of the mission, by whom, of what, and whether it was a solo cut. */
export interface Turn {
  readonly turn: number
  readonly seat: number
  readonly value: number
  readonly solo: boolean
}

/** Bonus of the grid: turn up a used card, or with 0 the character of `seat` (BOM-83). */
export interface TurnUp {
  readonly type: "turn-up"
  readonly number: number
  readonly seat: number
}

/** A used card (or, with 0, a character) is usable again. */
export interface TurnedUp {
  readonly type: "turned-up"
  readonly number: number
  readonly seat: number
}

/** All four wires of a number are cut (BOM-19). */
export interface Validated {
  readonly type: "validated"
  readonly number: number
}

/**
 * The table as one seat sees it; fields mean what they mean in `State`, unseen wires have the code 0.
 *
 * The rest is for reading: `ready` are the usable cards, `tokens` those left of each value from 1 to yellow, `steps`
 * those that the detonator has left, `reds` and `yellows` how many such wires are in play. `accessible` are the values
 * that the mission lets the seat cut, `coffees` and `bonuses` those of its sheet that are open, `prices` what values
 * cost in oxygen, from 1 on.
 */
export interface View {
  readonly seat: number | null
  readonly options: Options
  readonly seats: number
  readonly captain: number
  readonly active: number
  readonly stands: readonly Stand[]
  readonly aside: readonly number[]
  readonly markers: readonly Marker[]
  readonly cards: readonly Card[]
  readonly spent: readonly number[]
  readonly detonator: number
  readonly stabilized: boolean
  readonly tasks: readonly (TokenTask | CardTask | HeartTask | LineTask | TickTask | AnswerTask | GiveTask | LineupTask | FaceTask | ChallengeTask | NumbersTask)[]
  readonly acted: boolean
  readonly closing: boolean
  readonly turns: number
  readonly idle: number
  readonly follower: number
  readonly facts: readonly (Holds | Lacks | Alike | Order)[]
  readonly draft: Draft | null
  readonly waiting: readonly number[]
  readonly hearts: readonly number[]
  readonly grid: Grid | null
  readonly oxygen: Oxygen | null
  readonly robot: Robot | null
  readonly challenges: Challenges | null
  readonly ended: string
  readonly ready: readonly number[]
  readonly validated: readonly number[]
  readonly tokens: readonly number[]
  readonly steps: number
  readonly reds: number
  readonly yellows: number
  readonly accessible: readonly number[]
  readonly coffees: number
  readonly bonuses: number
  readonly prices: readonly number[]
}

/** Use no equipment out of turn until something has happened. */
export interface Wait {
  readonly type: "wait"
}

/**
 * `code` is UNSEEN in the views of those who do not know it.
 *
 * `shown` is a value that everybody knows, by a `token` in front of it or because it was said (BOM-20). `origin` is
 * the stand it was dealt to; `knowers` are former owners, who remember it (BOM-42).
 */
export interface Wire {
  readonly code: number
  readonly origin: number
  readonly cut: boolean
  readonly shown: number
  readonly token: boolean
  readonly knowers: readonly number[]
}

export type Action = Deal | PlaceToken | ChooseCard | LayHeart | DrawLine | DualCut | SoloCut | RevealReds | Take | Point | Sweep | Announce | CutMatch | MarkWire | Exchange | GiveBack | Tick | Label | PostIt | Rewind | Recharge | Scan | Stabilize | PassOn | Coffee | GetStuck | TurnUp | Wait | Pass | HandTo | Face | CallRed | Claim | Drawn

export type Event = Dealt | TokenPlaced | CardChosen | Announced | Cut | Missed | Validated | CardReady | CardUsed | CharacterUsed | TurnedUp | DetonatorMoved | Labelled | Offered | Exchanged | RadarAnswered | HeartLaid | LineDrawn | Ticked | Passed | RedsRevealed | AirMoved | AirPromised | Skipped | LineLaid | RobotMoved | RobotTurned | ChallengesDrawn | NumbersDrawn | ChallengeMet | OddClaimed | RedCalled | Ended

export type Signal = "enough-oxygen" | "more-oxygen"

export type Shown = Odds
