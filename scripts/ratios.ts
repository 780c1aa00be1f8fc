/** Playouts per second, one entry per round; the same place in both lists is the same round. */
export type Measured = { readonly game: string; readonly cpp: number[]; readonly typescript: number[] }

export type Spread = { readonly median: number; readonly min: number; readonly max: number }
/**
 * `ratio` is TypeScript as a share of C++, round by round; `best` compares the fastest round of each: other programs on
 * the machine can only slow a round down.
 */
export type Ratios = {
  readonly game: string
  readonly rounds: number
  readonly cpp: Spread
  readonly typescript: Spread
  readonly ratio: Spread
  readonly best: number
}

/** `… 570000 playouts/s …`, as the C++ programs print it. */
export function playoutsPrinted(text: string): number {
  const digits = /: (\d+) playouts\/s/.exec(text)?.[1]
  if (digits === undefined) throw new Error(`no playouts/s in ${JSON.stringify(text)}`)
  return Number(digits)
}

/** From what `masterplan bench <game> --json` prints: one row, or a list with one row per game. */
export function playoutsOf(json: string, game: string): number | undefined {
  const printed: unknown = JSON.parse(json)
  const rows: unknown[] = Array.isArray(printed) ? printed : [printed]
  for (const row of rows) {
    if (typeof row !== 'object' || row === null || Reflect.get(row, 'game') !== game) continue
    const rate: unknown = Reflect.get(row, 'playoutsPerSecond')
    if (typeof rate === 'number' && rate > 0) return rate
  }
  return undefined
}

export function ratiosOf({ game, cpp, typescript }: Measured): Ratios {
  const perRound = cpp.map((rate, at) => (typescript[at] ?? Number.NaN) / rate)
  const [ours, theirs] = [spread(typescript), spread(cpp)]
  return {
    game,
    rounds: cpp.length,
    cpp: theirs,
    typescript: ours,
    ratio: spread(perRound),
    best: ours.max / theirs.max,
  }
}

function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  const median = ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2
  return { median, min: sorted[0] ?? Number.NaN, max: sorted.at(-1) ?? Number.NaN }
}

export function tableOf(rows: readonly Ratios[]): string {
  const whole = (value: number): string => Math.round(value).toLocaleString('en')
  const exact = (value: number): string => value.toFixed(2)
  const shown = ({ median, min, max }: Spread, write: (value: number) => string): string =>
    `${write(median)} (${write(min)} to ${write(max)})`
  const lines = [
    ['game', 'rounds', 'C++ playouts/s', 'TypeScript playouts/s', 'ratio', 'best'],
    ...rows.map(({ game, rounds, cpp, typescript, ratio, best }) => [
      game,
      String(rounds),
      shown(cpp, whole),
      shown(typescript, whole),
      shown(ratio, exact),
      exact(best),
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
    'Median (range) over the rounds, C++ and TypeScript in turns, one core each. The ratio is TypeScript as a share of C++;',
    'best compares the fastest round of each.',
  ]
  return [...text, ...legend].join('\n')
}
