import type { Random, Seat } from '@masterplan/kernel'
import { CARD_IDS, CARD_KINDS, DECKS } from '../../data/names.ts'
import { TRADE } from '../../data/steps.ts'
import type { State } from '../../state.ts'
import type { Bargain, Goods, Move } from '../../types.ts'
import { freePrestige } from '../auctions.ts'
import { refuseCounter, refuseOffer } from './trade.ts'

/** Most bargains that are made up can be made; after so many that cannot, there is none. */
const TRIES = 4
/** Kinds of things on one side of a bargain. */
const MOST_KINDS = 2

/** One offer or counter-offer that may be made now, out of what both have: all of a thing as often as some of it. */
export function anyOffer(state: State, seat: Seat, random: Random): Move | undefined {
  const { players } = state.fixed
  for (let tries = 0; tries < TRIES; tries++) {
    if (state.step === TRADE) {
      const move = { kind: 'counter', bargain: anyBargain(state, seat, state.from, random) } as const
      if (refuseCounter(state, seat, move) === undefined) return move
    } else {
      const to = ((seat + 1 + random.below(players - 1)) % players) as Seat
      const move = { kind: 'offer', seat: to, bargain: anyBargain(state, seat, to, random) } as const
      if (refuseOffer(state, seat, move) === undefined) return move
    }
  }
  return undefined
}

function anyBargain(state: State, from: number, to: number, random: Random): Bargain {
  return {
    give: anyGoods(state, from, 1 + random.below(MOST_KINDS), random),
    want: anyGoods(state, to, random.below(MOST_KINDS + 1), random),
    cards: random.below(4) === 0 ? oneOf(handOf(state, from), random) : [],
    deck: random.below(6) === 0 ? DECKS[random.below(DECKS.length)]! : null,
  }
}

function anyGoods(state: State, seat: number, kinds: number, random: Random): Goods {
  const goods = { gobs: 0, prestige: 0, hype: 0, tokens: 0, resources: [0, 0, 0, 0], tiles: [0, 0, 0] }
  let stoojes: readonly string[] = []
  let constructs: readonly string[] = []
  const { board } = state.fixed
  const resource = random.below(4)
  const zone = random.below(3)
  for (let kind = 0; kind < kinds; kind++) {
    switch (random.below(8)) {
      case 0:
        goods.gobs = 5 * some(state.gobs[seat]! / 5, random)
        break
      case 1:
        goods.prestige = some(freePrestige(state, seat), random)
        break
      case 2:
        goods.hype = some(state.hype[seat]!, random)
        break
      case 3:
        goods.tokens = some(state.tokens[seat]!, random)
        break
      case 4:
        goods.resources[resource] = some(state.resources[4 * seat + resource]!, random)
        break
      case 5:
        goods.tiles[zone] = some(state.tiles[3 * seat + zone]!, random)
        break
      case 6:
        stoojes = oneOf(named(board.stoojes, state.owner, seat), random)
        break
      default:
        constructs = oneOf(named(board.stoojes, state.builder, seat), random)
    }
  }
  return { ...goods, stoojes, constructs }
}

const some = (most: number, random: Random): number =>
  most < 1 ? 0 : random.below(2) === 0 ? Math.floor(most) : 1 + random.below(Math.floor(most))

const oneOf = <Item>(items: readonly Item[], random: Random): Item[] =>
  items.length === 0 ? [] : [items[random.below(items.length)]!]

const named = (stoojes: readonly string[], holder: Uint8Array, seat: number): string[] =>
  stoojes.filter((_, stooj) => holder[stooj] === seat + 1)

const handOf = (state: State, seat: number) => CARD_IDS.filter((_, kind) => state.hand[CARD_KINDS * seat + kind]! > 0)
