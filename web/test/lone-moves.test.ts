import { findGame } from '@masterplan/catalog'
import { type LoneMove, type Match, type MatchRecord, recordOf, type Seat, seeded } from '@masterplan/kernel'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { linesOf, type Stage } from './browser.ts'
import { keepMatches } from './kept.ts'
import { onStage } from './on-stage.ts'
import { Visitors } from './people.ts'
import { playOn } from './pressing.ts'

let stage: Stage
let people: Visitors
onStage((theStage, theHome) => {
  stage = theStage
  people = new Visitors(theStage, theHome)
})

interface Found {
  readonly record: MatchRecord // up to a decision with one listed move
  readonly move: string
}

/** A match whose first seat has exactly one listed move, after a decision of its own. */
function oneListed(game: string, options: object, wanted: LoneMove | null): Found {
  for (let seed = 1; seed < 200; seed++) {
    const random = seeded(seed)
    const opened = findGame(game)!.open(3, { ...options })
    if (!opened.ok) throw new Error(opened.problem)
    const { match } = opened
    match.settle(random)
    for (let turn = match.turn(); turn.kind === 'decide'; turn = match.turn()) {
      const seat = turn.seats[0]!
      const moves = match.movesFor(seat)
      const isFound = seat === 0 && moves.length === 1 && match.lone(0) === wanted && turn.seats.length === 1
      if (isFound && decidedBefore(match)) return { record: recordOf(match, ['Ana', 'Bo', 'Cy']), move: moves[0]! }
      match.submit(seat, moves[random.below(moves.length)]!, random)
    }
  }
  throw new Error(`No match of ${game} has such a decision.`)
}

/** How long the log was before the first seat's last real decision; undefined if it has made none. */
function lastDecision(match: Match): number | undefined {
  const again = findGame(match.game.id)!.open(match.players, match.options)
  if (!again.ok) throw new Error(again.problem)
  let last: number | undefined
  for (const [at, line] of match.log.entries()) {
    if (line.startsWith('1 ') && again.match.lone(0) === null) last = at
    again.match.append(line)
  }
  return last
}
const decidedBefore = (match: Match): boolean => lastDecision(match) !== undefined

function matchOf({ game, players, options, log }: MatchRecord): Match {
  const opened = findGame(game)!.open(players, options)
  if (!opened.ok) throw new Error(opened.problem)
  for (const line of log) opened.match.append(line)
  return opened.match
}

/** At that table, with bots or people on the other seats. */
async function sitAt({ record }: Found, others: 'bot' | 'person'): Promise<Page> {
  const { game, players, options, names } = record
  const other = others === 'bot' ? { kind: 'bot', bot: 'newcomer' } : { kind: 'person' }
  const setup = { game, players, options, names, sitters: [{ kind: 'person' }, other, other] }
  const { page } = await stage.visit('/')
  await keepMatches(page, [{ id: 'kept-here', setup, record, takenBack: [], changed: 0 }])
  await page.goto(new URL('/table/kept-here', stage.address).href)
  await page.locator('[data-turn]').waitFor()
  return page
}
const logOf = (page: Page): Promise<readonly string[]> => page.evaluate(keptLog)

/** Runs in the page: what the device has kept of the match. */
function keptLog(): Promise<readonly string[]> {
  return new Promise(done => {
    const opening = indexedDB.open('masterplan')
    opening.onsuccess = () => {
      const reading = opening.result.transaction('tables').objectStore('tables').get('kept-here')
      reading.onsuccess = () => done(reading.result.record.log)
    }
  })
}

describe('a decision with nothing to decide', () => {
  test.each([
    ['urbapolis', {}],
    ['tryste', { mode: 'junior' }],
  ])('%s: is made by the page, and goes back with the decision before it', async (game, options) => {
    const found = oneListed(game, options, 'openly')
    const at = found.record.log.length
    const page = await sitAt(found, 'bot')
    await page.locator(`[data-turn=mine]:not([data-lines="${at}"]), [data-turn=over]`).waitFor()
    expect((await logOf(page))[at]).toBe(`1 ${found.move}`) // an ordinary line
    const log = await logOf(page)
    const before = lastDecision(matchOf({ ...found.record, log: [...log] }))
    await page.locator('[data-undo=free]').click()
    await page.locator(`[data-turn=mine][data-lines="${before}"]`).waitFor()
    await page.waitForTimeout(300) // nothing more happens by itself
    expect(await linesOf(page)).toBe(before)
    await page.context().close()
  })

  test('Tryste: where one may still trade it is asked, and the one move is lit', async () => {
    const found = oneListed('tryste', {}, null)
    const page = await sitAt(found, 'bot')
    const at = found.record.log.length
    await page.locator(`[data-turn=mine][data-lines="${at}"]`).waitFor()
    await page.waitForTimeout(300)
    expect(await linesOf(page)).toBe(at)
    await page.locator(`[data-move="${found.move}"]`).click()
    await page.locator(`[data-lines="${at}"]`).waitFor({ state: 'detached' })
    expect((await logOf(page))[at]).toBe(`1 ${found.move}`)
    await page.context().close()
  })

  test('among people at one device it is made only where all can see that it is one', async () => {
    const secret = oneListed('tryste', {}, 'secretly')
    const asked = await sitAt(secret, 'person')
    const at = secret.record.log.length
    await asked.locator(`[data-turn=mine][data-lines="${at}"]`).waitFor()
    await asked.waitForTimeout(300)
    expect(await linesOf(asked)).toBe(at)
    await asked.context().close()
    const alone = await sitAt(secret, 'bot') // bots draw nothing from it
    await alone.locator(`[data-lines="${at}"]`).waitFor({ state: 'detached' })
    expect((await logOf(alone))[at]).toBe(`1 ${secret.move}`)
    await alone.context().close()
    const open = oneListed('urbapolis', {}, 'openly')
    const seen = await sitAt(open, 'person')
    await seen.locator(`[data-lines="${open.record.log.length}"]`).waitFor({ state: 'detached' })
    expect((await logOf(seen))[open.record.log.length]).toBe(`1 ${open.move}`)
    await seen.context().close()
  })

  test('at a table of a server the page of whose move it is makes it, and presses are saved', async () => {
    const { ana, ben, path } = await people.two()
    const [anas, bens] = await Promise.all([playOn(ana, 60), playOn(ben, 60)])
    const id = path.split('/').at(-1)!
    const record = await ana.evaluate(async table => (await fetch(`/api/tables/${table}/record`)).text(), id)
    const { log }: MatchRecord = JSON.parse(record)
    const again = findGame('subdivision')!.open(2, { set: 'threehouse' })
    if (!again.ok) throw new Error(again.problem)
    let lone = 0
    for (const line of log) {
      if (again.match.lone((Number(line[0]) - 1) as Seat) === 'openly') lone++
      again.match.append(line)
    }
    expect(lone).toBeGreaterThan(0)
    expect(anas + bens).toBe(log.length - lone)
    await ana.context().close()
    await ben.context().close()
  })
})
