// Generated from the Python types by `python -m cosmotheque.server.generate.typescript`. Do not edit.

/** The printed sky, to be drawn from: positions, drawn lines from end to end, drawn triangles. */
export interface Chart {
  readonly places: readonly Place[]
  readonly lines: readonly (readonly string[])[]
  readonly triangles: readonly Triangle[]
}

/** Take all planets back. */
export interface Clear {
  readonly type: "clear"
}

/** The finder marks one more place of the score track; `empty` are the positions this proves empty (SC-20). */
export interface Completed {
  readonly type: "completed"
  readonly seat: number
  readonly place: number
  readonly marker: "rocket" | "ship" | "super-ship" | "laser" | null
  readonly system: readonly string[]
  readonly empty: readonly string[]
}

/** Keep the draft: these are the planets. */
export interface Confirm {
  readonly type: "confirm"
}

/** A seat is ready. */
export interface Confirmed {
  readonly type: "confirmed"
  readonly seat: number
}

/** Chance deals random layouts to choose from, to each seat its own. */
export interface Deal {
  readonly type: "deal"
  readonly layouts: readonly [readonly (readonly string[])[], readonly (readonly string[])[]]
}

/** The draft of a seat, which only this seat learns of. */
export interface Drafted {
  readonly type: "drafted"
  readonly seat: number
  readonly planets: readonly string[]
}

/** Chance draws the first player. */
export interface DrawFirst {
  readonly type: "draw-first"
  readonly seat: number
}

/** The hidden planets of both skies, shown at the end. */
export interface Ended {
  readonly type: "ended"
  readonly planets: readonly [readonly string[], readonly string[]]
}

/** The seat that begins. */
export interface FirstDrawn {
  readonly type: "first-drawn"
  readonly seat: number
}

/** The craft that a seat has left. */
export interface Fleet {
  readonly rockets: number
  readonly ships: number
  readonly super_ships: number
  readonly lasers: number
}

/**
 * Every unknown position of the sky that is probed; `layouts` counts those that fit, None where they were sampled.
 *
 * A count beyond what browsers can add up is None as well.
 */
export interface Heat {
  readonly spots: readonly Spot[]
  readonly layouts: number | null
}

/** A further emitter, on a drawn line with one that stands. */
export interface Laser {
  readonly type: "laser"
  readonly at: string
}

/** The first laser turn: two emitters on one drawn line. */
export interface Lasers {
  readonly type: "lasers"
  readonly at: readonly [string, string]
}

/** What a launch of `seat` brought: planets and empty positions that were not known before. */
export interface Launched {
  readonly type: "launched"
  readonly seat: number
  readonly craft: "rocket" | "ship" | "super-ship" | "laser"
  readonly at: readonly string[]
  readonly found: readonly string[]
  readonly empty: readonly string[]
  readonly returned: boolean
}

/** A craft that missed and stays where it was launched (SC-14). */
export interface Lost {
  readonly craft: "rocket" | "ship" | "super-ship" | "laser"
  readonly at: string
}

/** How large the sky is; planets, systems and craft go with it. */
export interface Options {
  readonly side: 3 | 6 | 9
}

/** A seat has nothing it can launch (SC-19). */
export interface Passed {
  readonly type: "passed"
  readonly seat: number
}

/** A position and where it lies, in axial coordinates: ["g7", 0, 0]. */
export type Place = readonly [string, number, number]

/** Lay a planet down in the draft. */
export interface Put {
  readonly type: "put"
  readonly at: string
}

/** Take a planet back from the draft. */
export interface Remove {
  readonly type: "remove"
  readonly at: string
}

export interface Rocket {
  readonly type: "rocket"
  readonly at: string
}

export interface Ship {
  readonly type: "ship"
  readonly at: string
}

/** Take the next random legal layout that chance dealt (SC-7); after the last one the first comes again. */
export interface Shuffle {
  readonly type: "random"
}

/**
 * One seat's sky. `planets` are all of its planets, `groups` how many systems they form: None for who may not know.
 *
 * `edits` and `shuffles` count the owner's changes to the draft and are 0 for everybody else. `empty` positions were
 * probed, `implied` ones lie next to a completed system; `beams` join emitters by pairs.
 */
export interface SkyView {
  readonly ready: boolean
  readonly edits: number
  readonly planets: readonly string[] | null
  readonly groups: number | null
  readonly found: readonly string[]
  readonly empty: readonly string[]
  readonly implied: readonly string[]
  readonly systems: readonly (readonly string[])[]
  readonly lost: readonly Lost[]
  readonly emitters: readonly string[]
  readonly beams: readonly (readonly [string, string])[]
  readonly shuffles: number
}

/** How likely a planet is at a position nobody knows, in whole percents. */
export interface Spot {
  readonly at: string
  readonly percent: number
}

export interface SuperShip {
  readonly type: "super-ship"
  readonly at: string
}

/** A drawn triangle: its centre and its ten positions. */
export interface Triangle {
  readonly centre: string
  readonly positions: readonly string[]
}

/**
 * The table as a seat or a spectator sees it.
 *
 * `skies[0]` is the sky of seat 0, which seat 1 probes; `fleets[0]` and `tracks[0]` are craft and score of seat 0.
 * `planets` and `systems` say how many there are to lay out and to find; `dealt` is false before the first move of
 * chance; `quiet` counts turns without news.
 */
export interface View {
  readonly seat: number | null
  readonly side: 3 | 6 | 9
  readonly chart: Chart
  readonly planets: number
  readonly systems: number
  readonly skies: readonly [SkyView, SkyView]
  readonly fleets: readonly [Fleet, Fleet]
  readonly tracks: readonly [readonly ("rocket" | "ship" | "super-ship" | "laser" | null)[], readonly ("rocket" | "ship" | "super-ship" | "laser" | null)[]]
  readonly dealt: boolean
  readonly turn: number | null
  readonly over: boolean
  readonly quiet: number
  readonly last: Launched | null
}

export type Action = Put | Remove | Clear | Shuffle | Confirm | Rocket | Ship | SuperShip | Lasers | Laser | Deal | DrawFirst

export type Event = Drafted | Confirmed | FirstDrawn | Launched | Completed | Passed | Ended

export type Shown = Heat
