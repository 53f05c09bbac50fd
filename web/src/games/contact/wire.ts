// Generated from the Python types by `python -m cosmotheque.server.generate.typescript`. Do not edit.

export interface AidUsed {
  readonly type: "aid-used"
  readonly seat: number
  readonly card: "change-goal" | "fifty-fifty" | "first-stopover"
}

export interface AskAgain {
  readonly type: "ask-again"
}

export interface AskedAgain {
  readonly type: "asked-again"
  readonly seat: number
}

/** Spend this aid card so that the crew may advise the guesser. */
export interface Brief {
  readonly type: "brief"
  readonly card: "change-goal" | "fifty-fifty" | "first-stopover"
}

export interface BriefingOpened {
  readonly type: "briefing-opened"
  readonly seat: number
  readonly card: "change-goal" | "fifty-fifty" | "first-stopover"
}

/** CON-13: all of it begins anew. */
export interface BrokenOff {
  readonly type: "broken-off"
}

/** How likely a planet is the goal, in percent. */
export type Chance = readonly [number, number]

export interface ChangeGoal {
  readonly type: "change-goal"
}

export interface ChooseSignal {
  readonly type: "choose-signal"
  readonly value: number
}

export interface ClearRoute {
  readonly type: "clear-route"
}

/** Chance deals another goal after a change of goal. */
export interface DealGoal {
  readonly type: "deal-goal"
  readonly goal: number
}

/** The next source draws its card: the round begins, and silence with it. */
export interface DrawGoal {
  readonly type: "draw-goal"
}

export interface Ended {
  readonly type: "ended"
  readonly won: boolean
  readonly score: number
}

/** One leg as it was held: milliseconds since the transmission began. */
export type Flight = readonly [number, number]

/** The source's private route goes on to this tile. */
export interface FlyTo {
  readonly type: "fly-to"
  readonly tile: number
}

export interface FuelLost {
  readonly type: "fuel-lost"
  readonly left: number
}

export interface GoalChanged {
  readonly type: "goal-changed"
  readonly source: number
  readonly goal: number | null
}

export interface GoalReached {
  readonly type: "goal-reached"
  readonly round: Round
}

export interface Guess {
  readonly type: "guess"
  readonly planet: number
}

/** The aid card 50:50. */
export interface GuessTwo {
  readonly type: "guess-two"
  readonly planets: readonly [number, number]
}

export interface Guessed {
  readonly seat: number
  readonly planets: readonly number[]
}

export interface LaidOut {
  readonly type: "laid-out"
  readonly goals: readonly number[]
}

export interface Landing {
  readonly type: "landing"
  readonly at: number
}

/** Chance spreads the tiles and turns up the first goals (none in the pro variant). */
export interface LayOut {
  readonly type: "lay-out"
  readonly tiles: readonly Point[]
  readonly goals: readonly number[]
}

/** Chance turns up signal and planet (base game) and deals the source its goal. */
export interface OpenRound {
  readonly type: "open-round"
  readonly goal: number
  readonly signal: number | null
  readonly planet: number | null
}

/**
 * `level` counts for the base game alone: in the pro variant every planet is a possible goal.
 *
 * Without `rehearsal` the source tries nothing out: it sees no seconds and no per cent before the round is over.
 */
export interface Options {
  readonly variant: "base" | "pro"
  readonly level: number
  readonly rehearsal: boolean
}

export type Point = readonly [number, number]

export interface Pointed {
  readonly type: "pointed"
  readonly seat: number
  readonly planets: readonly number[]
  readonly right: boolean
}

export interface Reactivate {
  readonly type: "reactivate"
}

export interface Reactivated {
  readonly type: "reactivated"
  readonly seat: number
  readonly fuel: number
}

/** A finished round, open to all. `won` is the value of the signal card, 0 when it was lost. */
export interface Round {
  readonly source: number
  readonly start: number
  readonly goal: number
  readonly won: number
  readonly transmissions: readonly Transmission[]
  readonly guesses: readonly Guessed[]
}

export interface RoundOpened {
  readonly type: "round-opened"
  readonly number: number
  readonly source: number
  readonly signal: number | null
  readonly planet: number | null
  readonly goal: number | null
}

/** For the source's eyes only. */
export interface RouteDrawn {
  readonly type: "route-drawn"
  readonly source: number
  readonly route: readonly number[]
}

export interface ShowStopover {
  readonly type: "show-stopover"
}

/**
 * For the crew the chances of the planets, likeliest first. For the source a route (tiles after the rocket's own)
 * and how likely, in percent, the crew is to read its goal.
 */
export interface Shown {
  readonly chances: readonly Chance[]
  readonly route: readonly number[]
  readonly readable: number | null
}

export interface SignalChosen {
  readonly type: "signal-chosen"
  readonly source: number
  readonly value: number
}

export interface SignalLost {
  readonly type: "signal-lost"
  readonly value: number
}

export interface StepBack {
  readonly type: "step-back"
}

export interface StopoverShown {
  readonly type: "stopover-shown"
  readonly tile: number
}

export interface TakeOff {
  readonly type: "take-off"
  readonly at: number
}

/** The last take-off was no flight: the same leg is held again, alone. */
export interface TooShort {
  readonly type: "too-short"
}

/** What the crew saw and heard, and the route the source meant (tiles after the rocket's own). */
export interface Transmission {
  readonly flights: readonly Flight[]
  readonly route: readonly number[]
}

export interface Transmit {
  readonly type: "transmit"
  readonly flights: readonly Flight[]
}

export interface Transmitted {
  readonly type: "transmitted"
  readonly source: number
  readonly flights: readonly Flight[]
}

/**
 * `goal`, `route` and `routes` (one for each transmission in `heard`) are empty for everybody but the source.
 *
 * `legs` lists, tile by tile, where a straight flight can go. `stopover_of` numbers the transmission, from 0,
 * that the stopover shown belongs to. `drafted` counts, for the source, the changes of its route since the last
 * transmission. `certificate` is set when a pro game is won.
 */
export interface View {
  readonly seat: number | null
  readonly options: Options
  readonly seats: number
  readonly phase: "lay-out" | "between-rounds" | "open-round" | "choose-signal" | "deal-goal" | "transmit" | "guess" | "over"
  readonly tiles: readonly Point[]
  readonly legs: readonly (readonly number[])[]
  readonly rocket: number
  readonly fuel: number
  readonly source: number
  readonly guesser: number
  readonly signals: readonly number[]
  readonly signal: number | null
  readonly pile: readonly number[]
  readonly possible: readonly number[]
  readonly candidates: readonly number[]
  readonly heard: readonly (readonly Flight[])[]
  readonly asked: number
  readonly guesses: readonly Guessed[]
  readonly aids: readonly ("change-goal" | "fifty-fifty" | "first-stopover")[]
  readonly stopover: number | null
  readonly stopover_of: number
  readonly briefing: boolean
  readonly rounds: readonly Round[]
  readonly score: number
  readonly goal: number | null
  readonly route: readonly number[]
  readonly routes: readonly (readonly number[])[]
  readonly certificate: number | null
  readonly drafted: number
}

export type Action = LayOut | OpenRound | DealGoal | DrawGoal | ChangeGoal | ChooseSignal | FlyTo | StepBack | ClearRoute | Transmit | AskAgain | Guess | GuessTwo | ShowStopover | Brief | Reactivate

export type Event = LaidOut | RoundOpened | GoalChanged | SignalChosen | RouteDrawn | Transmitted | AskedAgain | Pointed | FuelLost | SignalLost | GoalReached | AidUsed | StopoverShown | BriefingOpened | Reactivated | Ended

export type Signal = TakeOff | Landing | TooShort | BrokenOff
