import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LEVEL_IDS, type Level, type Playable, type Thinking } from '@masterplan/kernel'
import type { Claim } from '@masterplan/lab'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** Where the searches are that only some levels use. */
export const ALPHA_BETA = 'search/alpha-beta/'
export const IN_CORE = 'search/core/'
/** What the kernel says of cores, and a game's core as it is built: asked by levels that think in it. */
export const CORE_TYPES = 'ai/core.ts'
export const BUILT_CORE = 'core'
/** How a game's positions are told to its core. */
export const GAMES_CORE = 'core.ts'
const BY_CORE = ['core-tree', 'core-alpha-beta'] as const
/** How bots are run in other threads, and how they give hints: it changes nothing of what they play. */
const NO_PLAY = /^(?:node\/|worker-|hints\.ts$)/
/** Why a game's moves are good: said to people, never asked by a bot. */
const REASONS = /^ai\/reasons/
/** The searches of sparring partners, which no other bot uses. */
const SPARRING = 'lab/src/sparring'
/** Bots that ask a game for its rules alone. */
const BY_RULES_ALONE = /^(?:sparring-[a-z-]+|plain-uct|flat-search|random)(?:@|$)/
const INSIGHT = /^ai\//
/** Learnt for each number of players: a net in a file of its own. */
const NET = /^ai\/net-(\d)\.json$/
const WEIGHTS = /^ai\/weights(?:-[a-z]+)?\.json$/
/** Says of each level how it thinks, so what it says counts for those that it speaks of. */
export const LEVELS = ['thinking.ts', 'ai/levels.ts']

/**
 * Marks of all that decides how the bots of a claim play a game: one changes when the rules do, or the bots, or how far one
 * of these levels looks, or the weights or the net for so many players, or what all of them use of the kernel. Parts of the
 * kernel that are asked for by a name of their own, as `@masterplan/kernel/hex` is, count where they are. What files are
 * called, where they lie and what they say about it decides nothing: `masterplan dev strength` goes on with its rows when one
 * is moved.
 */
export function programHashes({ id, thinking }: GameThinking, root = ROOT): (claim: Meeting) => string {
  const [kernel = [], bots = [], rules = []] = ['kernel/src', 'bots/src', `games/${id}/src`].map(folder =>
    filesIn(join(root, folder)),
  )
  const searches = bots.filter(({ name }) => !NO_PLAY.test(name))
  const parts = partsOf(JSON.parse(readFileSync(join(root, 'kernel/package.json'), 'utf8')).exports)
  const isUsed = ({ name }: Source) => {
    const part = parts.get(name)
    if (part === undefined) return true
    const isNamed = [...bots, ...rules].some(({ text }) => text.includes(`'@masterplan/kernel/${part}'`))
    return isNamed || kernel.some(({ text }) => text.includes(`/${basename(name)}'`))
  }
  const used = kernel.filter(isUsed)
  const ruled = rules.filter(({ name }) => !LEVELS.includes(name) && !REASONS.test(name))
  const core = filesIn(join(root, 'games', id, BUILT_CORE))
  const sparring = filesIn(join(root, SPARRING))
  return claim => {
    const levels = levelsIn(claim, thinking)
    const names = [claim.hero, claim.rival]
    const byRules = names.every(name => BY_RULES_ALONE.test(name))
    const ways = new Set(levels.map(({ by }) => by))
    const inCore = BY_CORE.some(way => ways.has(way))
    const always = [
      ...used.filter(({ name }) => inCore || name !== CORE_TYPES),
      ...ruled.filter(
        ({ name }) =>
          !(byRules && INSIGHT.test(name)) && (inCore || name !== GAMES_CORE) && isForSoMany(name, claim.players),
      ),
      ...(names.some(name => name.startsWith('sparring-')) ? sparring : []),
      ...(inCore ? core : []),
    ]
    const searchers = searches.filter(
      ({ name }) => (ways.has('alpha-beta') || !name.startsWith(ALPHA_BETA)) && (inCore || !name.startsWith(IN_CORE)),
    )
    const manner = ways.has('tree') || ways.has('alpha-beta') ? thinking.tree(claim.players) : null
    const hash = createHash('sha256')
    const digests = [...always, ...searchers].map(source => digestOf(source, claim.players))
    for (const digest of digests.sort()) hash.update(digest)
    return hash
      .update(
        JSON.stringify([levels, manner, thinking.amongBots, ...(claim.engines === undefined ? [] : [claim.engines])]),
      )
      .digest('hex')
      .slice(0, 12)
  }
}
export type GameThinking = { readonly id: string; readonly thinking: Thinking }
type Meeting = Pick<Claim, 'hero' | 'rival' | 'players' | 'engines'>

export const gameThinking = (game: Playable): GameThinking => ({
  id: game.id,
  thinking: game.unfold(entry => entry.thinking),
})

const isForSoMany = (name: string, players: number): boolean =>
  (NET.exec(name)?.[1] ?? String(players)) === String(players)

/** How those of the two that are levels think. */
function levelsIn({ hero, rival, players }: Meeting, thinking: Thinking): Level[] {
  const all = thinking.levels(players)
  return [hero, rival].flatMap(name => LEVEL_IDS.filter(id => id === name).map(id => all[id]))
}

/** `import … from` and `export … from`: only where things are. Comments: only those on lines of their own. */
const ABOUT_FILES = /^(?:import|export)\b[\w\s,*$]*(?:\{[\w\s,$]*\}\s*)?\bfrom '[^'\n]*'.*$|^import '[^'\n]*'.*$/gm
const COMMENTS = /^[ \t]*\/\*\*[\s\S]*?\*\/[ \t]*$|^[ \t]*\/\/.*$/gm

/** Of what a file does, however it is laid out. */
function digestOf({ name, text }: Source, players: number): string {
  const learnt = learntIn({ name, text }, players)
  const said = learnt === undefined ? text : JSON.stringify(learnt)
  const deeds = said.replace(COMMENTS, '').replace(ABOUT_FILES, '').replace(/\s+/g, ' ').trim()
  return createHash('sha256').update(deeds).digest('hex')
}

/** What counts of a file that a training wrote: its figures and its command do not. Undefined of all other files. */
function learntIn({ name, text }: Source, players: number): unknown {
  if (WEIGHTS.test(name)) return JSON.parse(text).weights[players]
  return NET.test(name) ? JSON.parse(text).net : undefined
}

type Source = { readonly name: string; readonly text: string }

function filesIn(path: string): Source[] {
  if (!existsSync(path)) return []
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter(name => /\.(?:ts|json)$/.test(name))
  return names.sort().map(name => ({ name, text: readFileSync(join(path, name), 'utf8') }))
}

/** Files of the kernel that have a name of their own, with that name. */
function partsOf(exports: Readonly<Record<string, string>>): Map<string, string> {
  const named = Object.entries(exports).filter(([name, path]) => name !== '.' && path.startsWith('./src/'))
  return new Map(named.map(([name, path]) => [path.slice('./src/'.length), name.slice('./'.length)]))
}
