import { seeded } from '@masterplan/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brickByBrick, type Move, SPACES, spaceName } from '../src/index.ts'
import { KEEP, TABLES } from '../src/moves.ts'
import { scene, USUAL } from './builder.ts'

const { write, read } = brickByBrick.notation
const ALL: readonly Move[] = TABLES.flatMap(({ moves }) => moves)

describe('Notation', () => {
  test('every move has its own line and is read back as the very same move', () => {
    const texts = ALL.map(write)
    expect(new Set(texts).size).toBe(ALL.length)
    for (const [at, text] of texts.entries()) expect(read(text)).toBe(ALL[at])
    expect([ALL.length, KEEP.moves.length]).toEqual([3088, 276])
  })
  test('looks like this', () => {
    const lines = [
      'tile 4',
      'rotate 2',
      'starter 1',
      'reveal P07',
      'deal S12',
      'keep S03 S17',
      'build 4.NE',
      'build 4.C L',
      'abandon 6.SW',
      'pass',
      'move +1',
      'move -1',
      'roof 2.C 5.SW',
      'invade 2.SE',
      'claim P01',
      'decline',
      'next 3',
    ]
    for (const line of lines) expect(write(read(line)!)).toBe(line)
  })
  test('spaces are named by region number and position', () => {
    const readSpace = (name: string) => read(`abandon ${name}`)
    for (let space = 0; space < SPACES; space++) {
      expect(readSpace(spaceName(space))).toEqual({ kind: 'abandon', space })
    }
    expect([spaceName(0), spaceName(23), spaceName(48)]).toEqual(['1.C', '4.NE', '7.W'])
    expect(['0.C', '8.C', '4.N', '4.', 'NE', '4.ne', '4.NEE'].map(readSpace)).toEqual(
      Array.from({ length: 7 }, () => undefined),
    )
  })
  test('nothing else is read, and nothing throws', () => {
    const almost = [
      '',
      ' ',
      'build',
      'build 4.C X',
      'build 4.C L ',
      'build  4.C',
      'tile 0',
      'tile 8',
      'rotate 6',
      'starter 0',
      'next 7',
      'claim P00',
      'claim P33',
      'claim P1',
      'claim S01',
      'deal S25',
      'keep S03',
      'keep S03 S03',
      'keep S05 S03',
      'move 1',
      'move +2',
      'roof 2.C',
      'pass now',
      'decline P01',
      'abandon 6.SW 1',
      'constructor',
      '__proto__ 1',
      'toString',
    ]
    for (const text of almost) expect([text, read(text)]).toEqual([text, undefined])
    fc.assert(fc.property(fc.string(), text => read(text) === undefined || write(read(text)!) === text))
    const words = fc.constantFrom(
      'build',
      'roof',
      'keep',
      'claim',
      '4.C',
      '2.NE',
      'S01',
      'S24',
      'P32',
      'L',
      '+1',
      '7',
      '',
    )
    const sentence = fc.array(words, { maxLength: 4 }).map(parts => parts.join(' '))
    fc.assert(fc.property(sentence, text => read(text) === undefined || write(read(text)!) === text))
  })
})

describe('Refusals', () => {
  test('any move at any time is answered, never thrown at', () => {
    const scenes = [
      scene('', { actions: 1 }),
      scene('4.W A:2, 4.E B:1^', { hoist: 4, display: 'P01 P19' }),
      scene('3.E A:1', { hoist: 4, display: 'P01' }).do('build 4.W'),
    ]
    const strange = [-1, 49, 50, 1.5, Number.NaN, 1e9]
    const moves: Move[] = [
      ...ALL,
      ...strange.flatMap((n): Move[] => [
        { kind: 'construct', space: n, land: null },
        { kind: 'abandon', space: n },
        { kind: 'invade', space: n },
        { kind: 'roof', from: n, to: n },
        { kind: 'claim', project: n },
        { kind: 'keep', missions: [n, n] },
      ]),
    ]
    for (const { state, moves: listed } of scenes) {
      const legal = new Set(listed())
      const allowed = moves.filter(move => brickByBrick.refuse(state, 0, move) === undefined).map(write)
      expect(new Set(allowed)).toEqual(legal)
    }
  })
  test('what is listed is what is let through, for every move there is, in hundreds of positions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 2, max: 5 }), (seed, players) => {
        const state = played(seed, players)
        const turn = brickByBrick.turn(state)
        if (turn.kind !== 'decide') return
        const [seat] = turn.seats
        const allowed = ALL.filter(move => brickByBrick.refuse(state, seat!, move) === undefined).map(write)
        expect(brickByBrick.moves(state, seat!).map(write).toSorted()).toEqual(allowed.toSorted())
      }),
      { numRuns: 300 },
    )
  })
})

function played(seed: number, players: number) {
  const random = seeded(seed)
  const state = brickByBrick.start(players, {
    ...USUAL,
    fallback: seed % 2 ? 'strict' : 'lenient',
    roofTarget: seed % 3 ? 'own' : 'any',
  })
  for (let left = random.below(180); left > 0; left--) {
    const turn = brickByBrick.turn(state)
    if (turn.kind === 'over') break
    const by = turn.kind === 'luck' ? 'luck' : turn.seats[0]!
    brickByBrick.play(state, by, brickByBrick.sample(state, by, random))
  }
  return state
}
