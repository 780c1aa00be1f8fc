import type { Facts, MatchRecord } from '@masterplan/kernel'
import type { ComponentType } from 'react'
import type { Language } from './web-board.ts'

/** The rules of a game for somebody who has read nothing: four cards with a scene each, and the key to its signs. */
export interface RulesPage {
  readonly cards: Readonly<Record<RulesCardName, RulesCard>>
  readonly signs: readonly RulesSign[]
}
export const RULES_CARDS = ['goal', 'turn', 'scoring', 'end'] as const
export type RulesCardName = (typeof RULES_CARDS)[number]

/**
 * `**words**` are strong and `@A` is the mark of a seat. Every number is a fact, in braces: a test of each game works the
 * facts out of its rules, so that what is said is what the game does.
 */
export type RulesText = Readonly<Record<Language, string>>

export interface RulesCard {
  readonly title: RulesText
  readonly scene: RulesScene
  readonly says: readonly RulesText[]
  readonly facts: Facts
}

export interface RulesSign {
  readonly picture: RulesScene | ComponentType // what is not on the board is drawn around the origin, 100 across
  readonly says: RulesText
  readonly facts: Facts
}

/** A real position of a match, cut out around a few of its places. */
export interface RulesScene {
  readonly record: MatchRecord
  readonly line: number // how many lines of the log have been played
  readonly shows: readonly string[] // the places that the picture is cut out around
  readonly around: readonly [aside: number, above: number] // how much is seen beyond their centres, in the picture's units
  readonly lit?: readonly string[] // where something may be done; nowhere unless told
  readonly marked?: readonly string[] // what the card speaks of; nothing unless told
}

/** A match of two that was played for a page of rules; its lines have `; ` between them. */
export function exampleOf(game: string, rules: string, options: MatchRecord['options'], lines: string): MatchRecord {
  return {
    format: 'masterplan-match/1',
    game,
    rules,
    players: 2,
    options,
    names: ['A', 'B'],
    log: lines.split('; '),
    result: null,
  }
}
