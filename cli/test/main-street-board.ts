import { type FoldedBoard, folded } from '@masterplan/boards'
import type { Event, View } from '@masterplan/bots/testing'

/** A board for the tests: one line of text for the street, one for the secrets. */
export const MAIN_STREET_BOARD: FoldedBoard = folded<View, Event>({
  draw: (view, ink) => [
    view.street
      .map((plot, lot) => (plot ? ink.seat(plot.owner, `${plot.building}/${plot.owner + 1}`) : `[${lot + 1}]`))
      .join(' '),
    `Wishes: ${view.wishes.map(({ seat, building }) => `${seat + 1} ${building}`).join(', ') || 'unknown'}`,
  ],
  prompt: view => ({ code: `prompt.${view.phase}`, facts: { player: view.seat + 1, permit: view.permit ?? 'none' } }),
  said(event) {
    switch (event.kind) {
      case 'wish':
        return { code: 'event.wish', facts: { building: event.building } }
      case 'claimed':
        return { code: 'event.claimed', facts: { player: event.seat + 1 } }
      case 'built':
        return { code: 'event.built', facts: { player: event.seat + 1, building: event.building, lot: event.lot + 1 } }
      default:
        return undefined
    }
  },
  examples: ['claim 3', 'build 4'],
  typed: line => line.replace(/^lot (\d)$/, 'claim $1'),
  messages: {
    'prompt.claim': 'Claim a lot.',
    'prompt.build': 'Player {player} builds a {permit}.',
    'prompt.over': 'The street is full.',
    'event.wish': 'Your secret wish is {building}.',
    'event.claimed': 'Player {player} has claimed a lot.',
    'event.built': 'Player {player} built a {building} on lot {lot}.',
    'refusal.not-now': 'That is not what is awaited.',
    'refusal.no-such-lot': 'There is no such lot.',
    'refusal.lot-taken': 'That lot is taken by a {building}.',
    'option.homes': 'How many homes are in the bag.',
    'line.neighbours': 'Neighbours',
    'line.wish': 'Wish',
    'line.claim': 'Claim',
  },
})
