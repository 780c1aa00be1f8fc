import { MAIN_STREET } from '@masterplan/bots/testing'
import { CATALOG } from '@masterplan/catalog'
import { type Entry, type GameTypes, type Seat, seeded } from '@masterplan/kernel'
import { expect, test } from 'vitest'
import { type EngineRoom, engineNamed, nothingHidden, playDeal, type Tournament } from '../src/index.ts'

test.each([
  ['fox', { kind: 'movetime', amount: 1000 }],
  ['fox@250ms', { kind: 'movetime', amount: 250 }],
  ['fox@0ms', { kind: 'movetime', amount: 1 }],
  ['fox@500', { kind: 'nodes', amount: 500 }],
])('an engine is named with its time: %s', (name, limit) => {
  expect(engineNamed(name, { fox: './fox' })).toEqual({ name: 'fox', command: './fox', limit })
})

test.each(['foxy', 'fox@', 'fox@1s', '@5', 'toString', 'constructor@5'])('%s is none', name => {
  expect(engineNamed(name, { fox: './fox' })).toBeUndefined()
})

test('an engine hears moves only where everybody knows everything', () => {
  const open = CATALOG.filter(game => nothingHidden(game, game.seats.min, {})).map(({ id }) => id)
  expect(open.sort()).toEqual(['parks-and-towers', 'subdivision'])
  const subdivision = CATALOG.find(({ id }) => id === 'subdivision')!
  expect(nothingHidden(subdivision, 4, { parks: 'placement' })).toBe(true)
  expect(nothingHidden(subdivision, 2, { parks: 'random' })).toBe(false)
  expect(nothingHidden(MAIN_STREET, 2, {})).toBe(false)
})

test('a match in which engines throw the same for ever comes to an end', async () => {
  const tryste = CATALOG.find(({ id }) => id === 'tryste')!
  const plan: Tournament = {
    ...{ game: 'tryste', players: 2, options: {}, bots: ['fox', 'owl'], solo: null, seed: 1, opening: 0 },
    engines: { fox: './fox', owl: './owl' },
  }
  const firstOf = (seat: Seat, view: unknown) =>
    tryste.unfold(<G extends GameTypes>({ game }: Entry<G>) => {
      const state = game.imagine(view as G['View'], seeded(1)) // it is a view of this game
      return game.notation.write(game.moves(state, seat)[0]!)
    })
  const room: EngineRoom = {
    seat: async () => ({
      ok: true,
      choose: async question =>
        question.kind === 'view'
          ? { ok: true, text: firstOf(question.seat, question.view), milliseconds: 1 }
          : { ok: false, why: 'was told too much' },
    }),
    rise() {},
  }
  const { matches } = await playDeal(tryste, plan, { lineUp: 0, deal: 0 }, room)
  expect(matches.map(({ forfeit }) => forfeit?.sentence)).toEqual([
    'fox made 5000 moves, and the match goes on.',
    'owl made 5000 moves, and the match goes on.',
  ])
})

test('an engine that gives no move has lost, and the others share the win', async () => {
  const plan: Tournament = {
    ...{ game: 'tryste', players: 3, options: {}, bots: ['fox', 'greedy'], solo: 'fox', seed: 1, opening: 0 },
    engines: { fox: './fox' },
  }
  const tryste = CATALOG.find(({ id }) => id === 'tryste')!
  const asked: unknown[] = []
  const { matches } = await playDeal(
    tryste,
    plan,
    { lineUp: 0, deal: 0 },
    {
      seat: async ({ name, command, limit }, table) => {
        asked.push([name, command, limit, table.seat, table.told])
        return { ok: true, choose: async () => ({ ok: false, why: 'had enough' }) }
      },
      rise() {},
    },
  )
  expect(asked).toEqual([0, 2, 1].map(seat => ['fox', './fox', { kind: 'movetime', amount: 1000 }, seat, 'view']))
  expect(matches.map(({ ranks, forfeit }) => [ranks, forfeit?.sentence])).toEqual([
    [[3, 1, 1], 'fox had enough.'],
    [[1, 1, 3], 'fox had enough.'],
    [[1, 3, 1], 'fox had enough.'],
  ])
})
