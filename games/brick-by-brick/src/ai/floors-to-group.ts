import { lowestBit } from '@masterplan/kernel/bits'
import type { GroupObjective } from '../data/projects.ts'
import { SETS, type Spot } from '../geometry.ts'
import { has, othersIn, partnersIn, regionOf, type Sets, SPLIT } from '../spot-sets.ts'
import { BRAMBLE, type State } from '../state.ts'
import { landCode } from '../types.ts'
import { FAR, type Short, withLand } from './ground.ts'

export function groupShort(objective: GroupObjective): Short {
  if (objective.shape === 'twoRegions') return twoRegionsShort(objective)
  return objective.cells.length === 2 ? pairShort(objective) : tripleShort(objective)
}

/** Tries one floor, then two, in every way to share them out between the buildings. */
function pairShort({ shape, cells }: GroupObjective): Short {
  const partners = partnersIn(shape)
  const [one, other] = [cells[0]!, cells[1]!]
  const [floors, otherFloors, land, otherLand] = [one.floors, other.floors, landCode(one.land), landCode(other.land)]
  return (state, _, ground) => {
    const low = withLand(state, land, 0)
    const high = withLand(state, land, 1)
    const otherLow = withLand(state, otherLand, 0)
    const otherHigh = withLand(state, otherLand, 1)
    for (let short = 1; short <= floors + otherFloors; short++) {
      for (let part = Math.max(0, short - otherFloors); part <= short && part <= floors; part++) {
        const at = 2 * (floors - part)
        const otherAt = 2 * (otherFloors - short + part)
        const here = ground[at]! & low
        const below = ground[at + 1]! & high
        const there = ground[otherAt]! & otherLow
        const beyond = ground[otherAt + 1]! & otherHigh
        const isThere = // the higher ones are fewer
          at > otherAt
            ? isAnyPartner(partners, here, below, there, beyond)
            : isAnyPartner(partners, there, beyond, here, below)
        if (isThere) return short
      }
    }
    return FAR
  }
}

/** Whether a spot of one set has a partner in another, both given as two words. */
function isAnyPartner(partners: Sets, low: number, high: number, otherLow: number, otherHigh: number): boolean {
  if ((otherLow | otherHigh) === 0) return false
  for (let rest = low; rest !== 0; rest &= rest - 1) {
    const at = 2 * lowestBit(rest)
    if (((partners[at]! & otherLow) | (partners[at + 1]! & otherHigh)) !== 0) return true
  }
  for (let rest = high; rest !== 0; rest &= rest - 1) {
    const at = 2 * (SPLIT + lowestBit(rest))
    if (((partners[at]! & otherLow) | (partners[at + 1]! & otherHigh)) !== 0) return true
  }
  return false
}

/** Looks at groups with a building of one's own; at empty ones only if all of these are worse. */
function tripleShort({ shape, cells, sum, lands }: GroupObjective): Short {
  const others = othersIn(shape)
  const groups = SETS[shape][3]
  const plain = cells.every(cell => cell.floors === 1)
  const fromNothing = tripleLack(0, 0, 0, plain, sum)
  return (state, seat, ground) => {
    const { floors } = state
    let least = FAR
    for (let half = 0; half < 2; half++) {
      for (let rest = state.open[2 * seat + half]!; rest !== 0; rest &= rest - 1) {
        const one = half * SPLIT + lowestBit(rest)
        const pairs = others[one]!
        for (let at = 0; at < pairs.length; at += 2) {
          const two = pairs[at]!
          const three = pairs[at + 1]!
          if (!has(ground, 0, two) || !has(ground, 0, three)) continue
          const short = tripleLack(floors[one]!, floors[two]!, floors[three]!, plain, sum)
          if (short >= least || (lands !== 'any' && !mayDiffer(state, one, two, three))) continue
          if (short <= 1) return short
          least = short
        }
      }
    }
    for (let at = 0; at < groups.length && least > fromNothing; at++) {
      const group = groups[at]!
      if (group.some(spot => floors[spot] !== 0)) continue
      if (lands === 'any' || mayDiffer(state, group[0]!, group[1]!, group[2]!)) least = fromNothing
    }
    return least
  }
}

function tripleLack(a: number, b: number, c: number, plain: boolean, sum: number): number {
  const short = plain ? Number(a === 0) + Number(b === 0) + Number(c === 0) : stairLack(a, b, c)
  return short + Math.max(0, sum - a - b - c - short)
}

/** Floors missing for 1, 2 and 3 in any order: the lowest building needs least. */
function stairLack(a: number, b: number, c: number): number {
  const most = Math.max(a, b, c)
  const least = Math.min(a, b, c)
  return Math.max(0, 3 - most) + Math.max(0, 2 - (a + b + c - most - least)) + Math.max(0, 1 - least)
}

/** Whether three lands are different, or could be. */
function mayDiffer({ land }: State, one: Spot, two: Spot, three: Spot): boolean {
  const [x, y, z] = [land[one], land[two], land[three]]
  return (x !== y || x === BRAMBLE) && (y !== z || y === BRAMBLE) && (x !== z || x === BRAMBLE)
}

/** The best of each region, and the two best regions; for "same" lands, of each land on its own. */
function twoRegionsShort({ cells, lands }: GroupObjective): Short {
  const { floors } = cells[0]!
  const codes = lands === 'same' ? [1, 2, 3] : [0]
  return (state, _, ground) => {
    let least = FAR
    for (const land of codes) {
      const low = withLand(state, land, 0)
      const high = withLand(state, land, 1)
      let best = FAR
      let second = FAR
      for (let slot = 0; slot < 7; slot++) {
        let here = 0
        while (here <= floors) {
          const at = 2 * (floors - here)
          if (regionOf(ground[at]! & low, ground[at + 1]! & high, slot) !== 0) break
          here++
        }
        if (here > floors) continue
        second = Math.min(second, Math.max(best, here))
        best = Math.min(best, here)
      }
      least = Math.min(least, best + second)
    }
    return least
  }
}
