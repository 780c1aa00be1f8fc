import { seeded } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { PICK } from '../../src/data/steps.ts'
import { insight, type State, tryste } from '../../src/index.ts'
import { build, construct, hold, own, quietTable, refusal, say, tile } from '../builder.ts'

/** What a bot in the first seat thinks about: a world that fits its view. */
const imagined = (state: State): State => tryste.imagine(tryste.view(state, 0), seeded(1))

describe('what is offered', () => {
  test('T-TRD-04 whatever is named is something, also as much of one thing as of another', () => {
    const state = quietTable(3)
    state.prestige.fill(5)
    state.hype.set([5, 5])
    state.hypeYear.set([1, 1])
    state.tokens[0] = 5
    const things = ['5-gobs', '5-prestige', '5-hype', '5-tokens']
    for (const [at, one] of things.entries()) {
      for (const other of ['', ...things.slice(at + 1)]) {
        const goods = `${one} ${other}`.trim()
        expect(refusal(state, `1 offer 2 ${goods} for nothing`), goods).toBeUndefined()
      }
    }
  })
  test('T-TRD-01 G-02 who is not there and land that is not there are named, with the rule', () => {
    const state = quietTable(3)
    expect(refusal(state, '1 offer 4 5-gobs for nothing')).toMatchObject({ rule: 'T-TRD-01', facts: { seat: 4 } })
    expect(refusal(state, '1 offer 2 u:9,9 for nothing')).toMatchObject({ rule: 'G-02', facts: { stooj: 'u:9,9' } })
  })
  test('T-TRD-05 land and constructs that are another’s are named, with who would give them', () => {
    const state = quietTable(3)
    build(state, 2, 'u:0,-1', 'R', 1)
    for (const what of ['u:0,-1', '+u:0,-1']) {
      expect(refusal(state, `1 offer 2 ${what} for nothing`)).toEqual({
        code: 'not-yours',
        rule: 'T-TRD-05',
        facts: { what: 'u:0,-1', seat: 1 },
      })
      expect(refusal(state, `1 offer 2 nothing for ${what}`)).toEqual({
        code: 'they-lack',
        rule: 'T-TRD-05',
        facts: { what: 'u:0,-1', seat: 2 },
      })
    }
  })
  test('T-TRD-04 bots do not offer again what was just rejected or withdrawn, but at a later decision they may', () => {
    const state = quietTable(3)
    tile(state, 0, 'u:0,-1', 'R')
    construct(state, 1, 'u:0,-1', 1)
    const offers = () =>
      insight
        .candidates(imagined(state), 0)
        .filter(({ kind }) => kind === 'offer')
        .map(tryste.notation.write)
    const [first] = offers()
    expect(first).toMatch(/^offer 2 \d+-gobs for \+u:0,-1$/)
    for (const answer of ['2 reject', '1 withdraw']) {
      const before = tryste.copy(state)
      say(state, `1 ${first}`, answer)
      expect(offers()).toEqual([])
      tryste.copy(before, state)
    }
    say(state, `1 ${first}`, '2 reject', '1 pick developer')
    state.step = PICK
    expect(offers()).toContain(first)
  })
  test('T-TRD-02 bots think of offers of every kind of thing, from both sides', () => {
    const state = quietTable(3)
    for (const seat of [0, 1, 2]) {
      state.prestige[seat] = 20
      state.hype[seat] = 20
      state.hypeYear[seat] = 1
      state.resources.set([2, 2, 2, 2], 4 * seat)
      state.tiles.set([1, 1, 1], 3 * seat)
    }
    build(state, 0, 'u:0,-1', 'R', 1)
    build(state, 1, 'u:0,-2', 'R', 1)
    build(state, 2, 'u:1,-2', 'R', 1)
    const random = seeded(2)
    const sides: { readonly give: Set<string>; readonly want: Set<string> } = { give: new Set(), want: new Set() }
    for (let draw = 0; draw < 400; draw++) {
      const move = tryste.openEnded(state, 0, random)
      if (move?.kind !== 'offer') continue
      expect(tryste.refuse(state, 0, move)).toBeUndefined()
      for (const side of ['give', 'want'] as const) {
        for (const [kind, amount] of Object.entries(move.bargain[side])) {
          const isSome = typeof amount === 'number' ? amount > 0 : amount.some(each => each !== 0)
          if (isSome) sides[side].add(kind)
        }
      }
    }
    const all = ['constructs', 'gobs', 'hype', 'prestige', 'resources', 'stoojes', 'tiles', 'tokens']
    expect([[...sides.give].sort(), [...sides.want].sort()]).toEqual([all, all])
  })
  test('T-TRD-04 nothing of an offer is left in the next one', () => {
    const state = quietTable(3)
    hold(state, 0, 'M09')
    hold(state, 1, 'C15')
    build(state, 0, 'u:0,-1', 'R', 1)
    own(state, 1, 'd:0,-2')
    state.resources[1] = 2
    state.hype.set([1, 1])
    state.hypeYear.set([1, 1])
    const all = '1 offer 2 5-gobs 1-hype 1-tokens 1-concrete 1-residential-tile u:0,-1 +u:0,-1 M09'
    say(state, `${all} for 1-prestige d:0,-2 contractor-card`, '2 reject', '1 offer 2 10-gobs for nothing')
    const nothing = { gobs: 0, prestige: 0, hype: 0, tokens: 0, resources: [0, 0, 0, 0], tiles: [0, 0, 0] }
    expect(tryste.view(state, 'audience').offer).toMatchObject({
      give: { ...nothing, gobs: 10, stoojes: [], constructs: [] },
      want: { ...nothing, stoojes: [], constructs: [] },
      cards: [],
      deck: null,
    })
  })
  test('T-TRD-02 T-TRD-04 each thing once, each kind by itself, and three cards at most', () => {
    const state = quietTable(3)
    build(state, 0, 'u:0,-1', 'R', 1)
    for (const goods of ['u:0,-1 u:0,-1', '+u:0,-1 +u:0,-1']) {
      expect(refusal(state, `1 offer 2 ${goods} for nothing`), goods).toMatchObject({
        code: 'not-tradable',
        rule: 'T-TRD-04',
      })
    }
    state.resources.set([1, 2, 3, 4])
    state.tiles.set([1, 2, 3])
    const kinds = ['lumber', 'concrete', 'glass', 'steel'].map((kind, at) => [kind, at + 1] as const)
    const tiles = ['residential', 'commercial', 'industrial'].map((kind, at) => [`${kind}-tile`, at + 1] as const)
    for (const [kind, count] of [...kinds, ...tiles]) {
      expect(refusal(state, `1 offer 2 ${count}-${kind} for nothing`), kind).toBeUndefined()
      expect(refusal(state, `1 offer 2 ${count + 1}-${kind} for nothing`), kind).toMatchObject({ code: 'not-yours' })
    }
    hold(state, 0, 'M09', 'M09')
    expect(refusal(state, '1 offer 2 M09 M09 for nothing')).toBeUndefined()
    expect(refusal(state, '1 offer 2 M09 M09 M09 for nothing')).toMatchObject({ code: 'not-in-hand' })
    hold(state, 0, 'C15', 'A09', 'N06')
    expect(refusal(state, '1 offer 2 M09 C15 A09 for nothing')).toBeUndefined()
    expect(refusal(state, '1 offer 2 M09 C15 A09 N06 for nothing')).toMatchObject({ code: 'not-tradable' })
  })
})
