// Generated from the Python types by `python -m cosmotheque.server.generate.typescript`. Do not edit.

/** A move. `v` is the version the player saw: it is refused as stale when the seat has had news since. */
export interface Act {
  readonly type: "act"
  readonly v: number
  readonly seat: number
  readonly action: unknown
}

/** What was tried since. The `mark` came with what else is known here. */
export interface AddTries {
  readonly tries: readonly NewTry[]
  readonly mark?: string
}

/** Until when the page stays open; "" when it is closed. */
export interface AdminSession {
  readonly until: string
}

/** The answer of a seat to whoever asks for a seat in the running game, by the `number` of the request. */
export interface Admit {
  readonly type: "admit"
  readonly number: number
  readonly seat: number
  readonly agree: boolean
}

/** What the coach would do and why. `shown` is for the game's board. */
export interface Advice {
  readonly said: Text
  readonly best: unknown
  readonly shown: unknown
}

/** The coach on what a seat saw at version `v`; None when it did not manage. */
export interface AdviceFrame {
  readonly type: "advice"
  readonly v: number
  readonly seat: number
  readonly advice: Advice | null
}

/** What the mentor advises whoever is to move; None where there is nobody, or nothing to say. */
export interface AdviceHere {
  readonly seat: number | null
  readonly advice: Advice | null
}

/** What does the coach say to this seat of mine? */
export interface Advise {
  readonly type: "advise"
  readonly seat: number
}

/**
 * What my teams made of so many deals that I met for the first time, in the mean, and bots in the same seats.
 *
 * `par` is the level that they are compared with; by 95 % the difference lies between `low` and `high`. Bots have yet
 * to play `waiting` other deals of mine.
 */
export interface AgainstPar {
  readonly deals: number
  readonly mean: number
  readonly levels: readonly ParLevel[]
  readonly par: string
  readonly low: number
  readonly high: number
  readonly waiting: number
}

/**
 * A position. `seat` is whose eyes see it, None for nobody's; `mover` whose `actions` are listed.
 *
 * One stands at `step` of `steps`, and may go `before` or `after` it, to where somebody had to choose. `played` is
 * what was played there, if nothing else was tried. `events` led here, which people need `watch` milliseconds to
 * follow; `history` is all that happened. With `drew` chance had a part in it, with `rings` the game's own clock may
 * run out.
 */
export interface AnalysisFrame {
  readonly game: string
  readonly seats: number
  readonly step: number
  readonly steps: number
  readonly before: number | null
  readonly after: number | null
  readonly played: PlayedMove | null
  readonly seat: number | null
  readonly mover: number | null
  readonly view: unknown
  readonly events: readonly unknown[]
  readonly history: readonly unknown[]
  readonly actors: readonly number[]
  readonly actions: readonly unknown[]
  readonly drew: boolean
  readonly rings: boolean
  readonly now: number
  readonly deadline: number | null
  readonly outcome: Outcome | null
  readonly watch: number
}

/** Something to choose that is no action: a number, or a place of the board, with the key that it has there. */
export interface Answer {
  readonly name: Text
  readonly key: string
}

/** `number` is what the other device shows. Without one it is kept out; a wrong one keeps it out, too. */
export interface AnswerClaim {
  readonly number: number | null
}

/**
 * All answers to a chapter's steps so far: an action of the game, or null where there was only something to read.
 *
 * `drawn` is for a browser without a board for the game.
 */
export interface Answers {
  readonly answers?: readonly unknown[]
  readonly drawn?: boolean
}

/** What would this bot do in the place of whoever is to move? */
export interface AskBot {
  readonly table?: string
  readonly puzzle?: string
  readonly step?: number | null
  readonly tried?: readonly Tried[]
  readonly eyes?: number | "all" | "mover" | "together" | "truth"
  readonly drawn?: boolean
  readonly bot: string
}

export interface BarInfo {
  readonly id: string
  readonly at: string
  readonly name: string
  readonly why: string
  readonly until: string
}

/** For so many days, without a number for good. */
export interface BarPerson {
  readonly why: string
  readonly days?: number | null
  readonly whom?: "reported" | "reporter"
}

/** How often I have won of the games that I played alone with bots of a level. */
export interface BeatenLevel {
  readonly bot: string
  readonly level: number
  readonly won: number
  readonly met: number
}

/** A campaign for all members. */
export interface BeginCampaign {
  readonly game: string
}

/** What a bot would do; no action when it did not manage. */
export interface BotChoice {
  readonly seat: number
  readonly action: unknown
}

/**
 * A bot; `rating` is its measured strength, 0 where nobody has measured it.
 *
 * Another package brings one that is `outside`.
 */
export interface BotInfo {
  readonly name: string
  readonly level: number
  readonly rating: number
  readonly outside: boolean
}

/** A game on the shelf. `folder` names its part of the browser's code; with a `ladder` its bots were measured. */
export interface Box {
  readonly meta: Meta
  readonly folder: string
  readonly playable: boolean
  readonly campaign: boolean
  readonly puzzles: number
  readonly ladder: boolean
}

/** A box of a game's campaign as the shelf knows it: the values of options by which its stages are played. */
export interface BoxOutline {
  readonly key: string
  readonly title: Text
  readonly options: readonly (Readonly<Record<string, string | number | boolean>>)[]
}

/** What is told before a game that an option's value makes a chapter of its own: a mission, a scenario. */
export interface Briefing {
  readonly title: Text
  readonly story: Text
  readonly special: Text
  readonly rules: readonly string[]
}

/** Put a bot, by its key, on an open seat of a table of mine. */
export interface BringRobot {
  readonly seat: number
  readonly robot: string
}

/** A box with its stages; what is in a closed one is not told. */
export interface CampaignBox {
  readonly key: string
  readonly title: Text
  readonly open: boolean
  readonly stages: readonly CampaignStage[]
  readonly story: Text | null
  readonly news: Text | null
}

/**
 * A campaign as one guest sees it: `joined` who is a member, `hosting` who decides about boxes.
 *
 * That is whoever began it or, once they have left, the longest member.
 * `next` is the stage to be played now; None when all of them are done. `seats` is for how many players that holds,
 * `sizes` are how many may play at all. `bots` are those who sat at the last table, `levels` those there are.
 */
export interface CampaignInfo {
  readonly id: string
  readonly game: string
  readonly folder: string
  readonly title: Text
  readonly name: string
  readonly created: string
  readonly joined: boolean
  readonly hosting: boolean
  readonly members: readonly MemberInfo[]
  readonly bots: readonly string[]
  readonly levels: readonly BotInfo[]
  readonly seats: number
  readonly sizes: readonly number[]
  readonly boxes: readonly CampaignBox[]
  readonly next: string | null
  readonly tables: readonly CampaignTable[]
}

/**
 * A stage as a team may know it. One that is `veiled`, in a closed box, is a key and nothing else.
 *
 * `passed`: it is not for so many players, and counts as won. `tables` are those that are over, the newest first.
 */
export interface CampaignStage {
  readonly key: string
  readonly status: "open" | "passed" | "shut" | "veiled" | "won"
  readonly title: Text | null
  readonly story: Text | null
  readonly seats: readonly number[]
  readonly won: number
  readonly lost: number
  readonly last: string | null
  readonly tables: readonly string[]
}

/** A campaign in a list: how many of its stages are won, and the options of the stages in boxes that are open. */
export interface CampaignSummary {
  readonly id: string
  readonly game: string
  readonly name: string
  readonly created: string
  readonly done: number
  readonly stages: number
  readonly open_boxes: readonly string[]
}

/** A table of a campaign that is not over. */
export interface CampaignTable {
  readonly id: string
  readonly stage: string
  readonly running: boolean
  readonly names: readonly string[]
  readonly mine: boolean
}

/**
 * How likely each seat is to win, or the team as a single one, by what `seat` knows: None is what lies open to all.
 *
 * Once it is `over`, what it brought. None where the game has no mentor who knows, or when it did not manage.
 */
export interface ChancesHere {
  readonly chances: readonly number[] | null
  readonly seat: number | null
  readonly over: boolean
}

/** A chapter of a game's lesson: what one can do afterwards, and how long it takes. */
export interface ChapterInfo {
  readonly slug: string
  readonly title: Text
  readonly about: Text
  readonly minutes: number
}

export interface ChatFrame {
  readonly type: "chat"
  readonly lines: readonly ChatLine[]
}

/** A line by its `number` at this table. `who` said it, by a mark that is theirs at this table and nowhere else. */
export interface ChatLine {
  readonly number: number
  readonly who: string
  readonly seat: number | null
  readonly name: string
  readonly at: string
  readonly text: string | null
  readonly phrase: string | null
}

/** Without `along` what this browser has stays with whoever it was; signing out leads back to them. */
export interface ClaimCode {
  readonly code: string
  readonly along?: boolean
}

/** The state of my claim: the person I would be, and the `number` to pick on the device that shows the code. */
export interface ClaimInfo {
  readonly state: "claimed" | "joined" | "late" | "none" | "open" | "refused" | "withdrawn" | "wrong"
  readonly name: string
  readonly seconds: number
  readonly number: number | null
}

export interface CloseTable {
  readonly why: string
}

/** Who I would be: that name. `mine` is how many tables I have here, which would come along. */
export interface CodeInfo {
  readonly name: string
  readonly mine: number
}

/**
 * So many actions of one kind, one after the other: each field by its name, with a value for each of them in turn,
 * or one alone that they all have.
 */
export interface Columns {
  readonly count: number
  readonly fields: readonly (readonly [string, readonly unknown[]])[]
}

/** Somebody with whom I have played, the game that was, and when; `invited`: they are asked to this table. */
export interface Companion {
  readonly who: string
  readonly name: string
  readonly game: string
  readonly at: string
  readonly invited: boolean
}

export interface Concede {
  readonly type: "concede"
  readonly seat: number
}

/** The answer of a seat to somebody's request to take back a move. */
export interface Consent {
  readonly type: "consent"
  readonly seat: number
  readonly agree: boolean
}

/** So many days for each move, in place of a clock, and what it means to let them pass. */
export interface Correspondence {
  readonly days: 1 | 2 | 3 | 7 | 14
  readonly timeout?: "bot" | "lose"
}

/** How the game stood after a move, as `Standing` has it, and what of it was the mover's luck; None for none. */
export interface CurvePoint {
  readonly public: readonly number[]
  readonly own: readonly number[]
  readonly luck: number | null
}

/**
 * The deal of a day as a guest sees it; dates are those of UTC.
 *
 * `mine` says how far my first try has come and `table` where; `waiting` is a table of mine that has not begun.
 * `players` have begun it; so many `bots` have played it of the `levels` there are, and `par` says whether they are at
 * it. `results` are for those who have finished it and, when the day is over, for those who have not begun it; so is
 * then the `deal` itself, whose `seal` is known before.
 */
export interface DayInfo {
  readonly game: string
  readonly date: string
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: number
  readonly house: string
  readonly over: boolean
  readonly players: number
  readonly par: "done" | "failed" | "none" | "open" | "working"
  readonly bots: number
  readonly levels: number
  readonly seal: string
  readonly mine: "begun" | "done" | "new"
  readonly table: string | null
  readonly waiting: string | null
  readonly results: DealInfo | null
  readonly deal: string | null
}

/**
 * What became of a deal: the tables that have finished it, the best first, and how many are still playing it.
 *
 * `par` says how far the bots have come with it: `none` where it cannot be, `open` where nobody has asked for it yet.
 */
export interface DealInfo {
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: number
  readonly tables: readonly DealTable[]
  readonly playing: number
  readonly par: "done" | "failed" | "none" | "open" | "working"
  readonly pars: readonly ParInfo[]
  readonly levels: number
}

/** Who sat there: a name, or the name of a bot. */
export interface DealSeat {
  readonly name: string
  readonly bot: string | null
  readonly mine: boolean
}

/**
 * A table that has played a deal to its end. `table` is None where its replay is not for everybody.
 *
 * `place` is 0 where it cannot be compared: people played against each other, or it does not count.
 */
export interface DealTable {
  readonly place: number
  readonly seats: readonly DealSeat[]
  readonly outcome: Outcome
  readonly created: string
  readonly counts: boolean
  readonly mine: boolean
  readonly table: string | null
}

/** What was done: to whom, under the name they had (`renamed` is the new one), or to which table. */
export interface DeedInfo {
  readonly at: string
  readonly what: "bar" | "close" | "free" | "rename" | "settle"
  readonly name: string
  readonly renamed: string
  readonly table: string
  readonly until: string
  readonly why: string
}

/** `name` is the own one, typed by somebody who is sure. */
export interface DeleteMe {
  readonly name: string
}

/** A browser's subscription. With `slow` it is called to all of my slow games, not only where I put a bell. */
export interface Device {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly locale: "en" | "fr"
  readonly slow?: boolean | null
}

/** What this server knows of a browser of mine. */
export interface DeviceInfo {
  readonly slow: boolean
}

export interface Done {
  readonly done: boolean
}

/**
 * How the deal comes about: the server's `seal`, and by seat what was promised, as far as anybody did.
 *
 * The numbers of the seats in `waiting` are asked for now. No `commitments` where the deal was there before.
 */
export interface DrawInfo {
  readonly seal: string
  readonly commitments: readonly (string | null)[]
  readonly waiting: readonly number[]
}

/** In place of the view, for a browser without a board: what the game draws for a terminal, and the actions. */
export interface Drawing {
  readonly fr: readonly Run[]
  readonly en: readonly Run[]
  readonly actions: readonly Written[]
}

/** Take back the holiday that begins then or, where it has begun, be back now. */
export interface EndHoliday {
  readonly begin: number
}

/** An estimate between its two bounds. */
export interface Estimate {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** A feat that I have done so many `times`: first at this table, in a game that ended then. */
export interface FeatDone {
  readonly key: string
  readonly table: string
  readonly at: number
  readonly times: number
}

/** Something to be proud of after a game: what it takes, and the rules that it is drawn from. */
export interface FeatInfo {
  readonly key: string
  readonly name: Text
  readonly how: Text
  readonly rules: readonly string[]
}

/** A line of the table under a game. One value for each seat, or a single one for everybody together. */
export interface Figure {
  readonly name: Text
  readonly values: readonly string[]
}

/** How a figure of the reviews went, from old to new. */
export interface FigureCourse {
  readonly name: Text
  readonly values: readonly number[]
}

/** Put a bot on a seat, or with None open the seat again. */
export interface FillSeat {
  readonly seat: number
  readonly bot: string | null
}

/** One thing that was looked at, and whether it is as it should be. */
export interface Finding {
  readonly holds: boolean
  readonly said: Text
}

export interface ForgetDevice {
  readonly endpoint: string
}

export interface Forgive {
  readonly who: string
}

/**
 * Everything a seat may know now. `events` are those after version `since`; 0 means from the start of the game.
 *
 * `since` is the version this connection was last sent, or 0 on connecting and after `look`. Where people play by
 * heart the view holds what is in sight, and `events` go back to the last move and no further.
 * `v` counts everything that the seat has noticed at the table, taking back included; it never goes down. `moves` and
 * `last`, who moved last, leave out what it did not notice: others' private drafts.
 * `now` is game time in milliseconds, which `stands` where the table is paused; `deadline` is when the game's own
 * clock acts.
 * `actors` may act, `awaited` are those of them for whom the game waits.
 * `clocks` are milliseconds left per seat, those in `awaited` running.
 * `giving_up` says what it would mean for the seat: the end for all, or that it leaves and the others play on.
 * `changes` are for a browser that `keeps` views: what to put where in the view of version `since`, each with the way
 * from the view down and what stands there now. `view` is null then; without a frame before it is whole.
 * `columns` are its actions; `actions` is empty then.
 * `watch` is how many milliseconds people need to follow `events`, as far as the seat learned of them.
 */
export interface Frame {
  readonly type: "frame"
  readonly v: number
  readonly seat: number | null
  readonly now: number
  readonly view: unknown
  readonly actions: readonly unknown[]
  readonly events: readonly unknown[]
  readonly actors: readonly number[]
  readonly awaited: readonly number[]
  readonly outcome: Outcome | null
  readonly talk: "open" | "phrases" | "closed"
  readonly moves: number
  readonly since: number
  readonly can_undo: boolean
  readonly giving_up: "ends" | "leaves" | null
  readonly last: number | null
  readonly deadline: number | null
  readonly clocks: readonly number[] | null
  readonly stands: boolean
  readonly changes: readonly (readonly [readonly (string | number)[], unknown])[] | null
  readonly columns: readonly Columns[] | null
  readonly watch: number
}

/**
 * What my games come to. `stages` are those of the campaign that I have won, and all; `days` deals of the day.
 *
 * Of those that I have `played` some may have been `against_myself`, on both sides: nobody has won or lost them.
 * `streak` is how many I have won in a row now, `best` a team's best score, `course` how my rating went, `results`
 * the games that are over from old to new, `reviews` what was said of those that were reviewed, `reached` how hard
 * the games were that I have won, `par` how teams of mine fare with the deals that bots have played, too.
 */
export interface GameFigures {
  readonly game: string
  readonly played: number
  readonly won: number
  readonly drawn: number
  readonly running: number
  readonly beaten: readonly BeatenLevel[]
  readonly stages: readonly [number, number]
  readonly days: number
  readonly streak: number
  readonly best: number | null
  readonly rating: RatingInfo | null
  readonly course: readonly RatingPoint[]
  readonly results: readonly ("drawn" | "lost" | "won")[]
  readonly reviews: readonly FigureCourse[]
  readonly feats: readonly FeatDone[]
  readonly reached: readonly Reached[]
  readonly par: AgainstPar | null
  readonly against_myself: number
}

/**
 * A game opened: its words, options as JSON Schema, bots (the laboratory's first), teachers, and campaign.
 *
 * Bots from outside come last. `house` is the bot that everybody meets at the deal of the day.
 */
export interface GameInfo {
  readonly meta: Meta
  readonly folder: string
  readonly words: Words
  readonly options: Readonly<Record<string, unknown>>
  readonly bots: readonly BotInfo[]
  readonly coaches: boolean
  readonly reviews: boolean
  readonly chapters: readonly ChapterInfo[]
  readonly puzzles: number
  readonly house: string | null
  readonly campaign: readonly BoxOutline[]
  readonly feats: readonly FeatInfo[]
}

/**
 * A group as one guest sees it. Who has `joined` knows its `id`, the `link` that leads in, tables, campaigns.
 *
 * `hosting`: I see to members and link. Tables that are over are in `past`, the newest first.
 */
export interface GroupInfo {
  readonly id: string
  readonly name: string
  readonly created: string
  readonly joined: boolean
  readonly hosting: boolean
  readonly members: readonly GroupMember[]
  readonly link: string
  readonly tables: readonly TableInfo[]
  readonly past: readonly TableInfo[]
  readonly campaigns: readonly CampaignSummary[]
}

/** The group for which a table was set up; its id leads nobody in who is no member. */
export interface GroupMark {
  readonly id: string
  readonly name: string
}

/** A member; `who` stands for them in this group alone. */
export interface GroupMember {
  readonly who: string
  readonly name: string
  readonly mine: boolean
  readonly hosting: boolean
}

/** A group in a list: how many members, at how many tables a seat is free for me, and how many are played at. */
export interface GroupSummary {
  readonly id: string
  readonly name: string
  readonly members: number
  readonly waiting: number
  readonly running: number
}

/** Somebody who plays here, known by a signed cookie. */
export interface Guest {
  readonly id: string
  readonly name: string
}

/** Somebody is away from then to then, in milliseconds since 1970. */
export interface Holiday {
  readonly begin: number
  readonly end: number
}

/** My holidays, those that are over left out, and how many days I may still take for one that begins now. */
export interface Holidays {
  readonly holidays: readonly Holiday[]
  readonly days_left: number
}

/** The deal of a day: the house chose it and told its seal. The `deal` itself is told when the day is over. */
export interface House {
  readonly kind: "house"
  readonly seal: string
  readonly day: string
  readonly deal?: string
}

/** Somebody asks me to a table that waits for players. */
export interface InvitationInfo {
  readonly table: string
  readonly game: string
  readonly name: string
  readonly created: string
}

/** Ask somebody to a table; `who` is the mark that stands for them among those with whom I have played. */
export interface Invite {
  readonly who: string
}

/** A bot that was measured: its rating on the Elo scale, where all of them together have 0, and how it may think. */
export interface LadderBot {
  readonly name: string
  readonly level: number
  readonly rating: Estimate
  readonly limit: Limit
}

/** What was measured of a game's bots, the strongest first, how, and the command that plays it all again. */
export interface LadderInfo {
  readonly game: string
  readonly version: number
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: number
  readonly seed: number
  readonly bots: readonly LadderBot[]
  readonly pairings: readonly LadderPairing[]
  readonly command: string
}

/** Two opponents and the first one's share of points, or one bot that is a team and its mean score. */
export interface LadderPairing {
  readonly bots: readonly string[]
  readonly games: number
  readonly score: Estimate
}

/** Somebody on the leaderboard, and how many rated games they have played; `mine` when it is me. */
export interface Leader {
  readonly name: string
  readonly rating: RatingInfo
  readonly games: number
  readonly mine: boolean
}

/**
 * The best in a game, from the first on.
 *
 * Whoever is sure within `sure` stands there, if they want to: I do where I am `listed`. `rating` is mine, where I
 * have one.
 */
export interface Leaderboard {
  readonly leaders: readonly Leader[]
  readonly sure: number
  readonly rating: RatingInfo | null
  readonly listed: boolean
}

export interface LeaveSeat {
  readonly seat: number
}

/**
 * Where the learner is: `said` is None at the end. `points` are keys of the board; `asks` for one of the `actions`.
 *
 * `shots` are what the last answer led to, one move after the other; `here` is the board of this step, which `jumps`
 * there where it has a position of its own, and `history` all that happened in it.
 */
export interface LessonFrame {
  readonly step: number
  readonly steps: number
  readonly seat: number
  readonly seats: number
  readonly said: Text | null
  readonly rules: readonly string[]
  readonly points: readonly string[]
  readonly asks: boolean
  readonly reply: Reply | null
  readonly shots: readonly LessonShot[]
  readonly here: LessonShot
  readonly jumps: boolean
  readonly history: readonly unknown[]
  readonly actions: readonly unknown[]
  readonly outcome: Outcome | null
  readonly deadline: number | null
}

/** The board after a move, as the learner sees it, what led there, and how many milliseconds to watch that. */
export interface LessonShot {
  readonly view: unknown
  readonly events: readonly unknown[]
  readonly actors: readonly number[]
  readonly now: number
  readonly watch: number
}

/**
 * I would begin with bots until somebody comes; the `bot` of whoever agrees last sits down, or the house's.
 *
 * In a rated game it stays to the end: whoever came later would play on with what another has made of it.
 */
export interface LetBotsIn {
  readonly bot?: string | null
}

/** How long a bot may think about one move. None means its own measure. */
export interface Limit {
  readonly seconds: number | null
  readonly nodes: number | null
}

/** From now on show the table from this seat, one of mine; None as a spectator. */
export interface Look {
  readonly type: "look"
  readonly seat: number | null
}

export interface LookAtCode {
  readonly code: string
}

/** A new key, as WebAuthn writes it in JSON; what else a browser says of it is passed over. */
export interface MadeKey {
  readonly id: string
  readonly response: MadeResponse
}

export interface MadeResponse {
  readonly clientDataJSON: string
  readonly attestationObject: string
}

export interface MemberInfo {
  readonly name: string
  readonly mine: boolean
  readonly hosting: boolean
}

/**
 * A game as it stands on the shelf. `scores` bounds what one seat can score.
 *
 * After fewer moves of all players together than `min_moves`, drafts that nobody sees left out, a game was broken off
 * and says nothing of them.
 */
export interface Meta {
  readonly slug: string
  readonly title: Text
  readonly blurb: Text
  readonly seats: readonly number[]
  readonly minutes: readonly [number, number]
  readonly version: number
  readonly scores: readonly [number, number]
  readonly max_moves: number
  readonly min_moves: number
  readonly cooperative: boolean
  readonly secrets: boolean
  readonly live: boolean
}

/** A move that was looked at, by its number in the record. */
export interface MoveReview {
  readonly number: number
  readonly seat: number
  readonly remark: RemarkInfo | null
  readonly standing: Standing | null
  readonly luck: number | null
}

/** My devices and keys. `can_return`: this browser was somebody else's before, who comes back when I sign out. */
export interface MyDevices {
  readonly devices: readonly OwnDevice[]
  readonly passkeys: readonly PasskeyInfo[]
  readonly can_return: boolean
}

/** A game of mine; `result` is mine, once it is over. */
export interface MyGame {
  readonly table: string
  readonly game: string
  readonly status: "open" | "over" | "running"
  readonly created: string
  readonly seats: readonly PlayedSeat[]
  readonly result: "drawn" | "lost" | "won" | null
  readonly scores: readonly number[]
  readonly campaign: boolean
  readonly day: string
  readonly rated: boolean
}

/** A page of them; `total` is how many were found, `page` how many stand on one. */
export interface MyGames {
  readonly games: readonly MyGame[]
  readonly total: number
  readonly page: number
}

export interface NewCampaign {
  readonly game: string
  readonly name: string
}

/** A code to take to another device, good for so many seconds, and the link that has it. */
export interface NewCode {
  readonly code: string
  readonly link: string
  readonly seconds: number
}

export interface NewGroup {
  readonly name: string
}

/** The key that an authenticator has made to answer a challenge. */
export interface NewPasskey {
  readonly challenge: string
  readonly answer: MadeKey
}

/** Somebody at a table is reported: why, in words if one likes, with lines of theirs by number. */
export interface NewReport {
  readonly who: string
  readonly reason: "insult" | "name" | "other" | "spam" | "unfair"
  readonly words?: string
  readonly lines?: readonly number[]
}

/** A bot of mine; with `shared` every host may bring it to their table while it is there. */
export interface NewRobot {
  readonly name: string
  readonly shared?: boolean
}

/**
 * `mine` seats are the creator's (several: hot seat), `bots` maps seats to bot names, the rest stay open.
 *
 * It has a `clock`, or is a `correspondence`, or everybody takes their time.
 *
 * `start` begins at once, which needs every seat taken. `commitment` is what my browser promises for the deal.
 */
export interface NewTable {
  readonly game: string
  readonly seats: number
  readonly options?: Readonly<Record<string, unknown>>
  readonly mine?: readonly number[]
  readonly bots?: Readonly<Record<string, string>>
  readonly public?: boolean
  readonly coach?: boolean
  readonly clock?: TimeControl | null
  readonly correspondence?: Correspondence | null
  readonly start?: boolean
  readonly rated?: boolean
  readonly commitment?: string | null
}

/** A puzzle was tried: the number of the first `answer` that was given, -1 for who had it shown. */
export interface NewTry {
  readonly puzzle: string
  readonly answer: number
  readonly at: number
}

/** Somebody, `mine` when it is me, asks for a seat in a running game; those in `waiting` have yet to agree. */
export interface NewcomerInfo {
  readonly number: number
  readonly seat: number
  readonly name: string
  readonly waiting: readonly number[]
  readonly mine: boolean
}

/** What the administrator did that concerns me: I am called `name` now, or barred `until` then ("" for good). */
export interface NoteInfo {
  readonly id: string
  readonly at: string
  readonly what: "bar" | "close" | "free" | "rename" | "settle"
  readonly why: string
  readonly name: string
  readonly until: string
}

/** Open a stage of an open box or, being `sure`, a whole box before its time. */
export interface OpenByHand {
  readonly stage?: string | null
  readonly box?: string | null
  readonly sure?: boolean
}

/** The number that my browser had promised for the deal, now that the game is to start. */
export interface OpenNumber {
  readonly number: string
}

/** How a game ended: one score per seat, equal for all in a cooperative game. */
export interface Outcome {
  readonly reason: string
  readonly scores: readonly number[]
}

/** A browser of mine, roughly which one, since when, and whether it is this one. */
export interface OwnDevice {
  readonly label: string
  readonly since: string
  readonly here: boolean
}

/** What a seat can learn from a finished game: its mistakes and what is proved there, once all is looked through. */
export interface OwnPuzzles {
  readonly status: "done" | "failed" | "working"
  readonly done: number
  readonly moves: number
  readonly pack: Pack | null
}

/** The puzzles of a game, those of one match side by side: so they take little room. */
export interface Pack {
  readonly game: string
  readonly version: number
  readonly themes: readonly Theme[]
  readonly verdicts: readonly Verdict[]
  readonly answers: readonly Answer[]
  readonly puzzles: readonly Puzzle[]
}

/**
 * Find me anybody for a game at a pace: without a clock, with the house's clock, or with days for each move.
 *
 * With None for `seats` any number of players will do. `rated` is for those who want the game to count, who meet each
 * other alone. `commitment` is what my browser promises for the deal.
 */
export interface Pair {
  readonly game: string
  readonly pace?: "clock" | "days-1" | "days-3" | "days-7" | "free"
  readonly seats?: number | null
  readonly rated?: boolean
  readonly commitment?: string | null
}

/** Where I wait for anybody, or have found somebody; with `took_over` in a game that a bot had begun for me. */
export interface Paired {
  readonly table: TableInfo
  readonly took_over: boolean
}

/**
 * A table waits for anybody since then, in milliseconds since 1970.
 *
 * The seats in `agreed` would begin with bots. In a running game bots hold the seats in `held` until somebody comes.
 */
export interface PairingInfo {
  readonly pace: "clock" | "days-1" | "days-3" | "days-7" | "free"
  readonly since: number
  readonly agreed: readonly number[]
  readonly held: readonly number[]
}

/** How a bot fared where people sat; `place` is where it would stand among them, 0 where nobody has played. */
export interface ParInfo {
  readonly bot: string
  readonly level: number
  readonly place: number
  readonly outcome: Outcome
}

/** What a level of bots made of the same deals, in the mean. */
export interface ParLevel {
  readonly bot: string
  readonly level: number
  readonly mean: number
}

/** The state of the code that I show. `label` is the device that asks, which shows one of the `numbers`. */
export interface PassingInfo {
  readonly state: "claimed" | "joined" | "late" | "none" | "open" | "refused" | "withdrawn" | "wrong"
  readonly label: string
  readonly seconds: number
  readonly numbers: readonly number[]
}

/** The signature by which an authenticator answers a challenge; `along` as with a code. */
export interface PasskeyAnswer {
  readonly challenge: string
  readonly answer: UsedKey
  readonly along?: boolean
}

/** What the browser hands to an authenticator, as WebAuthn writes it in JSON. */
export interface PasskeyChallenge {
  readonly challenge: string
  readonly options: Readonly<Record<string, unknown>>
}

/** A key that an authenticator keeps; `site` is the name under which it is good. */
export interface PasskeyInfo {
  readonly label: string
  readonly since: string
  readonly site: string
}

/** An earlier game of a series: how it was played and how it ended; `scores` by the seats of that game. */
export interface PastGame {
  readonly options: Readonly<Record<string, unknown>>
  readonly reason: string
  readonly scores: readonly number[]
}

/** The game's own clock stands: the host wants it to, or somebody is away; `away` are the seats of those who are. */
export interface PauseInfo {
  readonly why: "away" | "host"
  readonly away: readonly number[]
}

/** A sentence or two of how the game is played; `figure` is the rule whose figure the board draws beside it. */
export interface Picture {
  readonly said: Text
  readonly figure: string | null
}

/**
 * Play the deal of the day, alone with the house's bots, or with the other seats left open for `friends`.
 *
 * Whoever has finished it already plays for `practice`, and has to say so.
 */
export interface PlayDay {
  readonly friends?: boolean
  readonly practice?: boolean
}

/**
 * Play the deal of a finished table again: my seat as it was, bots as they were, `bot` where others sat.
 *
 * For `friends` the seats of all people are left open, and I do not sit down: I know the deal.
 */
export interface PlayDeal {
  readonly friends?: boolean
  readonly bot?: string | null
}

/**
 * Set up a table for a stage: `players` are members by their number, `bots` sit down with them.
 *
 * `commitment` is what my browser promises for the deal.
 */
export interface PlayStage {
  readonly stage: string
  readonly players: readonly number[]
  readonly bots?: readonly string[]
  readonly commitment?: string | null
}

/** What was played in the game itself. */
export interface PlayedMove {
  readonly seat: number
  readonly action: unknown
}

/** Who sat there: a `person`, perhaps with a bot that stood in for them, a bot, or a `robot` over the network. */
export interface PlayedSeat {
  readonly name: string
  readonly bot: string | null
  readonly mine: boolean
  readonly person: boolean
  readonly robot: boolean
}

/**
 * So many steps of a `table` that is over, or of the way to a `puzzle` ("game/id"), then what is tried.
 *
 * Without a step it is the end. `drawn` is for a browser without a board for the game.
 */
export interface Position {
  readonly table?: string
  readonly puzzle?: string
  readonly step?: number | null
  readonly tried?: readonly Tried[]
  readonly eyes?: number | "all" | "mover" | "together" | "truth"
  readonly drawn?: boolean
}

/** The game for somebody who has never seen it: three lines, then how it is played, read in a minute. */
export interface Primer {
  readonly want: Text
  readonly turn: Text
  readonly end: Text
  readonly played: readonly Picture[]
}

/** Why a request was refused, in both languages. `rule` is set where a rule of the game forbids it. */
export interface Problem {
  readonly why: Text
  readonly rule: string | null
}

/**
 * How the deal of a finished game came about, and what the server finds when it verifies that.
 *
 * Whoever does not trust it downloads the record and verifies that. `moves` is how many there are, to the end.
 */
export interface ProofInfo {
  readonly verdict: "altered" | "incomplete" | "no-chance" | "unverifiable" | "verified"
  readonly findings: readonly Finding[]
  readonly proof: Together | House | null
  readonly moves: number
}

/** By what key a browser subscribes; empty where this server calls nobody. */
export interface PushInfo {
  readonly key: string
}

/**
 * `record` leads to the position; the rest follows from it, and is there for pages.
 *
 * One chooses from `actions`, or from `answers`, numbers of those in the pack; then no actions are kept. `right` are
 * numbers in that list; `verdicts` has for each of it the number of its verdict in the pack.
 */
export interface Puzzle {
  readonly id: string
  readonly theme: string
  readonly rating: number
  readonly record: unknown
  readonly seats: number
  readonly seat: number
  readonly view: unknown
  readonly actions: readonly unknown[]
  readonly right: readonly number[]
  readonly verdicts: readonly number[]
  readonly answers: readonly number[]
}

/** All that I have tried of a game, from old to new; None where my `mark` said that I know. */
export interface PuzzleTries {
  readonly game: string
  readonly mark: string
  readonly tries: readonly (readonly [string, boolean, number])[] | null
}

/**
 * What somebody is rated in a game: the true strength lies within `sure` of it, 19 times of 20.
 *
 * `change` is what the game that is over has made of it, once that is counted; `weight` is how much of a game it was
 * counted as, in percent.
 */
export interface RatingInfo {
  readonly rating: number
  readonly sure: number
  readonly change: number
  readonly weight: number | null
}

/** What I was rated after a game that ended then, in milliseconds since 1970. */
export interface RatingPoint {
  readonly at: number
  readonly rating: RatingInfo
}

/** The hardest value of an option with which I have won. */
export interface Reached {
  readonly option: string
  readonly value: string | number
}

/** A message that was not carried out, and why; nothing changed. */
export interface RefusedFrame {
  readonly type: "refused"
  readonly why: Text
  readonly rule: string | null
}

/** What the mentor says of the choice that led here; None where there was none, or nothing to say. */
export interface RemarkHere {
  readonly remark: RemarkInfo | null
}

/** What the mentor says of a move; `better` is an action of the game, `cost` the chance that it gave away. */
export interface RemarkInfo {
  readonly grade: "best" | "good" | "dubious" | "mistake"
  readonly said: Text
  readonly better: unknown
  readonly cost: number
}

/** Somebody is no member any longer; `who` is their mark in the group. */
export interface RemoveMember {
  readonly who: string
}

export interface Rename {
  readonly name: string
}

export interface RenamePerson {
  readonly name: string
  readonly why: string
  readonly whom?: "reported" | "reporter"
}

/** A finished game. The first frame is the start. */
export interface Replay {
  readonly table: TableInfo
  readonly seat: number | null
  readonly frames: readonly ReplayFrame[]
  readonly outcome: Outcome
}

/**
 * The table after so many moves, from one point of view.
 *
 * `watch` is how many milliseconds people need to follow `events`, as far as the viewer learned of them.
 */
export interface ReplayFrame {
  readonly view: unknown
  readonly events: unknown
  readonly seat: number | null
  readonly at: number
  readonly watch: number
}

export interface Reply {
  readonly said: Text
  readonly right: boolean
}

/**
 * A report as the administrator reads it: names and chat, and nothing of the game.
 *
 * `person` and `reporter` stand for the same people in all reports. `name` is what the reported one was called then,
 * `name_now` what they are called now. `others` counts the further reports about them.
 */
export interface ReportInfo {
  readonly id: string
  readonly at: string
  readonly table: string
  readonly game: string
  readonly can_close: boolean
  readonly person: string
  readonly name: string
  readonly name_now: string
  readonly barred: boolean
  readonly reporter: string
  readonly reporter_name: string
  readonly reason: "insult" | "name" | "other" | "spam" | "unfair"
  readonly words: string
  readonly lines: readonly SaidLine[]
  readonly others: number
  readonly settled: string
  readonly note: string
}

export interface ReportSent {
  readonly at: string
}

/**
 * What the mentor says of a finished game: so many of its moves are done. Ask again while it is working.
 *
 * `curve` has a point for each move that is done, where the game's mentor knows of chances.
 */
export interface Review {
  readonly status: "done" | "failed" | "working"
  readonly done: number
  readonly moves: number
  readonly remarks: readonly MoveReview[]
  readonly figures: readonly Figure[]
  readonly curve: readonly CurvePoint[]
}

/** What a bot is told that asks for its games. */
export interface RobotHome {
  readonly name: string
  readonly tables: readonly RobotTable[]
}

/** A bot over the network. `online`: it has asked for its games lately. */
export interface RobotInfo {
  readonly key: string
  readonly name: string
  readonly created: string
  readonly shared: boolean
  readonly online: boolean
  readonly mine: boolean
}

/** A new bot and its token, which is told this once. */
export interface RobotMade {
  readonly token: string
  readonly robot: RobotInfo
}

/** A table that is not over, and the seats that the bot has there. */
export interface RobotTable {
  readonly id: string
  readonly game: string
  readonly status: "open" | "over" | "running"
  readonly seats: readonly number[]
}

/** One paragraph of the rulebook in our own words, under its id. */
export interface Rule {
  readonly id: string
  readonly text: Text
}

/** Some of a drawing in one style, line breaks included. Colours are a terminal's eight by name, or #rrggbb. */
export interface Run {
  readonly text: string
  readonly marks?: readonly ("bold" | "dim" | "italic" | "reverse" | "strike" | "underline")[]
  readonly colour?: string | null
  readonly ground?: string | null
}

export interface SaidLine {
  readonly name: string
  readonly at: string
  readonly said: Text
}

/** A line of chat, or one of the game's fixed phrases by its key. */
export interface Say {
  readonly type: "say"
  readonly text?: string | null
  readonly phrase?: string | null
}

/**
 * Who sits where. `mine`: it is the asking guest's; `left`: a bot stands in for `name`, who may return.
 *
 * `robot`: a program plays there over the network, called `name`; until the game is over, `maker` is whose it is.
 * `away` is the holiday that whoever sits there has, or has announced, where that stops the days for a move.
 */
export interface SeatInfo {
  readonly kind: "bot" | "guest" | "open"
  readonly name: string
  readonly bot: string | null
  readonly mine: boolean
  readonly online: boolean
  readonly left: boolean
  readonly away: Holiday | null
  readonly robot: boolean
  readonly maker: string
}

/** Rules under a title. Those that only matter from a `box` of the campaign on, by its key, are not told before. */
export interface Section {
  readonly title: Text
  readonly rules: readonly Rule[]
  readonly box: string
}

/** Whether I am called when this table wants me and I am not there. */
export interface SetBell {
  readonly on: boolean
}

/** `free`: also where the game would have fixed phrases only. Where it asks for silence, silence it is. */
export interface SetChat {
  readonly open: boolean
  readonly free?: boolean
}

export interface SetCoach {
  readonly on: boolean
}

/** A wish to stand on the leaderboard of a game, or no longer. */
export interface SetListed {
  readonly listed: boolean
}

/** How fast I like to be shown what bots do; a table goes by the calmest of those who play and are there. */
export interface SetPace {
  readonly type: "pace"
  readonly pace: "calm" | "normal" | "quick"
}

/** Stop the game's own clock, or have it go on. */
export interface SetPause {
  readonly on: boolean
}

export interface Settle {
  readonly note?: string
}

/**
 * What a seat brought to a deal; names and stand-ins of later make no difference to it.
 *
 * Without a `commitment` a person took no part. With a commitment and no `number` they did not open it, and it was
 * left out. The number of a `bot` follows from the server's secret, under whose seal it lies.
 */
export interface Share {
  readonly commitment?: string
  readonly number?: string
  readonly bot?: boolean
}

export interface ShowKey {
  readonly key: string
}

/** Hear somebody no more; with `block`, do not meet them either. */
export interface Shun {
  readonly who: string
  readonly block?: boolean
}

/** Somebody whom I have muted or blocked, under the name they had. */
export interface ShunInfo {
  readonly id: string
  readonly name: string
  readonly blocked: boolean
  readonly since: string
}

/** A fleeting sign, of a kind that the game lists. The others at the table see it as it happens; no log keeps it. */
export interface Signal {
  readonly type: "signal"
  readonly seat: number
  readonly data: unknown
}

export interface SignalFrame {
  readonly type: "signal"
  readonly seat: number
  readonly data: unknown
}

/**
 * `public`: what a spectator could know, a chance for each seat or a single one for a team.
 *
 * `own`: for each seat its own chance, or its team's, as it could know it itself.
 */
export interface Standing {
  readonly public: readonly number[]
  readonly own: readonly number[]
}

/** Seats, presence, status: sent when any of it changes. */
export interface TableFrame {
  readonly type: "table"
  readonly table: TableInfo
}

/**
 * A table as one guest sees it: `actors` are those for whom it waits; `score` adds up the rematches, by seat.
 *
 * `series` are the games before this one; once it is over, `sequels` are the options of what may be played next.
 * `campaign` is the one that it is played in, for those who sit there: its link is an invitation. With `has_clock`
 * the game has a clock of its own, which the host may stop; `pause` says why it stands. With `repeat` its deal was
 * played before, `day` is the date whose deal it is, and `can_repeat` says that it may be played again. `draw` says
 * how the deal comes about, where there is chance and anything is known of it. `closed` are the words
 * with which the administrator closed it: then it is over without an outcome. Where it is `rated`, `ratings` are those
 * of the seats once it has begun. At the end `feats` are those that people have done, by seat, where anybody has.
 * Of a `correspondence`, `deadlines` are, by seat, the milliseconds since 1970 until which those may think for whom it
 * waits; None for the others. With my `bell` I am called when it is my turn. With `pairing` anybody may still come.
 * `group` is the one whose table it is, for those who sit there.
 */
export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly status: "open" | "over" | "running"
  readonly seats: readonly SeatInfo[]
  readonly options: Readonly<Record<string, unknown>>
  readonly public: boolean
  readonly hosting: boolean
  readonly chat_open: boolean
  readonly chat_free: boolean
  readonly coach: boolean
  readonly clock: TimeControl | null
  readonly created: string
  readonly v: number
  readonly actors: readonly number[]
  readonly outcome: Outcome | null
  readonly score: readonly number[]
  readonly games: number
  readonly series: readonly PastGame[]
  readonly sequels: readonly (Readonly<Record<string, unknown>>)[]
  readonly rematch: string | null
  readonly newcomer: NewcomerInfo | null
  readonly campaign: string | null
  readonly has_clock: boolean
  readonly pause: PauseInfo | null
  readonly repeat: boolean
  readonly day: string
  readonly can_repeat: boolean
  readonly draw: DrawInfo | null
  readonly closed: string
  readonly rated: boolean
  readonly ratings: readonly RatingInfo[]
  readonly feats: readonly (readonly string[])[]
  readonly correspondence: Correspondence | null
  readonly deadlines: readonly (number | null)[]
  readonly bell: boolean
  readonly pairing: PairingInfo | null
  readonly group: GroupMark | null
}

/** Somebody who sits or has spoken at a table, by the mark that their lines of chat have. */
export interface TablePerson {
  readonly who: string
  readonly name: string
  readonly seats: readonly number[]
  readonly mine: boolean
  readonly muted: boolean
  readonly blocked: boolean
}

/** Be away for so many days from a moment on, in milliseconds since 1970; one of today may have begun already. */
export interface TakeHoliday {
  readonly begin: number
  readonly days: number
}

/** Sit down; before the start, with what my browser promises for the deal. */
export interface TakeSeat {
  readonly seat: number
  readonly commitment?: string | null
}

/** One sentence or name in French and in English. */
export interface Text {
  readonly fr: string
  readonly en: string
}

/** A kind of puzzle: what is asked, and the rules that one has to know for it. */
export interface Theme {
  readonly slug: string
  readonly title: Text
  readonly question: Text
  readonly rules: readonly string[]
}

/** A clock per seat: thinking time, what each move adds, and what running out means. */
export interface TimeControl {
  readonly minutes: number
  readonly increment?: number
  readonly timeout?: "bot" | "lose"
}

/** A deal that a server and the seats have drawn. With `repeat` they did so for a table before this one. */
export interface Together {
  readonly kind: "together"
  readonly seal: string
  readonly secret: string
  readonly shares?: readonly Share[]
  readonly repeat?: boolean
}

/** A move that is tried for a seat; for the game's own clock, -2, without an action. `seed` is for what is drawn. */
export interface Tried {
  readonly seat: number
  readonly action?: unknown
  readonly seed?: number
}

/** Take back the seat's last move, or the last few as one. */
export interface Undo {
  readonly type: "undo"
  readonly v: number
  readonly seat: number
  readonly moves?: number
}

/** A seat asks to take back a move; `waiting` have not answered. Empty `waiting`: it was settled. */
export interface UndoAsked {
  readonly type: "undo-asked"
  readonly seat: number
  readonly waiting: readonly number[]
  readonly agreed: boolean | null
}

/** A signature by a key, as WebAuthn writes it in JSON; what else a browser says of it is passed over. */
export interface UsedKey {
  readonly id: string
  readonly response: UsedResponse
}

export interface UsedResponse {
  readonly clientDataJSON: string
  readonly authenticatorData: string
  readonly signature: string
}

/** What is said to an action, and the keys of the board that it speaks of, as its `data-key` has them. */
export interface Verdict {
  readonly said: Text
  readonly points: readonly string[]
}

/** How many tables wait for a move of mine, of those where I play a `running` game. */
export interface WaitingInfo {
  readonly count: number
  readonly running: number
}

/**
 * What a game has to say about itself.
 *
 * `options` names option fields and their values, `"opening"` and `"opening.halves"`; `"opening.help"` says what it
 * decides, `"opening.halves.help"` what a value means.
 * `reasons` has a sentence for each `Outcome.reason`; `phrases` are the lines a player may say by one tap.
 * `briefings` are told before the game, by field and value like `options`: `"mission.9"`.
 * `events` tells what happened where no board does: a sentence for the tag of an event, with its fields as gaps,
 * `"{card}"`; `"{seat}"` is who sits there. An event without one needs no words.
 */
export interface Words {
  readonly rulebook: readonly Section[]
  readonly options: Readonly<Record<string, Text>>
  readonly reasons: Readonly<Record<string, Text>>
  readonly phrases: Readonly<Record<string, Text>>
  readonly events: Readonly<Record<string, Text>>
  readonly primer: Primer | null
  readonly briefings: Readonly<Record<string, Briefing>>
}

/** An action of the game in its notation. */
export interface Written {
  readonly action: unknown
  readonly text: string
}

export type Incoming = Act | Look | Undo | Consent | Admit | Concede | Say | Signal | Advise | SetPace

export type Outgoing = Frame | TableFrame | ChatFrame | UndoAsked | SignalFrame | AdviceFrame | RefusedFrame
