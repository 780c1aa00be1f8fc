import { describe, expect, test } from 'vitest'
import { FIXED_LAYOUT, TILES } from '../src/data/map.ts'
import * as numbers from '../src/data/numbers.ts'
import { brickByBrick, MISSION_COUNT, MISSIONS, POSITIONS, PROJECT_COUNT, PROJECTS } from '../src/index.ts'
import { KEEP } from '../src/moves.ts'
import { missionIn, objectiveIn, spanIn, tablesIn, valuesIn } from './rulebook.ts'

const { options } = brickByBrick
const twoDigits = (at: number): string => String(at + 1).padStart(2, '0')
const minus = (points: number): string => String(points).replace('-', '−')

describe.each(['en', 'fr'] as const)('The rulebook (%s)', language => {
  const [tiles, begin, stock, projects, inhabitants, missions, sheet, ...surplus] = tablesIn(language)

  test('has these tables', () => {
    expect(surplus).toEqual([])
  })
  test('shows what is printed on the tiles, and where they lie in the fixed layout', () => {
    expect(tiles).toEqual(
      TILES.map(({ number, spaces }) => [String(number), POSITIONS[FIXED_LAYOUT.indexOf(number)], ...spaces]),
    )
  })
  test('says what everybody begins with', () => {
    const rows = Object.entries(numbers.BEGIN).map(([players, { floors, purse, starterPurse }]) => [
      ...[players, floors, purse, starterPurse, options.ployTokens.usual].map(String),
    ])
    expect(begin).toEqual(rows)
    expect(rows.map(([players]) => Number(players))).toEqual([2, 3, 4, 5])
  })
  test('says all other numbers', () => {
    const [keep] = KEEP.moves
    const kept = keep?.kind === 'keep' ? keep.missions.length : 0
    expect(stock?.map(([, number]) => Number(number))).toEqual([
      options.roofs.usual,
      numbers.LAND_TOKENS,
      PROJECT_COUNT,
      numbers.DISPLAY_PLACES,
      MISSION_COUNT,
      numbers.MISSIONS_DEALT,
      kept,
      numbers.BRAMBLE_COST,
      numbers.CONTROL_ALONE,
      numbers.CONTROL_TIED,
      options.roundCap.usual,
    ])
  })
  test('has every project', () => {
    expect(projects?.map(([card, , objective, points]) => [card, objective, points])).toEqual(
      PROJECTS.map(({ objective, points }, at) => [
        `P${twoDigits(at)}`,
        objectiveIn(language, objective),
        String(points),
      ]),
    )
  })
  test('says what inhabitants score', () => {
    const spans = numbers.INHABITANT_POINTS.toReversed()
    expect(inhabitants).toEqual(
      spans.map(([from, points], at) => [spanIn(language, from, spans[at + 1]?.[0]), minus(points)]),
    )
  })
  test('has every mission', () => {
    expect(missions?.map(([card, , counts, points]) => [card, counts, points])).toEqual(
      MISSIONS.map((card, at) => [`S${twoDigits(at)}`, missionIn(language, card), card.points.join(' ')]),
    )
  })
  test('has every option', () => {
    expect(sheet).toEqual(
      Object.entries(options).map(([name, option]) => {
        const usual = typeof option.usual === 'boolean' ? (option.usual ? 'yes' : 'no') : String(option.usual)
        return [
          `\`${name}\``,
          valuesIn(language, option),
          option.kind === 'number' ? usual : `\`${usual}\``,
          option.rule,
        ]
      }),
    )
  })
})
