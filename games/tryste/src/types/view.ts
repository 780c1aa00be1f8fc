import type { ScoreLines, Seat, Viewer } from '@masterplan/kernel'
import type { CardId, Deck, Hut, LandType, Resource, Role, Special, Zone } from '../data/names.ts'
import type { StepName } from '../data/steps.ts'
import type { Goods, Side } from './move.ts'
import type { Options } from './options.ts'

/** What a score is made of. */
export type ScoreLine = 'tiles' | 'specials' | 'levels'

/** What one viewer may know. A secret it does not know has no entry. */
export interface View {
  readonly viewer: Viewer
  readonly rules: string // the version
  readonly options: Options
  readonly players: number
  readonly step: StepName // what is awaited
  readonly awaited: readonly Seat[] // whose decision; nobody's while luck falls, and at the end
  readonly year: number
  readonly leader: Seat | null // null until the first one is found
  readonly role: Role | null // being played
  readonly holder: Seat | null
  readonly roles: readonly RoleView[]
  readonly tiers: readonly TierView[]
  readonly stoojes: readonly StoojView[]
  readonly purses: readonly PurseView[]
  readonly stock: readonly { readonly special: Special; readonly left: number }[]
  readonly decks: readonly DeckView[]
  readonly lying: readonly LyingCard[] // face up while their effect lasts
  readonly known: readonly { readonly seat: Seat; readonly card: CardId }[] // seen in other hands
  readonly knownOfMine: readonly { readonly seat: Seat; readonly card: CardId }[] // who has seen which of mine
  readonly throws: readonly { readonly seat: Seat; readonly zone: Zone | null }[] // in this match; null: made, not shown
  readonly lastThrows: readonly { readonly seat: Seat; readonly zone: Zone }[] // the last match that was decided or tied
  readonly contest: readonly { readonly seat: Seat; readonly lives: number }[] // in the order of pairing
  readonly ballot: BallotView | null
  readonly auction: AuctionView | null
  readonly payment: PaymentView | null
  readonly question: { readonly card: CardId; readonly resolver: Seat } | null
  readonly laying: string | null // Junior: the stooj whose kind is chosen now
  readonly lair: number | null // what the Lair that acts now may take
  readonly offer: OfferView | null
  readonly score: readonly { readonly total: number; readonly lines: ScoreLines; readonly influence: number }[]
  readonly open: Open
}

export type RoleView = { readonly role: Role; readonly gobs: number; readonly by: Seat | null }
export type TierView = {
  readonly id: string
  readonly type: LandType
  readonly zone: Zone | null
  readonly virgin: boolean
}

export interface StoojView {
  readonly id: string
  readonly tier: string
  readonly owner: Seat | null
  readonly zone: Zone | null // in effect
  readonly variance: boolean
  readonly tile: boolean
  readonly special: Special | null
  readonly construct: ConstructView | null
  readonly fenced: boolean
}
export type ConstructView = {
  readonly owner: Seat
  readonly level: number
  readonly tokens: number
  readonly protected: boolean
  readonly percent: number // of its income, as its neighbours stand now
  readonly income: number
}

export interface PurseView {
  readonly seat: Seat
  readonly gobs: number
  readonly prestige: number
  readonly hype: number
  readonly hypeYear: 0 | 1 | 2
  readonly hypeTimes: number // multiplies the highest income this year; 0 does not
  readonly rests: boolean // may not buy Hype this year
  readonly influence: number
  readonly tokens: number
  readonly resources: Readonly<Record<Resource, number>>
  readonly tiles: Readonly<Record<Zone, number>>
  readonly rights: readonly { readonly hut: Hut; readonly rights: number; readonly built: number }[]
  readonly brownfields: number // developed in the game, like the next two
  readonly mines: number
  readonly built: Readonly<Record<Zone, number>>
  readonly cards: Readonly<Record<Deck, number>> // how many are held
  readonly hand: readonly CardId[] | null // one's own; null: not for this viewer to see
  readonly faceUp: readonly CardId[] // permanent cards in use
  readonly used: readonly CardId[]
  readonly improvements: number
}

export type DeckView = { readonly deck: Deck; readonly left: number; readonly discards: readonly CardId[] }
export type LyingCard = { readonly card: CardId; readonly seat: Seat; readonly tier: string | null }
export type BallotView = {
  readonly tier: string
  readonly counted: boolean // the last vote, already decided
  readonly votes: readonly { readonly seat: Seat; readonly zone: Zone; readonly weight: number }[]
  readonly totals: Readonly<Record<Zone, number>>
}
export type AuctionView = {
  readonly about: 'variance' | 'terraforming'
  readonly place: string // a stooj or a tier
  readonly zone: Zone | null
  readonly by: Seat
  readonly totals: Readonly<Record<Side, number>>
  readonly bids: readonly { readonly seat: Seat; readonly side: Side; readonly prestige: number }[]
}
export type PaymentView = {
  readonly stooj: string
  readonly level: number // 0: a mine
  readonly owed: number
  readonly mostTokens: number
}
export type OfferView = {
  readonly from: Seat
  readonly to: Seat
  readonly give: Goods
  readonly want: Goods
  readonly cards: readonly (CardId | Deck)[] // faces for those who know them, decks for the others
  readonly deck: Deck | null
}

/** The public fields of the state, as they are: what `imagine` lays the table from. Boards need not look at it. */
export type Open = Readonly<Record<string, number | readonly number[]>>
