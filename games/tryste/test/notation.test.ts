import { plainEntry, playable, readRecord, seeded, verify, writeRecord } from '@masterplan/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { insight, personalities, tryste } from '../src/index.ts'
import { tableOf } from './builder.ts'
import { judgeAll } from './soundness.ts'

const { read, write } = tryste.notation

describe('notation', () => {
  test('what is read is written the same way again, whatever is said', () => {
    const word = fc.constantFrom(
      'offer',
      'counter',
      'play',
      'rob',
      'bid',
      'work',
      'for',
      'nothing',
      '1',
      '2',
      '10-gobs',
      '3-prestige',
      'u:0,0',
      '+d:-1,2',
      'M07',
      'mafia-card',
      'U:0,0',
      'steel',
      'against',
      'commercial',
      '1,2',
      '',
    ) // words of the language
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(word, { maxLength: 8 }).map(words => words.join(' ')),
        ),
        text => {
          const move = read(text)
          if (move !== undefined) expect(write(move)).toBe(text)
        },
      ),
      { numRuns: 3000 },
    )
  })
  test('bargains keep one order and name nothing twice', () => {
    const text = 'offer 3 60-gobs 2-lumber u:0,0 +u:0,0 M07 for 1-prestige mafia-card'
    expect(write(read(text)!)).toBe(text)
    for (const bad of [
      'offer 3 2-lumber 60-gobs for nothing',
      'offer 3 5-gobs 5-gobs for nothing',
      'offer 3 for nothing',
      'offer 3 nothing',
      'offer 3 mafia-card for nothing',
      'offer 3 nothing for M07',
      'offer 7 nothing for 5-gobs',
      'rob 1,7',
      'pass 2',
      'bid for',
      'work u:0,0',
      ' pass',
      'pass ',
    ]) {
      expect(read(bad), bad).toBeUndefined()
    }
  })
})

test('anything that can be read is answered, at any moment, and nothing changes by asking', () => {
  const place = fc.constantFrom('u:0,0', 'd:-1,0', 'u:9,9', 'd:0,-2')
  const number = fc.integer({ min: 0, max: 9999 }).map(String)
  const line = fc.oneof(
    fc.tuple(
      fc.constantFrom(
        'buy',
        'place',
        'scape',
        'blyce',
        'choose',
        'play M03',
        'play A04',
        'mine steel-mill',
        'hut lair',
      ),
      place,
    ),
    fc.tuple(
      fc.constantFrom('open', 'hype', 'sell', 'bid for', 'bid against', 'build', 'work u:-1,0', 'choose', 'play A12'),
      number,
    ),
    fc.tuple(
      fc.constantFrom('variance'),
      fc.tuple(place, fc.constantFrom('residential', 'industrial')).map(both => both.join(' ')),
    ),
    fc.tuple(
      fc.constantFrom('rob', 'show M07', 'play N14', 'order', 'leader'),
      fc.constantFrom('1', '2', '6', '1,2', '2,2'),
    ),
    fc.tuple(
      fc.constantFrom('offer 2', 'offer 6', 'counter'),
      fc.constantFrom('5-gobs for nothing', 'u:9,9 for 1-steel', 'M07 for media-card'),
    ),
  )
  const random = seeded(8)
  const state = tableOf(4)
  for (let move = 0; move < 300 && tryste.turn(state).kind !== 'over'; move++) {
    const turn = tryste.turn(state)
    const by = turn.kind === 'decide' ? turn.seats[0]! : 'luck'
    const before = state.memory.join()
    for (const text of fc.sample(line, { numRuns: 12, seed: move }).map(parts => parts.join(' '))) {
      const asked = read(text)
      if (asked === undefined) continue
      const no = tryste.refuse(state, by, asked)
      if (no) expect([typeof no.code, typeof no.rule]).toEqual(['string', 'string'])
    }
    expect(state.memory.join()).toBe(before)
    tryste.play(state, by, tryste.sample(state, by, random))
  }
})

test('invariants hold after every move of random games in all modes', () => {
  for (const mode of ['typical', 'junior', 'condensed'] as const) {
    for (let seed = 1; seed <= 6; seed++) {
      const random = seeded(seed)
      const state = tryste.start(
        2 + (seed % 5),
        tableOf(2, { mode, board: seed % 2 ? 'six-lands' : 'oasis', yearCap: 60, firstLeader: 'rescomind' }).fixed
          .options,
      )
      for (let turn = tryste.turn(state); turn.kind !== 'over'; turn = tryste.turn(state)) {
        const by = turn.kind === 'luck' ? 'luck' : turn.seats[random.below(turn.seats.length)]!
        tryste.play(state, by, tryste.sample(state, by, random))
        judgeAll(state)
      }
    }
  }
})

test('T-SET-01 the largest board there can be is played like any other', () => {
  const types = ['plains', 'brownfield', 'forest', 'coast', 'desert', 'mountain', 'water']
  const tiers = Array.from({ length: 40 }, (_, at) => ({
    id: `${at % 2 ? 'U' : 'D'}:${(at >> 1) % 5},${Math.floor(at / 10)}`,
    type: types[(3 * at) % 7],
    zone: null,
  }))
  const freeBoard = JSON.stringify({ name: 'Large', tiers })
  const state = tableOf(6, { board: 'free', freeBoard, startZones: 'auto', blyceOffBoardMiddle: true, yearCap: 12 })
  const random = seeded(2)
  for (let turn = tryste.turn(state); turn.kind !== 'over'; turn = tryste.turn(state)) {
    const by = turn.kind === 'luck' ? 'luck' : turn.seats[0]!
    const move = tryste.sample(state, by, random)
    expect(tryste.refuse(state, by, move)).toBeUndefined()
    tryste.play(state, by, move)
    judgeAll(state)
  }
  expect(Math.max(...[...state.owner.keys()].filter(stooj => state.owner[stooj]! > 0))).toBeGreaterThan(127)
})

test('bots: candidates are never empty and always legal, and the evaluation is a chance', () => {
  const state = tableOf(4)
  const random = seeded(3)
  for (let move = 0; move < 400 && tryste.turn(state).kind !== 'over'; move++) {
    const turn = tryste.turn(state)
    const by = turn.kind === 'decide' ? turn.seats[0]! : 'luck'
    if (by !== 'luck') {
      const moves = insight.candidates(state, by)
      expect(moves.length).toBeGreaterThan(0)
      for (const each of moves) {
        expect(tryste.refuse(state, by, each)).toBeUndefined()
        expect(insight.prior(state, by, each)).toBeGreaterThan(0)
      }
      for (const taste of Object.values(personalities)) {
        const chance = taste.evaluate(state, by)
        expect(chance).toBeGreaterThan(0)
        expect(chance).toBeLessThan(1)
      }
    }
    tryste.play(state, by, tryste.sample(state, by, random))
  }
  expect(Object.keys(personalities)).toEqual([
    'landmiser',
    'deserter',
    'starchitect',
    'bob-congel',
    'industry-lord',
    'evil-mastermind',
  ])
})

test('a whole match is a record that proves itself', () => {
  const game = playable({ ...plainEntry(tryste, insight), personalities })
  const opened = game.open(3, {})
  if (!opened.ok) throw new Error(opened.problem)
  const { match } = opened
  const random = seeded(11)
  match.settle(random)
  for (let turn = match.turn(); turn.kind === 'decide'; turn = match.turn()) {
    const seat = turn.seats[0]!
    const moves = match.movesFor(seat)
    match.submit(seat, moves[random.below(moves.length)]!, random)
  }
  const again = readRecord(writeRecord(match, ['Ana', 'Ben', 'Cy']))
  if (!again.ok) throw new Error(again.problem)
  expect(verify(again.record, () => game).ok).toBe(true)
})
