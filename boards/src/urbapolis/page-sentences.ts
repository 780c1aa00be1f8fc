import type { Facts, Seat } from '@masterplan/kernel'
import type { Event, View } from '@masterplan/urbapolis/nouns'
import type { Said } from '../board.ts'
import { LETTERS } from '../kit/Mark.tsx'
import type { SaidAt } from '../kit/web-board.ts'
import * as sentences from './sentences.ts'

/** On a page players go by their names and the letters of their marks. */
export function prompt(view: View): Said {
  const said = sentences.prompt(view)
  if (view.phase === 'boost') return { ...said, facts: { ...said.facts, cost: Number(said.facts.cost) } }
  return said
}

export function said(event: Event): SaidAt | undefined {
  const sentence = sentenceOf(event)
  return sentence && { ...sentence, places: placesOf(event) }
}

function sentenceOf(event: Event): Said | undefined {
  switch (event.kind) {
    case 'ordered':
      return { code: 'event.ordered', facts: names(event.order) }
    case 'round':
      return { code: 'event.round', facts: { round: event.round, ...names(event.order) } }
    case 'upkeep': {
      const { round, teams, income } = event
      return { code: 'event.upkeep', facts: { round, teams: lettered(teams), income: lettered(income) } }
    }
    default:
      return sentences.said(event)
  }
}

/** Seats become names by the facts that hold them. */
const ORDER = ['seat', 'rival', 'other', 'leader'] as const
function names(order: readonly Seat[]): Facts {
  const facts: Facts = Object.fromEntries(order.map((seat, at) => [ORDER[at] ?? 'leader', seat]))
  return { count: String(order.length), ...facts }
}
const lettered = (values: readonly number[]): string =>
  values.map((value, seat) => `${LETTERS[seat]} ${value}`).join(', ')

function placesOf(event: Event): readonly string[] {
  if ('plot' in event) return [event.plot]
  if ('border' in event) return [event.border]
  return []
}
