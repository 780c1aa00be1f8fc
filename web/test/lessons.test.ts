import { BOARDS, boardsOf } from '@masterplan/boards/games'
import { type FoldedWebBoard, LANGUAGES } from '@masterplan/boards/web'
import { CATALOG, findGame } from '@masterplan/catalog'
import { replay } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'

test('every game of the catalog has its boards, in the same order', () => {
  expect(BOARDS.map(({ about }) => about.id)).toEqual(CATALOG.map(({ id }) => id))
})

describe.each(BOARDS.map(({ about }) => about.id))('the lesson of %s', id => {
  test('is a match by the rules, and points at places that there are', async () => {
    const { record, steps } = await boardsOf(id)!.lesson()
    const board: FoldedWebBoard = await boardsOf(id)!.web()
    expect(record.game).toBe(id)
    expect(steps.length).toBeGreaterThan(4)
    for (const { line, places } of steps) {
      const replayed = replay(record, findGame, line)
      if (!replayed.ok) throw new Error(replayed.problem)
      const there = board.places(replayed.match.viewFor('audience') as never, code => code).map(place => place.id)
      expect(there).toEqual(expect.arrayContaining([...places]))
    }
  })

  test('goes forward, and says something in every language', async () => {
    const { record, steps } = await boardsOf(id)!.lesson()
    const lines = steps.map(({ line }) => line)
    expect(lines).toEqual(lines.toSorted((one, other) => one - other))
    expect(lines.at(-1)).toBe(record.log.length)
    for (const { says } of steps) {
      for (const language of LANGUAGES) expect(says[language].length).toBeGreaterThan(40)
      expect(says.fr).not.toBe(says.en)
    }
  })
})
