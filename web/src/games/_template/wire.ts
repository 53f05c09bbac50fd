// Generated from the Python types by `python -m cosmotheque.server.generate.typescript`. Do not edit.

/** Chance deals every hand. */
export interface Deal {
  readonly type: "deal"
  readonly hands: readonly (readonly number[])[]
}

/** Hands were dealt; whoever hears of it sees only their own. */
export interface Dealt {
  readonly type: "dealt"
  readonly hands: readonly (readonly number[])[]
}

/** Every field has a default and says what it allows. */
export interface Options {
  readonly hand: number
  readonly winner: "highest" | "lowest"
}

/** A seat lays a card of its hand face up. */
export interface Play {
  readonly type: "play"
  readonly card: number
}

export interface Played {
  readonly type: "played"
  readonly seat: number
  readonly card: number
}

/** A trick went to a seat. */
export interface Taken {
  readonly type: "taken"
  readonly seat: number
}

/** The table from one seat, or for a spectator (`seat` is None): hands of others are empty here, but counted. */
export interface View {
  readonly seat: number | null
  readonly options: Options
  readonly hands: readonly (readonly number[])[]
  readonly sizes: readonly number[]
  readonly table: readonly number[]
  readonly leader: number
  readonly tricks: readonly number[]
  readonly played: readonly number[]
  readonly disclosed: boolean
}

export type Action = Deal | Play

export type Event = Dealt | Played | Taken
