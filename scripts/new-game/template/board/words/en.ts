import type { Line, Options, Refusal } from '@masterplan/template-town/nouns'
import type { Catalogue } from '../../board.ts'

/** All that is said of Template Town in English. */
export const en = {
  'prompt.wish': 'Luck deals the wishes.',
  'prompt.build': '{seat}, build: press a lit lot, then choose the floors.',
  'prompt.won': '{seat} wins, {totals}.',
  'prompt.shared': '{count} share the win, {totals}.',

  'event.wished': 'You wish for lot {lot}.',
  'event.built': '{seat} builds {floors, plural, one {# floor} other {# floors}} on lot {lot}.',
  'event.won': 'Every lot has a house. {seat} wins, {totals}.',
  'event.shared': 'Every lot has a house. {count} share the win, {totals}.',

  'refusal.wishes-come-first': 'The wishes are dealt first.',
  'refusal.wishes-are-dealt': 'The wishes are dealt; now houses are built.',
  'refusal.wished-already': 'Somebody wishes for lot {lot} already.',
  'refusal.no-such-lot': 'There is no lot {lot} in this street.',
  'refusal.taken': 'Lot {lot} has a house already.',

  'option.houses': 'How many houses each seat builds.',
  'option.bonus': 'What a house on the wished lot scores more.',

  'line.floors': 'floors',
  'line.shade': 'shade',
  'line.wish': 'wish',

  'place.empty': 'lot {lot}, empty',
  'place.house': 'lot {lot}, {floors, plural, one {# floor} other {# floors}} of {owner}',

  'move.wish': 'Wish',
  'move.build': '{floors, plural, one {One floor} other {Two floors}}',

  'holding.wish': 'wishes for lot',

  'reason.wish': 'Lot {lot} is the one you wished for: {points, plural, one {# point} other {# points}} more.',
  'reason.scores': 'Scores {points, plural, one {# point} other {# points}} at once.',
  'reason.shades': 'Puts a house of {seat} in the shade.',
  'reason.low': 'One floor on lot {lot} never loses its light.',
} as const satisfies Catalogue<Refusal, Options, Line>

const seat = '{seat, select, 0 {A} 1 {B} 2 {C} 3 {D} other {{seat}}}'

/** What is said at the terminal alone, or there instead of the page's sentence of the same code. */
export const terminal = {
  'terminal.you': 'you',
  'terminal.wished': 'wishes for lot',

  'terminal.prompt.build': `${seat} builds: lot and floors, such as “build 3 2”.`,
  'terminal.prompt.won': `${seat} wins, {totals}.`,
  'terminal.event.built': `${seat} builds {floors, plural, one {# floor} other {# floors}} on lot {lot}.`,
  'terminal.event.won': `Every lot has a house. ${seat} wins, {totals}.`,
} as const
