import type { MeasuredLoad } from './load.ts'

const HEAD = [
  '| server | tables | offered | moves/s | p50 ms | p99 ms | longest ms | server µs a move | bench µs a move | moves × | p99 × |',
  '|---|---|---|---|---|---|---|---|---|---|---|',
]

/** Every line is compared with the first server's under the same load. */
export function tableOf(measured: readonly MeasuredLoad[]): string[] {
  const rows = measured.map(each => {
    const base = measured.find(({ tables, pace }) => tables === each.tables && pace === each.pace)
    const cells = [
      ...[each.site, each.tables, each.pace === null ? 'as fast as it goes' : `${each.pace}/s`],
      ...[shown(each.movesPerSecond), shown(each.p50, 1), shown(each.p99, 1), shown(each.longest)],
      ...[shown(each.server), shown(each.load)],
      ...[shown(each.movesPerSecond / (base?.movesPerSecond ?? 1), 1), shown(each.p99 / (base?.p99 ?? 1), 2)],
    ]
    return `| ${cells.join(' | ')} |`
  })
  return [...HEAD, ...rows]
}

const shown = (n: number, digits = 0) => n.toLocaleString('en', { maximumFractionDigits: digits })
