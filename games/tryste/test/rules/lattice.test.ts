import { down, type Triangle, up } from '@masterplan/kernel/triangle'
import { describe, expect, test } from 'vitest'
import { boardOf } from '../../src/geometry.ts'
import { BOARDS, type BoardPlan } from '../../src/index.ts'
import {
  isTierCentre,
  largerAround,
  middleOnPage,
  readStooj,
  readTier,
  type Stooj,
  stoojesOf,
  stoojName,
  tierName,
  tierOf,
  trianglesBeside,
} from '../../src/land/lattice.ts'
import { at, landType, leaderIs, listed, own, quietTable, refusal, say } from '../builder.ts'

const beside = (stooj: string) => trianglesBeside(readStooj(stooj)!).map(stoojName)
const near = (stooj: string) => largerAround(readStooj(stooj)!).map(stoojName)
const tierNameOf = (stooj: Stooj) => tierName(tierOf(stooj))

/** G-11: by 60° anticlockwise around vertex (0,0); the same for stoojes and for tiers. */
const turnedLeft = ({ x, y, points }: Triangle): Triangle =>
  points === 'up' ? down(-y - 1, x + y) : up(-y - 1, x + y + 1)
const shifted = ({ x, y, points }: Triangle, right: number, upwards: number): Triangle => ({
  x: x + right,
  y: y + upwards,
  points,
})

describe('the lattice', () => {
  test('G-01 G-02 stoojes lie where their corners say', () => {
    expect(middleOnPage(readStooj('u:0,0')!).right).toBeCloseTo(0.5)
    expect(middleOnPage(readStooj('d:0,0')!).right).toBeCloseTo(1)
    expect(middleOnPage(readStooj('u:0,1')!).down).toBeLessThan(middleOnPage(readStooj('u:0,0')!).down)
  })
  test('G-03 three neighbours across an edge', () => {
    expect(beside('u:0,0')).toEqual(['d:0,0', 'd:-1,0', 'd:0,-1'])
    expect(beside('d:0,0')).toEqual(['u:0,0', 'u:1,0', 'u:0,1'])
  })
  test('G-04 G-05 G-06 a tier is a centre with its three neighbours, also left of and below the origin', () => {
    for (const id of ['U:0,0', 'D:0,0', 'U:-3,2', 'D:-1,-1']) {
      const [centre, ...corners] = stoojesOf(readTier(id)!)
      expect(isTierCentre(centre)).toBe(true)
      expect(corners.map(stoojName).sort()).toEqual(beside(stoojName(centre)).sort())
      for (const stooj of [centre, ...corners]) expect(tierNameOf(stooj)).toBe(id)
    }
  })
  test('G-07 tiers neighbour like stoojes, and a shared side carries two borders of stoojes', () => {
    expect(trianglesBeside(readTier('U:0,0')!).map(tierName)).toEqual(['D:0,0', 'D:-1,0', 'D:0,-1'])
    const borders = stoojesOf(readTier('U:0,0')!).flatMap(stooj =>
      trianglesBeside(stooj).filter(other => tierNameOf(other) === 'D:-1,0'),
    )
    expect(borders).toHaveLength(2)
  })
  test('G-08 G-09 around a corner lies a blyce of three tiers, with the centre of its own', () => {
    expect(
      near('d:0,-1')
        .map(name => tierNameOf(readStooj(name)!))
        .sort(),
    ).toEqual(['D:0,-1', 'D:0,-1', 'U:0,-1', 'U:0,0'])
    expect(near('d:0,-1')).toContain('u:1,-1')
  })
  test('G-10 every stooj of a board lies in one tier and in three blyces', () => {
    const board = boardOf(BOARDS['six-lands'], 'anywhere')
    for (const name of board.stoojes) {
      expect(board.blyces.filter(middle => near(middle).includes(name))).toHaveLength(3)
    }
  })
  test('G-11 turning by 60° and shifting by whole tiers keep tiers', () => {
    for (const stooj of boardOf(BOARDS.oasis, 'on-board').stoojes.map(name => readStooj(name)!)) {
      expect(tierOf(turnedLeft(stooj))).toEqual(turnedLeft(tierOf(stooj)))
      expect(tierOf(shifted(stooj, 4, -6))).toEqual(shifted(tierOf(stooj), 2, -3))
    }
    expect(turnedLeft(up(0, 0))).toEqual(readStooj('d:-1,0'))
  })
  test('G-12 a hexagon, clockwise from the top; both hexagons share one side', () => {
    const hexagon = ['D:-1,0', 'U:0,0', 'D:0,-1', 'U:0,-1', 'D:-1,-1', 'U:-1,0']
    const tiersBeside = (id: string) => trianglesBeside(readTier(id)!).map(tierName)
    for (const [at, id] of hexagon.entries()) expect(tiersBeside(id)).toContain(hexagon[(at + 1) % 6])
    expect(BOARDS['six-lands'].tiers.map(tier => tier.id)).toEqual(hexagon)
    const both = BOARDS['both-hexes'].tiers.map(tier => tier.id)
    const [first, second] = [both.slice(0, 6), both.slice(6)]
    expect(second).toEqual(hexagon.map(id => tierName(shifted(readTier(id)!, 1, 1))))
    expect(first.flatMap(tiersBeside).filter(id => second.includes(id))).toHaveLength(1)
  })
})

/** Tiers, land stoojes, borders of land stoojes, and blyces by size 1 to 4 with nothing owned. */
function countsOf(plan: BoardPlan) {
  const board = boardOf(plan, 'on-board')
  const isLand = (stooj: number) => stooj >= 0 && (board.land[stooj >> 5]! & (1 << (stooj & 31))) !== 0
  const land = board.stoojes.map((_, stooj) => stooj).filter(isLand)
  const borders = land.flatMap(stooj => [...board.beside.subarray(3 * stooj, 3 * stooj + 3)].filter(isLand)).length / 2
  const sizes = board.blyces.map(
    (_, blyce) => [...board.members.subarray(4 * blyce, 4 * blyce + 4)].filter(each => each >= 0).length,
  )
  return { stoojes: land.length, borders, blyces: [1, 2, 3, 4].map(size => sizes.filter(each => each === size).length) }
}

describe('boards', () => {
  test('G-13 the sample boards have the counted stoojes, borders and blyces; water is no land', () => {
    expect(countsOf(BOARDS['six-lands'])).toEqual({ stoojes: 24, borders: 30, blyces: [0, 0, 12, 6] })
    expect(countsOf(BOARDS['both-hexes'])).toEqual({ stoojes: 48, borders: 62, blyces: [0, 0, 20, 16] })
    expect(countsOf(BOARDS.quicksand)).toEqual({ stoojes: 16, borders: 18, blyces: [0, 2, 8, 2] })
    expect(countsOf(BOARDS.oasis)).toEqual({ stoojes: 28, borders: 31, blyces: [2, 7, 10, 5] })
    expect(countsOf(BOARDS['one-and-all'])).toEqual({ stoojes: 28, borders: 33, blyces: [2, 4, 12, 6] })
  })
  test('G-14 owned land and water are not for sale', () => {
    const state = quietTable(3, { board: 'oasis' })
    own(state, 1, 'd:0,0')
    say(state, '1 pick realtor', '1 blyce u:0,0')
    expect(refusal(state, '2 buy d:0,0')).toMatchObject({ code: 'not-for-sale', rule: 'G-14' })
    expect(refusal(state, '2 buy d:2,0')).toMatchObject({ code: 'not-land' })
  })
  test('G-15 any corner on the board may be the middle, owned or wet; what cannot be had drops out', () => {
    const state = quietTable(3, { board: 'oasis' })
    say(state, '1 pick realtor')
    own(state, 2, 'u:0,0')
    const middles = listed(state)
    expect(middles).toContain('blyce u:0,0')
    expect(middles).toContain('blyce u:2,0') // a corner of the water tier
    expect(refusal(state, '1 blyce d:0,0')).toMatchObject({ code: 'a-tier-is-no-blyce' })
    expect(refusal(state, '1 blyce u:-1,0')).toMatchObject({ code: 'no-such-stooj', rule: 'G-15' })
    say(state, '1 blyce u:0,0')
    expect([...state.owner].filter(owner => owner === 1)).toHaveLength(3)
  })
  test('G-15 with the option, middles beyond the edge count too', () => {
    const plain = boardOf(BOARDS['six-lands'], 'on-board').blyces.length
    const wide = boardOf(BOARDS['six-lands'], 'anywhere')
    expect(wide.blyces.length).toBe(plain + 12)
    const state = quietTable(3, { blyceOffBoardMiddle: true })
    say(state, '1 pick realtor')
    expect(listed(state).filter(move => move.startsWith('blyce'))).toHaveLength(plain + 12)
  })
  test('G-16 every stooj of land is in some blyce', () => {
    for (const plan of Object.values(BOARDS)) {
      const board = boardOf(plan, 'on-board')
      const reached = new Set(board.members)
      for (const [stooj, name] of board.stoojes.entries()) {
        const dry = (board.land[stooj >> 5]! & (1 << (stooj & 31))) !== 0
        expect(reached.has(stooj), name).toBe(dry)
      }
    }
  })
  test('G-17 a tier centre is no blyce, whatever is owned around it', () => {
    const state = quietTable(3)
    own(state, 1, 'd:0,-1', 'd:1,-2')
    say(state, '1 pick realtor')
    expect(listed(state).filter(move => isTierCentre(readStooj(move.slice(6))!))).toEqual([])
    expect(refusal(state, '1 blyce u:1,-1')).toMatchObject({ code: 'a-tier-is-no-blyce', rule: 'T-REA-03' })
  })
  test('T-REA-02 a blyce around the third corner brings centre, corner and two others, at the sum of prices', () => {
    const state = quietTable(3)
    own(state, 1, 'd:1,-1', 'd:1,-2')
    say(state, '1 pick realtor', '1 blyce d:0,-1')
    const mine = state.fixed.board.stoojes.filter((_, stooj) => state.owner[stooj] === 1)
    expect(mine.sort()).toEqual(['d:0,-1', 'u:0,-1', 'u:0,0', 'u:1,-1'])
    expect(state.gobs[0]).toBe(600 - 240)
    const edge = quietTable(3)
    say(edge, '1 pick realtor', '1 blyce d:1,-2')
    expect(edge.gobs[0]).toBe(600 - 230)
    expect([...edge.owner].filter(owner => owner === 1)).toHaveLength(3)
  })
  test('T-REA-03 only what can be paid in full: the cheapest blyce of Six Lands costs $100', () => {
    const state = quietTable(3)
    state.gobs[0] = 90
    say(state, '1 pick realtor')
    expect(listed(state).some(move => move.startsWith('blyce'))).toBe(false)
    expect(listed(state)).toContain('pass')
    state.gobs[0] = 100
    expect(listed(state)).toEqual(['blyce u:-2,0'])
    expect(refusal(state, '1 pass')).toMatchObject({ code: 'must-buy' })
    const partly = quietTable(3)
    own(partly, 1, 'u:0,-1')
    own(partly, 0, 'u:0,0')
    say(partly, '1 pick realtor', '1 blyce d:0,-1')
    expect(partly.gobs[0]).toBe(400)
  })
  test('R-09 the zone of a converted tier does not change what a blyce costs; its type does', () => {
    const state = quietTable(3)
    landType(state, 'U:0,0', 'plains')
    leaderIs(state, 0)
    say(state, '1 pick realtor', '1 blyce d:0,-1')
    expect(state.gobs[0]).toBe(600 - 260)
    expect(state.owner[at(state, 'u:0,0')]).toBe(1)
  })
})
