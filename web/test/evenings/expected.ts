import { boardsOf } from '@masterplan/boards/games'
import { type Language, sayFor } from '@masterplan/boards/web'
import { findGame } from '@masterplan/catalog'
import { type Match, type MatchRecord, replay } from '@masterplan/kernel'
import type { Page } from 'playwright-core'
import { aimedMoves, aiming, kindsOnOffer, ofKind } from '../../src/table/aims.ts'

/** Who plays by pressing. */
const ME = 0
const LEADS: Readonly<Record<Language, string>> = { en: 'Your turn', fr: 'À vous' }
const SECOND_PERSON = /\b(you|your|yours)\b/i

/** What a table must show at a decision, worked out from the record alone. */
export interface ExpectedDecision {
  readonly match: Match
  readonly isLone: boolean // nothing is to be decided: the page plays it by itself
  readonly code: string // of its prompt
  readonly sentence: string
  readonly lit: readonly string[] // before anything is chosen
  readonly kinds: readonly string[]
}

export async function expectedAt(record: MatchRecord, lines: number): Promise<ExpectedDecision> {
  const board = await boardsOf(record.game)!.web()
  const replayed = replay(record, findGame, lines)
  if (!replayed.ok) throw new Error(`What the page keeps cannot be replayed to line ${lines}: ${replayed.problem}.`)
  const { match } = replayed
  const view = match.viewFor(ME)
  const names = record.names?.map((name, seat) => (seat === ME ? LEADS.en : name)) ?? []
  const { code, facts } = board.prompt(view as never)
  const moves = aimedMoves(board, match.offersFor(ME), view)
  const kinds = kindsOnOffer(board, moves).map(({ id }) => id)
  const lit = [...aiming(kinds.length === 0 ? moves : ofKind(moves, null), []).lit]
  return {
    match,
    isLone: moves.length === 1,
    code,
    sentence: sayFor(board.messages.en, names, 'en')(code, facts),
    lit,
    kinds,
  }
}

/** What of it the table does not show: the sentence of this decision, in the second person, and everything that is lit. */
export async function notShown(page: Page, { sentence, lit, kinds }: ExpectedDecision): Promise<string[]> {
  const shown = await page.evaluate(shownNow)
  return [
    ...(shown.sentence === sentence ? [] : [`the prompt is "${shown.sentence}" instead of "${sentence}"`]),
    ...(SECOND_PERSON.test(shown.sentence) ? [] : [`the prompt speaks to nobody: "${shown.sentence}"`]),
    ...lit.filter(id => !isShown(id, shown.lit)).map(id => `${id} may be pressed and is not lit`),
    ...kinds.filter(id => !shown.kinds.includes(id)).map(id => `the kind ${id} cannot be chosen`),
  ]
}

/** Of amounts, a stepper shows one at a time. */
const isShown = (id: string, lit: readonly string[]): boolean =>
  lit.includes(id) || (id.startsWith(AMOUNT) && lit.some(each => each.startsWith(AMOUNT)))
const AMOUNT = 'amount:'

/** Runs in the page. */
function shownNow() {
  const named = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)]
      .filter(each => each.checkVisibility())
      .map(each => each.getAttribute(attribute) ?? '')
  return {
    sentence: document.querySelector('[data-turn] [role=status]')?.textContent?.trim() ?? '',
    lit: named('[data-place][data-lit]', 'data-place'),
    kinds: named('[data-kinds] [data-kind]', 'data-kind'),
  }
}
