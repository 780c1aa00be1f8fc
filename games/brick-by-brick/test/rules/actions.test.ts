import { describe, expect, test } from 'vitest'
import { type Given, scene } from '../builder.ts'

describe('Actions', () => {
  test('B-ACT-01 a ploy, a main action, a claim, then the hoist, in this order', () => {
    const s = scene('3.E A:1', { hoist: 3, display: 'P01' }).do('move +1', 'build 4.W')
    expect([s.hoist(), s.view().phase, s.moves()]).toEqual([4, 'claim', ['claim P01', 'decline']])
    expect([s.no('build 4.E'), s.no('move +1')]).toEqual(['not-now B-ACT-01', 'not-now B-PLY-02'])
    s.do('claim P01')
    expect(s.told.map(event => event.kind)).toEqual(['moved', 'built', 'claimed', 'hoist'])
    expect(s.no('claim P01')).toBe('not-now B-PRJ-02')
  })
  test('B-ACT-02 construct on an empty space, construct on an own building, abandon', () => {
    const s = scene('4.W A:1, 4.E A:1', { hoist: 4, ploys: { A: 0 } })
    expect(s.kinds()).toEqual(['build', 'abandon'])
    expect(s.moves()).toEqual(expect.arrayContaining(['build 4.SW', 'build 4.W', 'abandon 4.W', 'abandon 4.E']))
  })
  test('B-ACT-03 only in the working region', () => {
    const s = scene('5.C A:1', { hoist: 4 })
    expect([s.no('build 5.SW'), s.no('abandon 5.C')]).toEqual(['outside-region B-ACT-03', 'outside-region B-ACT-03'])
    expect(s.mains().every(text => text.split(' ')[1]!.startsWith('4.'))).toBe(true)
  })
  test('B-ACT-04 passing: without floors, or with nothing to do; the options never and always', () => {
    const empty: Given = { hoist: 4, sup: { A: 0 } }
    const passes = (given: Given) => scene('4.W A:1', given).no('pass')
    expect(passes({ hoist: 4 })).toBe('must-act B-ACT-04')
    expect(passes(empty)).toBeUndefined()
    expect(passes({ ...empty, options: { passing: 'never' } })).toBe('must-act B-ACT-04')
    expect(passes({ hoist: 4, options: { passing: 'always' } })).toBeUndefined()
    const stuck = scene('', { hoist: 4, inh: { A: 1 }, options: { passing: 'never' } })
    expect(stuck.mains()).toEqual(['pass'])
  })
  test('B-ACT-05 a pass uses up one action and moves nothing', () => {
    const s = scene('4.W A:1', { hoist: 4, sup: { A: 0 }, display: 'P19' }).do('pass')
    expect([s.hoist(), s.state.actions, s.view().phase, s.inh('A')]).toEqual([4, 1, 'action', 30])
    expect(s.told).toEqual([{ kind: 'passed', seat: 0, forced: false }])
  })
  test('B-ACT-06 the opening action goes anywhere and takes no ploy', () => {
    const s = scene('', { actions: 1 })
    expect(s.builds()).toHaveLength(49)
    expect([s.no('move -1'), s.no('invade 4.W')]).toEqual(['no-hoist-yet B-ACT-06', 'no-hoist-yet B-ACT-06'])
    expect(s.do('build 6.NE', 'next 2').working()).toEqual([2])
  })
  test('B-ACT-06 while nobody has used a space, the next action is still the opening one', () => {
    const s = scene('', { actions: 1, options: { passing: 'always' } }).do('pass', 'next 3')
    expect([s.hoist(), s.builds().length, s.no('move +1')]).toEqual([null, 49, 'no-hoist-yet B-ACT-06'])
  })
})

describe('Routing', () => {
  const LEADS = { C: 4, NW: 1, NE: 2, E: 5, SE: 7, SW: 6, W: 3 }
  test.each(Object.entries(LEADS))('B-REG-01 position %s leads to the region in that slot', (position, region) => {
    const built = scene('', { hoist: 7 }).do(position === 'SE' ? 'build 7.SE L' : `build 7.${position}`)
    expect(built.hoist()).toBe(region)
    expect(
      scene(`7.${position}${position === 'SE' ? '=L' : ''} A:1`, { hoist: 7 })
        .do(`abandon 7.${position}`)
        .hoist(),
    ).toBe(region)
    const rival = `7.${position}${position === 'SE' ? '=L' : ''} B:1`
    expect(scene(rival, { hoist: 7 }).do(`invade 7.${position}`).hoist()).toBe(region)
  })
  test('B-REG-02 on its own slot the hoist stays', () => {
    const s = scene('', { hoist: 6 }).do('build 6.SW')
    expect([s.hoist(), s.heard('hoist')]).toEqual([6, []])
  })
  test('B-REG-03 the next player and the next round start where the hoist is', () => {
    const s = scene('', { hoist: 4, actions: 1, played: 'ABCD' }).do('build 4.E')
    expect([s.state.round, s.hoist(), s.working()]).toEqual([2, 5, [5]])
    expect(s.do('build 5.W', 'next 3').working()).toEqual([3])
  })
  test('B-REG-04 claims, roof transfers, passes and round ends leave the hoist where it is', () => {
    expect(scene('2.C A:2^, 5.SW A:1', { hoist: 2 }).do('roof 2.C 5.SW').hoist()).toBe(2)
    const claimed = scene('', { hoist: 4, display: 'P19', deck: 'P01' }).do('build 4.C M', 'claim P19')
    expect([claimed.view().phase, claimed.hoist()]).toEqual(['reveal', 4])
    const passed = scene('4.W A:1', { hoist: 4, actions: 1, played: 'ABCD', sup: { A: 0 } }).do('pass')
    expect([passed.state.round, passed.hoist()]).toEqual([2, 4])
  })
})

describe('Construct on an empty space', () => {
  test('B-NEW-01 the number on the patch is paid', () => {
    const paid = (space: string, hoist: number) => 30 - scene('', { hoist }).do(`build ${space}`).inh('A')
    expect([paid('4.E', 4), paid('4.NW', 4), paid('2.SE', 2), paid('5.NW', 5)]).toEqual([1, 5, 1, 2])
  })
  test('B-NEW-02 a bramble costs 5 and becomes a land that still has a token', () => {
    const s = scene('', { hoist: 4 })
    expect([s.no('build 4.C'), s.no('build 4.W M')]).toEqual(['land-needed B-NEW-02', 'land-fixed B-NEW-02'])
    s.do('build 4.C R')
    expect([s.inh('A'), s.view().landTokens.R, s.view().spaces[21]]).toMatchObject([
      25,
      2,
      { land: 'R', bramble: true, cost: 5 },
    ])
    const gone = { hoist: 4, options: { landTokens: 'unlimited' } } as const
    expect(scene('1.SW=R, 2.W=R, 3.NE=R', gone).no('build 4.C R')).toBeUndefined()
    expect(scene('1.SW=R, 2.W=R, 3.NE=R', { hoist: 4 }).no('build 4.C R')).toBe('land-gone B-NEW-02')
  })
  test('B-NEW-03 one floor from the supply makes an own building', () => {
    const s = scene('', { hoist: 4, sup: { A: 7 } }).do('build 4.W')
    expect([s.at('4.W'), s.sup('A')]).toEqual(['A:1', 6])
  })
  test('B-NEW-04 needs a floor, and an inhabitant must stay', () => {
    expect(scene('', { hoist: 4, inh: { A: 3 } }).no('build 4.W')).toBe('too-dear B-NEW-04')
    expect(scene('', { hoist: 4, inh: { A: 3 } }).facts('build 4.W')).toEqual({ cost: 3, inhabitants: 3, keep: 1 })
    expect(scene('', { hoist: 4, inh: { A: 4 } }).no('build 4.W')).toBeUndefined()
    expect(scene('', { hoist: 4, inh: { A: 3 }, options: { minInhabitants: 0 } }).no('build 4.W')).toBeUndefined()
    expect(scene('4.E A:1', { hoist: 4, sup: { A: 0 } }).no('build 4.W')).toBe('no-floors B-NEW-04')
  })
  test('B-NEW-05 a space holds one building', () => {
    const s = scene('4.W B:1', { hoist: 4 })
    expect([s.no('build 4.W'), s.builds().includes('4.W')]).toEqual(['rival-building B-BLD-04', false])
  })
  test('B-NEW-06 a cleared bramble stays what it became, for 5', () => {
    const s = scene('4.C=L', { hoist: 4 })
    expect([s.no('build 4.C M'), s.no('build 4.C')]).toEqual(['land-fixed B-NEW-02', undefined])
    s.do('build 4.C')
    expect([s.inh('A'), s.view().landTokens.L, s.view().spaces[21]!.land]).toEqual([25, 2, 'L'])
  })
})

describe('Construct on an existing building', () => {
  test('B-BLD-01 one floor more on an own open building of the working region', () => {
    const s = scene('4.W A:1, 5.C A:1', { hoist: 4, sup: { A: 5 } })
    expect(s.no('build 5.C')).toBe('outside-region B-ACT-03')
    s.do('build 4.W')
    expect([s.at('4.W'), s.sup('A')]).toEqual(['A:2', 4])
  })
  test('B-BLD-02 the cost is the land and the floors already there', () => {
    const paid = (floors: number) => 30 - scene(`4.W A:${floors}`, { hoist: 4 }).do('build 4.W').inh('A')
    expect([1, 2, 5, 9].map(paid)).toEqual([4, 5, 8, 12])
  })
  test('B-BLD-03 towers may be as high as there are floors', () => {
    const s = scene('4.E A:19', { hoist: 4, players: 2, inh: { A: 40 }, sup: { A: 1 } }).do('build 4.E')
    expect([s.at('4.E'), s.inh('A')]).toEqual(['A:20', 20])
  })
  test('B-BLD-04 rivals and roofs stop it', () => {
    const s = scene('4.W B:1, 4.E A:1^', { hoist: 4 })
    expect([s.no('build 4.W'), s.no('build 4.E')]).toEqual(['rival-building B-BLD-04', 'roofed B-BLD-04'])
  })
  test('B-BLD-05 the same limits, and 5 for the land of a former bramble', () => {
    expect(scene('4.W A:2', { hoist: 4, inh: { A: 5 } }).no('build 4.W')).toBe('too-dear B-BLD-05')
    expect(scene('4.W A:2', { hoist: 4, inh: { A: 6 } }).no('build 4.W')).toBeUndefined()
    expect(scene('4.W A:2', { hoist: 4, sup: { A: 0 } }).no('build 4.W')).toBe('no-floors B-NEW-04')
    expect(scene('4.C=R A:3', { hoist: 4 }).do('build 4.C').inh('A')).toBe(22)
  })
})

describe('Abandon', () => {
  test('B-ABN-01 an own building of the working region, all of it, roofed or not', () => {
    const s = scene('4.W A:3^, 4.E A:2, 4.SW B:1, 5.C A:1', { hoist: 4 })
    expect([s.no('abandon 4.SW'), s.no('abandon 4.NE'), s.no('abandon 5.C')]).toEqual([
      'not-your-building B-ABN-01',
      'not-your-building B-ABN-01',
      'outside-region B-ACT-03',
    ])
    expect(s.do('abandon 4.W').at('4.W')).toBe('-')
  })
  test('B-ABN-02 pays twice the sum of its floors', () => {
    const gain = (drawing: string, space: string) => scene(drawing, { hoist: 4 }).do(`abandon ${space}`).inh('A') - 30
    expect([gain('4.W A:1', '4.W'), gain('4.W A:3', '4.W'), gain('4.C=M A:2', '4.C')]).toEqual([6, 24, 22])
  })
  test('B-ABN-03 floors and roof go back', () => {
    const s = scene('4.W A:3^', { hoist: 4, sup: { A: 2 }, roofs: 9 }).do('abandon 4.W')
    expect([s.sup('A'), s.state.roofs, s.view().spaces[27]]).toMatchObject([
      5,
      10,
      { owner: null, floors: 0, roof: false },
    ])
  })
  test('B-ABN-04 cards and points stay', () => {
    const s = scene('3.E A:1', { hoist: 4, display: 'P01' }).do('build 4.W', 'claim P01', 'abandon 3.E')
    expect([s.points('A'), s.view().table[0]!.projects]).toEqual([3, [1]])
  })
  test('B-ABN-05 gives no claim', () => {
    const s = scene('4.C=M A:2, 3.E A:1, 4.W A:1', { hoist: 4, display: 'P01 P19' }).do('abandon 4.C')
    expect([s.view().phase, s.claimable()]).toEqual(['action', []])
  })
})

describe('Fallback region', () => {
  test('B-FBK-01 the next number up with something to do, 7 followed by 1', () => {
    expect(scene('', { hoist: 3, inh: { A: 2 } }).working()).toEqual([4])
    expect(scene('4.E B:1', { hoist: 3, inh: { A: 2 } }).working()).toEqual([6])
    expect(scene('', { hoist: 7, inh: { A: 2 } }).working()).toEqual([2])
  })
  test('B-FBK-02 a possible ploy neither prevents nor forces it', () => {
    const mover = scene('3.SE B:1', { hoist: 3, inh: { A: 2 } })
    expect([mover.no('move +1'), mover.working()]).toEqual([undefined, [4]])
    const invader = scene('2.SE B:1, 1.C A:1^', { hoist: 2, inh: { A: 3 }, sup: { A: 1 } })
    expect([invader.no('invade 2.SE'), invader.working()]).toEqual([undefined, [3]])
  })
  test('B-FBK-03 a possible abandon prevents it; the lenient option does not', () => {
    const given = { hoist: 5, inh: { A: 2 } }
    expect(scene('5.C A:1', given).mains()).toEqual(['abandon 5.C'])
    const lenient = scene('5.C A:1, 6.W A:2', { ...given, options: { fallback: 'lenient' } })
    expect(lenient.mains().toSorted()).toEqual(['abandon 5.C', 'abandon 6.W', 'build 6.NE'])
    expect(lenient.no('build 2.SE')).toBe('outside-region B-ACT-03')
    const round = scene('5.C A:1, 1.C A:2', {
      ...given,
      sup: { A: 0 },
      options: { fallback: 'lenient', passing: 'never' },
    })
    expect(round.mains().toSorted()).toEqual(['abandon 1.C', 'abandon 5.C'])
  })
  test('B-FBK-04 tested for each action, after its ploy', () => {
    const s = scene('', { hoist: 4, inh: { A: 3 } })
    expect(s.working()).toEqual([4])
    expect(s.do('move +1').working()).toEqual([5])
    const twice = scene('4.E B:1', { hoist: 3, inh: { A: 3 } }).do('build 3.SE')
    expect([twice.hoist(), twice.working(), twice.heard('passed')]).toEqual([7, [3], []])
  })
  test('B-FBK-05 the hoist does not travel; the space really used leads on', () => {
    const s = scene('', { hoist: 5, inh: { A: 2 } })
    expect([s.hoist(), s.working()]).toEqual([5, [6]])
    expect(s.do('build 6.NE').hoist()).toBe(2)
  })
  test('B-FBK-06 if all seven fail, the player passes', () => {
    const s = scene('', { hoist: 5, inh: { A: 1 } })
    expect([s.working(), s.mains()]).toEqual([[], ['pass']])
    const silent = scene('', { hoist: 5, inh: { A: 1 }, ploys: { A: 0 } })
    expect(silent.view().phase).toBe('next')
  })
})
