import { type Bot, type Random, type Seat, seeded } from '@masterplan/kernel'
import { expect, test } from 'vitest'
import { BOTS, botNames, findBot, greedyBot, isSearcher, randomBot, STRONGEST } from '../src/index.ts'
import { MAIN_STREET, mainStreet, mainStreetEntry } from './main-street/index.ts'

const USUAL = { homes: 3, shops: 2, parks: 1, wishPoints: 1 }

/** Points of each seat over many matches between two bots who swap seats. */
function points(bots: readonly [Bot, Bot], matches: number): [number, number] {
  const total: [number, number] = [0, 0]
  for (let at = 0; at < matches; at++) {
    const opened = MAIN_STREET.open(2, {})
    if (!opened.ok) throw new Error(opened.problem)
    const { match } = opened
    const random = seeded(at)
    match.settle(random)
    for (let turn = match.turn(); turn.kind === 'decide'; turn = match.turn()) {
      const seat = turn.seats[0]!
      expect(match.submit(seat, match.ask(bots[(seat + at) % 2]!, seat, random), random)).toMatchObject({ ok: true })
    }
    for (const [seat, { total: scored }] of match.scores().entries()) total[(seat + at) % 2]! += scored
  }
  return total
}

/** A street on which seat 0 must build a shop: beside its homes on lots 1 and 3 it is worth most on lot 2. */
function shopBetweenHomes() {
  const state = mainStreet.start(2, USUAL)
  state.wishes.push('park', 'home')
  state.claims[0] = 5
  state.claims[1] = 5
  state.street[0] = { building: 'home', owner: 0 }
  state.street[2] = { building: 'home', owner: 0 }
  state.bag.home -= 2
  state.bag.shop -= 1
  state.permit = 'shop'
  state.lotsLeft = 4
  return state
}

test('random draws every listed move about as often as any other', () => {
  const state = shopBetweenHomes()
  const view = mainStreet.view(state, 0)
  const random = seeded(1)
  const came = new Map<string, number>()
  for (let draw = 0; draw < 4000; draw++) {
    const text = mainStreet.notation.write(randomBot.choose(mainStreetEntry, 0, view, random))
    came.set(text, (came.get(text) ?? 0) + 1)
  }
  expect([...came.keys()].sort()).toEqual(mainStreet.moves(state, 0).map(mainStreet.notation.write))
  for (const times of came.values()) expect(Math.abs(times - 1000)).toBeLessThan(150)
})

test('greedy plays the move that leaves it best off', () => {
  const view = mainStreet.view(shopBetweenHomes(), 0)
  for (let seed = 0; seed < 20; seed++) {
    expect(greedyBot.choose(mainStreetEntry, 0, view, seeded(seed))).toEqual({ kind: 'build', lot: 1 })
  }
})

test('greedy breaks ties at random', () => {
  const state = mainStreet.start(2, USUAL)
  state.wishes.push('park', 'home')
  const view = mainStreet.view(state, 0) // before anything is built all claims are alike
  const chosen = new Set(
    Array.from({ length: 100 }, (_, seed) => greedyBot.choose(mainStreetEntry, 0, view, seeded(seed))),
  )
  expect(chosen.size).toBe(6)
})

test('greedy tries several worlds where something is hidden, and one where nothing is', () => {
  let played = 0
  const counting = {
    ...mainStreetEntry,
    game: {
      ...mainStreet,
      play: (...given: Parameters<typeof mainStreet.play>) => {
        played++
        mainStreet.play(...given)
      },
    },
  }
  const state = shopBetweenHomes()
  greedyBot.choose(counting, 0, mainStreet.view(state, 0), seeded(1)) // the other seat's wish is unknown
  expect(played).toBe(4 * 4)

  played = 0
  const shown = {
    ...mainStreet.view(state, 0),
    wishes: [0, 1].map(seat => ({ seat: seat as Seat, building: state.wishes[seat]! })),
  }
  greedyBot.choose(counting, 0, shown, seeded(1))
  expect(played).toBe(4)
})

test('greedy scores more than random, and a personality changes how it plays', () => {
  const [greedy, random] = points([greedyBot, randomBot], 400)
  expect(greedy).toBeGreaterThan(random * 1.1)
  const found = findBot('greedy:generous', MAIN_STREET.personalities)
  if (!found.ok) throw new Error(found.sentence)
  const [generous, other] = points([found.bot, randomBot], 200)
  expect(generous).toBeLessThan(other)
})

test('the same seed makes the same choices', () => {
  const choices = (bot: Bot, random: Random) =>
    Array.from({ length: 2 }, () => bot.choose(mainStreetEntry, 0, mainStreet.view(shopBetweenHomes(), 0), random))
  for (const bot of BOTS) expect(choices(bot, seeded(9))).toEqual(choices(bot, seeded(9)))
})

test('bots are found by name; a name that is not known is answered with those that are', () => {
  const levels = ['newcomer', 'level-1', 'level-2', 'level-3', 'level-4', 'level-5', 'master']
  const all = [
    ...levels,
    'random',
    'greedy',
    'flat-search',
    'plain-uct',
    'alpha-beta',
    'tree-search',
    'core-alpha-beta',
    'core-tree',
  ]
  const tempered = [...levels, 'greedy', 'alpha-beta', 'tree-search'].map(name => `${name}:generous`)
  expect(botNames(['generous'])).toEqual([...all, ...tempered])
  expect(BOTS).toContain(STRONGEST)
  for (const bot of BOTS) expect(findBot(bot.name, [])).toEqual({ ok: true, bot })
  for (const name of [
    '',
    'deep-blue',
    'level-0',
    'level-6',
    'level-',
    'level-1:mean',
    'greedy:',
    'greedy:mean',
    'random:generous',
    'greedy:generous:',
    'greedy@5',
    'tree-search@',
    'tree-search@-1',
    'tree-search@many',
    '@5',
    'tree-search@5:generous',
    'plain-uct:generous@5',
  ]) {
    expect(findBot(name, ['generous'])).toEqual({
      ok: false,
      sentence: `There is no bot "${name}"; the bots are: ${all.join(', ')}, with a personality (generous) as in level-3:generous, with a number of iterations as in level-5@500.`,
    })
  }
})

test('a name may say how many iterations a search has for a move, and in which mood', () => {
  for (const [name, iterations] of [
    ['tree-search@50', 50],
    ['plain-uct@0', 0],
    ['flat-search@7', 7],
    ['alpha-beta@100000', 100_000],
    ['tree-search:generous@60', 60],
  ] as const) {
    const found = findBot(name, ['generous'])
    if (!found.ok) throw new Error(found.sentence)
    if (!isSearcher(found.bot)) throw new Error(`${name} does not search`)
    expect(found.bot).toMatchObject({ name, usual: { iterations } })
  }
  // Few iterations: the more it calculates, the less a mood can do.
  const moody = findBot('tree-search:generous@8', ['generous'])
  const plain = findBot('tree-search@8', [])
  if (!moody.ok || !plain.ok) throw new Error('these are names of bots')
  const [generous, other] = points([moody.bot, plain.bot], 60)
  expect(generous).toBeLessThan(other)
})
