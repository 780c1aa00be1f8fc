import { type Refused, refused, type Seat } from '@masterplan/kernel'
import { addTo, lowestBit, rowHas } from '@masterplan/kernel/bits'
import { addOne, closeSet, openSet, put } from '@masterplan/kernel/menu'
import { CRANE_HIRED, CREW_SHORTAGE, isOn, PREFAB_KIT } from '../../cards/effects.ts'
import { MOST_TOKENS } from '../../data/numbers.ts'
import { PAY } from '../../data/steps.ts'
import { notNow, PASSES, STAYS, type Step } from '../../flow/step.ts'
import { isBareTile, isOwnedBy, ownerAt } from '../../land/estate.ts'
import { DONE, type Menu, WORDS_ONLY } from '../../moves.ts'
import { influence, type Telling } from '../../purse.ts'
import { JUNIOR, type State, TYPICAL, WORDS } from '../../state.ts'
import type { Move, Refusal } from '../../types.ts'
import { canPay, mayDoSecond, NIGHT_SHIFT, ORDINARY, owed, PUNCH_LIST, quote, quoted } from './price.ts'

/** T-CON-02 to T-CON-05: choose a stooj and the level to reach; what it costs is paid in the next step. */
export const work: Step = {
  may(state, seat, menu) {
    fillWorks(state, seat, menu)
    addOne(menu, WORDS_ONLY, DONE)
  },
  why: whyNot,
  do(state, seat, move, tell) {
    if (move.kind !== 'work') return PASSES
    beginWork(state, seat, state.fixed.board.stoojAt.get(move.stooj)!, move.level, ORDINARY, tell)
    return STAYS
  },
}

export function startWorkTurn(state: State): void {
  state.works = 0
  state.newWorks = 0
  state.extraWorks = 0
  state.armed = 0
  state.workedOn.fill(0)
}

/** T-CON-02, T-CON-03, R-16. */
function mayBuildNew(state: State, seat: number): boolean {
  const { contractorMode } = state.fixed.options
  const done = contractorMode === 'oneStooj' ? state.works : state.newWorks
  return done < 1 + state.extraWorks + (done > 0 && mayDoSecond(state, seat) ? 1 : 0)
}
const mayImprove = (state: State, seat: number): boolean =>
  state.fixed.options.contractorMode === 'buildOneImproveAny' || mayBuildNew(state, seat)

/** C03. */
export const highestLevel = (state: State, level: number): number =>
  isOn(state, CREW_SHORTAGE) ? Math.min(4, level + 2) : 4

function fillWorks(state: State, seat: number, menu: Menu): void {
  const fresh = mayBuildNew(state, seat)
  const older = mayImprove(state, seat)
  if (!fresh && !older) return
  const { words, stoojes } = state.fixed.board
  const wide = (4 * stoojes.length + 31) >> 5
  const first = openSet(menu, state.fixed.tables.works, wide)
  for (let word = 0; word < words; word++) {
    let sites = older ? state.constructs[seat * WORDS + word]! : 0
    if (fresh) sites |= bareTilesFor(state, seat, word)
    sites &= ~state.workedOn[word]!
    for (; sites !== 0; sites &= sites - 1) {
      const site = (word << 5) + lowestBit(sites)
      const most = highestLevel(state, state.level[site]!)
      for (let level = state.level[site]! + 1; level <= most; level++) {
        if (!canPay(state, seat, site, level, ORDINARY)) break
        put(menu, first, 4 * site + level - 1)
      }
    }
  }
  closeSet(menu)
}

/** Own bare tiles, and those of players with less Influence (T-CON-15). */
function bareTilesFor(state: State, seat: number, word: number): number {
  const { players, mode } = state.fixed
  let lots = state.owned[seat * WORDS + word]!
  let built = 0
  const mine = influence(state, seat)
  for (let other = 0; other < players; other++) {
    built |= state.constructs[other * WORDS + word]!
    if (other !== seat && mode !== JUNIOR && influence(state, other) < mine) {
      lots |= state.owned[other * WORDS + word]! & ~state.fenced[word]!
    }
  }
  return lots & state.tile[word]! & ~built
}

/** The price is fixed now, and cards that were to change it are used up. */
export function beginWork(state: State, seat: number, site: number, level: number, sort: number, tell: Telling): void {
  quote(state, seat, site, level, sort)
  const fresh = state.level[site] === 0
  if (sort === ORDINARY) state.armed &= ~(CRANE_HIRED | (fresh ? PREFAB_KIT : 0))
  state.site = site
  state.toLevel = level
  state.sort = sort
  state.base = quoted.base
  state.halved = quoted.halved
  state.onTop = quoted.onTop
  state.spent = 0
  state.tokenLimit = tokenLimit(state, site, level, sort)
  state.step = PAY
  if (tell) {
    const price = owed(state, quoted.base, quoted.halved, quoted.onTop, 0)
    const stooj = state.fixed.board.stoojes[site]!
    tell('everyone', { kind: 'work', seat: seat as Seat, stooj, level, owed: price })
  }
}

/** T-CON-10 to T-CON-12. */
function tokenLimit(state: State, site: number, level: number, sort: number): number {
  if (state.fixed.mode !== TYPICAL || sort === NIGHT_SHIFT) return 0
  const before = state.level[site]!
  if (before === 0) return MOST_TOKENS
  const room = MOST_TOKENS - state.affixed[site]!
  return Math.min(room, sort === PUNCH_LIST ? 1 : level - before)
}

/** Cards that work beside the turn's works take a stooj that is not otherwise worked on in it. */
export const isUntouched = (state: State, site: number): boolean => !rowHas(state.workedOn, 0, site)
export const markWorkedOn = (state: State, site: number): void => addTo(state.workedOn, 0, site)

function whyNot(state: State, seat: number, move: Move): Refused<Refusal> {
  if (move.kind !== 'work') return notNow(move, 'T-CON-02')
  const site = state.fixed.board.stoojAt.get(move.stooj)
  if (site === undefined) return refused('no-such-stooj', 'G-02', { stooj: move.stooj })
  const before = state.level[site]!
  const facts = { stooj: move.stooj, level: move.level }
  if (before > 0 && state.builder[site] !== seat + 1) return refused('not-yours', 'T-CON-18', facts)
  if (before === 0 && !isBareTile(state, site)) return refused('no-bare-tile', 'T-CON-02', facts)
  if (before === 0 && !isOwnedBy(state, site, seat)) {
    if (rowHas(state.fenced, 0, site)) return refused('fenced', 'T-CON-15', facts)
    const higher = state.fixed.mode !== JUNIOR && influence(state, seat) > influence(state, ownerAt(state, site) - 1)
    if (!higher) return refused('influence-too-low', 'T-CON-15', facts)
  }
  if (rowHas(state.workedOn, 0, site)) return refused('worked-on', 'T-CON-03', facts)
  if (!(before === 0 ? mayBuildNew(state, seat) : mayImprove(state, seat))) {
    return refused('no-more-works', 'T-CON-02', facts)
  }
  if (move.level <= before || move.level > 4) return refused('not-higher', 'T-CON-04', facts)
  if (move.level > highestLevel(state, before)) return refused('too-many-levels', 'T-CON-04', facts)
  return refused('not-enough-gobs', 'T-GEN-06', facts)
}
