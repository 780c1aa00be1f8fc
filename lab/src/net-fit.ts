import { type Random, seeded } from '@masterplan/kernel'
import { inputsOf, type Net } from '@masterplan/kernel/net'
import type { Notes } from './train-play.ts'

export interface NetFitted {
  readonly net: Net
  readonly explained: number // of the variance of leads, in the matches kept aside
}

/** One match in so many is kept aside: what was learnt is measured there. */
const ASIDE = 10
const ROUNDS = 40 // over all positions
const FEWEST_STEPS = 3000 // where there are few of them, more rounds
const BATCH = 256
const STEP = 0.002 // at first; smaller from round to round
const DECAY = 1e-4 // keeps weights small that nothing asks for
const [KEEP, KEEP_SQUARES] = [0.9, 0.999] // Adam's usual ones

/** Positions as both seats see them, every input with mean 0 and deviation 1. */
interface Sheet {
  readonly inputs: number
  readonly rows: Float64Array
  readonly leads: Float64Array // of the seat whose features come first, in deviations of all leads
  readonly learnt: Int32Array // rows to learn from
  readonly aside: Int32Array
  readonly means: Float64Array
  readonly deviations: Float64Array
  readonly unit: number // points that a deviation of leads is
}

/** A net of so many units that foresees the lead at the end: least squares, by Adam. The same seed gives the same net. */
export function fitNet(notes: Notes, features: readonly string[], units: number, seed: number): NetFitted {
  const sheet = sheetOf(notes, features)
  const random = seeded(seed)
  const draft = new Draft(sheet, units, random)
  const order = Int32Array.from(sheet.learnt)
  const rounds = Math.max(ROUNDS, Math.ceil((FEWEST_STEPS * BATCH) / Math.max(1, order.length)))
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random)
    for (let from = 0; from < order.length; from += BATCH) {
      draft.learn(order.subarray(from, from + BATCH), STEP * (1 - round / rounds))
    }
  }
  return { net: draft.net(doubtOf(sheet, draft)), explained: explainedBy(sheet, draft) }
}

function sheetOf({ match, stage, rows: seen, ends }: Notes, features: readonly string[]): Sheet {
  const inputs = inputsOf(features)
  const width = features.length
  const count = match.length
  const rows = new Float64Array(2 * count * inputs)
  const leads = new Float64Array(2 * count)
  const learnt: number[] = []
  const aside: number[] = []
  for (let at = 0; at < count; at++) {
    const lead = ends[4 * match[at]! + 1]! - ends[4 * match[at]! + 3]!
    for (let seat = 0; seat < 2; seat++) {
      const row = 2 * at + seat
      for (let input = 0; input < width; input++) {
        rows[row * inputs + input] = seen[(2 * at + seat) * width + input]!
        rows[row * inputs + width + input] = seen[(2 * at + 1 - seat) * width + input]!
      }
      rows[row * inputs + inputs - 1] = stage[at]!
      leads[row] = seat === 0 ? lead : -lead
      if (match[at]! % ASIDE === ASIDE - 1) aside.push(row)
      else learnt.push(row)
    }
  }
  const unit = Math.max(1e-6, Math.sqrt(leads.reduce((sum, lead) => sum + lead * lead, 0) / Math.max(1, leads.length)))
  for (let row = 0; row < leads.length; row++) leads[row]! /= unit
  const { means, deviations } = levelled(rows, inputs)
  return {
    ...{ inputs, rows, leads, means, deviations, unit },
    learnt: Int32Array.from(learnt),
    aside: Int32Array.from(aside),
  }
}

/** Brings every input to mean 0 and deviation 1, in place. */
function levelled(rows: Float64Array, inputs: number) {
  const means = new Float64Array(inputs)
  const deviations = new Float64Array(inputs)
  const count = Math.max(1, rows.length / inputs)
  for (let at = 0; at < rows.length; at++) means[at % inputs]! += rows[at]! / count
  for (let at = 0; at < rows.length; at++) deviations[at % inputs]! += (rows[at]! - means[at % inputs]!) ** 2 / count
  for (let input = 0; input < inputs; input++) deviations[input] = Math.max(1e-6, Math.sqrt(deviations[input]!))
  for (let at = 0; at < rows.length; at++) rows[at] = (rows[at]! - means[at % inputs]!) / deviations[at % inputs]!
  return { means, deviations }
}

/** A net that is being learnt. All its numbers are in one row: units' inputs, units' bases, units' weights, straight ones. */
class Draft {
  private readonly sheet: Sheet
  private readonly units: number
  private readonly numbers: Float64Array
  private readonly slopes: Float64Array
  private readonly mean: Float64Array // of the slopes, and of their squares
  private readonly square: Float64Array
  private readonly sums: Float64Array
  private steps = 0
  private readonly bases: number
  private readonly weights: number
  private readonly straight: number

  constructor(sheet: Sheet, units: number, random: Random) {
    const { inputs } = sheet
    this.sheet = sheet
    this.units = units
    this.bases = units * inputs
    this.weights = this.bases + units
    this.straight = this.weights + units
    const size = this.straight + inputs
    this.numbers = new Float64Array(size)
    for (let at = 0; at < this.bases; at++) this.numbers[at] = bell(random) / Math.sqrt(inputs)
    for (let unit = 0; unit < units; unit++) this.numbers[this.weights + unit] = (0.1 * bell(random)) / Math.sqrt(units)
    this.slopes = new Float64Array(size)
    this.mean = new Float64Array(size)
    this.square = new Float64Array(size)
    this.sums = new Float64Array(units)
  }

  /** The lead it foresees, in deviations; keeps what each unit came to. */
  foresee(row: number): number {
    const { rows, inputs } = this.sheet
    const { numbers, sums, units } = this
    const from = row * inputs
    let lead = 0
    for (let at = 0; at < inputs; at++) lead += numbers[this.straight + at]! * rows[from + at]!
    for (let unit = 0, own = 0; unit < units; unit++, own += inputs) {
      let sum = numbers[this.bases + unit]!
      for (let at = 0; at < inputs; at++) sum += numbers[own + at]! * rows[from + at]!
      sums[unit] = Math.max(0, sum)
      lead += numbers[this.weights + unit]! * sums[unit]!
    }
    return lead
  }

  learn(batch: Int32Array, step: number): void {
    const { rows, leads, inputs } = this.sheet
    const { numbers, slopes, sums, units } = this
    for (let at = 0; at < slopes.length; at++)
      slopes[at] = at >= this.bases && at < this.weights ? 0 : DECAY * numbers[at]!
    for (const row of batch) {
      const from = row * inputs
      const wrong = (2 * (this.foresee(row) - leads[row]!)) / batch.length
      for (let at = 0; at < inputs; at++) slopes[this.straight + at]! += wrong * rows[from + at]!
      for (let unit = 0, own = 0; unit < units; unit++, own += inputs) {
        if (sums[unit]! <= 0) continue
        slopes[this.weights + unit]! += wrong * sums[unit]!
        const share = wrong * numbers[this.weights + unit]!
        slopes[this.bases + unit]! += share
        for (let at = 0; at < inputs; at++) slopes[own + at]! += share * rows[from + at]!
      }
    }
    this.steps++
    const [fair, fairSquare] = [1 - KEEP ** this.steps, 1 - KEEP_SQUARES ** this.steps]
    for (let at = 0; at < numbers.length; at++) {
      const slope = slopes[at]!
      this.mean[at] = KEEP * this.mean[at]! + (1 - KEEP) * slope
      this.square[at] = KEEP_SQUARES * this.square[at]! + (1 - KEEP_SQUARES) * slope * slope
      numbers[at]! -= (step * this.mean[at]!) / fair / (Math.sqrt(this.square[at]! / fairSquare) + 1e-8)
    }
  }

  /** For inputs as they are read and leads in points. */
  net(doubt: readonly [number, number]): Net {
    const { inputs, means, deviations, unit: points } = this.sheet
    const { numbers } = this
    const raw = (from: number) => Array.from({ length: inputs }, (_, at) => numbers[from + at]! / deviations[at]!)
    const shift = (row: readonly number[]) => row.reduce((sum, weight, at) => sum - weight * means[at]!, 0)
    const straight = raw(this.straight)
    return {
      base: short(points * shift(straight)),
      straight: straight.map(weight => short(points * weight)),
      units: Array.from({ length: this.units }, (_, unit) => {
        const own = raw(unit * inputs)
        return {
          base: short(numbers[this.bases + unit]! + shift(own)),
          inputs: own.map(short),
          weight: short(points * numbers[this.weights + unit]!),
        }
      }),
      doubt,
    }
  }
}

/** Five digits are more than the matches can tell. */
const short = (value: number): number => Number(value.toPrecision(5))

/** A straight line through how far the ends lay from what was foreseen, from the first stage to the last. */
function doubtOf(sheet: Sheet, draft: Draft): [number, number] {
  const { aside, rows, leads, inputs, means, deviations, unit } = sheet
  let [count, stages, squares, misses, products] = [0, 0, 0, 0, 0]
  for (const row of aside) {
    const stage = means[inputs - 1]! + deviations[inputs - 1]! * rows[row * inputs + inputs - 1]!
    const miss = Math.abs(draft.foresee(row) - leads[row]!) * unit * Math.sqrt(Math.PI / 2) // a deviation, where it is normal
    count++
    stages += stage
    squares += stage * stage
    misses += miss
    products += stage * miss
  }
  const mean = misses / Math.max(1, count)
  const bend = count * squares - stages * stages
  const slope = bend > 1e-9 ? (count * products - stages * misses) / bend : 0
  const early = mean - (slope * stages) / Math.max(1, count)
  const least = Math.max(1e-3, mean / 4)
  return [short(Math.max(least, early)), short(Math.max(least, early + slope))]
}

function explainedBy({ aside, leads }: Sheet, draft: Draft): number {
  let [wrong, all] = [0, 0]
  for (const row of aside) {
    wrong += (draft.foresee(row) - leads[row]!) ** 2
    all += leads[row]! ** 2 // seen by both seats, so their mean is zero
  }
  return all > 0 ? short(1 - wrong / all) : 0
}

/** About normal: the sum of some throws. */
function bell(random: Random): number {
  let sum = 0
  for (let time = 0; time < 12; time++) sum += random.below(2 ** 20) / 2 ** 20
  return sum - 6
}

function shuffle(order: Int32Array, random: Random): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = random.below(at + 1)
    ;[order[at], order[other]] = [order[other]!, order[at]!]
  }
}
