import type { Notes } from './practice.ts'
import { solve } from './solve.ts'

/** How weights are fitted. */
export interface Manner {
  readonly margin: number // how much of the end is by points instead of by who won, 0 to 1: a denser signal
  readonly ridge: number // how strongly weights are held where they were
  readonly kept: ReadonlySet<number> // features whose weights stay where they were
}
export interface Fitted {
  readonly weights: Float64Array // stage by feature
  readonly loss: number // in the matches kept aside
}

/** One match in this many is kept aside: what was learnt is measured there. */
export const ASIDE = 10
/** Five digits are more than the matches can tell. */
export const short = (value: number): number => Number(value.toPrecision(5))

const STEPS = 12
const CLOSE = 1e-6

/** Positions as a regression wants them. */
interface Sheet {
  readonly players: number
  readonly width: number // features
  readonly stages: number
  readonly notes: Notes
  readonly rows: Float32Array
  readonly targets: Float64Array // position by seat
  readonly used: Int32Array // positions to learn from
}

/** Weights that make the seats' shares come out as they did: softmax regression, by Newton's method. */
export function fit(
  notes: Notes,
  { players, stages }: { players: number; stages: number },
  before: Float64Array,
  manner: Manner,
): Fitted {
  const width = before.length / stages
  const used = positionsWhere(notes, match => match % ASIDE !== ASIDE - 1)
  const base = { players, width, stages, notes, rows: notes.rows }
  const sheet: Sheet = { ...base, targets: targetsOf(notes, players, manner.margin), used }
  const raw = newton(sheet, before, manner)
  const weights = manner.kept.size > 0 ? raw : sharpened(sheet, raw) // which would change those that stay
  const aside = positionsWhere(notes, match => match % ASIDE === ASIDE - 1)
  const measured = { ...sheet, targets: targetsOfEnds(notes, players), used: aside }
  return { weights, loss: aside.length === 0 ? Number.NaN : lossOf(measured, weights) / aside.length }
}

const positionsWhere = (notes: Notes, wanted: (match: number) => boolean): Int32Array =>
  Int32Array.from([...notes.match.keys()].filter(at => wanted(notes.match[at]!)))

/** Points tell more than who won, but winning is the aim: the weights' directions come from both, their size from wins. */
function sharpened(sheet: Sheet, weights: Float64Array): Float64Array {
  const { players, width, stages, notes } = sheet
  const values = new Float32Array(notes.match.length * players)
  const now = new Float64Array(width)
  for (let at = 0; at < notes.match.length; at++) {
    weightsAt(weights, width, stages, notes.stage[at]!, now)
    for (let seat = 0; seat < players; seat++)
      values[at * players + seat] = dot(sheet.rows, (at * players + seat) * width, now)
  }
  const plain: Sheet = { ...sheet, width: 1, rows: values, targets: targetsOfEnds(notes, players) }
  const sizes = newton(plain, new Float64Array(stages).fill(1), { ridge: 0.001, kept: new Set() })
  return weights.map((weight, at) => weight * Math.max(0.1, sizes[Math.floor(at / width)]!))
}

function targetsOfEnds({ match, ends }: Notes, players: number): Float64Array {
  const targets = new Float64Array(match.length * players)
  for (let at = 0; at < targets.length; at++) {
    targets[at] = ends[2 * (match[Math.floor(at / players)]! * players + (at % players))]!
  }
  return targets
}

/** What each position should have foreseen: who won, softened by the points. */
function targetsOf(notes: Notes, players: number, margin: number): Float64Array {
  const { match, ends, matches } = notes
  const spread = spreadOf(notes, players)
  const worth = new Float64Array(matches * players)
  for (let each = 0; each < matches; each++) {
    let sum = 0
    for (let seat = 0; seat < players; seat++) {
      // Against the first seat's points, so that large totals do not overflow.
      sum += Math.exp((ends[2 * (each * players + seat) + 1]! - ends[2 * each * players + 1]!) / spread)
    }
    for (let seat = 0; seat < players; seat++) {
      const at = each * players + seat
      const byPoints = Math.exp((ends[2 * at + 1]! - ends[2 * each * players + 1]!) / spread) / sum
      worth[at] = margin * byPoints + (1 - margin) * ends[2 * at]!
    }
  }
  return Float64Array.from({ length: match.length * players }, (_, at) => {
    return worth[match[Math.floor(at / players)]! * players + (at % players)]!
  })
}

/** How far points usually lie apart at the end. */
function spreadOf({ ends, matches }: Notes, players: number): number {
  let squares = 0
  for (let each = 0; each < matches; each++) {
    let mean = 0
    for (let seat = 0; seat < players; seat++) mean += ends[2 * (each * players + seat) + 1]! / players
    for (let seat = 0; seat < players; seat++) squares += (ends[2 * (each * players + seat) + 1]! - mean) ** 2
  }
  return Math.max(1e-6, Math.sqrt(squares / Math.max(1, matches * (players - 1))))
}

function weightsAt(weights: Float64Array, width: number, stages: number, stage: number, into: Float64Array): void {
  const time = Math.max(0, Math.min(1, stage)) * (stages - 1)
  const floor = Math.min(stages - 2, Math.floor(time))
  const part = time - floor
  for (let at = 0; at < width; at++) {
    into[at] = (1 - part) * weights[floor * width + at]! + part * weights[(floor + 1) * width + at]!
  }
}

function dot(rows: Float32Array, from: number, weights: Float64Array): number {
  let sum = 0
  for (let at = 0; at < weights.length; at++) sum += rows[from + at]! * weights[at]!
  return sum
}

type Hold = Pick<Manner, 'ridge' | 'kept'>

function newton(sheet: Sheet, before: Float64Array, manner: Hold): Float64Array {
  const hold = holdOf(sheet, manner)
  const held = (weights: Float64Array) =>
    weights.reduce((sum, weight, at) => sum + 0.5 * hold[at]! * (weight - before[at]!) ** 2, 0)
  let weights = Float64Array.from(before)
  let loss = lossOf(sheet, weights) + held(weights)
  for (let step = 0; step < STEPS; step++) {
    const { slope, bend } = slopesOf(sheet, weights)
    const size = weights.length
    for (let at = 0; at < size; at++) {
      slope[at]! += hold[at]! * (weights[at]! - before[at]!)
      bend[at * size + at]! += hold[at]!
    }
    const way = solve(bend, slope)
    let [next, after, part] = [weights, loss, 2]
    do {
      part /= 2
      next = weights.map((weight, at) => weight - part * way[at]!)
      after = lossOf(sheet, next) + held(next)
    } while (after > loss && part > 0.01)
    if (after > loss) break
    const gain = loss - after
    weights = next
    loss = after
    if (gain < CLOSE * loss) break
  }
  return weights
}

/** No number of matches moves a weight against this. */
const FIRM = 1e15

/** In each feature's own measure: one that varies a lot is held by the same force as one that varies little. */
function holdOf({ players, width, stages, rows, used }: Sheet, { ridge, kept }: Hold): Float64Array {
  const squares = new Float64Array(width)
  for (const position of used) {
    for (let at = 0; at < width; at++) {
      let mean = 0
      for (let seat = 0; seat < players; seat++) mean += rows[(position * players + seat) * width + at]! / players
      for (let seat = 0; seat < players; seat++) {
        squares[at]! += (rows[(position * players + seat) * width + at]! - mean) ** 2 / players
      }
    }
  }
  return Float64Array.from({ length: stages * width }, (_, at) =>
    kept.has(at % width) ? FIRM : (ridge * squares[at % width]!) / stages + 1e-6,
  )
}

function sharesAt(sheet: Sheet, position: number, now: Float64Array, into: Float64Array): void {
  const { players, width, rows } = sheet
  let most = -Infinity
  for (let seat = 0; seat < players; seat++) {
    into[seat] = dot(rows, (position * players + seat) * width, now)
    most = Math.max(most, into[seat]!)
  }
  let sum = 0
  for (let seat = 0; seat < players; seat++) {
    into[seat] = Math.exp(into[seat]! - most)
    sum += into[seat]!
  }
  for (let seat = 0; seat < players; seat++) into[seat]! /= sum
}

/** Cross entropy, summed over the positions. */
function lossOf(sheet: Sheet, weights: Float64Array): number {
  const { players, width, stages, notes, targets, used } = sheet
  const now = new Float64Array(width)
  const shares = new Float64Array(players)
  let loss = 0
  for (const position of used) {
    weightsAt(weights, width, stages, notes.stage[position]!, now)
    sharesAt(sheet, position, now, shares)
    for (let seat = 0; seat < players; seat++) {
      loss -= targets[position * players + seat]! * Math.log(Math.max(1e-12, shares[seat]!))
    }
  }
  return loss
}

/** First and second derivatives of the loss, of these the lower half. A position bears on two stages, by how near it is to each. */
function slopesOf(sheet: Sheet, weights: Float64Array): { slope: Float64Array; bend: Float64Array } {
  const { players, width, stages, notes, rows, targets, used } = sheet
  const size = weights.length
  const slope = new Float64Array(size)
  const bend = new Float64Array(size * size)
  const now = new Float64Array(width)
  const shares = new Float64Array(players)
  const mean = new Float64Array(width)
  const apart = new Float64Array(width)
  for (const position of used) {
    const time = Math.max(0, Math.min(1, notes.stage[position]!)) * (stages - 1)
    const floor = Math.min(stages - 2, Math.floor(time))
    const part = time - floor
    weightsAt(weights, width, stages, notes.stage[position]!, now)
    sharesAt(sheet, position, now, shares)
    mean.fill(0)
    for (let seat = 0; seat < players; seat++) {
      const row = (position * players + seat) * width
      for (let at = 0; at < width; at++) mean[at]! += shares[seat]! * rows[row + at]!
    }
    const early = floor * width
    const late = early + width
    for (let seat = 0; seat < players; seat++) {
      const row = (position * players + seat) * width
      const error = shares[seat]! - targets[position * players + seat]!
      const share = shares[seat]!
      for (let at = 0; at < width; at++) {
        const each = rows[row + at]!
        apart[at] = each - mean[at]!
        slope[early + at]! += (1 - part) * error * each
        slope[late + at]! += part * error * each
      }
      for (let at = 0; at < width; at++) {
        const mine = share * apart[at]!
        if (mine === 0) continue
        const here = (early + at) * size + early
        const there = (late + at) * size + early
        const once = (1 - part) * mine
        const last = part * mine
        for (let other = 0; other < width; other++) {
          const theirs = apart[other]!
          if (other <= at) {
            bend[here + other]! += (1 - part) * once * theirs
            bend[there + width + other]! += part * last * theirs
          }
          bend[there + other]! += (1 - part) * last * theirs
        }
      }
    }
  }
  return { slope, bend }
}
