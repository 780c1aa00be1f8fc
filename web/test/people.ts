import { randomUUID } from 'node:crypto'
import type { Clock, Update } from '@masterplan/protocol'
import type { Page } from 'playwright-core'
import type { Stage } from './browser.ts'
import type { Home } from './home.ts'

/** People in browsers of their own, at tables of one server. */
export class Visitors {
  private readonly stage: Stage
  private readonly home: Home

  constructor(stage: Stage, home: Home) {
    this.stage = stage
    this.home = home
  }

  async somebody(path: string, language: 'en' | 'fr' = 'en'): Promise<Page> {
    const { page } = await this.stage.visit(new URL(path, this.home.address).href, { language })
    return page
  }

  /** Ana's table of Subdivision, short enough to be played to its end. */
  async tableOf(
    players: number,
    visibility: 'open' | 'link' = 'link',
    clock: Clock = { kind: 'none' },
  ): Promise<{ ana: Page; path: string }> {
    const ana = await this.somebody('/settings')
    const path = await ana.evaluate(makeTable, { players, visibility, clock })
    await ana.goto(new URL(path, this.home.address).href)
    return { ana, path }
  }

  async sitDown(path: string, name: string): Promise<Page> {
    const page = await this.somebody(path)
    await page.getByLabel('Your name').fill(name)
    await page.locator('[data-holder=nobody] button.primary').first().click()
    await page.locator('[data-holder=person]').getByText(name).first().waitFor()
    return page
  }

  /** Ana and Ben at the table, and the match has begun: Ana moves first. */
  async two(): Promise<{ ana: Page; ben: Page; path: string }> {
    const { ana, path } = await this.tableOf(2)
    const ben = await this.sitDown(path, 'Ben')
    await start(ana)
    await ben.locator('[data-turn]').waitFor()
    return { ana, ben, path }
  }
}

/** The table as the server shows it to somebody. */
export const updateAt = (page: Page, path: string): Promise<Update> =>
  page.evaluate(
    async id => JSON.parse(await (await fetch(`/api/tables/${id}?wire=3`)).text()),
    path.split('/').at(-1) ?? '',
  )

export async function start(ana: Page): Promise<void> {
  await ana.getByRole('button', { name: 'Start the match' }).click()
  await ana.locator('[data-turn]').waitFor()
}

/** Runs in the page. */
async function makeTable({ players, ...rest }: { players: number; visibility: string; clock: Clock }): Promise<string> {
  await (await fetch('/api/me')).text() // from now on the server knows her
  const options = { set: 'threehouse' }
  const wanted = { key: 'a-table-of-ana', game: 'subdivision', players, ...rest, name: 'Ana', options }
  const headers = { 'content-type': 'application/json' }
  const made = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wanted) })
  const { table }: { table: string } = JSON.parse(await made.text())
  return `/table/${table}`
}

export const aKey = (): string => randomUUID().replaceAll('-', '').slice(0, 16)

/** As the page would, with what the table is then. */
export const command = async (page: Page, table: string, action: object): Promise<void> => {
  const { seq } = await page.evaluate(
    async id => JSON.parse(await (await fetch(`/api/tables/${id}`)).text()) as { seq: number },
    table,
  )
  await send(page, `/api/tables/${table}/commands`, { based: seq, key: aKey(), do: action })
}
/** Asked of the server in somebody's name, without a press. */
export const send = <Told>(page: Page, path: string, body: object): Promise<Told> =>
  page.evaluate(
    async ([to, sent]) => {
      await (await fetch('/api/me')).text()
      const headers = { 'content-type': 'application/json' }
      const reply = await fetch(to!, { method: 'POST', headers, body: sent! })
      if (!reply.ok) throw new Error(await reply.text())
      return JSON.parse(await reply.text())
    },
    [path, JSON.stringify(body)],
  )
