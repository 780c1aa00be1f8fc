import type { Seat } from '@masterplan/kernel'
import type { CardId, Deck, Hut, LandType, Mine, Resource, Role, Zone } from '../data/names.ts'

/** What one side of a trade hands over, besides cards. Stoojes and constructs are named by stooj. */
export type Goods = {
  readonly gobs: number
  readonly prestige: number
  readonly hype: number
  readonly tokens: number
  readonly resources: readonly number[] // lumber, concrete, glass, steel
  readonly tiles: readonly number[] // residential, commercial, industrial
  readonly stoojes: readonly string[]
  readonly constructs: readonly string[]
}
/** A card is given by its face, which only its giver knows, and asked for by its deck (T-TRD-11). */
export type Bargain = {
  readonly give: Goods
  readonly want: Goods
  readonly cards: readonly CardId[] // given
  readonly deck: Deck | null // wanted: one card of it, of the other's choice
}

export type Side = 'for' | 'against'

/** One small decision, or one piece of luck. Seats count from 0; stoojes and tiers are named as on the lattice. */
export type Move =
  | { readonly kind: 'order'; readonly seat: Seat } // luck: the next in the order of pairing
  | { readonly kind: 'leader'; readonly seat: Seat } // luck: the first leader
  | { readonly kind: 'throw'; readonly zone: Zone }
  | { readonly kind: 'pick'; readonly role: Role }
  | { readonly kind: 'draw'; readonly card: CardId } // luck
  | { readonly kind: 'choose'; readonly on: string } // what a card asks; see cards/aim.ts for the forms
  | { readonly kind: 'wheel'; readonly side: 'win' | 'lose' } // luck: an even chance that a card asks for
  | { readonly kind: 'zone'; readonly tier: string }
  | { readonly kind: 'vote'; readonly zone: Zone }
  | { readonly kind: 'tie'; readonly zone: Zone }
  | { readonly kind: 'variance'; readonly stooj: string; readonly zone: Zone }
  | { readonly kind: 'open'; readonly prestige: number }
  | { readonly kind: 'bid'; readonly side: Side; readonly prestige: number }
  | { readonly kind: 'blyce'; readonly middle: string }
  | { readonly kind: 'buy'; readonly stooj: string }
  | { readonly kind: 'lay'; readonly zone: Zone } // Junior: the kind of the stooj just bought
  | { readonly kind: 'tile'; readonly zone: Zone }
  | { readonly kind: 'place'; readonly stooj: string } // a tile of the stooj's zone
  | { readonly kind: 'scape'; readonly stooj: string }
  | { readonly kind: 'hut'; readonly hut: Hut; readonly stooj: string }
  | { readonly kind: 'mine'; readonly mine: Mine; readonly stooj: string }
  | { readonly kind: 'terraform'; readonly tier: string }
  | { readonly kind: 'land'; readonly type: LandType } // luck: what the desert becomes
  | { readonly kind: 'take'; readonly resource: Resource }
  | { readonly kind: 'work'; readonly stooj: string; readonly level: number }
  | { readonly kind: 'spend'; readonly resource: Resource }
  | { readonly kind: 'build'; readonly tokens: number } // pays what is still owed, affixes tokens, ends the work
  | { readonly kind: 'hype'; readonly prestige: number }
  | { readonly kind: 'sell'; readonly prestige: number }
  | { readonly kind: 'rob'; readonly seats: readonly Seat[] }
  | { readonly kind: 'leave'; readonly resource: Resource } // the kind a Construction Company does not bring
  | { readonly kind: 'play'; readonly card: CardId; readonly on: string }
  | { readonly kind: 'show'; readonly card: CardId; readonly seat: Seat }
  | { readonly kind: 'offer'; readonly seat: Seat; readonly bargain: Bargain }
  | { readonly kind: 'counter'; readonly bargain: Bargain }
  | { readonly kind: 'accept'; readonly card: CardId | null } // the card that is handed over, if one is wanted
  | { readonly kind: 'reject' }
  | { readonly kind: 'stand' } // the offer stays as it is
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'pass' } // not buying, bidding, selling, robbing
  | { readonly kind: 'done' } // ends a turn of several acts
export type MoveOf<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>

export type Refusal =
  | 'not-now'
  | 'no-such-stooj'
  | 'no-such-tier'
  | 'no-such-seat'
  | 'no-such-target'
  | 'already-chosen'
  | 'role-taken'
  | 'role-not-in-game'
  | 'tier-already-zoned'
  | 'not-land'
  | 'not-tied'
  | 'already-developed'
  | 'zone-unchanged'
  | 'no-such-amount'
  | 'other-side'
  | 'not-enough-prestige'
  | 'not-enough-gobs'
  | 'not-enough-resources'
  | 'not-enough-tokens'
  | 'not-for-sale'
  | 'a-tier-is-no-blyce'
  | 'must-buy'
  | 'not-yours'
  | 'not-zoned-for-it'
  | 'desert'
  | 'no-tile'
  | 'one-a-turn'
  | 'out-of-stock'
  | 'no-right'
  | 'not-in-this-game'
  | 'not-desert'
  | 'no-land-there'
  | 'already-tried'
  | 'no-bare-tile'
  | 'not-higher'
  | 'too-many-levels'
  | 'worked-on'
  | 'no-more-works'
  | 'influence-too-low'
  | 'fenced'
  | 'no-use-there'
  | 'nothing-owed'
  | 'too-many-tokens'
  | 'resting'
  | 'no-such-card'
  | 'not-in-hand'
  | 'wrong-moment'
  | 'already-used'
  | 'knows-already'
  | 'not-tradable'
  | 'nothing-offered'
  | 'they-lack'
  | 'too-many-offers'
  | 'not-drawn'
  | 'must-win'

/** Purse changes are told by what changed and why. */
export type Thing = 'gobs' | 'prestige' | 'hype' | 'tokens' | Resource | `${Zone}-tile`
export type Why =
  | Role
  | CardId
  | 'price'
  | 'brownfield'
  | 'virgin-land'
  | 'construct'
  | 'quality'
  | 'auction'
  | 'terraforming'
  | 'income'
  | 'lair'
  | 'goods'
  | 'year-end'
  | 'expired'
  | 'used-cards'
  | 'trade'

export type Event =
  | { readonly kind: 'ordered'; readonly seat: Seat; readonly place: number }
  | { readonly kind: 'threw'; readonly seat: Seat }
  | {
      readonly kind: 'throws'
      readonly seats: readonly Seat[]
      readonly zones: readonly Zone[]
      readonly loser: Seat | null
    }
  | { readonly kind: 'leader'; readonly seat: Seat }
  | { readonly kind: 'year'; readonly year: number }
  | { readonly kind: 'picked'; readonly seat: Seat; readonly role: Role; readonly gobs: number }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly deck: Deck } // to everyone
  | { readonly kind: 'card'; readonly card: CardId } // what was drawn or received, to its holder only
  | { readonly kind: 'shown'; readonly seat: Seat; readonly card: CardId; readonly on: string } // played or revealed
  | { readonly kind: 'showed'; readonly seat: Seat; readonly card: CardId } // to one seat only
  | { readonly kind: 'chose'; readonly seat: Seat; readonly card: CardId; readonly on: string }
  | { readonly kind: 'ended'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'taken'; readonly seat: Seat; readonly from: Seat; readonly deck: Deck }
  | { readonly kind: 'reshuffled'; readonly deck: Deck }
  | { readonly kind: 'wheel'; readonly side: 'win' | 'lose' }
  | { readonly kind: 'got'; readonly seat: Seat; readonly what: Thing; readonly change: number; readonly why: Why }
  | { readonly kind: 'tier-chosen'; readonly seat: Seat; readonly tier: string }
  | { readonly kind: 'voted'; readonly seat: Seat; readonly zone: Zone; readonly weight: number }
  | { readonly kind: 'zoned'; readonly tier: string; readonly zone: Zone; readonly votes: readonly number[] }
  | {
      readonly kind: 'proposed'
      readonly seat: Seat
      readonly about: 'variance'
      readonly stooj: string
      readonly zone: Zone
    }
  | { readonly kind: 'proposed'; readonly seat: Seat; readonly about: 'terraforming'; readonly tier: string }
  | {
      readonly kind: 'bid'
      readonly seat: Seat
      readonly side: Side
      readonly prestige: number
      readonly totals: readonly [number, number]
    }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'decided'; readonly about: 'variance' | 'terraforming'; readonly side: Side }
  | { readonly kind: 'variance'; readonly stooj: string; readonly zone: Zone }
  | { readonly kind: 'terraformed'; readonly tier: string; readonly type: LandType }
  | { readonly kind: 'bought'; readonly seat: Seat; readonly stoojes: readonly string[]; readonly price: number }
  | { readonly kind: 'placed'; readonly seat: Seat; readonly stooj: string; readonly zone: Zone }
  | { readonly kind: 'special'; readonly seat: Seat; readonly stooj: string; readonly special: string }
  | { readonly kind: 'right'; readonly seat: Seat; readonly hut: Hut; readonly huts: number }
  | {
      readonly kind: 'work'
      readonly seat: Seat
      readonly stooj: string
      readonly level: number
      readonly owed: number
    }
  | {
      readonly kind: 'built'
      readonly seat: Seat
      readonly stooj: string
      readonly level: number
      readonly tokens: number
    }
  | {
      readonly kind: 'lost'
      readonly stooj: string
      readonly what: 'level' | 'construct' | 'special' | 'tile' | 'token'
    }
  | { readonly kind: 'marked'; readonly stooj: string; readonly as: 'protected' | 'fenced' }
  | { readonly kind: 'hyped'; readonly seat: Seat; readonly hype: number; readonly times: number }
  | { readonly kind: 'robbed'; readonly seat: Seat; readonly from: Seat; readonly gobs: number }
  | {
      readonly kind: 'offered'
      readonly seat: Seat
      readonly to: Seat
      readonly give: Goods
      readonly want: Goods
      readonly cards: readonly Deck[]
      readonly deck: Deck | null
    }
  | { readonly kind: 'answered'; readonly seat: Seat; readonly answer: 'accept' | 'reject' | 'withdraw' }
  | { readonly kind: 'over' }
