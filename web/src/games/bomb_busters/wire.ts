// Generated from the Python types by `python -m cosmotheque.server.generate.typescript`. Do not edit.

/** Somebody said that `seat` is the weak link and obeys `letter` (BOM-3405). */
export interface Accusation {
  readonly accuser: number
  readonly seat: number
  readonly letter: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L"
}

/** Say who is the weak link, and what they obey (BOM-3405). */
export interface Accuse {
  readonly type: "accuse"
  readonly seat: number
  readonly letter: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L"
}

/** Somebody named the weak link and what it obeys, rightly or not (BOM-3405). */
export interface Accused {
  readonly type: "accused"
  readonly accuser: number
  readonly seat: number
  readonly letter: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L"
  readonly right: boolean
}

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

/** Each of these seats takes `count` tokens from the reserve; below zero they give them back (BOM-5404 ff.). */
export interface AirShared {
  readonly type: "air-shared"
  readonly seats: readonly number[]
  readonly count: number
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
  readonly tools: readonly ("at-once" | "double" | "ray" | "super" | "triple")[]
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

/** All stands have answered for the value; the answers lie open for this turn only (BOM-1802, BOM-1807). */
export interface Answered {
  readonly type: "answered"
  readonly number: number
}

/** Ask for another clue than the one in words of its giver's own (BOM-2508). */
export interface AskAgain {
  readonly type: "ask"
}

/** Somebody does not understand, and asks for another clue (BOM-2508). */
export interface AskedAgain {
  readonly type: "asked-again"
  readonly seat: number
}

/** A token beside a stand: its stand or the whole hand lacked `value`, or "marked": all such wires had tokens. */
export interface Beside {
  readonly value: number
  readonly says: "hand" | "marked" | "stand"
}

/** A solo cut that names own outward wires among those of the value (BOM-194, BOM-195). */
export interface BlindCut {
  readonly type: "blind"
  readonly value: number
  readonly slots: readonly Slot[]
}

/** To draw a red wire of the pile for `holder` (BOM-5406). */
export interface BreachTask {
  readonly type: "breach"
  readonly holder: number
  readonly seat: number
}

/** A red wire of the pile was filed unseen; all see where (BOM-5406). */
export interface Breached {
  readonly type: "breached"
  readonly seat: number
  readonly slot: Slot
}

/** The constraints lie round the bunker (BOM-333). */
export interface BunkerLaid {
  readonly type: "bunker"
  readonly sides: readonly string[]
  readonly action: string
}

/** Chance lays the constraints round the bunker (BOM-333). */
export interface BunkerTask {
  readonly type: "bunker"
  readonly seat: number
}

/** Say that a teammate's wire is a tripwire (BOM-4103). */
export interface Call {
  readonly type: "tripwire"
  readonly slot: Slot
}

/** Point at a teammate's wire and say that it is red (BOM-311). */
export interface CallRed {
  readonly type: "call-red"
  readonly slot: Slot
}

/** A wire was called a tripwire (BOM-4103). */
export interface Called {
  readonly type: "called"
  readonly seat: number
  readonly slot: Slot
}

/** The captain is known before the deal (BOM-301). */
export interface CaptainChosen {
  readonly type: "captain"
  readonly seat: number
}

/** An equipment card; `lock` is the number card that lies on it, 0 where there is none (BOM-1201). */
export interface Card {
  readonly number: number
  readonly used: boolean
  readonly lock: number
}

export interface CardChosen {
  readonly type: "card-chosen"
  readonly seat: number
  readonly number: number
}

/** A card of the face-down deck is discarded unseen; so many are left (BOM-2303). */
export interface CardDiscarded {
  readonly type: "card-discarded"
  readonly left: number
}

export interface CardDropped {
  readonly type: "card-dropped"
  readonly seat: number
  readonly number: number
}

/** A number card is laid on an equipment card (BOM-1201). */
export interface CardLocked {
  readonly type: "card-locked"
  readonly card: number
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

/** Equipment cards have come up. */
export interface CardsLaid {
  readonly type: "cards-laid"
  readonly numbers: readonly number[]
}

/** Equipment cards are drawn, or turned up (BOM-291, BOM-1502). */
export interface CardsTask {
  readonly type: "cards"
  readonly count: number
  readonly seat: number
}

/** It stands on a number and goes on by `facing`, 1 or -1; its wires lie face down, in no order. */
export interface Carrier {
  readonly place: number
  readonly facing: number
  readonly wires: readonly number[]
}

/** The robot stands on another number of the track (BOM-216). */
export interface CarrierMoved {
  readonly type: "carrier-moved"
  readonly place: number
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

/** A seat plays the character that works as this card, or with 0 the double detector (BOM-300). */
export interface CharacterChosen {
  readonly type: "character"
  readonly seat: number
  readonly number: number
}

/** To take a character before the deal (BOM-301). */
export interface CharacterTask {
  readonly type: "character"
  readonly seat: number
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

/** Take the character that works as this card, or with 0 keep the double detector (BOM-300). */
export interface ChooseCharacter {
  readonly type: "character"
  readonly number: number
}

/** Lay the sequence card at the end of the line where this number is (BOM-3601). */
export interface ChooseEnd {
  readonly type: "end"
  readonly number: number
}

/** Say that an own stand has only odd blue wires left (BOM-319). */
export interface Claim {
  readonly type: "claim"
  readonly stand: number
}

/**
 * Somebody has to take the turn, but not who had it last, `seat` (BOM-271).
 *
 * `held` are those who leave it to others for now, and so many `rounds` everybody has.
 */
export interface ClaimTask {
  readonly type: "claim"
  readonly seat: number
  readonly held: readonly number[]
  readonly rounds: number
}

/** Somebody has taken the turn. */
export interface Claimed {
  readonly type: "claimed"
  readonly seat: number
}

/** Somebody announces a number by a clue; `slots` are the wires pointed at, if it is for a dual cut. */
export interface ClueGiven {
  readonly type: "clue-given"
  readonly seat: number
  readonly kind: "cut" | "radar" | "solo"
  readonly slots: readonly Slot[]
  readonly tools: readonly ("at-once" | "double" | "ray" | "super" | "triple")[]
  readonly hint: Hint
}

/** To give a clue to the number that is meant. */
export interface ClueTask {
  readonly type: "clue"
  readonly seat: number
}

/** Tick a coffee of the grid (BOM-82). */
export interface Coffee {
  readonly type: "coffee"
  readonly seat: number
}

/** This number's constraint comes last (BOM-5704). */
export interface ComeLast {
  readonly type: "last"
  readonly number: number
}

/** This constraint binds everybody now; none where no card is left. */
export interface ConstraintOpened {
  readonly type: "constraint-opened"
  readonly letter: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | null
}

/** Somebody could not obey their constraint and is rid of it (BOM-3102). */
export interface ConstraintReleased {
  readonly type: "constraint-released"
  readonly seat: number
}

/** A seat has a constraint of its own now: chosen, or drawn in place of another (BOM-3101, BOM-6104). */
export interface ConstraintTaken {
  readonly type: "constraint-taken"
  readonly seat: number
  readonly letter: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L"
}

/** To choose an own constraint (BOM-3101). */
export interface ConstraintTask {
  readonly type: "constraint"
  readonly seat: number
}

/**
 * `opened` binds everybody. `deck` are those left, face down, in no order: which comes next is chance.
 *
 * `own` are the open ones of the seats, `released` the seats that obey theirs no longer (BOM-3102), `beside` those
 * that lie between seats of the ring (BOM-6101), `pairs` those that come with the numbers 1 to 12, of
 * which `served` are the complete ones (BOM-5701).
 */
export interface Constraints {
  readonly opened: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | null
  readonly deck: readonly ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L")[]
  readonly own: readonly ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | null)[]
  readonly released: readonly number[]
  readonly beside: readonly ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L")[]
  readonly pairs: readonly ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L")[]
  readonly served: readonly number[]
}

/** The constraints of the seats, in order (BOM-6101). */
export interface ConstraintsDealt {
  readonly type: "constraints-dealt"
  readonly letters: readonly ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L")[]
}

/** The constraints of the numbers 1 to 12 (BOM-5701). */
export interface ConstraintsPaired {
  readonly type: "constraints-paired"
  readonly letters: readonly ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L")[]
}

/** A line of the script is spoken: that of this rule. */
export interface CueSpoken {
  readonly type: "cue"
  readonly rule: string
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

/** All wires of a kind were cut at once (BOM-202). */
export interface CutTogether {
  readonly type: "cut-together"
  readonly seat: number
  readonly slots: readonly Slot[]
  readonly wires: readonly number[]
}

/**
 * Chance chooses the captain, draws wires and cards, and fills the stands (BOM-4 to BOM-10).
 *
 * Wires outside the order stand where they belong: X wires last (BOM-180), outward ones at the ends (BOM-191). `kept`
 * are the wires of the robot (BOM-4301).
 */
export interface Deal {
  readonly type: "deal"
  readonly captain: number
  readonly stands: readonly (readonly number[])[]
  readonly aside: readonly number[]
  readonly cards: readonly number[]
  readonly kept: readonly number[]
}

/** To deal a constraint to each place of the ring (BOM-6101). */
export interface DealConstraintsTask {
  readonly type: "deal-constraints"
  readonly seat: number
}

/** To deal the number cards. */
export interface DealNumbersTask {
  readonly type: "deal-numbers"
  readonly seat: number
}

/** The wires are dealt, once the characters are chosen (BOM-301). */
export interface DealTask {
  readonly type: "deal"
  readonly seat: number
}

/** The mission begins. */
export interface Dealt {
  readonly type: "dealt"
  readonly captain: number
  readonly markers: readonly Marker[]
  readonly cards: readonly number[]
}

/** The detector was wrong, and there are no tokens: nothing more is said (BOM-172). */
export interface Deny {
  readonly type: "deny"
}

/** `now` advances of the detonator count after a change by `by`. */
export interface DetonatorMoved {
  readonly type: "detonator"
  readonly now: number
  readonly by: number
}

/** Discard two number cards, advance the detonator, and pass (BOM-4703). */
export interface Discard {
  readonly type: "discard"
  readonly numbers: readonly number[]
}

/** An info token is drawn for the disintegrator (BOM-297). */
export interface DisintegrateTask {
  readonly type: "disintegrate"
  readonly seat: number
}

/** All uncut wires of a number were cut by the disintegrator (BOM-297). */
export interface Disintegrated {
  readonly type: "disintegrated"
  readonly number: number
  readonly slots: readonly Slot[]
  readonly wires: readonly number[]
}

/** A dual cut with tools that the active player is preparing; nobody else knows of it. */
export interface Draft {
  readonly tools: readonly ("at-once" | "double" | "ray" | "super" | "triple")[]
  readonly slots: readonly Slot[]
}

/** Join a cartouche to START (BOM-83). */
export interface DrawLine {
  readonly type: "line"
  readonly cartouche: number
}

/** Random tokens are laid open in a line (BOM-2702). */
export interface DrawLineTask {
  readonly type: "draw-line"
  readonly seat: number
}

/** A number token is drawn for `owner`, who then puts it (BOM-162). */
export interface DrawTokenTask {
  readonly type: "draw-token"
  readonly seat: number
  readonly owner: number
}

/** Chance draws what the game waits for: cards, tokens or wires, as the task says. */
export interface Drawn {
  readonly type: "drawn"
  readonly numbers: readonly number[]
}

/** `rule` is that of the part that is on. */
export interface DrillingSeen {
  readonly stage: number
  readonly lines: readonly string[]
  readonly met: boolean
  readonly finishing: boolean
  readonly left: number
  readonly until: number
  readonly hush: number
  readonly rule: string
}

/** Discard an equipment card (BOM-1906). */
export interface DropCard {
  readonly type: "drop"
  readonly number: number
}

/** To discard an equipment card that is not used yet (BOM-1906). */
export interface DropTask {
  readonly type: "drop"
  readonly seat: number
}

/** Point at a teammate's wire, announce a value, and cut `own` with it if that is right (BOM-13). */
export interface DualCut {
  readonly type: "cut"
  readonly target: Slot
  readonly value: number
  readonly own: Slot
}

/** To choose at which end of the line the sequence card lies (BOM-3601, BOM-3603). */
export interface EndTask {
  readonly type: "end"
  readonly seat: number
}

export interface Ended {
  readonly type: "ended"
  readonly reason: string
}

/** So many of these slots hold one of these values, no more and no fewer: somebody said how many (BOM-3009). */
export interface Exactly {
  readonly type: "exactly"
  readonly slots: readonly Slot[]
  readonly values: readonly number[]
  readonly count: number
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

/** Whether it is `done`, and the tokens that lie in a `line`. */
export interface Fallen {
  readonly done: boolean
  readonly line: readonly number[]
}

/** Cut two equal own wires alone, though they are not the last (BOM-296). */
export interface FastPass {
  readonly type: "fast-pass"
  readonly own: readonly Slot[]
}

/** To choose the stand for a wire from the robot or the pile; nobody else knows its `code` (BOM-4303, BOM-5406). */
export interface FileTask {
  readonly type: "file-wire"
  readonly seat: number
  readonly code: number
}

/** File the wire that came from the robot or the pile on an own stand (BOM-4303, BOM-5406). */
export interface FileWire {
  readonly type: "file"
  readonly stand: number
}

/**
 * `number` is the open number card, 0 where there is none; `numbers` are those that may still come up.
 *
 * `like_red` is a number whose wires are like red ones (BOM-1101). `down` cards lie face down, in a row or a deck.
 * Nobody knows which: they are drawn when they come up.
 */
export interface Gear {
  readonly number: number
  readonly numbers: readonly number[]
  readonly like_red: number
  readonly down: number
}

/** Nothing can be cut: advance the detonator (BOM-82). */
export interface GetStuck {
  readonly type: "stuck"
}

/** To choose a token for `receiver` (BOM-2204). */
export interface GiftTask {
  readonly type: "gift"
  readonly seat: number
  readonly receiver: number
}

/** Give a wire back (BOM-42). */
export interface GiveBack {
  readonly type: "give"
  readonly slot: Slot
}

/** Give a clue of the list (BOM-2503). */
export interface GiveClue {
  readonly type: "clue"
  readonly clue: number
}

/** To give a wire back for the one at `offered` (BOM-42). */
export interface GiveTask {
  readonly type: "give"
  readonly seat: number
  readonly giver: number
  readonly offered: Slot
}

/** Choose a token for the left neighbour (BOM-2204). */
export interface GiveToken {
  readonly type: "give-token"
  readonly value: number
}

/** The sheet as everybody reads it, with how many of its coffees and bonuses are open. */
export interface GridSeen {
  readonly ticked: readonly number[]
  readonly lines: readonly number[]
  readonly coffees: number
  readonly bonuses: number
  readonly sheet: Printed | null
  readonly coffees_left: number
  readonly bonuses_left: number
}

/** The card that was laid is shown, and `seat` takes it; `hit` where they have just cut that value. */
export interface GuessShown {
  readonly type: "guess-shown"
  readonly seat: number
  readonly number: number
  readonly hit: boolean
}

/**
 * `hands` by seat; `gone` are the discarded cards, and all others lie in the deck, in no order.
 *
 * `under` were returned and lie beneath them, in no order either: they are drawn last (BOM-2906).
 * `layer` has laid a card of their hand face down for this turn, or nobody has (-1); `laid` is its number, which
 * only they see. `cut` is the value that the active player has cut.
 */
export interface Guesses {
  readonly hands: readonly (readonly NumberCard[])[]
  readonly gone: readonly number[]
  readonly under: readonly NumberCard[]
  readonly layer: number
  readonly laid: number
  readonly cut: number
}

/** Give a number card to a teammate (BOM-6504). */
export interface HandOn {
  readonly type: "hand-on"
  readonly number: number
  readonly seat: number
}

/** The number cards left are dealt face down (BOM-3905). */
export interface HandOutTask {
  readonly type: "hand-out"
  readonly count: number
  readonly seat: number
}

/** A seat without wires puts its number cards under the deck (BOM-2906). */
export interface HandReturned {
  readonly type: "hand-returned"
  readonly seat: number
}

/** To hand on a number card; an `open` one where the turn passes over the seat (BOM-6504, BOM-6507). */
export interface HandTask {
  readonly type: "hand"
  readonly seat: number
  readonly open: boolean
}

/** Say which teammate gets the tokens that this turn's cut costs (BOM-4902). */
export interface HandTo {
  readonly type: "hand-to"
  readonly seat: number
}

/** A number card was given away (BOM-6504). */
export interface HandedOn {
  readonly type: "handed-on"
  readonly seat: number
  readonly to: number
  readonly number: number
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

/** A clue of the list, or where that is below zero one in `words` of its giver. */
export interface Hint {
  readonly clue: number
  readonly words: string
}

/**
 * `given` are the clues to the numbers that are `meant`, one for each; so far `understood` as these.
 *
 * `offered` are the places of the list to choose from, which only the giver sees. `slips` are the ways in which a
 * number was said this turn already (BOM-2504, BOM-2507). `missed` are the numbers of the last announcement where that
 * was misunderstood, which everybody knows then (BOM-2505).
 */
export interface Hints {
  readonly meant: Meant | null
  readonly offered: readonly number[]
  readonly given: readonly Hint[]
  readonly understood: readonly number[]
  readonly slips: readonly ("chat" | "clue")[]
  readonly missed: readonly number[]
}

/** Leave the turn that is free to somebody else for now (BOM-274). */
export interface Hold {
  readonly type: "hold"
}

/** At least one of these slots holds one of these values: it was announced, or the radar found it. */
export interface Holds {
  readonly type: "holds"
  readonly slots: readonly Slot[]
  readonly values: readonly number[]
}

/** Take a teammate's wire and file it on an own stand (BOM-298). */
export interface Hook {
  readonly type: "hook"
  readonly slot: Slot
  readonly stand: number
}

/** A wire was taken and filed: from where and to where (BOM-298). */
export interface Hooked {
  readonly type: "hooked"
  readonly seat: number
  readonly slot: Slot
  readonly filed: Slot
}

/** So many `breaches` stand or stood on stands; `last` is whom the last one concerned, nobody (-1) at first. */
export interface Hull {
  readonly breaches: number
  readonly last: number
}

/**
 * `sides` are the constraints north, east, south and west, `action` the one that jobs need, as letters A to E.
 *
 * The figure stands on a floor, 0 or 1, at a column and a row. `done` are the jobs that are; `seen` says that the
 * guard has noticed it.
 */
export interface Inside {
  readonly sides: readonly ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L")[]
  readonly action: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | null
  readonly floor: number
  readonly column: number
  readonly row: number
  readonly done: readonly string[]
  readonly seen: boolean
}

/** The key, the guard, the lever, or the order of the Doctor. */
export interface JobDone {
  readonly type: "job"
  readonly job: string
}

/** Leave the open constraint (BOM-3202). */
export interface Keep {
  readonly type: "keep"
}

/** Label the wire at `slot` and its right neighbour as equal or different (BOM-41). */
export interface Label {
  readonly type: "label"
  readonly equal: boolean
  readonly slot: Slot
}

/** Show that the value of an own wire occurs once on its stand (BOM-294). */
export interface LabelSingle {
  readonly type: "single"
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

/** A token beside a stand, laid in a `turn` of which nobody speaks any more. */
export interface Laid {
  readonly stand: number
  readonly value: number
  readonly turn: number
}

/** To say which of several complete numbers comes last, and so brings the constraint in force (BOM-5704). */
export interface LastTask {
  readonly type: "last"
  readonly seat: number
  readonly numbers: readonly number[]
}

/** Lay a token beside an own stand, for a value that is not there (BOM-162, BOM-171). */
export interface LayBeside {
  readonly type: "beside"
  readonly stand: number
  readonly value: number
}

/** Lay the heart at an own stand (BOM-84). */
export interface LayHeart {
  readonly type: "heart"
  readonly stand: number
}

/** Lay a number card face down (BOM-2902). */
export interface LayNumber {
  readonly type: "lay"
  readonly number: number
}

/** To lay a card face down before the turn of the active player (BOM-2902). */
export interface LayTask {
  readonly type: "lay"
  readonly seat: number
}

/** Leave the rest of a number, which could be finished at once, for later (BOM-3017). */
export interface Leave {
  readonly type: "leave"
}

/** Put a false token in front of an own wire: it is not of this value (BOM-169). */
export interface Lie {
  readonly type: "lie"
  readonly slot: Slot
  readonly value: number
}

/** To put a false token of one of these values in front of one of these wires (BOM-170). */
export interface LieTask {
  readonly type: "lie"
  readonly seat: number
  readonly slots: readonly Slot[]
  readonly values: readonly number[]
}

export interface LineDrawn {
  readonly type: "line"
  readonly seat: number
  readonly cartouche: number
}

/** Random tokens lie open in a line (BOM-2702). */
export interface LineLaid {
  readonly type: "line-laid"
  readonly values: readonly number[]
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

/**
 * `seat` is the weak link, or -1 in the views of those who do not know; `letters` are the constraints by seat.
 *
 * `said` are the values that each seat has announced, `wrong` the accusations so far, `asked` whether the active
 * player has accused. `ended` says how the secret came out: the link was found, or stuck; then `letters` are gone.
 */
export interface Link {
  readonly seat: number
  readonly letters: readonly ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | null)[]
  readonly said: readonly (readonly number[])[]
  readonly wrong: readonly Accusation[]
  readonly asked: boolean
  readonly ended: "" | "found" | "stuck"
}

/** The weak link could not obey, and so is known (BOM-3404). */
export interface LinkStuck {
  readonly type: "link-stuck"
  readonly seat: number
}

/** A number card is laid on each of these equipment cards (BOM-1201). */
export interface LockTask {
  readonly type: "lock"
  readonly cards: readonly number[]
  readonly seat: number
}

/** Everybody looks at the wires in play until the clock strikes (BOM-5002). */
export interface LookTask {
  readonly type: "look"
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

/**
 * What `seat` announces, as fixed with the action; `values` and `own` are for their eyes only.
 *
 * For others a number is 0, while yellow may be said (BOM-2506).
 */
export interface Meant {
  readonly seat: number
  readonly kind: "cut" | "radar" | "solo"
  readonly values: readonly number[]
  readonly slots: readonly Slot[]
  readonly own: readonly Slot[]
  readonly tools: readonly ("at-once" | "double" | "ray" | "super" | "triple")[]
}

/**
 * `laid` are the tokens in the order of placing; the first `settled` of them lie beside the stands already.
 *
 * `heard` says of each fact which turn had begun when it was heard. Until the game time `until` the wires in play are
 * shown.
 */
export interface Memory {
  readonly until: number
  readonly laid: readonly Laid[]
  readonly settled: number
  readonly heard: readonly number[]
}

/** The announcement was wrong. */
export interface Missed {
  readonly type: "missed"
  readonly seat: number
}

/** `seat` has `understood` another number than `giver` has meant; now both are known (BOM-2505). */
export interface Misunderstood {
  readonly type: "misunderstood"
  readonly seat: number
  readonly giver: number
  readonly meant: readonly number[]
  readonly understood: number
}

/** Say who has to cut the value (BOM-261). */
export interface Name {
  readonly type: "name"
  readonly seat: number
}

/** Somebody has to cut the value; who named them, or the volunteer's own seat (BOM-261, BOM-4501). */
export interface Named {
  readonly type: "named"
  readonly namer: number
  readonly seat: number
  readonly value: number
}

/** To draw one of F to L for `owner` (BOM-6104). */
export interface NewConstraintTask {
  readonly type: "new-constraint"
  readonly owner: number
  readonly seat: number
}

/** To put the token of a number card that was dealt (BOM-3905). */
export interface NobleTask {
  readonly type: "noble"
  readonly seat: number
  readonly number: number
}

/**
 * A token that does not say the value of its wire: "even", "odd", `value` "times" on its stand, or "not" `value`.
 *
 * It was only `said` where there was no such token (BOM-166, BOM-174).
 */
export interface Note {
  readonly kind: "even" | "not" | "odd" | "times"
  readonly value: number
  readonly said: boolean
}

/** A token that does not say the value of its wire (BOM-164 to BOM-170). */
export interface NotePlaced {
  readonly type: "note-placed"
  readonly slot: Slot
  readonly note: Note
}

/** `number` is 0 in the views of those who do not know it; `knowers` are others who do, `shown` says that all do. */
export interface NumberCard {
  readonly number: number
  readonly shown: boolean
  readonly knowers: readonly number[]
}

/** A number card has served: enough of its wires are cut (BOM-132, BOM-6201). */
export interface NumberDone {
  readonly type: "number-done"
  readonly number: number
}

/** A seat drew a card (BOM-2905). */
export interface NumberDrawn {
  readonly type: "number-drawn"
  readonly seat: number
}

/** A number card was laid face down (BOM-2902). */
export interface NumberLaid {
  readonly type: "number-laid"
  readonly seat: number
}

/** Somebody drew a number card and said whether they still hold that value (BOM-3010). */
export interface NumberOwned {
  readonly type: "number-owned"
  readonly seat: number
  readonly number: number
  readonly held: boolean
}

/** The top card of the number deck; it is `complete` already and leaves the game, or has to be cut (BOM-122). */
export interface NumberRevealed {
  readonly type: "number-revealed"
  readonly number: number
  readonly complete: boolean
}

/** A number card is turned up. */
export interface NumberShown {
  readonly type: "number-shown"
  readonly number: number
}

/** The card that was laid is taken unseen (BOM-2907). */
export interface NumberTaken {
  readonly type: "number-taken"
  readonly seat: number
}

/** Number cards are drawn: for the setup, or the top one of the deck. */
export interface NumberTask {
  readonly type: "numbers"
  readonly seat: number
  readonly count: number
}

/** A number card was turned down, to be cut (BOM-2601). */
export interface NumberTurned {
  readonly type: "number-turned"
  readonly seat: number
  readonly number: number
}

/**
 * Where number cards lie; whatever a mission does not use is empty.
 *
 * `line` is what the sequence card goes along, which lies at its `pointer`-th card. `open` and `down` lie face up and
 * face down on the table, `own` in front of each seat. `deck` is face down: the cards are known, their order is not
 * there before they are drawn. `discard` lies beside it. `value` is the one that has to be cut this turn, or 0, and
 * `namer` who said that the active player has to. `answers` are those of the stands for it (BOM-1802).
 * `voices` are the seats that want to cut it, secret until everybody has decided (BOM-4505). Where they are `targets`,
 * open cards set the detonator back when they are complete.
 */
export interface Numbers {
  readonly line: readonly number[]
  readonly pointer: number
  readonly open: readonly number[]
  readonly down: readonly number[]
  readonly own: readonly (readonly number[])[]
  readonly deck: readonly number[]
  readonly discard: readonly number[]
  readonly value: number
  readonly namer: number
  readonly answers: readonly boolean[]
  readonly voices: readonly number[]
  readonly targets: boolean
}

/** How many number cards each seat was dealt face down (BOM-3905). */
export interface NumbersDealt {
  readonly type: "numbers-dealt"
  readonly counts: readonly number[]
}

/** Two number cards lie on the eighth challenge (BOM-318). */
export interface NumbersDrawn {
  readonly type: "challenge-numbers"
  readonly numbers: readonly number[]
}

/** Cards of complete numbers are discarded: from a seat's hand, or drawn by it from the deck (BOM-2904). */
export interface NumbersGone {
  readonly type: "numbers-gone"
  readonly seat: number
  readonly numbers: readonly number[]
}

/** Number cards lie open now: in a line, on the table, or in front of `seat`. */
export interface NumbersLaid {
  readonly type: "numbers-laid"
  readonly numbers: readonly number[]
  readonly seat: number
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

/** Three places of the list are drawn, the same whatever number is meant (BOM-2503). */
export interface OfferTask {
  readonly type: "offer-clues"
  readonly seat: number
}

/** A wire is handed over face down (BOM-42). */
export interface Offered {
  readonly type: "offered"
  readonly giver: number
  readonly seat: number
  readonly slot: Slot
}

/** A number card is turned up. */
export interface OpenNumberTask {
  readonly type: "open-number"
  readonly seat: number
}

/**
 * `blue` to `yellow_shown` are for free practice, `couple` and its `years` for Saint Valentine's mission.
 * `plain_numbers` are said where else there would be clues (BOM-2508).
 *
 * `red_shown` and `yellow_shown` are the n of "k of n"; below k they mean that all are in play. Without `reminders`
 * boards show only what lies on a real table; views hold all that was said nevertheless. In the `light` nothing of
 * mission 50 has to be remembered (BOM-5005).
 */
export interface Options {
  readonly mission: string
  readonly captain: "0" | "1" | "2" | "3" | "4" | "random"
  readonly characters: boolean
  readonly new_characters: boolean
  readonly reminders: boolean
  readonly clock: "time" | "turns"
  readonly plain_numbers: boolean
  readonly light: boolean
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

/** Mark an own wire, having been told to cut what one has not (BOM-173). */
export interface OwnUp {
  readonly type: "own-up"
  readonly slot: Slot
}

/** `prices` are what the values from 1 on cost the seat. */
export interface OxygenSeen {
  readonly reserve: number
  readonly held: readonly number[]
  readonly to: number
  readonly prices: readonly number[]
}

/** To pair numbers with constraints (BOM-5701). */
export interface PairTask {
  readonly type: "pair"
  readonly seat: number
}

/** The slices as a seat sees them, some with what is read off the table. */
export interface PartsSeen {
  readonly breaches?: Hull | null
  readonly bunker?: Inside | null
  readonly by_heart?: Memory | null
  readonly carrier?: Carrier | null
  readonly challenges?: Challenges | null
  readonly clues?: Hints | null
  readonly constraints?: Constraints | null
  readonly drill?: DrillingSeen | null
  readonly gear?: Gear | null
  readonly grids?: GridSeen | null
  readonly hidden_numbers?: Guesses | null
  readonly numbers?: Numbers | null
  readonly oxygen?: OxygenSeen | null
  readonly robots?: Robot | null
  readonly roles?: Played | null
  readonly script?: PlayingSeen | null
  readonly weak_link?: Link | null
  readonly windfall?: Fallen | null
  readonly at_once?: Target | null
}

/** Skip the turn, though something could be cut (BOM-228). */
export interface Pass {
  readonly type: "pass"
}

/** Use the thermos of coffee (BOM-50). */
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

/** To take a token from the line (BOM-2702). */
export interface PickTask {
  readonly type: "pick"
  readonly seat: number
}

/** Take a token from the line (BOM-2702). */
export interface PickToken {
  readonly type: "pick"
  readonly value: number
}

/** Put the first info token in front of an own blue wire (BOM-11). */
export interface PlaceToken {
  readonly type: "token"
  readonly slot: Slot
}

/** `seat` has the role of this `name`; nobody before it is dealt. */
export interface Played {
  readonly name: string
  readonly seat: number
}

/** `cue` is the rule of the last line, `lasts` the seconds of the whole script, `pace` those of a turn. */
export interface PlayingSeen {
  readonly cues: number
  readonly began: number
  readonly hush: number
  readonly last: number
  readonly missed: boolean
  readonly cue: string
  readonly lasts: number
  readonly pace: number
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

/** A sheet as it is printed: `cells` row by row, and what complete rows bring; which cells are `opened`. */
export interface Printed {
  readonly cells: readonly number[]
  readonly width: number
  readonly opened: "all" | "joined" | "leftmost"
  readonly effects: readonly number[]
  readonly coffees: readonly number[]
  readonly bonuses: readonly number[]
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

/** Discard two number cards whose sum or difference is the value to cut (BOM-4701). */
export interface Reckon {
  readonly type: "reckon"
  readonly numbers: readonly number[]
  readonly value: number
}

/** Two number cards were discarded for a value, or with 0 to pass (BOM-4701, BOM-4703). */
export interface Reckoned {
  readonly type: "reckoned"
  readonly seat: number
  readonly numbers: readonly number[]
  readonly value: number
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

/** To draw for `drawer`, who has too few cards (BOM-2905). */
export interface RefillTask {
  readonly type: "refill"
  readonly drawer: number
  readonly seat: number
}

/** Have the next constraint turned up (BOM-3202). */
export interface Replace {
  readonly type: "replace"
}

/** To keep or replace the open constraint before a turn (BOM-3202). */
export interface ReplaceTask {
  readonly type: "replace"
  readonly seat: number
}

/** Lay down the last wires, all red (BOM-18). */
export interface RevealReds {
  readonly type: "reds"
}

/** Set the detonator back (BOM-45). */
export interface Rewind {
  readonly type: "rewind"
}

/** To move all constraints one place round the ring, or leave them (BOM-6103). */
export interface RingTask {
  readonly type: "ring"
  readonly seat: number
}

/** All constraints moved one place, clockwise where `by` is 1 (BOM-6103). */
export interface RingTurned {
  readonly type: "ring-turned"
  readonly by: number
}

/** `place` is its space of the track, or counts the cards of the `line` from 0; it faces its end with +1. */
export interface Robot {
  readonly place: number
  readonly facing: number
  readonly line: readonly number[]
}

/** The number cards lie in a line, and the robot on one of them (BOM-5901). */
export interface RobotLine {
  readonly type: "robot-line"
  readonly numbers: readonly number[]
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

/** Everybody sees who has the role (BOM-241). */
export interface RoleDealt {
  readonly type: "role"
  readonly seat: number
}

/** The character cards are dealt: who gets the captain's has the role (BOM-240). */
export interface RoleTask {
  readonly type: "role"
  readonly seat: number
}

/** To deal characters and constraints face down. */
export interface RolesTask {
  readonly type: "roles"
  readonly seat: number
}

/** Give a clue in words of one's own; it is listed without them. */
export interface SayClue {
  readonly type: "say"
  readonly words: string
}

/** Ask all stands for a number (BOM-47). */
export interface Scan {
  readonly type: "radar"
  readonly number: number
}

/** Pay for an own breach, and lay it down (BOM-5408). */
export interface Seal {
  readonly type: "seal"
  readonly slot: Slot
}

/** Somebody has paid to lay down a breach (BOM-5408). */
export interface Sealed {
  readonly type: "sealed"
  readonly seat: number
  readonly slot: Slot
  readonly wire: number
}

/** The sequence card lies at the end of the line where this number is (BOM-3603). */
export interface SequenceLaid {
  readonly type: "sequence-laid"
  readonly seat: number
  readonly number: number
}

/** To turn up the next card of the deck (BOM-3201). */
export interface ShowConstraintTask {
  readonly type: "show-constraint"
  readonly seat: number
}

/** Lay down the last wires, all red, whoever's turn it is (BOM-4506). */
export interface ShowReds {
  readonly type: "show-reds"
}

/** Do not volunteer (BOM-4505). */
export interface Silence {
  readonly type: "silence"
}

/** The value of this wire occurs once on its stand (BOM-294). */
export interface SingleLabelled {
  readonly type: "single"
  readonly slot: Slot
}

/** Somebody passed, though something could have been cut (BOM-228). */
export interface Skipped {
  readonly type: "skipped"
  readonly seat: number
}

/** Say a number in the chat (BOM-2507); nobody is offered to. */
export interface Slip {
  readonly type: "slip"
}

/** Somebody has said a number, which nobody else gets to hear (BOM-2504, BOM-2507). */
export interface Slipped {
  readonly type: "slipped"
  readonly seat: number
  readonly by: "chat" | "clue"
}

/** The `place`-th wire, from its owner's left, of a stand; both count from 0. */
export type Slot = readonly [number, number]

/** Take the turn that is free (BOM-272), or volunteer to cut the value (BOM-4505). */
export interface Snip {
  readonly type: "snip"
}

/** Cut all wires of a value that are left (BOM-17). */
export interface SoloCut {
  readonly type: "solo"
  readonly value: number
}

/** A trap, or the guard: the detonator advances. */
export interface Spotted {
  readonly type: "spotted"
  readonly by: string
}

/** Secure the dual cut of this turn (BOM-48). */
export interface Stabilize {
  readonly type: "stabilize"
}

/**
 * Wires in ascending order, but for loose ones at the ends.
 *
 * `reds` are the tokens beside it in Cannes (BOM-80), `beside` those of values lacked. Most moves leave a stand as it
 * is, and states share it, with what was read off it.
 */
export interface Stand {
  readonly owner: number
  readonly wires: readonly Wire[]
  readonly reds: readonly number[]
  readonly beside: readonly Beside[]
}

/** To choose the side to step to after a cut of one of `values`; `cut` says that it succeeded (BOM-334). */
export interface StepTask {
  readonly type: "step"
  readonly seat: number
  readonly values: readonly number[]
  readonly cut: boolean
}

/** The figure has moved, or climbed the stairs. */
export interface Stepped {
  readonly type: "stepped"
  readonly floor: number
  readonly column: number
  readonly row: number
}

/** The clock: a cue is due, or has been spoken, or a turn that was taken falls free (BOM-272, BOM-276). */
export interface Strike {
  readonly type: "strike"
}

/** Discard the own constraint for a random one of F to L (BOM-6104). */
export interface Swap {
  readonly type: "swap"
}

/** Point at all uncut wires of a stand with the super detector (BOM-43). */
export interface Sweep {
  readonly type: "sweep"
  readonly stand: number
}

/** Wires were passed on, all at once: from these `slots` to where they are `filed` now (BOM-4205). */
export interface Swung {
  readonly type: "swung"
  readonly slots: readonly Slot[]
  readonly filed: readonly Slot[]
}

/** Take a tool in hand for a dual cut. */
export interface Take {
  readonly type: "take"
  readonly tool: "at-once" | "double" | "ray" | "super" | "triple"
}

/** Choose an own constraint (BOM-3101). */
export interface TakeConstraint {
  readonly type: "constraint"
  readonly letter: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L"
}

/** To draw one of the robot's wires for `taker` (BOM-217). */
export interface TakeTask {
  readonly type: "take-wire"
  readonly seat: number
  readonly taker: number
}

/** The value whose wires are to be cut at once, 0 where there is none; in views only. */
export interface Target {
  readonly value: number
}

/** A number card is drawn, and `owner` says whether they hold its value (BOM-3010). */
export interface TellTask {
  readonly type: "tell"
  readonly owner: number
  readonly seat: number
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

/** If there is a number at `slot`, it is at `count` of `slots`: that was its stand when it was said (BOM-165). */
export interface Times {
  readonly type: "times"
  readonly slot: Slot
  readonly slots: readonly Slot[]
  readonly count: number
}

/** A token lies beside a stand (BOM-162, BOM-171). */
export interface TokenBeside {
  readonly type: "token-beside"
  readonly stand: number
  readonly token: Beside
}

/** A token for somebody: drawn, from `giver`, or where that is themselves, out of the line (BOM-162, BOM-2204). */
export interface TokenDrawn {
  readonly type: "token-drawn"
  readonly seat: number
  readonly value: number
  readonly giver: number
}

/** A wire's value is shown by a token, or `said` because none was left (BOM-20). */
export interface TokenPlaced {
  readonly type: "token-placed"
  readonly slot: Slot
  readonly value: number
  readonly said: boolean
}

/** To put an info token: the first one (BOM-11), one of `value` that was drawn or given, or one beside `stand`. */
export interface TokenTask {
  readonly type: "token"
  readonly seat: number
  readonly value: number
  readonly stand: number
}

/** Who was named has no wire of the value; with `reds` none but reds, and another is named (BOM-173, BOM-262). */
export interface ToldOff {
  readonly type: "told-off"
  readonly seat: number
  readonly value: number
  readonly reds: boolean
}

/** To mark an own wire, having been told to cut what one has not (BOM-173). */
export interface ToldOffTask {
  readonly type: "told-off"
  readonly seat: number
}

/** Choose a wire to be passed on (BOM-4205). */
export interface Toss {
  readonly type: "toss"
  readonly slot: Slot
}

/** To choose a wire to be passed on, in secret (BOM-4205): all of `seats` do, and so far these were `tossed`. */
export interface TossTask {
  readonly type: "toss"
  readonly seat: number
  readonly seats: readonly number[]
  readonly tossed: readonly Slot[]
}

/** A successful cut: in which turn of the mission, by whom, of what, and whether it was a solo cut. */
export interface Turn {
  readonly turn: number
  readonly seat: number
  readonly value: number
  readonly solo: boolean
}

/** Turn a number card down, to cut its value (BOM-2601). */
export interface TurnDown {
  readonly type: "turn-down"
  readonly number: number
}

/** Reveal the top card of the number deck (BOM-5102). */
export interface TurnOver {
  readonly type: "turn-over"
}

/** Move all constraints: 1 is one place clockwise, -1 the other way, 0 leaves them (BOM-6103). */
export interface TurnRing {
  readonly type: "ring"
  readonly by: number
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

/** Say which number was understood (BOM-2505). */
export interface Understand {
  readonly type: "understand"
  readonly number: number
}

/** To say which number was understood (BOM-2505). */
export interface UnderstandTask {
  readonly type: "understand"
  readonly seat: number
}

/** Nobody volunteers (BOM-4504). */
export interface Unheard {
  readonly type: "unheard"
  readonly value: number
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
 * that the mission lets the seat cut. `detectors` are the seats that have a double detector to use; `silent` says that
 * nobody may speak. `token_kinds` are what the first tokens of the seats say.
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
  readonly tasks: readonly (TokenTask | AnswerTask | GiveTask | DrawTokenTask | LieTask | HandOutTask | NobleTask | BreachTask | BunkerTask | StepTask | LookTask | VoiceTask | VolunteerTask | ToldOffTask | TakeTask | FileTask | CharacterTask | DealTask | ChallengeTask | NumbersTask | OfferTask | ClueTask | UnderstandTask | ShowConstraintTask | PairTask | ReplaceTask | LastTask | TellTask | ClaimTask | OpenNumberTask | CardsTask | LineTask | TickTask | CardTask | HeartTask | DealNumbersTask | RefillTask | LayTask | LockTask | NumberTask | HandTask | DealConstraintsTask | NewConstraintTask | ConstraintTask | RingTask | LineupTask | FaceTask | RoleTask | DropTask | EndTask | DisintegrateTask | TossTask | RolesTask | DrawLineTask | GiftTask | PickTask)[]
  readonly acted: boolean
  readonly closing: boolean
  readonly turns: number
  readonly idle: number
  readonly follower: number
  readonly facts: readonly (Holds | Lacks | Alike | Order | Times | Exactly)[]
  readonly draft: Draft | null
  readonly waiting: readonly number[]
  readonly hearts: readonly number[]
  readonly claimed: number
  readonly characters: readonly number[]
  readonly parts: PartsSeen
  readonly ended: string
  readonly ready: readonly number[]
  readonly validated: readonly number[]
  readonly tokens: readonly number[]
  readonly steps: number
  readonly reds: number
  readonly yellows: number
  readonly accessible: readonly number[]
  readonly detectors: readonly number[]
  readonly silent: boolean
  readonly token_kinds: readonly ("absent" | "count" | "false" | "none" | "parity" | "value")[]
}

/** To say in secret whether one wants to cut the value (BOM-4505). */
export interface VoiceTask {
  readonly type: "voice"
  readonly seat: number
}

/**
 * To be the first to volunteer before the game time `until`; nobody has, and `seat` names somebody (BOM-4505).
 *
 * Those in `silent` have said that they will not.
 */
export interface VolunteerTask {
  readonly type: "volunteer"
  readonly seat: number
  readonly until: number
  readonly silent: readonly number[]
}

/** Use no equipment out of turn until something has happened. */
export interface Wait {
  readonly type: "wait"
}

/** Step to a side: 0 north, 1 east, 2 south, 3 west (BOM-334). */
export interface Walk {
  readonly type: "walk"
  readonly side: number
}

/**
 * `code` is UNSEEN in the views of those who do not know it.
 *
 * `shown` is a value that everybody knows, by a `token` in front of it or because it was said (BOM-20). `notes` are
 * tokens that say less. `origin` is the stand it was dealt to, or NO_STAND; `knowers` are former owners, who remember
 * it (BOM-42). An `x` wire and an `outward` one stand outside the order; the second is read by everybody except its
 * owner (BOM-180, BOM-190). What was `told` of it, as the how-manieth token, lies beside its stand; 0 for none
 * (BOM-5001).
 */
export interface Wire {
  readonly code: number
  readonly origin: number
  readonly cut: boolean
  readonly shown: number
  readonly token: boolean
  readonly knowers: readonly number[]
  readonly notes: readonly Note[]
  readonly x: boolean
  readonly outward: boolean
  readonly told: number
}

/** A wire of the robot was filed unseen; all see where (BOM-4303). */
export interface WireTaken {
  readonly type: "wire-taken"
  readonly seat: number
  readonly slot: Slot
}

/** The wires that everybody has looked at are mixed with the others and dealt (BOM-5002). */
export interface WiresMixed {
  readonly type: "wires-mixed"
}

/** Everybody has said how many uncut yellow wires they have, seat by seat (BOM-3009). */
export interface YellowsShown {
  readonly type: "yellows-shown"
  readonly counts: readonly number[]
}

export type Action = Deal | PlaceToken | DualCut | SoloCut | RevealReds | Take | Point | Sweep | Announce | CutMatch | MarkWire | Exchange | GiveBack | Label | PostIt | Rewind | Recharge | Scan | Stabilize | PassOn | GetStuck | Wait | Drawn | LayBeside | Lie | Deny | Strike | Seal | Walk | TurnOver | Name | Silence | OwnUp | ShowReds | FileWire | ChooseCharacter | CallRed | Claim | GiveClue | SayClue | Understand | AskAgain | Slip | Keep | Replace | ComeLast | Leave | Snip | Hold | DrawLine | Tick | Coffee | TurnUp | ChooseCard | LayHeart | LayNumber | TurnDown | BlindCut | HandOn | TakeConstraint | TurnRing | Swap | Pass | HandTo | Face | DropCard | ChooseEnd | FastPass | LabelSingle | Hook | Reckon | Discard | Toss | Call | Accuse | GiveToken | PickToken

export type Event = Dealt | TokenPlaced | CardChosen | Announced | Cut | Missed | Validated | CardReady | CardUsed | CharacterUsed | TurnedUp | DetonatorMoved | Labelled | Offered | Exchanged | RadarAnswered | Passed | RedsRevealed | Ended | TokenDrawn | NotePlaced | TokenBeside | CaptainChosen | CutTogether | Disintegrated | Hooked | Swung | CardDiscarded | NumbersDealt | Breached | Sealed | BunkerLaid | Stepped | JobDone | Spotted | WiresMixed | Answered | Named | Unheard | ToldOff | CarrierMoved | WireTaken | CharacterChosen | ChallengesDrawn | NumbersDrawn | ChallengeMet | OddClaimed | RedCalled | ClueGiven | AskedAgain | Misunderstood | Slipped | ConstraintOpened | ConstraintsPaired | YellowsShown | NumberOwned | Claimed | NumberShown | LineDrawn | Ticked | HeartLaid | NumberLaid | GuessShown | NumberTaken | NumbersGone | NumberDrawn | HandReturned | CardLocked | NumbersLaid | NumberRevealed | NumberDone | NumberTurned | HandedOn | ConstraintTaken | ConstraintReleased | ConstraintsDealt | RingTurned | AirMoved | AirPromised | Skipped | AirShared | RobotLine | RobotMoved | RobotTurned | RoleDealt | CueSpoken | CardDropped | SequenceLaid | CardsLaid | SingleLabelled | Reckoned | Called | Accused | LinkStuck | LineLaid

export type Signal = "enough-oxygen" | "more-oxygen"

export type Shown = Odds
