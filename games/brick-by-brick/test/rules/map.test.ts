import { hexesAround, hexKey } from '@masterplan/kernel/hex'
import { describe, expect, test } from 'vitest'
import { FIXED_LAYOUT, TILES } from '../../src/data/map.ts'
import { BESIDE, HEXES, LINKS, positionOf, SETS, SPOTS, slotOf, spotOf, turnedPosition } from '../../src/geometry.ts'
import { brickByBrick, POSITIONS, type Position } from '../../src/index.ts'
import { USUAL } from '../builder.ts'

const spot = (slot: Position, position: Position) => spotOf(POSITIONS.indexOf(slot), POSITIONS.indexOf(position))
const name = (at: number) => `${POSITIONS[slotOf(at)]}.${POSITIONS[positionOf(at)]}`
const opposites: Readonly<Record<string, string>> = { NW: 'SE', NE: 'SW', E: 'W', SE: 'NW', SW: 'NE', W: 'E' }
const edges = SPOTS.flatMap(one => BESIDE[one]!.filter(other => other > one).map(other => [one, other] as const))

describe('The map', () => {
  test('B-GEO-01 49 spaces, 96 adjacencies: 84 inside regions and 12 border links', () => {
    expect(new Set(HEXES.map(({ q, r }) => `${q} ${r}`)).size).toBe(49)
    const inside = edges.filter(([one, other]) => slotOf(one) === slotOf(other))
    const withCentre = inside.filter(([one]) => positionOf(one) === 0)
    expect([edges.length, inside.length, withCentre.length, LINKS.length]).toEqual([96, 84, 42, 12])
    for (const [one, other] of edges) expect(hexesAround(HEXES[one]!).map(hexKey)).toContain(hexKey(HEXES[other]!))
  })
  test('B-GEO-02 a border link joins a position with the opposite one of the next region that way', () => {
    const printed =
      'C.NW-NW.SE C.NE-NE.SW C.E-E.W C.SE-SE.NW C.SW-SW.NE C.W-W.E NW.E-NE.W NW.SW-W.NE NE.SE-E.NW E.SW-SE.NE SE.W-SW.E SW.NW-W.SE'
    expect(LINKS.map(([one, other]) => `${name(one!)}-${name(other!)}`).toSorted()).toEqual(
      printed.split(' ').toSorted(),
    )
    for (const [one, other] of LINKS)
      expect(POSITIONS[positionOf(other!)]).toBe(opposites[POSITIONS[positionOf(one!)]!])
  })
  test('B-GEO-03 twelve pairs of regions touch, each by one link', () => {
    const touching = LINKS.map(([one, other]) => `${slotOf(one!)} ${slotOf(other!)}`)
    expect(new Set(touching).size).toBe(12)
    expect(touching.filter(pair => pair.startsWith('0 ')).length).toBe(6)
  })
  test('B-GEO-04 7 centres have 6 neighbours, 24 linked spaces 4, 18 outer ones 3; none is more than 8 steps from another', () => {
    const neighbours = (many: number) => SPOTS.filter(each => BESIDE[each]!.length === many).length
    expect([neighbours(6), neighbours(4), neighbours(3)]).toEqual([7, 24, 18])
    expect(Math.max(...SPOTS.map(furthest))).toBe(8)
  })
  test('B-GEO-05 seven spaces lead to their own region', () => {
    expect(SPOTS.filter(each => slotOf(each) === positionOf(each)).length).toBe(7)
  })
  test('B-GEO-01 45 lines, 219 connected triples and the other shapes', () => {
    const sizes = Object.entries(SETS).map(([shape, sets]) => `${shape} ${sets[2].length} ${sets[3].length}`)
    expect(sizes).toEqual([
      'adjacent 96 0',
      'border 12 0',
      'opposite 21 0',
      'sameRegion 147 245',
      'twoRegions 1029 0',
      'connected 0 219',
      'line 0 45',
      'arc 0 42',
      'samePosition 0 245',
    ])
    // In the fixed layout region 3 lies in the west and region 4 in the centre.
    expect(BESIDE[spot('W', 'E')]).toContain(spot('C', 'W'))
    expect(BESIDE[spot('W', 'NE')]).not.toContain(spot('C', 'NW'))
  })
})

describe('The tiles', () => {
  test('B-SET-02 a tile placed and turned, its spaces follow, routing and fallback do not care', () => {
    const state = brickByBrick.start(4, { ...USUAL, start: 'firstSeat' })
    const order = [4, 1, 3, 5, 7, 6, 2] // tile 2 in the last slot, W
    const play = (text: string) => brickByBrick.play(state, 'luck', brickByBrick.notation.read(text)!)
    for (const number of order) play(`tile ${number}`)
    for (const number of order) play(`rotate ${number === 2 ? 2 : 0}`)
    const { spaces, tiles } = brickByBrick.view(state, 'audience')
    const at = (position: Position) => spaces[7 + POSITIONS.indexOf(position)]
    expect(tiles).toEqual(order)
    expect(at('E')).toMatchObject({ land: 'M', cost: 4 })
    expect(at('W')).toMatchObject({ land: 'R', cost: 1 })
    expect(at('NE')).toMatchObject({ land: null, bramble: true, cost: 5 })
    for (const card of [4, 5, 6, 7]) play(`reveal P0${card}`)
    for (let card = 1; card <= 16; card++) play(`deal S${String(card).padStart(2, '0')}`)
    for (const seat of [0, 1, 2, 3] as const) brickByBrick.play(state, seat, brickByBrick.moves(state, seat)[0]!)
    brickByBrick.play(state, 0, brickByBrick.notation.read('build 5.W')!)
    expect(brickByBrick.view(state, 'audience').hoist).toBe(2)
    brickByBrick.play(state, 0, brickByBrick.notation.read('next 2')!)
    state.purse[1] = 2
    brickByBrick.play(state, 1, brickByBrick.notation.read('move -1')!)
    expect(brickByBrick.view(state, 'audience')).toMatchObject({ hoist: 1, working: [2] })
  })
  test('every tile has two spaces of each land and a bramble; the costs are the same for each land', () => {
    for (const { spaces } of TILES) {
      expect(spaces.map(space => space[0]).toSorted()).toEqual([...'BLLMMRR'])
    }
    const costs = (land: string) =>
      TILES.flatMap(({ spaces }) => spaces.filter(space => space[0] === land).map(space => space[1]))
        .toSorted()
        .join('')
    expect([costs('M'), costs('L'), costs('R')]).toEqual(['12233334444455', '12233334444455', '12233334444455'])
    const thorns = TILES.map(({ spaces }) => spaces.indexOf('B'))
    expect(new Set(thorns).size).toBe(7)
    expect(FIXED_LAYOUT.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7])
  })
  test('turning is clockwise and comes round after six sixths', () => {
    expect([0, 1, 2, 3, 4, 5].map(sixths => POSITIONS[turnedPosition(1, sixths)])).toEqual(POSITIONS.slice(1))
    expect(turnedPosition(0, 4)).toBe(0)
  })
})

function furthest(from: number): number {
  const steps = new Map([[from, 0]])
  for (const [here, far] of steps) for (const next of BESIDE[here]!) if (!steps.has(next)) steps.set(next, far + 1)
  expect(steps.size).toBe(49) // connected
  return Math.max(...steps.values())
}
