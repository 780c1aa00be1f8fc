import { parseArgs } from 'node:util'
import { ROOT } from '../files.ts'
import { askOnce, stopAsking } from './ask.ts'
import { carry } from './carry.ts'
import { type Compared, compareGame, type Wanted } from './compare.ts'
import { type CheckedOutTree, hasCommit, treeOf } from './tree.ts'

/**
 * npm run same-as -- COMMIT [--matches N] [--bots N] [--bot-players N,M] [--seed S] [--game ID]… [--as-sets ID]… [--carry]
 *
 * Does this tree play as COMMIT did? With --carry, strength rows that were current there stay so, game by game, if it does;
 * with --bot-players, bots are compared for these numbers of players alone, and only their rows are carried.
 * 0: yes, 1: no, 2: asked wrongly, 3: that commit is not in this clone.
 */
const USAGE =
  'Usage: npm run same-as -- COMMIT [--matches N] [--bots N] [--bot-players N,M] [--seed S] [--game ID]… [--as-sets ID]… [--carry]'
const NOT_IN_CLONE = 3

let tree: CheckedOutTree | undefined
for (const [signal, status] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  process.on(signal, () => {
    stopAsking()
    tree?.remove()
    process.exit(status)
  })
}
process.exitCode = await main()

async function main(): Promise<number> {
  const asked = askedOf(process.argv.slice(2))
  if (asked === undefined) return say(USAGE, 2)
  const { commit, games, wanted, carries } = asked
  if (!hasCommit(ROOT, commit))
    return say(`The commit ${commit} is not in this clone: nothing was compared.`, NOT_IN_CLONE)
  const known = await askOnce<string[]>(ROOT, { kind: 'games' })
  const stray = [...games, ...wanted.asSets].find(game => !known.includes(game))
  if (stray !== undefined) return say(`There is no game "${stray}"; the games are ${known.join(', ')}.`, 2)
  const grown = treeOf(ROOT, commit)
  if (!grown.ok) return say(grown.sentence, 2)
  tree = grown.tree
  try {
    const trees = { old: tree.root, new: ROOT, scratch: tree.scratch }
    let different = 0
    for (const game of games.length > 0 ? games : known) {
      const start = performance.now()
      const compared = await compareGame(trees, game, wanted)
      for (const line of linesOf(compared, wanted, (performance.now() - start) / 1000)) console.log(line)
      different += compared.different
      // Equal lists prove nothing of the bots; equal matches between them do.
      if (carries && compared.different === 0 && compared.botMatches > 0)
        console.log(`  ${await carry(trees, game, wanted.botPlayers)} strength rows carried over`)
    }
    return different > 0 ? 1 : 0
  } finally {
    stopAsking()
    tree.remove()
  }
}

function say(sentence: string, status: number): number {
  console.error(sentence)
  return status
}

function linesOf({ game, ...counts }: Compared, { asSets }: Wanted, seconds: number): string[] {
  const lists = asSets.includes(game) ? ' (lists as sets, no samples of seats, no bots)' : ''
  const made = `${counts.matches} matches, ${counts.positions} positions, ${counts.answers} answers compared`
  const head = `${game}${lists}: ${made}, ${counts.botMatches} bot matches; ${counts.different} matches differ`
  return [`${head}; ${seconds.toFixed(0)} s`, ...counts.details.map(line => `  ${line}`)]
}

type Asked = {
  readonly commit: string
  readonly games: readonly string[]
  readonly wanted: Wanted
  readonly carries: boolean
}

function askedOf(args: string[]): Asked | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        matches: { type: 'string', default: '100' },
        bots: { type: 'string', default: '10' },
        'bot-players': { type: 'string', default: '' },
        seed: { type: 'string', default: '1' },
        game: { type: 'string', multiple: true, default: [] },
        'as-sets': { type: 'string', multiple: true, default: [] },
        carry: { type: 'boolean', default: false },
      },
    })
    const [commit, ...surplus] = positionals
    const [matches, bots, seed] = [values.matches, values.bots, values.seed].map(Number)
    const botPlayers = values['bot-players'] === '' ? [] : values['bot-players'].split(',').map(Number)
    const counts = [...botPlayers, matches, bots, seed].every(each => Number.isSafeInteger(each) && each! >= 0)
    if (commit === undefined || commit.startsWith('-') || surplus.length > 0 || !counts) return undefined
    const wanted = { matches: matches!, bots: bots!, botPlayers, seed: seed!, asSets: values['as-sets'] }
    return { commit, games: values.game, wanted, carries: values.carry }
  } catch {
    return undefined // a flag that is not one
  }
}
