import { type Refused, refused } from '@masterplan/kernel'
import { rowHas } from '@masterplan/kernel/bits'
import { addOne, closeSet, openSet } from '@masterplan/kernel/menu'
import {
  COMMERCIAL,
  FIRM,
  FIRST_MINE,
  GLASS_PLANT,
  HUTS,
  INDUSTRIAL,
  MINES,
  RESIDENTIAL,
  SCAPE,
} from '../../data/names.ts'
import { BROWNFIELD_FEE, MINE_PRICES } from '../../data/numbers.ts'
import { PAY } from '../../data/steps.ts'
import { type Flow, notNow, PASSES, STAYS, type Step } from '../../flow/step.ts'
import { isBrownfield, isDesert, placeSpecial, placeTile, zoneAt } from '../../land/estate.ts'
import { DONE, type Menu, WORDS_ONLY } from '../../moves.ts'
import { gainTile, payGobs, type Telling } from '../../purse.ts'
import { type State, WORDS } from '../../state.ts'
import type { Move, Refusal } from '../../types.ts'
import { MINE, owed, reachOf } from '../contractor/price.ts'
import { fillTerraforms, proposeTerraforming, whyNoTerraforming } from './terraform.ts'

/** `state.acts`: what a turn allows once (T-DEV-06, T-DEV-07). */
const [HUT_OR_MINE_BUILT, SCAPE_BUILT] = [1, 2] as const

/** T-DEV-02 to T-DEV-30, in any order until the player is done. */
export const develop: Step = {
  may(state, seat, menu) {
    fillPlaces(state, seat, menu)
    if (seat === state.holder && (state.acts & SCAPE_BUILT) === 0) fillScapes(state, seat, menu)
    if ((state.acts & HUT_OR_MINE_BUILT) === 0) {
      if (hasFreeLot(state, seat, COMMERCIAL)) {
        for (let hut = 0; hut < 3; hut++) if (mayBuildHut(state, seat, hut)) fillHuts(state, seat, hut, menu)
      }
      if (hasFreeLot(state, seat, INDUSTRIAL)) {
        for (let mine = 0; mine < 4; mine++) if (mayBuildMine(state, seat, mine)) fillMines(state, seat, mine, menu)
      }
    }
    fillTerraforms(state, seat, menu)
    addOne(menu, WORDS_ONLY, DONE)
  },
  why: whyNot,
  do: play,
}

/** Own undeveloped stoojes of a zone, as one word of a set: T-GEN-03, T-DEV-08. */
const freeLots = (state: State, seat: number, zone: number, word: number): number =>
  state.owned[seat * WORDS + word]! & ~state.developed[word]! & state.zoned[zone * WORDS + word]!

function hasFreeLot(state: State, seat: number, zone: number): boolean {
  for (let word = 0; word < state.fixed.board.words; word++) if (freeLots(state, seat, zone, word) !== 0) return true
  return false
}

/** The same, less brownfield that cannot be paid for (T-DEV-05, T-DEV-12). */
function paidLots(state: State, seat: number, zone: number, word: number, price: number): number {
  const lots = freeLots(state, seat, zone, word)
  return state.gobs[seat]! >= price + BROWNFIELD_FEE ? lots : lots & ~state.brownfield[word]!
}

/** T-DEV-03 to T-DEV-05, T-DEV-11. */
function fillPlaces(state: State, seat: number, menu: Menu): void {
  const { words } = state.fixed.board
  const first = openSet(menu, state.fixed.tables.places, words)
  for (let zone = 0; zone < 3; zone++) {
    if (state.tiles[3 * seat + zone] === 0) continue
    for (let word = 0; word < words; word++) {
      menu.sets[first + word]! |= paidLots(state, seat, zone, word, 0) & ~state.desert[word]!
    }
  }
  closeSet(menu)
}

/** T-DEV-07, T-DEV-12: free, even on brownfield, unless the table has it otherwise. */
function fillScapes(state: State, seat: number, menu: Menu): void {
  const { words } = state.fixed.board
  const first = openSet(menu, state.fixed.tables.scapes, words)
  for (let word = 0; word < words; word++) menu.sets[first + word] = scapeLots(state, seat, word)
  closeSet(menu)
}

export function scapeLots(state: State, seat: number, word: number): number {
  const lots = state.fixed.options.brownfieldFeeScape
    ? paidLots(state, seat, RESIDENTIAL, word, 0)
    : freeLots(state, seat, RESIDENTIAL, word)
  return lots & ~state.desert[word]!
}

/** T-GEN-14, T-DEV-16. */
const mayBuildHut = (state: State, seat: number, hut: number): boolean =>
  state.stock[hut]! > 0 && state.huts[3 * seat + hut]! < state.rights[3 * seat + hut]!

function fillHuts(state: State, seat: number, hut: number, menu: Menu): void {
  const { words } = state.fixed.board
  const first = openSet(menu, state.fixed.tables.huts[hut]!, words)
  for (let word = 0; word < words; word++) {
    menu.sets[first + word] = paidLots(state, seat, COMMERCIAL, word, 0) & ~state.desert[word]!
  }
  closeSet(menu)
}

/** T-GEN-14, R-69. */
const isMineThere = (state: State, mine: number): boolean =>
  state.stock[3 + mine]! > 0 && !state.fixed.options.hideMines

/** T-DEV-10: stock, and gobs or, with the option, resources. */
const mayBuildMine = (state: State, seat: number, mine: number): boolean =>
  isMineThere(state, mine) && gobsNeeded(state, seat, mine) <= state.gobs[seat]!

/** T-DEV-11: lots where a mine may stand; a Glass Plant stands on desert too. */
const forMine = (state: State, mine: number, word: number, lots: number): number =>
  FIRST_MINE + mine === GLASS_PLANT ? lots : lots & ~state.desert[word]!

/** Where `seat` could put a mine that costs nothing (M03). */
export const freeMineLots = (state: State, seat: number, mine: number, word: number): number =>
  isMineThere(state, mine) ? forMine(state, mine, word, freeLots(state, seat, INDUSTRIAL, word)) : 0

function gobsNeeded(state: State, seat: number, mine: number): number {
  const reach = state.fixed.options.resourcesOnMines ? reachOf(state, seat, INDUSTRIAL) : 0
  return owed(state, MINE_PRICES[mine]!, 0, 0, reach)
}

function fillMines(state: State, seat: number, mine: number, menu: Menu): void {
  const { words } = state.fixed.board
  const first = openSet(menu, state.fixed.tables.mines[mine]!, words)
  const price = gobsNeeded(state, seat, mine)
  for (let word = 0; word < words; word++) {
    menu.sets[first + word] = forMine(state, mine, word, paidLots(state, seat, INDUSTRIAL, word, price))
  }
  closeSet(menu)
}

function play(state: State, seat: number, move: Move, tell: Telling): Flow {
  const { stoojAt, tierAt } = state.fixed.board
  switch (move.kind) {
    case 'place': {
      const stooj = stoojAt.get(move.stooj)!
      payFee(state, seat, stooj, tell)
      gainTile(state, seat, zoneAt(state, stooj) - 1, -1, 'developer', tell)
      placeTile(state, seat, stooj, tell)
      return STAYS
    }
    case 'scape':
      state.acts |= SCAPE_BUILT
      buildScape(state, seat, stoojAt.get(move.stooj)!, tell)
      return STAYS
    case 'hut': {
      const stooj = stoojAt.get(move.stooj)!
      state.acts |= HUT_OR_MINE_BUILT
      payFee(state, seat, stooj, tell)
      placeSpecial(state, seat, stooj, FIRM + HUTS.indexOf(move.hut), tell)
      return STAYS
    }
    case 'mine':
      state.acts |= HUT_OR_MINE_BUILT
      buildMine(state, seat, stoojAt.get(move.stooj)!, MINES.indexOf(move.mine), tell)
      return STAYS
    case 'terraform':
      proposeTerraforming(state, seat, tierAt.get(move.tier)!, tell)
      return STAYS
    default:
      return PASSES
  }
}

function payFee(state: State, seat: number, stooj: number, tell: Telling): void {
  if (isBrownfield(state, stooj)) payGobs(state, seat, BROWNFIELD_FEE, 'brownfield', tell)
}

export function buildScape(state: State, seat: number, stooj: number, tell: Telling): void {
  if (state.fixed.options.brownfieldFeeScape) payFee(state, seat, stooj, tell)
  placeSpecial(state, seat, stooj, SCAPE, tell)
}

function buildMine(state: State, seat: number, stooj: number, mine: number, tell: Telling): void {
  payFee(state, seat, stooj, tell)
  if (!state.fixed.options.resourcesOnMines) {
    payGobs(state, seat, MINE_PRICES[mine]!, 'price', tell)
    placeSpecial(state, seat, stooj, FIRST_MINE + mine, tell)
    return
  }
  state.site = stooj
  state.toLevel = FIRST_MINE + mine
  state.sort = MINE
  state.base = MINE_PRICES[mine]!
  state.step = PAY
}

function whyNot(state: State, seat: number, move: Move): Refused<Refusal> {
  if (move.kind === 'terraform') return whyNoTerraforming(state, seat, move.tier)
  if (move.kind !== 'place' && move.kind !== 'scape' && move.kind !== 'hut' && move.kind !== 'mine') {
    return notNow(move, 'T-DEV-30')
  }
  const facts = { stooj: move.stooj }
  const stooj = state.fixed.board.stoojAt.get(move.stooj)
  if (stooj === undefined) return refused('no-such-stooj', 'G-02', facts)
  if (state.owner[stooj] !== seat + 1) return refused('not-yours', 'T-GEN-03', facts)
  if (rowHas(state.developed, 0, stooj)) return refused('already-developed', 'T-DEV-08', facts)
  const glass = move.kind === 'mine' && move.mine === 'glass-plant'
  if (isDesert(state, stooj) && !glass) return refused('desert', 'T-DEV-11', facts)
  const zone = zoneAt(state, stooj) - 1
  const wanted = { place: zone, scape: RESIDENTIAL, hut: COMMERCIAL, mine: INDUSTRIAL }[move.kind]
  if (zone < 0 || zone !== wanted) return refused('not-zoned-for-it', zone < 0 ? 'T-ZON-01' : 'T-GEN-10', facts)
  if (move.kind === 'place' && state.tiles[3 * seat + zone] === 0) return refused('no-tile', 'T-DEV-03', facts)
  if (move.kind === 'scape') {
    if (seat !== state.holder) return refused('no-right', 'T-DEV-07', facts)
    if ((state.acts & SCAPE_BUILT) !== 0) return refused('one-a-turn', 'T-DEV-07', facts)
  }
  if (move.kind === 'hut' || move.kind === 'mine') {
    if ((state.acts & HUT_OR_MINE_BUILT) !== 0) return refused('one-a-turn', 'T-DEV-06', facts)
    if (move.kind === 'mine' && state.fixed.options.hideMines) return refused('not-in-this-game', 'T-DEV-10', facts)
    const item = move.kind === 'hut' ? HUTS.indexOf(move.hut) : 3 + MINES.indexOf(move.mine)
    if (state.stock[item] === 0) return refused('out-of-stock', 'T-GEN-14', facts)
    if (move.kind === 'hut' && !mayBuildHut(state, seat, item)) return refused('no-right', 'T-DEV-16', facts)
  }
  return refused('not-enough-gobs', 'T-GEN-06', { ...facts, gobs: state.gobs[seat]! })
}
