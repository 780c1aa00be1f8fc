import { lowestBit, rowHas } from '@masterplan/kernel/bits'
import { isOn, LEAKY_ROOFS, OPEN_HOUSE } from '../cards/effects.ts'
import { ceil5, INDUSTRIAL, RESIDENTIAL } from '../data/names.ts'
import { INDUSTRY_POINTS, LANDOWNERS_PART, LIKED_POINTS, LIKES } from '../data/numbers.ts'
import { tierOfStooj } from '../geometry.ts'
import { isDeveloped, isProtected, zoneAt } from '../land/estate.ts'
import { gainGobs, type Telling } from '../purse.ts'
import { type State, WORDS } from '../state.ts'

/** T-INC-01 to T-INC-03. */
export function percentOf(state: State, stooj: number): number {
  const zone = zoneAt(state, stooj) - 1
  const { beside } = state.fixed.board
  let liked = 0
  let industry = 0
  for (let at = 3 * stooj; at < 3 * stooj + 3; at++) {
    const other = beside[at]!
    if (other < 0 || !isDeveloped(state, other)) continue
    const there = zoneAt(state, other) - 1
    if (there === LIKES[zone]) liked++
    if (there === INDUSTRIAL) industry++
  }
  const tokens = state.affixed[stooj]!
  let percent = 100 + LIKED_POINTS * liked + (tokens > 0 ? LIKED_POINTS : 0)
  if (zone === RESIDENTIAL) percent -= INDUSTRY_POINTS[state.fixed.options.negAdjacency][industry]!
  if (tokens >= 3 && isOn(state, OPEN_HOUSE)) percent += 50
  return Math.max(percent, 0)
}

/** T-INC-04, rounded by itself; a leaking roof without a token earns nothing (A03). */
export function incomeOf(state: State, stooj: number): number {
  const level = state.level[stooj]!
  if (level === 0) return 0
  if (
    isOn(state, LEAKY_ROOFS) &&
    state.affixed[stooj] === 0 &&
    !isProtected(state, stooj) &&
    rowHas(state.leaky, 0, tierOfStooj(stooj))
  ) {
    return 0
  }
  const plain = state.fixed.options.incomes[4 * (zoneAt(state, stooj) - 1) + level - 1]!
  return ceil5((plain * percentOf(state, stooj)) / 100)
}

/** T-YE-05, T-INC-05, T-INC-06: what everybody is due, and the two highest incomes, before any Lair acts. */
export function computeIncomes(state: State): void {
  const { players, board, options } = state.fixed
  state.due.fill(0)
  state.top.fill(0)
  state.second.fill(0)
  const best = BEST
  best.fill(-1)
  for (let owner = 0; owner < players; owner++) {
    for (let word = 0; word < board.words; word++) {
      for (let set = state.constructs[owner * WORDS + word]!; set !== 0; set &= set - 1) {
        const stooj = (word << 5) + lowestBit(set)
        const income = incomeOf(state, stooj)
        if (income > state.top[owner]!) {
          state.second[owner] = state.top[owner]!
          state.top[owner] = income
          best[owner] = stooj
        } else {
          if (income > state.second[owner]!) state.second[owner] = income
          if (income === state.top[owner] && isBetterGround(state, owner, stooj, best[owner]!)) best[owner] = stooj
        }
        share(state, stooj, owner, income)
      }
    }
  }
  for (let seat = 0; seat < players; seat++) {
    const times = state.hypeTimes[seat]!
    if (times < 2 || best[seat]! < 0) continue
    const plain = state.top[seat]!
    share(state, best[seat]!, seat, plain, -1)
    share(state, best[seat]!, seat, plain * times)
    if (options.lairUsesHype) state.top[seat] = plain * times
  }
}
const BEST = new Int16Array(6)

/** T-INC-05: of equal incomes the owner takes the one of which nobody else gets a part. */
const isBetterGround = (state: State, owner: number, stooj: number, than: number): boolean =>
  state.fixed.hypesOwnLandFirst && than >= 0 && state.owner[than] !== owner + 1 && state.owner[stooj] === owner + 1

/** T-CON-17: a fifth goes to the landowner, if that is somebody else. */
function share(state: State, stooj: number, owner: number, income: number, sign: 1 | -1 = 1): void {
  const landowner = state.owner[stooj]! - 1
  const part = landowner === owner ? 0 : ceil5(income / LANDOWNERS_PART)
  state.due[owner]! += sign * (income - part)
  if (part > 0) state.due[landowner]! += sign * part
}

/** T-YE-06. */
export function payIncomes(state: State, tell: Telling): void {
  for (let seat = 0; seat < state.fixed.players; seat++) {
    gainGobs(state, seat, state.due[seat]!, 'income', tell)
    state.due[seat] = 0
    state.top[seat] = 0
    state.second[seat] = 0
    state.hypeTimes[seat] = 0
  }
}
