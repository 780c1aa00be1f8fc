import { describe, expect, test } from 'vitest'
import { CATALOG, findGame } from '../src/index.ts'

describe('The catalog', () => {
  test('names every game once, and finds it by its name', () => {
    const ids = CATALOG.map(game => game.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(CATALOG.map(game => game.title)).size).toBe(ids.length)
    for (const game of CATALOG) expect(findGame(game.id)).toBe(game)
    expect(findGame('chess')).toBeUndefined()
  })

  for (const game of CATALOG) {
    const { min, max } = game.seats
    const counts = Array.from({ length: max - min + 1 }, (_, at) => min + at)

    test(`${game.title} has a name fit for files and commands, and one to six seats`, () => {
      expect(game.id).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(game.rulesVersions.every(version => /^\d+\.\d+\.\d+$/.test(version))).toBe(true)
      expect(game.rulesVersions).toEqual(game.rulesVersions.toSorted().toReversed()) // the newest first
      expect(game.rulesVersion).toBe(game.rulesVersions[0])
      expect(min).toBeGreaterThanOrEqual(1)
      expect(max).toBeLessThanOrEqual(6)
      expect(min).toBeLessThanOrEqual(max)
    })

    test.each(counts)(`${game.title} opens with its usual options for %i`, players => {
      const usual = Object.fromEntries(Object.entries(game.options).map(([name, field]) => [name, field.usual]))
      for (const options of [{}, usual]) {
        const opened = game.open(players, options)
        expect(opened).toMatchObject({ ok: true })
        if (opened.ok) expect(opened.match.turn().kind).not.toBe('over')
      }
    })

    test(`${game.title} refuses one player fewer and one more`, () => {
      for (const players of [min - 1, max + 1]) {
        expect(game.open(players, {})).toMatchObject({ ok: false, problem: 'wrong-players' })
      }
    })
  }
})
