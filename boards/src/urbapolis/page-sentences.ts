import type { Event, View } from '@masterplan/urbapolis/nouns'
import type { Said } from '../board.ts'
import { LETTERS } from '../kit/letters.ts'
import type { SaidAt } from '../kit/web-board.ts'
import * as sentences from './sentences.ts'

/** On a page players go by their names and the letters of their marks. */
export function prompt(view: View): Said {
  const said = sentences.prompt(view)
  if (view.phase === 'boost') return { ...said, facts: { ...said.facts, cost: Number(said.facts.cost) } }
  return said
}

/** Where the match stands: its map and round. */
export const moment = ({ scenario, round }: View): Said => ({
  code: round === 0 ? 'moment.setup' : 'moment.round',
  facts: { map: scenario.name, round },
})

export const heading = (event: Event): Said | undefined =>
  event.kind === 'round' ? { code: 'heading.round', facts: { round: event.round } } : undefined

/** What happens to all at the end or the beginning of a round. */
const NOBODYS: ReadonlySet<Event['kind']> = new Set(['upkeep', 'round', 'over'])

/** What was laid out before the first round is not told: it lies on the desk, and a round says its own order. */
export function said(event: Event): SaidAt | undefined {
  if (event.kind === 'reserved' || event.kind === 'ordered') return undefined
  const sentence = sentenceOf(event)
  return sentence && { ...sentence, places: placesOf(event), ...(NOBODYS.has(event.kind) && { by: null }) }
}

function sentenceOf(event: Event): Said | undefined {
  switch (event.kind) {
    case 'upkeep': {
      const { round, teams, income } = event
      return { code: 'event.upkeep', facts: { round, teams: lettered(teams), income: lettered(income) } }
    }
    default:
      return sentences.said(event)
  }
}

const lettered = (values: readonly number[]): string =>
  values.map((value, seat) => `${LETTERS[seat]} ${value}`).join(', ')

function placesOf(event: Event): readonly string[] {
  if ('plot' in event) return [event.plot]
  if ('border' in event) return [event.border]
  if (event.kind === 'tendered') return [event.tile]
  return []
}
