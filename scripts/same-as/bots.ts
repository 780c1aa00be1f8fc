import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { askOnce, run } from './ask.ts'

export type BotMatch = { readonly bots: string; readonly players: number; readonly seed: number }
type Played = {
  readonly log: readonly string[]
  readonly options: Readonly<Record<string, unknown>>
  readonly ended?: unknown
  readonly played?: unknown
}

/** Every way of choosing, the levels first. Searches are limited by iterations: time is not the same twice. */
const LINE_UPS = [
  'level-1,greedy',
  'level-2,random',
  'level-3,level-1',
  'tree-search@20,level-2',
  'flat-search@10,greedy',
  'plain-uct@20,level-1',
  'alpha-beta@100,level-1',
  'greedy,tree-search@10',
  'level-2,level-3',
  'level-4,level-1',
]

/** Through these player counts, and every line-up in turn, so that in the long run each meets every count. */
export const botMatches = (counts: readonly number[], count: number, seed: number): BotMatch[] =>
  Array.from({ length: count }, (_, at) => ({
    bots: LINE_UPS[at % LINE_UPS.length]!,
    players: counts[(at + Math.floor(at / LINE_UPS.length)) % counts.length]!,
    seed: seed * 1000 + at,
  }))

/** The record of a match as the tree's own command line plays it, by flags that every commit understands. */
export async function playedIn(root: string, game: string, match: BotMatch, scratch: string): Promise<Played> {
  const versions = await askOnce<string[]>(root, { kind: 'versions', game })
  const oldest = versions.length < 2 ? [] : ['--rules', versions.at(-1)!] // both play by the rules that both know
  const { bots, players, seed } = match
  const folder = mkdtempSync(join(scratch, 'bots-'))
  const who = ['--games', '1', '--bots', bots, '--players', `${players}`, '--seed', `${seed}`]
  const args = ['cli/src/main.ts', 'simulate', game, ...who, ...oldest, '--records', folder, '--json']
  await run(root, args, '', () => {})
  const { ended, played, ...record } = recordsIn(folder)[0]! // how and when it ended stands in newer records alone
  return record
}

/** The finished matches that a game keeps for its tests. */
export const keptRecords = (root: string, game: string): Played[] =>
  recordsIn(join(root, 'games', game, 'test/matches'))

function recordsIn(folder: string): Played[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter(name => name.endsWith('.match.json'))
  return names.sort().map(name => JSON.parse(readFileSync(join(folder, name), 'utf8')))
}
