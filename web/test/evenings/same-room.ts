import type { Match, MatchRecord } from '@masterplan/kernel'
import type { Page } from 'playwright-core'
import { openAmongPeople } from '../kept.ts'
import { choose, openTab, typeMove } from '../room.ts'
import { movedIn, roomBoxes } from './room-boxes.ts'

/** As long as a name may be. */
const LONGEST = ['Wilhelmina Wolkenkratzer', 'Maximiliane Wohnungsbaum', 'Hermenegilda Wasserturm—']
const LONGEST_NAMES = [...LONGEST, ...LONGEST.map(name => name.replace(/.$/, '2'))]
/** As long as a prompt may become: two lines of room, never a third. */
const LONG_PROMPT =
  'À vous : choisissez, parmi toutes les parcelles encore libres de ce quartier-là, celle qui voisine le mieux avec vos propres bâtiments et avec ceux de vos rivales.'
const OFFERS = ['offer 1 5-gobs for nothing', 'offer 2 5-gobs for nothing']

/** What moves at a table because of a refusal, a long sentence or hints. The table is left as it was. */
export async function movedByWords(page: Page): Promise<string[]> {
  const usual = await page.evaluate(roomBoxes, true)
  const moved = async (after: string) => movedIn(usual, await page.evaluate(roomBoxes, true), after)
  const faults: string[] = []

  const kept = await page.evaluate(saidInstead, LONG_PROMPT)
  faults.push(...(await moved('a prompt of 160 letters')))
  await page.evaluate(saidInstead, kept)

  await typeMove(page, 'nonsense')
  await page.locator('[data-turn] [role=alert]').waitFor()
  faults.push(...(await moved('a refusal')))

  faults.push(...(await movedByHints(page, moved)))
  return faults
}

async function movedByHints(page: Page, moved: (after: string) => Promise<string[]>): Promise<string[]> {
  const open = await page.evaluate(() =>
    document.querySelector('[data-tab][aria-selected=true]')?.getAttribute('data-tab'),
  )
  const tab = (await page.locator('[data-tab=coach]').count()) > 0 ? 'coach' : 'hints'
  await openTab(page, tab)
  const panel = page.locator(`[data-panel=${tab}]`)
  const ask = panel.locator('[data-hint], [data-one-hint]:enabled') // gone where it was asked before
  if ((await ask.count()) > 0) await ask.click()
  await panel.locator('[data-hinted]').first().waitFor()
  const faults = await moved('a hint')
  // On a phone a sheet is closed by its tab; elsewhere the one before is opened again.
  await page.locator(`[data-tab=${open ?? tab}]`).click()
  return faults
}

/** What stands elsewhere among people with the longest names, in French, when they are asked, and once one is offered something. */
export async function movedByPeople(page: Page, french: Page, record: MatchRecord, match: Match): Promise<string[]> {
  const usual = await page.evaluate(roomBoxes, false)
  const names = LONGEST_NAMES.slice(0, record.players)
  const { ended: _, ...open } = record
  await openAmongPeople(french, { ...open, names, log: record.log.slice(0, match.log.length), result: null })
  const faults = movedIn(usual, await french.evaluate(roomBoxes, false), 'the longest names and French')
  if ((await french.locator('[data-undo=ask]').count()) > 0) {
    await french.locator('[data-undo]').click()
    await french.locator('[data-take-back]').waitFor()
    faults.push(...movedIn(usual, await french.evaluate(roomBoxes, false), 'a question'))
    await french.locator('[data-take-back] [data-no]').click()
  }
  const turn = match.turn()
  const offer = OFFERS.find(text => turn.kind === 'decide' && match.judge(turn.seats[0]!, text) === undefined)
  if (offer === undefined) return faults
  await typeMove(french, offer)
  await french.locator('[data-turn=mine] [data-choice=stand]').waitFor()
  faults.push(...movedIn(usual, await french.evaluate(roomBoxes, false), 'an offer of one’s own'))
  await choose(french, 'stand')
  const curtain = french.locator('main [role=status] > button.primary') // where somebody has secrets
  const reject = french.locator('[data-turn=mine] [data-choice=reject]')
  await curtain.or(reject).first().waitFor()
  if ((await curtain.count()) > 0) await curtain.click()
  await reject.waitFor()
  return [...faults, ...movedIn(usual, await french.evaluate(roomBoxes, false), 'an offer')]
}

/** Runs in the page: puts another sentence into the prompt, as large as a short one, and tells the one before. */
function saidInstead(sentence: string): string {
  const prompt = document.querySelector<HTMLElement>('[data-turn] [role=status]')
  const words = prompt?.firstChild
  const before = words?.nodeValue ?? ''
  if (words) words.nodeValue = sentence
  const [from, to] = prompt?.hasAttribute('data-long') ? ['data-long', 'data-was-long'] : ['data-was-long', 'data-long']
  const length = prompt?.getAttribute(from) ?? null
  if (length !== null) prompt?.setAttribute(to, length)
  prompt?.removeAttribute(from)
  return before
}
