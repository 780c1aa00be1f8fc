import { existsSync, readdirSync, statSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { greedyBot } from '@masterplan/bots'
import { CATALOG } from '@masterplan/catalog'
import { type Playable, type Seat, seeded } from '@masterplan/kernel'
import { build } from 'vite'

const WEB = join(import.meta.dirname, '..')
const ROOT = join(WEB, '..')
const DIST = join(WEB, 'dist')
const LIVING = join(WEB, 'public', 'living')
const FRAMES = 14 // of each game, for its small living board

// Builds the page unless it is newer than everything it is made of.
if (!isFresh()) {
  console.error('Building the page …')
  await mkdir(LIVING, { recursive: true })
  for (const game of CATALOG) await writeFile(join(LIVING, `${game.id}.json`), JSON.stringify(framesOf(game)))
  await build({ configFile: join(WEB, 'vite.config.ts'), logLevel: 'warn' })
}

function isFresh(): boolean {
  const built = join(DIST, 'index.html')
  if (!existsSync(built)) return false
  const since = statSync(built).mtimeMs
  const parts = ['web', 'boards', 'catalog', 'bots', 'kernel', 'games'].flatMap(part => sourcesBelow(join(ROOT, part)))
  return [...parts, join(ROOT, 'package-lock.json')].every(file => statSync(file).mtimeMs < since)
}

/** Whatever a page is made of, below a folder; tests and what was built are not. */
function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (['dist', 'living', 'node_modules', '.cache', 'test', 'testing'].includes(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? sourcesBelow(path) : [path]
  })
}

/** A match of greedy bots as the audience sees it, a view every few moves: data, so that no rules need be fetched. */
function framesOf(game: Playable): unknown[] {
  const random = seeded(20)
  const opened = game.open(game.seats.min, {})
  if (!opened.ok) throw new Error(opened.sentence)
  const { match } = opened
  const views: unknown[] = []
  match.settle(random)
  for (let turn = match.turn(); turn.kind === 'decide'; turn = match.turn()) {
    views.push(match.viewFor('audience'))
    const seat: Seat = turn.seats[0]!
    match.submit(seat, match.ask(greedyBot, seat, random), random)
  }
  views.push(match.viewFor('audience'))
  return Array.from({ length: FRAMES }, (_, at) => views[Math.round((at / (FRAMES - 1)) * (views.length - 1))])
}
