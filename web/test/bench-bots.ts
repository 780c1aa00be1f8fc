import { LEVEL_IDS, type LevelId } from '@masterplan/kernel'
import type { Stage } from './browser.ts'
import { moveUnlessOver } from './pressing.ts'
import { choosePlayers } from './setting-up.ts'

/** How many moves of one's own are waited behind, in every game and number of players, or fewer where the match ends sooner. */
const OWN_MOVES = 12

const TABLES: readonly { readonly game: string; readonly players: string }[] = [
  { game: 'subdivision', players: '2' },
  { game: 'subdivision', players: '4' },
  { game: 'parks-and-towers', players: '2' },
  { game: 'brick-by-brick', players: '2' },
  { game: 'brick-by-brick', players: '4' },
  { game: 'urbapolis', players: '2' },
  { game: 'urbapolis', players: '4' },
  { game: 'tryste', players: '2' },
  { game: 'tryste', players: '4' },
]

/** How long a player waits for an answer of each level, the way to the workers and back included: the median and the worst. */
export async function answerTimes(stage: Stage): Promise<string[]> {
  const rows: string[] = []
  for (const table of TABLES) {
    const cells: string[] = []
    for (const level of LEVEL_IDS) {
      const [median, , worst] = milestonesOf(await timesAt(stage, table, level)).map(time => time.toFixed(0))
      cells.push(`${median}, ${worst}`)
    }
    rows.push(`| ${table.game} | ${table.players} | ${cells.join(' | ')} |`)
  }
  return [`| game | players | ${LEVEL_IDS.join(' | ')} |`, `|---|---|${'---|'.repeat(LEVEL_IDS.length)}`, ...rows]
}

async function timesAt(stage: Stage, { game, players }: (typeof TABLES)[number], level: LevelId): Promise<number[]> {
  const { page, context } = await stage.visit(`/new/${game}`, {
    before: context => context.addInitScript(watchAnswers),
  })
  await choosePlayers(page, players)
  for (const face of await page.locator(`[data-level=${level}]`).all()) await face.click()
  await page.locator('[data-start]').click()
  for (let move = 0; move < OWN_MOVES; move++) if (!(await moveUnlessOver(page))) break
  await page.locator('[data-turn=mine], [data-turn=over]').first().waitFor()
  const times = await page.evaluate(() => performance.getEntriesByName('answer').map(({ duration }) => duration))
  await context.close()
  return times.toSorted((a, b) => a - b)
}

/** The median, what 95 of 100 take at most, and the worst of times in their order. */
export const milestonesOf = (times: readonly number[]): number[] =>
  [0.5, 0.95, 1].map(part => times[Math.ceil(times.length * part) - 1] ?? 0)

/** As Comlink sends it. */
type Call = { readonly id?: string; readonly path?: readonly string[] }

/** Runs in the page: notes when the table asks for a bot's move, and when that has come. */
function watchAnswers(): void {
  const asked = new Map<string, number>()
  globalThis.Worker = class extends Worker {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given)
      this.addEventListener('message', ({ data }) => {
        const since = asked.get(data?.id)
        if (since !== undefined) performance.measure('answer', { start: since })
        asked.delete(data?.id)
      })
    }
    override postMessage(message: Call, given?: Transferable[] | StructuredSerializeOptions): void {
      if (message.id !== undefined && message.path?.[0] === 'botMove') asked.set(message.id, performance.now())
      super.postMessage(message, Array.isArray(given) ? { transfer: given } : given)
    }
  }
}
