import { existsSync, readdirSync, statSync } from 'node:fs'
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { greedyBot } from '@masterplan/bots'
import { CATALOG } from '@masterplan/catalog'
import { type Playable, type Seat, seeded } from '@masterplan/kernel'
import { build, createServer } from 'vite'
import { compressFiles } from './compress.ts'
import { writePreloads } from './preloads.ts'

const WEB = join(import.meta.dirname, '..')
const ROOT = join(WEB, '..')
const DIST = join(WEB, 'dist')
const LIVING = join(WEB, 'public', 'living')
const CONFIG = join(WEB, 'vite.config.ts')
const FRAMES = 10 // views of a match that are drawn
const DETAIL = 7 // the one of them that a game is shown by
const LIVES = 'subdivision' // the game whose board lives on the start page

const PICTURES = new Map(
  ['start', ...CATALOG.map(({ id }) => id)].map(name => [name, join(ROOT, 'docs', 'pictures', `${name}-paper.png`)]),
)

// Builds the page unless it is newer than everything it is made of.
if (!isFresh()) {
  console.error('Building the page …')
  process.env.NODE_ENV = 'production' // or drawing the living boards would leave us with React for developers
  await drawLivingBoards()
  await build({ configFile: CONFIG, logLevel: 'error' })
  await writePreloads(
    DIST,
    CATALOG.map(({ id }) => id),
  )
  await copyPictures()
  await compressFiles(DIST)
}

function isFresh(): boolean {
  const built = join(DIST, 'index.html.br') // what is made last
  if (!existsSync(built)) return false
  const since = statSync(built).mtimeMs
  const parts = ['web', 'boards', 'catalog', 'bots', 'kernel', 'games', 'protocol'].flatMap(part =>
    sourcesBelow(join(ROOT, part)),
  )
  const pictures = [...PICTURES.values()].filter(existsSync)
  return [...parts, ...pictures, join(ROOT, 'package-lock.json')].every(file => statSync(file).mtimeMs < since)
}

/** Whatever a page is made of, below a folder; tests and what was built are not. */
function sourcesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (['dist', 'living', 'node_modules', '.cache', 'test', 'testing'].includes(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? sourcesBelow(path) : [path]
  })
}

/** What a shared link shows; the page itself never fetches them. */
async function copyPictures(): Promise<void> {
  await mkdir(join(DIST, 'pictures'), { recursive: true })
  for (const [name, from] of PICTURES) if (existsSync(from)) await copyFile(from, join(DIST, 'pictures', `${name}.png`))
}

/** Boards are written in JSX, which Vite reads and Node does not. */
async function drawLivingBoards(): Promise<void> {
  await rm(LIVING, { recursive: true, force: true })
  await mkdir(LIVING, { recursive: true })
  const vite = await createServer({
    configFile: CONFIG,
    mode: 'production',
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const { draw, drawDetail, languages } = (await vite.ssrLoadModule(
      '/build/living.tsx',
    )) as typeof import('./living.tsx')
    const viewsBy = new Map(CATALOG.map(game => [game.id, viewsOf(game)]))
    for (const language of languages) {
      const details: Record<string, unknown> = {}
      for (const [game, views] of viewsBy) details[game] = await drawDetail(game, language, views.at(DETAIL))
      await writeFile(join(LIVING, `details.${language}.json`), JSON.stringify(details))
      const living = await draw(LIVES, language, viewsBy.get(LIVES) ?? [])
      await writeFile(join(LIVING, `${LIVES}.${language}.json`), JSON.stringify(living))
    }
  } finally {
    await vite.close()
  }
}

/** A match of greedy bots as the audience sees it, a view every few moves. */
function viewsOf(game: Playable): unknown[] {
  const random = seeded(20)
  const opened = game.open(game.seats.min, {})
  if (!opened.ok) throw new Error(opened.problem)
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
