import type { Options } from '@masterplan/tryste/nouns'
import type { Messages } from '../../board.ts'

/** What things are called in one language, by the facts that name them. */
export interface Names {
  readonly way: Readonly<Record<'north' | 'northeast' | 'northwest' | 'south' | 'southeast' | 'southwest', string>>
  readonly plot: Readonly<Record<'middle' | 'top' | 'bottom' | 'left' | 'right', string>>
  readonly zone: Readonly<Record<'residential' | 'commercial' | 'industrial', string>>
  readonly land: Readonly<
    Record<'plains' | 'brownfield' | 'forest' | 'coast' | 'desert' | 'mountain' | 'water', string>
  >
  readonly role: Readonly<Record<string, string>>
  readonly resource: Readonly<Record<'lumber' | 'concrete' | 'glass' | 'steel', string>>
  readonly special: Readonly<Record<string, string>>
  readonly deck: Readonly<Record<'architect' | 'contractor' | 'mafia' | 'media', string>>
  readonly construct: Readonly<Record<string, string>> // residential1 to industrial4
  readonly thing: Readonly<Record<string, string>> // of a purse
  readonly why: Readonly<Record<string, string>> // why a purse changed
  readonly lost: Readonly<Record<'level' | 'construct' | 'special' | 'tile' | 'token', string>>
}

/** A choice among names in a message: `{zone, select, residential {…} … other {…}}`. */
export const choice = (fact: string, names: Readonly<Record<string, string>>): string =>
  `{${fact}, select, ${Object.entries(names)
    .map(([name, word]) => `${name} {${word}}`)
    .join(' ')} other {{${fact}}}}`

/** A seat by its letter, unless the fact already is a name. */
export const who = (fact: string): string => `{${fact}, select, 0 {A} 1 {B} 2 {C} 3 {D} 4 {E} 5 {F} other {{${fact}}}}`

/** Cards by what is printed on them, "Title: what it does", or by their titles alone. */
const titleOf = (text: string): string => text.replace(/ ?: .*/, '')
function cardNames(cards: Messages, name: (text: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(cards).map(([code, text]) => [code.replace('card.', ''), name(text)]))
}
export const cardText = (cards: Messages, fact = 'card'): string =>
  choice(
    fact,
    cardNames(cards, text => text),
  )
export const cardTitle = (cards: Messages, fact = 'card'): string => choice(fact, cardNames(cards, titleOf))
export const whyOf = (names: Names, cards: Messages): string =>
  choice('why', { ...names.role, ...names.why, ...cardNames(cards, titleOf) })

/** Names as messages of their own: "zone.residential", "role.zoning_board", "title.A01". */
export function nameMessages(names: Names, cards: Messages): Record<string, string> {
  const { zone, land, role, special, deck, resource, construct } = names
  const groups = Object.entries({
    zone,
    land,
    role,
    special,
    deck,
    resource,
    construct,
    title: cardNames(cards, titleOf),
  })
  return Object.fromEntries(
    groups.flatMap(([group, all]) => Object.entries(all).map(([name, word]) => [`${group}.${name}`, word])),
  )
}

/** Values of the options that are chosen from a list, in words. */
type Listed = 'mode' | 'board' | 'startZones' | 'firstLeader' | 'negAdjacency' | 'constructPP' | 'contractorMode'
type More = 'discountOrder' | 'scapeCounts'
export type Choices = { readonly [Name in Listed | More]: Readonly<Record<Options[Name], string>> }

export const choiceMessages = (choices: Choices): Record<string, string> =>
  Object.fromEntries(
    Object.entries(choices).flatMap(([name, words]) =>
      Object.entries(words).map(([choice, word]) => [`choice.${name}.${choice}`, word]),
    ),
  )
