/** Playouts per second of a round: in all of it, and in the fastest tenth of its stretches. */
export type Rates = { readonly all: number; readonly calm: number }
/** One entry per round; the same place in both lists is the same round. */
export type MeasuredRates = { readonly game: string; readonly cpp: Rates[]; readonly core: Rates[] }

export type RateSpread = { readonly median: number; readonly min: number; readonly max: number }
/**
 * The core as a share of C++: `whole` compares rounds, one by one; `calm` the stretches in which nobody else used the
 * core, of the calmest round of each. Cores of a shared machine are halves of real ones, and a program on the other half at that moment
 * slows a program that keeps the core busy (ours) far more than one that mostly waits for mispredicted branches.
 */
export type Ratios = {
  readonly game: string
  readonly rounds: number
  readonly cpp: RateSpread
  readonly core: RateSpread
  readonly whole: RateSpread
  readonly calm: number
}

/** `… 570000 playouts/s …`, as the C++ programs print it. */
export function playoutsPrinted(text: string): number {
  const digits = /: (\d+) playouts\/s/.exec(text)?.[1]
  if (digits === undefined) throw new Error(`no playouts/s in ${JSON.stringify(text)}`)
  return Number(digits)
}

/** From what `masterplan bench <game> --json` prints: the row of the game's core, alone or in a list. */
export function ratesOf(json: string, game: string): Rates | undefined {
  const printed: unknown = JSON.parse(json)
  const rows: unknown[] = Array.isArray(printed) ? printed : [printed]
  for (const row of rows) {
    if (typeof row !== 'object' || row === null || Reflect.get(row, 'game') !== game) continue
    if (Reflect.get(row, 'by') !== 'core') continue
    const all: unknown = Reflect.get(row, 'playoutsPerSecond')
    const calm: unknown = Reflect.get(row, 'calmPlayoutsPerSecond')
    if (typeof all === 'number' && all > 0 && typeof calm === 'number') return { all, calm }
  }
  return undefined
}

/** The rates of a round that was run in equal stretches. */
export function ratesIn(stretches: readonly number[]): Rates {
  const slowness = stretches.reduce((sum, rate) => sum + 1 / rate, 0)
  const fastest = stretches.toSorted((one, other) => other - one)
  return { all: stretches.length / slowness, calm: fastest[Math.floor(fastest.length / 10)] ?? Number.NaN }
}

export function ratiosOf({ game, cpp, core }: MeasuredRates): Ratios {
  const calmest = (rounds: readonly Rates[]): number => Math.max(...rounds.map(({ calm }) => calm))
  return {
    game,
    rounds: cpp.length,
    cpp: spread(cpp.map(({ all }) => all)),
    core: spread(core.map(({ all }) => all)),
    whole: spread(cpp.map(({ all }, at) => (core[at]?.all ?? Number.NaN) / all)),
    calm: calmest(core) / calmest(cpp),
  }
}

export function spread(values: readonly number[]): RateSpread {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  const median = ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2
  return { median, min: sorted[0] ?? Number.NaN, max: sorted.at(-1) ?? Number.NaN }
}

export function tableOf(rows: readonly Ratios[]): string {
  const rounded = (value: number): string => Math.round(value).toLocaleString('en')
  const exact = (value: number): string => value.toFixed(2)
  const shown = ({ median, min, max }: RateSpread, write: (value: number) => string): string =>
    `${write(median)} (${write(min)} to ${write(max)})`
  const lines = [
    ['game', 'rounds', 'C++ playouts/s', 'core playouts/s', 'ratio', 'ratio when calm'],
    ...rows.map(({ game, rounds, cpp, core, whole, calm }) => [
      game,
      String(rounds),
      shown(cpp, rounded),
      shown(core, rounded),
      shown(whole, exact),
      exact(calm),
    ]),
  ]
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map(line => line[column]?.length ?? 0))) ?? []
  const text = lines.map(line =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const legend = [
    'Median (range) over the rounds, C++ and the core in turns, one thread each. The ratio is the core as a share of C++;',
    'when calm, both in the fastest tenth of their stretches, in the calmest round of each: others use the cores too.',
  ]
  return [...text, ...legend].join('\n')
}
