import { type Random, seeded } from '@masterplan/kernel'
import { inputsOf, type Network } from '@masterplan/kernel/net'
import { ASIDE, short } from './fit.ts'
import { chance, type Notes } from './practice.ts'

/** How many sit at the table, and what each of them is asked. */
type Asked = { readonly players: number; readonly features: readonly string[] }

export interface NetFitted {
  readonly net: Network
  readonly explained: number // of the variance of leads, in the matches kept aside
}

const ROUNDS = 40 // over all positions
const FEWEST_STEPS = 3000 // where there are few of them, more rounds
const BATCH = 256
const STEP = 0.002 // at first; smaller from round to round
const TINY = 1e-6
const DECAY = 1e-4 // keeps weights small that nothing asks for
const [KEEP, KEEP_SQUARES] = [0.9, 0.999] // Adam's usual ones

/** Positions as every seat sees them, every input with mean 0 and deviation 1. */
interface Sheet {
  readonly inputs: number
  readonly rows: Float64Array
  readonly leads: Float64Array // of the seat whose features come first over the others' mean, in deviations of all leads
  readonly learnt: Int32Array // rows to learn from
  readonly aside: Int32Array
  readonly means: readonly number[]
  readonly deviations: readonly number[]
  readonly unit: number // points that a deviation of leads is
}

/** A net with this many units that foresees the lead at the end: least squares, by Adam. The same seed gives the same net. */
export function fitNet(notes: Notes, { players, features }: Asked, units: number, seed: number): NetFitted {
  const sheet = sheetOf(notes, { players, features })
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

function sheetOf({ match, stage, rows: seen, ends }: Notes, { players, features }: Asked): Sheet {
  const inputs = inputsOf(features)
  const width = features.length
  const others = players - 1
  const rows = new Float64Array(players * match.length * inputs)
  const leads = new Float64Array(players * match.length)
  const learnt: number[] = []
  const aside: number[] = []
  for (const [at, number] of match.entries()) {
    const first = players * at
    const pointsOf = (seat: number) => ends[2 * (players * number + seat) + 1] ?? 0
    for (let seat = 0; seat < players; seat++) {
      const from = (first + seat) * inputs
      for (let of = 0; of < players; of++) {
        const theirs = seen.subarray((first + of) * width, (first + of + 1) * width)
        if (of === seat) add(rows, from, theirs, 0, width, 1)
        else add(rows, from + width, theirs, 0, width, 1 / others)
        leads[first + seat]! += of === seat ? pointsOf(of) : -pointsOf(of) / others
      }
      rows[from + inputs - 1] = stage[at] ?? 0
      if (number % ASIDE === ASIDE - 1) aside.push(first + seat)
      else learnt.push(first + seat)
    }
  }
  const squares = leads.reduce((sum, lead) => sum + lead * lead, 0)
  const unit = Math.max(TINY, Math.sqrt(squares / Math.max(1, leads.length)))
  const scales = Array.from({ length: inputs }, (_, input) => levelled(rows, input, inputs))
  return {
    ...{ inputs, rows, unit, leads: leads.map(lead => lead / unit) },
    means: scales.map(({ mean }) => mean),
    deviations: scales.map(({ deviation }) => deviation),
    learnt: Int32Array.from(learnt),
    aside: Int32Array.from(aside),
  }
}

/** Brings one input to mean 0 and deviation 1, in place. */
function levelled(rows: Float64Array, input: number, inputs: number) {
  const column = Float64Array.from({ length: rows.length / inputs }, (_, row) => rows[row * inputs + input] ?? 0)
  const count = Math.max(1, column.length)
  const mean = column.reduce((sum, value) => sum + value, 0) / count
  const spread = column.reduce((sum, value) => sum + (value - mean) ** 2, 0) / count
  const deviation = Math.max(TINY, Math.sqrt(spread))
  for (const [row, value] of column.entries()) rows[row * inputs + input] = (value - mean) / deviation
  return { mean, deviation }
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
    const drawn = (from: number, to: number, spread: number) => {
      for (let at = from; at < to; at++) this.numbers[at] = spread * bell(random)
    }
    drawn(0, this.bases, 1 / Math.sqrt(inputs))
    drawn(this.weights, this.straight, 0.1 / Math.sqrt(units))
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
    const lead = dot(0, numbers, this.straight, rows, from, inputs)
    for (let unit = 0; unit < units; unit++) {
      sums[unit] = Math.max(0, dot(this.base(unit), numbers, unit * inputs, rows, from, inputs))
    }
    return dot(lead, numbers, this.weights, sums, 0, units)
  }

  learn(batch: Int32Array, step: number): void {
    const { rows, inputs } = this.sheet
    const { numbers, slopes, sums, units } = this
    slopes.fill(0)
    add(slopes, 0, numbers, 0, this.bases, DECAY)
    add(slopes, this.weights, numbers, this.weights, units + inputs, DECAY) // bases may be as large as they like
    for (const row of batch) {
      const from = row * inputs
      const wrong = (2 * (this.foresee(row) - this.leadAt(row))) / batch.length
      add(slopes, this.straight, rows, from, inputs, wrong)
      add(slopes, this.weights, sums, 0, units, wrong) // a unit that is not above zero has a sum of zero
      for (let unit = 0; unit < units; unit++) {
        if (sums[unit] === 0) continue
        const share = wrong * this.weight(unit)
        slopes[this.bases + unit]! += share
        add(slopes, unit * inputs, rows, from, inputs, share)
      }
    }
    this.follow(step)
  }

  /** One step of Adam's down the slopes. */
  private follow(step: number): void {
    const { numbers, slopes, mean, square } = this
    this.steps++
    const [fair, fairSquare] = [1 - KEEP ** this.steps, 1 - KEEP_SQUARES ** this.steps]
    for (const [at, slope] of slopes.entries()) {
      const along = KEEP * (mean[at] ?? 0) + (1 - KEEP) * slope
      const squared = KEEP_SQUARES * (square[at] ?? 0) + (1 - KEEP_SQUARES) * slope * slope
      mean[at] = along
      square[at] = squared
      numbers[at]! -= (step * along) / fair / (Math.sqrt(squared / fairSquare) + 1e-8)
    }
  }

  private base = (unit: number): number => this.numbers[this.bases + unit] ?? 0
  private weight = (unit: number): number => this.numbers[this.weights + unit] ?? 0
  private leadAt = (row: number): number => this.sheet.leads[row] ?? 0

  /** For inputs as they are read and leads in points. */
  net(doubt: readonly [number, number]): Network {
    const { inputs, means, deviations, unit: points } = this.sheet
    const { numbers } = this
    const raw = (from: number) => deviations.map((deviation, at) => (numbers[from + at] ?? 0) / deviation)
    const shift = (row: readonly number[]) => means.reduce((sum, mean, at) => sum - mean * (row[at] ?? 0), 0)
    const straight = raw(this.straight)
    return {
      base: short(points * shift(straight)),
      straight: straight.map(weight => short(points * weight)),
      units: Array.from({ length: this.units }, (_, unit) => {
        const own = raw(unit * inputs)
        return {
          base: short(this.base(unit) + shift(own)),
          inputs: own.map(short),
          weight: short(points * this.weight(unit)),
        }
      }),
      doubt,
    }
  }
}

/** A straight line through how far the ends lay from what was foreseen, from the first stage to the last. */
function doubtOf({ aside, rows, leads, inputs, means, deviations, unit }: Sheet, draft: Draft): [number, number] {
  const [mean = 0, deviation = 1] = [means.at(-1), deviations.at(-1)]
  let [stages, squares, misses, products] = [0, 0, 0, 0]
  for (const row of aside) {
    const stage = mean + deviation * (rows[(row + 1) * inputs - 1] ?? 0)
    const miss = Math.abs(draft.foresee(row) - (leads[row] ?? 0)) * unit * Math.sqrt(Math.PI / 2) // where it is normal
    stages += stage
    squares += stage * stage
    misses += miss
    products += stage * miss
  }
  const count = Math.max(1, aside.length)
  const bend = count * squares - stages * stages
  const slope = bend > TINY ? (count * products - stages * misses) / bend : 0
  const early = (misses - slope * stages) / count
  const least = Math.max(1e-3, misses / count / 4)
  return [short(Math.max(least, early)), short(Math.max(least, early + slope))]
}

function explainedBy({ aside, leads }: Sheet, draft: Draft): number {
  let [wrong, all] = [0, 0]
  for (const row of aside) {
    const lead = leads[row] ?? 0
    wrong += (draft.foresee(row) - lead) ** 2
    all += lead ** 2 // seen by every seat, so their mean is zero
  }
  return all > 0 ? short(1 - wrong / all) : 0
}

/** So many products added to what there is. */
function dot(sofar: number, one: Float64Array, from: number, other: Float64Array, at: number, count: number): number {
  let sum = sofar
  for (let place = 0; place < count; place++) sum += one[from + place]! * other[at + place]!
  return sum
}

/** Adds `times` the numbers that stand in `row` from `at` on. */
function add(
  into: Float64Array,
  from: number,
  row: Float64Array | Float32Array,
  at: number,
  count: number,
  times: number,
): void {
  for (let place = 0; place < count; place++) into[from + place]! += times * row[at + place]!
}

/** About normal: the sum of some throws. */
function bell(random: Random): number {
  let sum = 0
  for (let time = 0; time < 12; time++) sum += chance(random)
  return sum - 6
}

function shuffle(order: Int32Array, random: Random): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = random.below(at + 1)
    const [one = 0, two = 0] = [order[at], order[other]]
    order[at] = two
    order[other] = one
  }
}
