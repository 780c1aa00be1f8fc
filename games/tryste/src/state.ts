import { type BlockState, block, one, perCell, perSeat } from '@masterplan/kernel'
import type { Card } from './cards/card.ts'
import type { LastingTable } from './cards/lasting.ts'
import { MOST_TIERS } from './data/boards.ts'
import { CARD_KINDS } from './data/names.ts'
import { MOST_CARDS_GIVEN } from './data/numbers.ts'
import type { Board } from './geometry.ts'
import type { BoardTables } from './moves.ts'
import type { Options } from './types.ts'
import type { Rulings } from './versions.ts'

const MOST_STOOJES = 4 * MOST_TIERS
/** 32-bit words of a set of stoojes: five hold the 160 of the largest board. */
export const WORDS = 5
/** Places for cards that lie face up while their effect lasts: more than the decks have. */
export const LYING_PLACES = 16
/** Copies of HUSH cards in all four decks. */
export const HUSH_PLACES = 12

/** What never changes during a match. */
export interface Fixed extends Rulings {
  readonly rules: string // the version
  readonly players: number
  readonly options: Options
  readonly board: Board
  readonly tables: BoardTables
  readonly mode: 0 | 1 | 2 // typical, junior, condensed
  readonly roles: number // the set of roles in this game
  readonly cards: readonly (Card | undefined)[] // by kind
  readonly copies: Uint8Array // of each card kind in this game
  readonly lasting: LastingTable
  readonly moments: Int32Array // when cards can be played, see cards/moments.ts
  readonly twins: Int32Array // two words: kinds of which two copies can be known, each by itself
}
export const [TYPICAL, JUNIOR, CONDENSED] = [0, 1, 2] as const

/** Beyond the eight roles: what `role` is while nobody's role is being played. */
export const [PICKING, YEAR_END, SETUP] = [8, 9, 10] as const

const FIELDS = {
  // Where the game is: the step it waits for, and the place in the list of stages (see flow/stages.ts).
  step: one,
  seat: one, // whose decision it is
  role: one,
  at: one, // stage of the role's phase
  turn: one, // how many seats have had this stage
  holder: one,
  year: one,
  openLots: one, // stoojes that were still to be developed when the year began
  leader: one,
  picks: one, // roles picked this year
  picked: one, // the set of them
  pickedBy: perCell(8, 'u8'), // seat plus one
  roleGobs: perCell(8, 'i32'),

  // ResComInd
  contestants: one,
  match: one, // of this round
  livesEach: one,
  list: perSeat('u8'),
  lives: perSeat('u8'),
  thrown: perSeat('u8'), // zone plus one; secret until both have thrown
  lastThrows: perCell(4, 'u8'), // two seats and their zones, all plus one: the last that were shown

  // Purses
  gobs: perSeat('i32'),
  prestige: perSeat('i16'),
  hype: perSeat('i16'),
  hypeYear: perSeat('u8'), // 0 none, 1 first year, 2 second
  hypeTimes: perSeat('u8'), // multiplier of the highest income this year; 0 none
  restUntil: perSeat('i16'), // last year in which no Hype may be bought
  tokens: perSeat('i16'),
  resources: perCell(24, 'i16'), // four by seat
  tiles: perCell(18, 'i16'), // three by seat

  // Lifetime acts and the rights they give (T-DEV-13 to T-DEV-18); three huts by seat
  brownfields: perSeat('u8'),
  mines: perSeat('u8'),
  built: perCell(18, 'u8'), // new constructs by zone
  rights: perCell(18, 'u8'),
  huts: perCell(18, 'u8'),
  stock: perCell(7, 'u8'),

  // The board. Owners, zones and specials are numbers plus one; 0 is none.
  tierType: perCell(MOST_TIERS, 'u8'),
  tierZone: perCell(MOST_TIERS, 'u8'),
  spoiled: perCell(MOST_TIERS, 'u8'), // a stooj here has been developed
  owner: perCell(MOST_STOOJES, 'u8'),
  variance: perCell(MOST_STOOJES, 'u8'),
  special: perCell(MOST_STOOJES, 'u8'),
  builder: perCell(MOST_STOOJES, 'u8'), // owner of the construct
  level: perCell(MOST_STOOJES, 'u8'),
  affixed: perCell(MOST_STOOJES, 'u8'),
  // The same as sets of stoojes
  unowned: perCell(WORDS, 'i32'), // land without an owner
  owned: perCell(6 * WORDS, 'i32'),
  zoned: perCell(3 * WORDS, 'i32'), // by effective zone
  tile: perCell(WORDS, 'i32'),
  developed: perCell(WORDS, 'i32'), // tile or special
  constructs: perCell(6 * WORDS, 'i32'), // by their owner
  desert: perCell(WORDS, 'i32'),
  brownfield: perCell(WORDS, 'i32'),
  protectedOnes: perCell(WORDS, 'i32'),
  fenced: perCell(WORDS, 'i32'),

  // Zoning Board
  tier: one, // being zoned, plus one
  lastTier: one, // whose ballots still lie there, plus one
  halvedVotes: one, // set of seats
  votes: perSeat('u8'), // zone plus one
  weights: perSeat('i16'),

  // Auction
  subject: one, // a stooj, or a tier when terraforming
  about: one, // 0 variance, 1 terraforming
  aim: one, // the zone named
  initiator: one,
  lastAdder: one,
  passes: one,
  totals: perCell(2, 'i32'), // for, against
  side: perSeat('u8'), // 0 none, 1 for, 2 against
  bids: perSeat('i16'),

  // One turn
  tilesToDraw: one,
  acts: one, // 1: hut or mine built, 2: Scape built
  tried: perCell(2, 'i32'), // tiers whose conversion this player proposed in this phase
  toLay: perCell(WORDS, 'i32'), // Junior: bought and not yet given a kind
  works: one,
  newWorks: one,
  extraWorks: one,
  workedOn: perCell(WORDS, 'i32'),
  armed: one, // cards that change this turn's next act, see cards/effects.ts

  // The work or mine being paid
  site: one,
  toLevel: one,
  sort: one, // see chapters/contractor/price.ts
  base: one, // what halving applies to
  halved: one,
  onTop: one, // added after halving; may be negative
  spent: one, // value of the resources spent
  tokenLimit: one,

  // Cards. A hand is a count of each kind; the decks have no order until a card is drawn.
  hand: perCell(6 * CARD_KINDS, 'u8'),
  held: perCell(12, 'i32'), // the same as sets of kinds, two words by seat
  deck: perCell(CARD_KINDS, 'u8'),
  discard: perCell(CARD_KINDS, 'u8'),
  usedPile: perCell(12, 'u8'), // two by seat, kind plus one
  permanent: perSeat('u8'), // permanent cards turned face up, see cards/effects.ts
  usedThisYear: perSeat('u8'),
  lyingKind: perCell(LYING_PLACES, 'u8'), // plus one
  lyingSeat: perCell(LYING_PLACES, 'u8'),
  lyingNote: perCell(LYING_PLACES, 'u8'),
  effects: one, // the set of what lies there, see cards/effects.ts
  leaky: perCell(2, 'i32'), // tiers
  hushKind: perCell(HUSH_PLACES, 'u8'), // plus one: HUSH cards in hands, in the order drawn
  hushSeat: perCell(HUSH_PLACES, 'u8'),
  known: perCell(72, 'i32'), // two words by knower and holder: kinds of cards that one has seen in the other's hand
  knownTwice: perCell(72, 'i32'), // the same, for those of which both copies were seen
  cardCost: perSeat('u8'), // prestige that the last costly event card took this year
  card: one, // being resolved, plus one
  resolver: one,
  cardNote: one, // a card's own memory while it is resolved
  cardSeat: one, // how many seats, clockwise from the resolver, it is through with
  lies: one, // 1: the card stays face up instead of going to the used pile

  // Year-end
  due: perSeat('i32'),
  top: perSeat('i32'),
  second: perSeat('i32'),
  nth: one, // Lairs or Companies of one owner

  // Trade
  offers: one, // made at this decision
  offersThisYear: perSeat('u8'), // bots keep to a few
  counters: one,
  from: one,
  to: one,
  stood: one,
  backStep: one,
  wantedDeck: one, // plus one
  givenCards: perCell(MOST_CARDS_GIVEN, 'u8'), // kind plus one; secret
  amounts: perCell(22, 'i32'), // eleven given, eleven wanted
  lots: perCell(4 * WORDS, 'i32'), // stoojes given, wanted, constructs given, wanted
} as const

export const memory = block<Fixed>()(FIELDS)
export type State = BlockState<typeof FIELDS, Fixed>
export type Field = keyof typeof FIELDS
export const FIELD_NAMES = Object.keys(FIELDS) as Field[]
