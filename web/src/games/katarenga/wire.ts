// Generated from the Python types by `python -m cosmotheque.server.generate.typescript`. Do not edit.

/** `board` is a layout such as `A0 b1 C2 d3` or `random`, `position` a position text (KBB-20) or empty. */
export interface BaseOptions {
  readonly board: string
  readonly position: string
}

/** `board` is a layout such as `A0 b1 C2 d3` or `random`, `position` a position text (KBB-20) or empty. */
export interface BigBangOptions {
  readonly board: string
  readonly opening: "chequered" | "halves" | "quarters"
  readonly position: string
}

/** A pawn leaves the board for a camp (KAT-3): 0, 1 are a9, h9, white's aims; 2, 3 are a0, h0, black's. */
export interface Camp {
  readonly type: "camp"
  readonly start: number
  readonly camp: number
}

/** A pawn of `seat` went into an opposing camp (KAT-3). */
export interface Camped {
  readonly type: "camped"
  readonly seat: number
  readonly start: number
  readonly camp: number
}

/** A pawn of `seat` was taken on `square`; `left` pawns remain, camped ones counted (KAT-2). */
export interface Captured {
  readonly type: "captured"
  readonly seat: number
  readonly square: number
  readonly left: number
}

/** The game is over; `winner` is None in a draw, `points` is what the winner scores. */
export interface Ended {
  readonly type: "ended"
  readonly reason: string
  readonly winner: number | null
  readonly points: number
}

/** `seat` has landed on the border for the first time (KBB-12). */
export interface GoalFixed {
  readonly type: "goal-fixed"
  readonly seat: number
  readonly colour: string
}

/** The board was laid. */
export interface Laid {
  readonly type: "laid"
  readonly layout: string
  readonly colours: string
}

/** Chance lays the board (KBB-3). */
export interface Lay {
  readonly type: "lay"
  readonly layout: string
}

/** A pawn of `seat` went from one square to another. */
export interface Moved {
  readonly type: "moved"
  readonly seat: number
  readonly start: number
  readonly target: number
}

/** A pawn goes to `target`; the opposing pawn that stood there is put on `to` (KBB-16). */
export interface Oust {
  readonly type: "oust"
  readonly start: number
  readonly target: number
  readonly to: number
}

/** A pawn of `seat` had to leave `square` and was put on `to` (KBB-16). */
export interface Ousted {
  readonly type: "ousted"
  readonly seat: number
  readonly square: number
  readonly to: number
}

/** Nothing can move (KBB-11). */
export interface Pass {
  readonly type: "pass"
}

/** `seat` could not move (KBB-11). */
export interface Passed {
  readonly type: "passed"
  readonly seat: number
}

/** A pawn of `seat` stands on its goal colour for good; `count` of them do now (KBB-13). */
export interface Settled {
  readonly type: "settled"
  readonly seat: number
  readonly square: number
  readonly count: number
}

/** A pawn goes from one square to another; in the base game it captures what stands there. */
export interface Slide {
  readonly type: "slide"
  readonly start: number
  readonly target: number
}

/**
 * The whole position, safe for JSON. Texts of 64 letters go from a1 to h8; pairs go by seat: white, black.
 *
 * `layout` names the quarter boards; it, `colours` and `position` are empty until the board is laid.
 * `pawns` has `.`, `w`, `b`, and `W`, `B` for two pawns on a corner. `goals` (Big Bang) has a colour letter or `-` for
 * each seat, `choices` the colours that can be goals, `settled` the squares whose pawns stay for good.
 * `threatened` are the squares whose pawns the other side could oust or capture if it moved now.
 * `camps` (base game) has `w`, `b` or `-` for a9, h9, a0, h0. `home` counts the pawns that are settled or camped.
 * `ended` is why the game is over, `conceded` where somebody gave up or ran out of time, and empty while it runs.
 * `past` holds the positions that count for a draw by repetition, `position` the position as one line of text.
 */
export interface View {
  readonly seat: number | null
  readonly layout: string
  readonly colours: string
  readonly pawns: string
  readonly goals: string
  readonly choices: string
  readonly settled: readonly number[]
  readonly threatened: readonly number[]
  readonly camps: string
  readonly home: readonly [number, number]
  readonly turn: number
  readonly moves: number
  readonly last: Lay | Slide | Oust | Camp | Pass | null
  readonly ended: string
  readonly past: readonly string[]
  readonly position: string
}

export type Action = Lay | Slide | Oust | Camp | Pass

export type Event = Laid | Moved | GoalFixed | Settled | Ousted | Captured | Camped | Passed | Ended

export type Options = BigBangOptions | BaseOptions
