import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'

/** Of which modules each page is made besides what all are made of, by the first part of its address. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  account: ['src/pages/account/AccountPage.tsx'],
  learn: ['src/pages/LessonsPage.tsx'],
  lobby: ['src/pages/lobby/LobbyPage.tsx'],
  ratings: ['src/pages/RankingPage.tsx'],
  replay: ['src/pages/replay/ReplayPage.tsx'],
  replays: ['src/pages/HistoryPage.tsx'],
  settings: ['src/pages/SettingsPage.tsx'],
  table: ['src/pages/table/TablePage.tsx'],
}
/** The same where the server knows which game it is about. */
const PAGES_OF_A_GAME: Readonly<Record<string, (game: string) => readonly string[]>> = {
  host: () => ['src/pages/HostPage.tsx'],
  learn: game => ['src/pages/learn/LearnPage.tsx', boardOf(game), `../boards/src/${game}/lesson.ts`],
  new: game => ['src/pages/setup/SetupPage.tsx', boardOf(game)],
  rules: game => ['src/pages/rules/RulesPage.tsx', boardOf(game)],
  table: game => ['src/pages/table/TablePage.tsx', 'src/pages/table/online/OnlineRoom.tsx', boardOf(game)],
}
const boardOf = (game: string): string => `../boards/src/${game}/web.ts`

/**
 * Writes down which files each page needs, for the server to name them in its head: a browser then fetches them at once,
 * instead of one after another as scripts come to ask for them.
 */
export async function writePreloads(folder: string, games: readonly string[]): Promise<void> {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8'))
  const ofGames = Object.entries(PAGES_OF_A_GAME).flatMap(([page, modules]) =>
    games.map(game => [`${page} ${game}`, modules(game)] as const),
  )
  const pages = [...Object.entries(PAGES), ...ofGames].map(([page, modules]) => [page, filesOf(modules, manifest)])
  await writeFile(join(folder, 'preloads.json'), JSON.stringify(Object.fromEntries(pages)))
  await rm(join(folder, '.vite'), { recursive: true })
}

/** Everything that the modules are built into; what each page has already is not told again. */
function filesOf(modules: readonly string[], manifest: Manifest): string[] {
  const seen = new Set(['index.html'])
  const files = new Set<string>()
  function add(name: string) {
    const chunk = manifest[name]
    if (chunk === undefined) throw new Error(`The build has no ${name}, which a page is to be made of.`)
    if (seen.has(name)) return
    seen.add(name)
    for (const each of chunk.imports ?? []) add(each)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`)
  }
  for (const name of modules) add(name)
  return [...files]
}
