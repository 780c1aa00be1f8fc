import { readFileSync } from 'node:fs'
import type { Match } from '@masterplan/kernel'
import type { Options } from '../src/index.ts'
import { after } from './builder.ts'

/** A whole game on one line: `G9 SD 2p full parks=placement: pf1 pa3 … = 19 15`, with remarks below it. */
export type Golden = {
  readonly name: string
  readonly players: number
  readonly options: Partial<Options>
  readonly moves: readonly string[]
  readonly totals: readonly number[]
  readonly remarks: readonly string[]
}

const FIXED = [
  'a1,f1,c3,d4,a6,f6',
  'a1,g1,a7,g7',
  'a1,h1,a8,h8',
  'a1,c1,e1,c3,a5,c5,e5',
  'a1,c1,f1,a3,c3,f3,a6,c6,f6',
  'none',
]
const HEAD = /^(G\d+) SD (\d)p (full|threehouse) parks=(\S+?)(?: private=(ignoreParks|strict))?: (.*) = ([-\d ]+)$/

export function readGolden(): Golden[] {
  const text = readFileSync(new URL('golden-games.txt', import.meta.url), 'utf8')
  const games: (Golden & { remarks: string[] })[] = []
  for (const row of text.split('\n')) {
    const found = HEAD.exec(row)
    if (!found) {
      if (row.trim() !== '') games.at(-1)?.remarks.push(row.trim())
      continue
    }
    const [, name, players, set, parks, privateParks, moves, totals] = found
    games.push({
      name: name!,
      players: Number(players),
      options: {
        ...(set === 'threehouse' ? { set } : {}),
        ...parksOf(parks!),
        ...(privateParks === 'ignoreParks' || privateParks === 'strict' ? { privateParks } : {}),
      },
      moves: moves!.split(' '),
      totals: totals!.split(' ').map(Number),
      remarks: [],
    })
  }
  return games
}

export const golden = (name: string): Golden => readGolden().find(each => each.name === name)!

/** The match of a golden game, played to its end. */
export function finished(name: string): Match {
  const { moves, options, players } = golden(name)
  return after(moves.join(' '), options, players)
}

function parksOf(parks: string): Partial<Options> {
  if (FIXED.includes(parks)) return {}
  return parks === 'placement' ? { parks } : { parks: 'custom', parkCells: parks }
}
