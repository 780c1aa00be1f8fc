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
