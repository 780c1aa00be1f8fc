import { rowHas } from '@masterplan/kernel/bits'
import { expect } from 'vitest'
import { STOCK } from '../src/data/numbers.ts'
import type { State } from '../src/index.ts'
import { zoneAt } from '../src/land/estate.ts'
import { CARD_IDS, CARD_KINDS, DECK_START, FIRST_MINE, kindOf } from '../src/nouns.ts'
import { WORDS } from '../src/state.ts'

/** What is true of every state. Plain comparisons, so that thousands of states are judged quickly. */
export function judgeAll(state: State): void {
  const wrong = [...purses(state), ...ground(state), ...stock(state), ...cards(state)]
  expect(wrong).toEqual([])
}

function* purses(state: State): Generator<string> {
  for (let seat = 0; seat < state.fixed.players; seat++) {
    if (state.gobs[seat]! < 0 || state.gobs[seat]! % 5 !== 0) yield `seat ${seat} has $${state.gobs[seat]}`
    if (state.prestige[seat]! < 0 || state.prestige[seat]! > 99)
      yield `seat ${seat} has ${state.prestige[seat]} prestige`
    if (state.hype[seat]! < 0 || state.hype[seat]! > 99) yield `seat ${seat} has ${state.hype[seat]} Hype`
    if (state.tokens[seat]! < 0) yield `seat ${seat} has ${state.tokens[seat]} tokens`
  }
  for (const row of [state.resources, state.tiles]) if (row.some(units => units < 0)) yield 'goods below nothing'
}

const ZONE_OF_SPECIAL = [0, 1, 2, 2, 2, 3, 3, 3, 3]

function* ground(state: State): Generator<string> {
  for (const [stooj, name] of state.fixed.board.stoojes.entries()) {
    const [tile, special, level] = [rowHas(state.tile, 0, stooj), state.special[stooj]!, state.level[stooj]!]
    const zone = zoneAt(state, stooj)
    if (level > 0 !== state.builder[stooj]! > 0) yield `${name}: a construct and its owner go together`
    if (level > 4 || state.affixed[stooj]! > 6) yield `${name}: too high or too fine`
    if (level > 0 && !tile) yield `${name}: a construct without a tile`
    if (tile && special > 0) yield `${name}: tile and special`
    if ((tile || special > 0) !== rowHas(state.developed, 0, stooj)) yield `${name}: developed or not`
    if ((tile || special > 0) && (state.owner[stooj] === 0 || zone === 0))
      yield `${name}: developed but unowned or unzoned`
    if (special > 0 && zone !== ZONE_OF_SPECIAL[special]) yield `${name}: a special in the wrong zone`
    if (zone > 0 && !rowHas(state.zoned, (zone - 1) * WORDS, stooj)) yield `${name}: the sets of zones are wrong`
    if (level > 0 && !rowHas(state.constructs, (state.builder[stooj]! - 1) * WORDS, stooj))
      yield `${name}: the sets of constructs are wrong`
    const owner = state.owner[stooj]!
    if (owner > 0 && (!rowHas(state.owned, (owner - 1) * WORDS, stooj) || rowHas(state.unowned, 0, stooj)))
      yield `${name}: the sets of owners are wrong`
  }
}

function* stock(state: State): Generator<string> {
  for (const [item, most] of STOCK.entries()) {
    const standing = state.special.filter(special => special === item + 2).length
    if (standing + state.stock[item]! !== most)
      yield `${standing} on the board and ${state.stock[item]} in stock of ${most}`
  }
  if (state.special.some(special => special > FIRST_MINE + 3)) yield 'an unknown special'
}

const PERMANENT = [
  [1, 'A09'],
  [2, 'C14'],
  [4, 'N13'],
] as const

/** Deck, hands, used piles, discards, lying and the one being resolved: no card is lost. */
function* cards(state: State): Generator<string> {
  const count = Array.from({ length: CARD_KINDS }, (_, kind) => state.deck[kind]! + state.discard[kind]!)
  for (let seat = 0; seat < state.fixed.players; seat++) {
    for (let kind = 0; kind < CARD_KINDS; kind++) count[kind]! += state.hand[CARD_KINDS * seat + kind]!
    for (const [bit, card] of PERMANENT) if ((state.permanent[seat]! & bit) !== 0) count[kindOf(card)]!++
  }
  for (const row of [state.usedPile, state.lyingKind]) for (const kind of row) if (kind > 0) count[kind - 1]!++
  if (state.card > 0) count[state.card - 1]!++
  for (let kind = 0; kind < DECK_START[4]; kind++) {
    if (count[kind] !== state.fixed.copies[kind]) yield `${count[kind]} copies of ${CARD_IDS[kind]}`
  }
}
