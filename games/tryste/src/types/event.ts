import type { Seat } from '@masterplan/kernel'
import type { CardId, Deck, Hut, LandType, Resource, Role, Zone } from '../data/names.ts'
import type { Goods, Side } from './move.ts'

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
