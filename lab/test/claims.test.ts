import { CATALOG } from '@masterplan/catalog'
import { expect, test } from 'vitest'
import { type Claim, claimsFor, findTimedBot, judgementOf } from '../src/index.ts'

const CLAIM: Claim = {
  id: 'x',
  hero: 'a',
  rival: 'b',
  equalTime: false,
  players: 2,
  target: 0.65,
  floor: 0.5,
  matches: 200,
  bar: true,
}
const WON = 120 // both matches of a deal
const LOST = 0

test('Every game claims every level, Master, greedy and the simplest searches, for two and for four', () => {
  for (const game of CATALOG) {
    const claims = claimsFor(game)
    expect(new Set(claims.map(({ id }) => id)).size).toBe(claims.length)
    const without = claims.filter(({ hero, rival }) => !`${hero} ${rival}`.includes('sparring'))
    expect(without.filter(({ players }) => players === 2)).toHaveLength(9)
    expect(without.filter(({ players }) => players === 4)).toHaveLength(game.seats.max >= 4 ? 7 : 0)
    for (const { target, floor, players } of claims) {
      expect(floor).toBeLessThan(target)
      expect(floor).toBeGreaterThanOrEqual(1 / players)
    }
  }
})

test('What is found for three, five and six is told: every level, Master, and level 5 against each sparring partner', () => {
  for (const game of CATALOG) {
    const told = claimsFor(game).filter(({ bar }) => !bar)
    const tables = [3, 5, 6].filter(players => players >= game.seats.min && players <= game.seats.max)
    expect([...new Set(told.map(({ players }) => players))]).toEqual(tables)
    expect(claimsFor(game).filter(({ bar, players }) => bar && tables.includes(players))).toEqual([])
    for (const players of tables) {
      const own = told.filter(each => each.players === players)
      expect(own.map(({ hero, rival }) => `${hero} ${rival}`)).toEqual([
        'level-1 newcomer',
        ...[2, 3, 4, 5].map(level => `level-${level} level-${level - 1}`),
        'master level-5',
        'level-5 sparring-mcts',
        'level-5 sparring-is-mcts',
      ])
      for (const { hero, matches } of own) expect(matches).toBe(hero === 'master' ? 20 : 60)
    }
  }
})

test('What is told is open until all its matches are played, and never met nor missed', () => {
  const told = { ...CLAIM, bar: false, matches: 60 }
  expect(judgementOf(told, Array(29).fill(WON))).toMatchObject({ verdict: 'open', games: 58 })
  expect(judgementOf(told, Array(30).fill(WON))).toMatchObject({ verdict: 'told', games: 60 })
  expect(judgementOf(told, Array(30).fill(LOST))).toMatchObject({ verdict: 'told', games: 60 })
})

test('A claim says how many matches settle it: Master’s are fewer', () => {
  const often = Array.from({ length: 30 }, (_, at) => (at % 5 < 3 ? WON : LOST)) // 60 %
  const master = { ...CLAIM, target: 0.58, floor: 0.51 }
  expect(judgementOf({ ...master, matches: 60 }, often)).toMatchObject({ verdict: 'met', early: false })
  expect(judgementOf(master, often)).toMatchObject({ verdict: 'open' })
})

test('Every game claims level 5 against each sparring partner, and each partner against plain UCT', () => {
  for (const game of CATALOG) {
    const partners = game.id === 'subdivision' || game.id === 'parks-and-towers' ? 3 : 2
    const claims = claimsFor(game)
    const ofLevel5 = claims.filter(({ hero, rival }) => hero === 'level-5' && rival.startsWith('sparring-'))
    const ofPartners = claims.filter(({ hero }) => hero.startsWith('sparring-'))
    expect(ofLevel5.every(({ equalTime }) => equalTime)).toBe(true)
    expect(ofLevel5.filter(({ players }) => players === 2).map(({ target }) => target)).toEqual(
      Array(partners).fill(partners === 3 ? 0.75 : 0.9),
    )
    expect(ofLevel5.filter(({ players }) => players === 4).map(({ target }) => target)).toEqual(
      game.seats.max >= 4 ? [0.45, 0.45] : [],
    )
    expect(ofPartners.map(({ target, players }) => [target, players])).toEqual(Array(partners).fill([0.7, 2]))
    for (const { hero, rival } of claims) {
      for (const name of [hero, rival]) expect(findTimedBot(name, game)).toMatchObject({ ok: true })
    }
  }
})

test('A claim is open until the test is sure, or 200 matches are played', () => {
  expect(judgementOf(CLAIM, [])).toMatchObject({ verdict: 'open', games: 0 })
  expect(judgementOf(CLAIM, Array(5).fill(WON))).toMatchObject({ verdict: 'open', games: 10 })
  expect(judgementOf(CLAIM, Array(30).fill(WON))).toMatchObject({ verdict: 'met', early: true })
  expect(judgementOf(CLAIM, Array(30).fill(LOST))).toMatchObject({ verdict: 'missed', early: true })
  const twoInThree = Array.from({ length: 100 }, (_, at) => (at % 3 === 0 ? LOST : WON))
  expect(judgementOf(CLAIM, twoInThree)).toMatchObject({ verdict: 'met', games: 200, early: false })
  expect(judgementOf({ ...CLAIM, target: 0.7 }, twoInThree)).toMatchObject({ verdict: 'missed', early: false })
})

test('A step of levels is too much where the whole interval lies above what is wanted', () => {
  const step = { ...CLAIM, most: 0.95 }
  expect(judgementOf(step, Array(27).fill(WON))).toMatchObject({ verdict: 'met', early: true }) // 27 of 27 deals can be 88 %
  expect(judgementOf(step, Array(100).fill(WON))).toMatchObject({ verdict: 'missed' })
  for (const game of CATALOG) {
    const steps = claimsFor(game).filter(
      ({ hero, rival, players }) => players === 2 && /newcomer|level/.test(rival) && hero !== 'master',
    )
    expect(steps.map(({ most }) => most)).toEqual(Array(5).fill(0.95))
  }
})

test('A test that accepts below the target does not end a claim: all matches are played', () => {
  const often = Array.from({ length: 90 }, (_, at) => (at % 5 < 3 ? WON : LOST)) // 60 %
  expect(judgementOf(CLAIM, often)).toMatchObject({ verdict: 'open', games: 180 })
  expect(judgementOf(CLAIM, [...often, ...Array(10).fill(WON)])).toMatchObject({ verdict: 'missed', games: 200 })
  expect(judgementOf({ ...CLAIM, target: 0.6, floor: 0.4 }, often)).toMatchObject({ verdict: 'met', early: true })
})
