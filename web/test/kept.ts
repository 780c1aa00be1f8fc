import { randomUUID } from 'node:crypto'
import type { MatchRecord } from '@masterplan/kernel'
import type { Page } from 'playwright-core'

interface WantedMatch {
  readonly id: string
  readonly game: string
  readonly bot: string
  readonly scores: readonly [number, number]
  readonly ranks?: readonly [number, number] // by the scores unless told
  readonly days?: number // since it was played
}

/** A finished match of this device against one bot, as the page keeps it. */
export function keptMatch({ id, game, bot, scores, ranks, days = 0 }: WantedMatch) {
  const [mine, theirs] = scores
  const result = { scores, ranks: ranks ?? (mine > theirs ? [1, 2] : [2, 1]) }
  const names = ['Ana', 'Bot']
  const setup = { game, players: 2, options: {}, names, sitters: [{ kind: 'person' }, { kind: 'bot', bot }] }
  const record = {
    format: 'masterplan-match/1',
    game,
    rules: '1.0.0',
    players: 2,
    options: {},
    names,
    log: ['1 a1'],
    result,
  }
  return { id, setup, record, takenBack: [], changed: Date.now() - days * 86_400_000 }
}

/** Puts matches where the page keeps them; the page must have been there to make its database. */
export async function keepMatches(page: Page, matches: readonly object[]): Promise<void> {
  await page.goto(new URL('/', page.url()).href)
  await page.locator('[data-game]').first().waitFor()
  await page.evaluate(
    all =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('masterplan')
        opening.onerror = () => failed(opening.error)
        opening.onsuccess = () => {
          const write = opening.result.transaction('tables', 'readwrite')
          for (const match of all) write.objectStore('tables').put(match)
          write.oncomplete = () => {
            opening.result.close()
            done()
          }
        }
      }),
    matches,
  )
}

/** A table of this device with its record, as it is in `device/kept-tables.ts`. */
export interface KeptHere {
  readonly id: string
  readonly setup: {
    readonly game: string
    readonly players: number
    readonly options: object
    readonly names: readonly string[]
    readonly sitters: readonly { readonly kind: string }[]
    readonly coached?: boolean
  }
  readonly record: MatchRecord
  readonly changed: number
}

/** The match at whose table the page is, as far as it is kept: a line is kept before it is shown. */
export const keptAt = (page: Page): Promise<KeptHere> =>
  page.evaluate(
    () =>
      new Promise<KeptHere>((done, failed) => {
        const opening = indexedDB.open('masterplan')
        opening.onerror = () => failed(opening.error)
        opening.onsuccess = () => {
          const id = location.pathname.split('/').at(-1) ?? ''
          const asked = opening.result.transaction('tables').objectStore('tables').get(id)
          asked.onerror = () => failed(asked.error)
          asked.onsuccess = () => {
            opening.result.close()
            done(asked.result)
          }
        }
      }),
  )

/** Who sits at a seat of a kept table. */
export type KeptSitter = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly bot: string }

/** Goes to a table as this device would have kept it, as a link within the page would, from any page that had a start page. */
export async function openSeated(
  page: Page,
  record: MatchRecord,
  { sitters, coached = false }: { readonly sitters: readonly KeptSitter[]; readonly coached?: boolean },
): Promise<void> {
  const { game, players, options, log, names = [] } = record
  const table: KeptHere = {
    id: randomUUID(),
    setup: { game, players, options, names, sitters, coached },
    record,
    changed: 0,
  }
  await page.evaluate(keepAndOpen, table)
  await page.locator(`[data-turn=mine][data-lines="${log.length}"]`).waitFor()
}

/**
 * The same for a match of people alone. With nobody but people at it, nothing happens until one of them moves.
 */
export const openAmongPeople = (page: Page, record: MatchRecord): Promise<void> =>
  openSeated(page, record, { sitters: peopleAt(record) })
export const peopleAt = ({ names = [] }: MatchRecord): readonly KeptSitter[] => names.map(() => ({ kind: 'person' }))

/** Runs in the page. */
async function keepAndOpen(table: KeptHere): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('masterplan')
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
  const store = database.transaction('tables', 'readwrite').objectStore('tables')
  store.put(table)
  await new Promise(kept => store.transaction.addEventListener('complete', kept))
  database.close()
  history.pushState(null, '', '/settings') // or a table as long as this one might be taken for it
  while (document.querySelector('[data-turn]') !== null) await new Promise(wait => setTimeout(wait, 5))
  history.pushState(null, '', `/table/${table.id}`)
}
