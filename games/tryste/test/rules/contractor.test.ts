import { describe, expect, test } from 'vitest'
import { type Options, type State, tryste } from '../../src/index.ts'
import { at, build, construct, finishYear, listed, purse, quietTable, refusal, say, tile } from '../builder.ts'

/** Seat 1 holds the Contractor and has taken a Lumber; the table is laid by `lay` before. */
function working(lay: (state: State) => void, chosen: Partial<Options> = {}): State {
  const state = quietTable(4, chosen)
  lay(state)
  say(state, '1 pick contractor', '1 take lumber')
  state.resources[0]!--
  return state
}
const works = (state: State) => listed(state).filter(move => move.startsWith('work'))

describe('Contractor', () => {
  test('T-CON-01 T-MAF-01 the cardholder draws, takes a resource of any kind, then builds', () => {
    const state = quietTable(4)
    say(state, '1 pick contractor')
    expect(listed(state)).toEqual(['take lumber', 'take concrete', 'take glass', 'take steel'])
    say(state, '1 take glass')
    expect(purse(state, 0).resources).toEqual([0, 0, 1, 0])
    expect(listed(state)).toEqual(['done'])
    const mafia = quietTable(4)
    say(mafia, '1 pick mafia', '1 done')
    expect(mafia.seat).toBe(1) // nobody else acts
  })
  test('T-CON-02 one stooj a phase: a new construct on a bare tile, or an own one improved', () => {
    const state = working(table => {
      tile(table, 0, 'u:-1,0', 'R')
      build(table, 0, 'u:-2,0', 'R', 1)
      build(table, 1, 'u:-2,1', 'R', 1)
    })
    expect(refusal(state, '1 work u:-2,1 2')).toMatchObject({ code: 'not-yours', rule: 'T-CON-18' })
    expect(refusal(state, '1 work d:-2,0 1')).toMatchObject({ code: 'no-bare-tile' })
    expect(refusal(state, '1 work u:9,9 1')).toMatchObject({ code: 'no-such-stooj' })
    say(state, '1 work u:-2,0 2', '1 build 0')
    expect(works(state)).toEqual([])
    expect(refusal(state, '1 work u:-1,0 1')).toMatchObject({ code: 'no-more-works', rule: 'T-CON-02' })
    expect(refusal(state, '1 work u:-2,0 3')).toMatchObject({ code: 'worked-on' })
  })
  test('T-CON-02 with the option, one new construct and any improvements (R-16)', () => {
    const state = working(
      table => {
        tile(table, 0, 'u:-1,0', 'R')
        tile(table, 0, 'd:-2,0', 'R')
        build(table, 0, 'u:-2,0', 'R', 1)
      },
      { contractorMode: 'buildOneImproveAny' },
    )
    say(state, '1 work u:-1,0 1', '1 build 0', '1 work u:-2,0 2', '1 build 0')
    expect(refusal(state, '1 work d:-2,0 1')).toMatchObject({ code: 'no-more-works' })
  })
  test('T-CON-03 T-CON-19 a second stooj with more than 75 Influence, counted when it is begun', () => {
    const second = (influence: number) => {
      const state = working(table => {
        tile(table, 0, 'u:-1,0', 'R')
        tile(table, 0, 'u:-2,0', 'R')
        tile(table, 0, 'd:-2,0', 'R')
      })
      say(state, '1 work u:-1,0 1', '1 build 0')
      state.prestige[0] = 7
      state.hype[0] = influence - 7
      return refusal(state, '1 work u:-2,0 1')?.code ?? 'yes'
    }
    expect([second(67), second(75), second(76)]).toEqual(['no-more-works', 'no-more-works', 'yes'])
  })
  test('T-CON-04 T-CON-05 any level up to four, every step paid, of the family of the zone', () => {
    const state = working(table => tile(table, 0, 'd:0,-1', 'C'))
    expect(works(state)).toEqual(['work d:0,-1 1', 'work d:0,-1 2', 'work d:0,-1 3'])
    expect(refusal(state, '1 work d:0,-1 4')).toMatchObject({ code: 'not-enough-gobs' })
    expect(refusal(state, '1 work d:0,-1 0')).toMatchObject({ code: 'not-higher', rule: 'T-CON-04' })
    state.gobs[0] = 2000
    for (const [letter, stooj, prices] of [
      ['R', 'u:-1,0', [30, 100, 220, 420]],
      ['C', 'd:0,-1', [50, 170, 370, 720]],
      ['I', 'd:-1,0', [80, 260, 560, 1060]],
    ] as const) {
      for (const [at, price] of prices.entries()) {
        const twin = working(table => tile(table, 0, stooj, letter))
        twin.gobs[0] = 2000
        say(twin, `1 work ${stooj} ${at + 1}`, '1 build 0')
        expect(2000 - twin.gobs[0]!, `${letter}${at + 1}`).toBe(price)
      }
    }
  })
  test('T-CON-06 T-CON-08 new constructs are halved above 50 Influence, improvements never', () => {
    const price = (level: number, influence: number) => {
      const state = working(table => {
        if (level === 0) tile(table, 0, 'd:0,-1', 'C')
        else build(table, 0, 'd:0,-1', 'C', level)
        table.prestige[0] = influence
      })
      say(state, '1 work d:0,-1 2', '1 build 0')
      return 600 - state.gobs[0]!
    }
    expect([price(0, 51), price(1, 51), price(0, 50)]).toEqual([85, 120, 170])
  })
  test('T-CON-06 T-CON-07 resources come off after halving; what is too much is lost', () => {
    const price = (steel: number, chosen: Partial<Options> = {}) => {
      const state = working(table => {
        tile(table, 0, 'd:-1,0', 'I')
        table.prestige[0] = 60
        table.resources[3] = 9
      }, chosen)
      say(state, '1 work d:-1,0 4', ...Array.from({ length: steel }, () => '1 spend steel'), '1 build 0')
      return 600 - state.gobs[0]!
    }
    expect([price(3), price(5), price(6)]).toEqual([230, 30, 0])
    expect(price(3, { discountOrder: 'resourcesFirst' })).toBe(380)
  })
  test('T-CON-07 a resource that is of no use there, not in hand, or not needed any more', () => {
    const state = working(table => {
      tile(table, 0, 'd:-1,0', 'I')
      table.resources.set([3, 0, 0, 1])
    })
    say(state, '1 work d:-1,0 1')
    expect(refusal(state, '1 spend lumber')).toMatchObject({ code: 'no-use-there', rule: 'T-CON-07' })
    expect(refusal(state, '1 spend glass')).toMatchObject({ code: 'not-enough-resources' })
    say(state, '1 spend steel')
    expect(refusal(state, '1 spend concrete')).toMatchObject({ code: 'nothing-owed' })
    say(state, '1 build 0')
    expect(state.gobs[0]).toBe(600)
  })
  test('T-CON-07 every reduction, zone by zone', () => {
    const worth = (letter: 'R' | 'C' | 'I', resource: string) => {
      const state = working(table => {
        tile(table, 0, 'd:-1,0', letter)
        table.resources.set([1, 1, 1, 1])
        table.gobs[0] = 5000
      })
      say(state, '1 work d:-1,0 4')
      const owed = tryste.view(state, 0).payment!.owed
      if (!listed(state).includes(`spend ${resource}`)) return 0
      say(state, `1 spend ${resource}`)
      return owed - tryste.view(state, 0).payment!.owed
    }
    const row = (letter: 'R' | 'C' | 'I') => ['lumber', 'concrete', 'glass', 'steel'].map(each => worth(letter, each))
    expect([row('R'), row('C'), row('I')]).toEqual([
      [60, 50, 30, 0],
      [30, 50, 70, 40],
      [0, 50, 40, 100],
    ])
  })
  test('T-CON-09 T-GEN-07 every step gives its prestige at once, up to 99', () => {
    const gain = (letter: 'R' | 'C' | 'I', from: number, to: number, before = 0, chosen: Partial<Options> = {}) => {
      const state = working(table => {
        build(table, 0, 'd:-1,0', letter, from)
        if (from === 0) construct(table, 0, 'd:-1,0', 0)
        table.constructs.fill(0)
        if (from > 0) construct(table, 0, 'd:-1,0', from)
        else table.builder[at(table, 'd:-1,0')] = 0
        table.prestige[0] = before
        table.gobs[0] = 5000
      }, chosen)
      say(state, `1 work d:-1,0 ${to}`, '1 build 0')
      return state.prestige[0]
    }
    expect([gain('R', 0, 4), gain('C', 0, 4), gain('I', 0, 4)]).toEqual([11, 19, 30])
    expect(gain('I', 3, 4, 98)).toBe(99)
    expect(gain('R', 0, 4, 0, { constructPP: 'difference' })).toBe(5)
  })
  test('T-CON-10 T-CON-12 T-CON-13 up to six tokens on a new construct, a point of prestige each; never more', () => {
    const state = working(table => {
      tile(table, 0, 'd:-1,0', 'R')
      table.tokens[0] = 8
    })
    say(state, '1 work d:-1,0 2')
    expect(refusal(state, '1 build 7')).toMatchObject({ code: 'too-many-tokens', rule: 'T-CON-10' })
    const before = state.prestige[0]!
    say(state, '1 build 6', '1 done')
    expect([state.tokens[0], state.affixed[at(state, 'd:-1,0')], state.prestige[0]! - before]).toEqual([2, 6, 3 + 6])
    finishYear(state)
    state.gobs[0] = 900
    say(state, `${state.seat + 1} pick contractor`)
    while (state.seat !== 0 || listed(state)[0] === 'take lumber')
      say(state, `${state.seat + 1} ${listed(state).at(-1)}`)
    say(state, '1 work d:-1,0 4')
    expect(listed(state).filter(move => move.startsWith('build'))).toEqual(['build 0'])
  })
  test('T-CON-11 one token for each level gained by an improvement', () => {
    const most = (level: number) => {
      const state = working(table => {
        build(table, 0, 'd:-1,0', 'I', 1)
        table.gobs[0] = 1000
      })
      say(state, `1 work d:-1,0 ${level}`)
      return listed(state).at(-1)
    }
    expect([most(2), most(3), most(4)]).toEqual(['build 1', 'build 2', 'build 3'])
    const state = working(table => {
      build(table, 0, 'd:-1,0', 'I', 1)
      table.gobs[0] = 1000
      table.prestige[0] = 0
    })
    say(state, '1 work d:-1,0 4', '1 build 2')
    expect(purse(state, 0)).toMatchObject({ gobs: 20, prestige: 30, tokens: 1 })
  })
  test('T-CON-14 tokens are affixed in works only', () => {
    const state = working(table => build(table, 0, 'd:-1,0', 'I', 4))
    expect(listed(state)).toEqual(['done'])
  })
  test('T-CON-15 on a bare tile of somebody with less Influence', () => {
    const rival = (mine: number, theirs: number) => {
      const state = working(table => {
        tile(table, 1, 'd:0,-1', 'C')
        table.prestige.set([mine, theirs])
      })
      return refusal(state, '1 work d:0,-1 1')?.code ?? 'yes'
    }
    expect([rival(30, 29), rival(30, 30)]).toEqual(['yes', 'influence-too-low'])
  })
  test('T-CON-16 T-CON-17 Sally builds a Kiosk on Mel’s tile; Mel gets a fifth of its income', () => {
    const state = working(table => {
      tile(table, 1, 'd:0,-1', 'C')
      table.prestige.set([55, 40, 0, 0])
    })
    say(state, '1 work d:0,-1 1', '1 build 0')
    expect([600 - state.gobs[0]!, state.builder[at(state, 'd:0,-1')], state.owner[at(state, 'd:0,-1')]]).toEqual([
      25, 1, 2,
    ])
    expect(tryste.scores(state).map(({ total }) => total)).toEqual([1, 1, 0, 0])
    const [mine, theirs] = [state.gobs[0]!, state.gobs[1]!]
    finishYear(state)
    expect([state.gobs[0]! - mine, state.gobs[1]! - theirs]).toEqual([5, 5])
  })
  test('T-CON-16 prestige of brownfield goes to the builder there', () => {
    const state = working(table => {
      tile(table, 1, 'u:-1,0', 'C')
      table.prestige.set([3, 0])
    })
    say(state, '1 work u:-1,0 2', '1 build 1')
    expect([state.prestige[0], state.prestige[1]]).toEqual([3 + 1 + 3 + 2 + 1, 0])
    const own = quietTable(4)
    own.gobs[0] = 300
    say(own, '1 pick developer', '1 tile commercial', '1 tile commercial')
    tile(own, 0, 'u:-1,0', 'C')
    own.tile.fill(0)
    own.developed.fill(0)
    say(
      own,
      '1 place u:-1,0',
      '1 done',
      '2 tile commercial',
      '2 done',
      '3 tile commercial',
      '3 done',
      '4 tile commercial',
      '4 done',
    )
    say(own, '2 pick contractor', '2 take steel', '2 done', '3 done', '4 done', '1 work u:-1,0 2')
    expect(refusal(own, '1 build 0')).toBeUndefined()
    say(own, '1 build 1')
    expect(purse(own, 0)).toMatchObject({ gobs: 300 - 60 - 170, prestige: 1 + 8 })
  })
  test('T-CON-18 only its owner improves a construct, whatever the Influence', () => {
    const state = working(table => {
      tile(table, 1, 'd:0,-1', 'C')
      construct(table, 0, 'd:0,-1', 1)
      table.prestige.set([1, 80])
    })
    expect(refusal(state, '1 work d:0,-1 2')).toBeUndefined()
    say(state, '1 done')
    expect(refusal(state, '2 work d:0,-1 2')).toMatchObject({ code: 'not-yours', rule: 'T-CON-18' })
  })
})
