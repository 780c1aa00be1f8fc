import { refused, type Seat } from '@masterplan/kernel'
import { addOne, addRange } from '@masterplan/kernel/menu'
import { isArmed, PREFAB_KIT } from '../../cards/effects.ts'
import { endLasting, timesOf } from '../../cards/lasting.ts'
import { RESOURCES } from '../../data/names.ts'
import { DEVELOP, WORK } from '../../data/steps.ts'
import { type Flow, notNow, STAYS, type Step } from '../../flow/step.ts'
import { affix, placeSpecial, raise } from '../../land/estate.ts'
import { BUILDS, SPENDS } from '../../moves.ts'
import { gainResource, payGobs, type Telling } from '../../purse.ts'
import type { State } from '../../state.ts'
import { MINE, ORDINARY, reduction, stillOwed, zoneOfPayment } from './price.ts'
import { markWorkedOn } from './work.ts'

/** T-CON-06, T-CON-07, T-CON-10 to T-CON-13: resources one by one, then gobs and tokens, and it stands. */
export const pay: Step = {
  may(state, seat, menu) {
    const rest = stillOwed(state)
    if (rest > 0) {
      for (let resource = 0; resource < 4; resource++) {
        if (canSpend(state, seat, resource)) addOne(menu, SPENDS, resource)
      }
    }
    if (rest <= state.gobs[seat]!) addRange(menu, BUILDS, 0, mostTokens(state, seat))
  },
  why(state, seat, move) {
    if (move.kind === 'spend') {
      const facts = { resource: move.resource }
      const resource = RESOURCES.indexOf(move.resource)
      if (reduction(state, zoneOfPayment(state), resource) === 0) return refused('no-use-there', 'T-CON-07', facts)
      if (stillOwed(state) === 0) return refused('nothing-owed', 'T-CON-07', facts)
      return refused('not-enough-resources', 'T-CON-07', facts)
    }
    if (move.kind !== 'build') return notNow(move, 'T-CON-07')
    const facts = { tokens: move.tokens, owed: stillOwed(state) }
    if (facts.owed > state.gobs[seat]!) return refused('not-enough-gobs', 'T-GEN-06', facts)
    if (move.tokens > state.tokenLimit) return refused('too-many-tokens', 'T-CON-10', facts)
    return refused('not-enough-tokens', 'T-CON-10', facts)
  },
  do(state, seat, move, tell) {
    if (move.kind === 'spend') {
      const resource = RESOURCES.indexOf(move.resource)
      gainResource(state, seat, resource, -1, 'price', tell)
      state.spent += reduction(state, zoneOfPayment(state), resource)
      return STAYS
    }
    return move.kind === 'build' ? finishWork(state, seat, move.tokens, tell) : STAYS
  },
}

/** T-CON-10 to T-CON-12: how many tokens may be affixed now. */
export const mostTokens = (state: State, seat: number): number => Math.min(state.tokenLimit, state.tokens[seat]!)

const canSpend = (state: State, seat: number, resource: number): boolean =>
  state.resources[4 * seat + resource]! > 0 && reduction(state, zoneOfPayment(state), resource) > 0

const AFTER_WORK = timesOf('work')
const AFTER_KIT = timesOf('work', 'kit') // a kit that is not armed any more has served this work, or an earlier one

function finishWork(state: State, seat: number, tokens: number, tell: Telling): Flow {
  payGobs(state, seat, stillOwed(state), 'price', tell)
  const { site, toLevel, sort } = state
  if (sort === MINE) {
    placeSpecial(state, seat, site, toLevel, tell)
    state.step = DEVELOP
  } else {
    if (sort === ORDINARY) {
      state.works++
      if (state.level[site] === 0) state.newWorks++
    }
    markWorkedOn(state, site)
    raise(state, seat, site, toLevel, tell)
    state.tokens[seat]! -= tokens
    affix(state, seat, site, tokens, tell)
    const stooj = state.fixed.board.stoojes[site]!
    tell?.('everyone', { kind: 'built', seat: seat as Seat, stooj, level: toLevel, tokens })
    state.step = WORK
    endLasting(state, isArmed(state, PREFAB_KIT) ? AFTER_WORK : AFTER_KIT, tell)
  }
  forgetPayment(state)
  return STAYS
}

/** Nothing of a finished payment stays behind: a view of the state shows all that matters and no more. */
function forgetPayment(state: State): void {
  state.site = 0
  state.toLevel = 0
  state.sort = 0
  state.base = 0
  state.halved = 0
  state.onTop = 0
  state.spent = 0
  state.tokenLimit = 0
}
