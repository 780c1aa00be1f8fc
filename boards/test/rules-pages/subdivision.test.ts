import { readCell } from '@masterplan/kernel/square'
import { type Event, SIZES, type View } from '@masterplan/subdivision'
import { expect, test } from 'vitest'
import type { RulesScene } from '../../src/kit/rules-page.ts'
import { rulesPage } from '../../src/subdivision/rules-page.ts'
import { factsOf, heardAt, matchOf, viewOf } from './scenes.ts'

const { goal, turn, scoring, end } = rulesPage.cards
/** By seat: the total, and what it is made of. */
const scoresOf = (scene: RulesScene) =>
  viewOf<View>(scene).scores.map(({ total, lines: { pips, groups = 0, crowding = 0 } }) => ({
    total,
    pips,
    groups: -groups,
    crowd: -crowding,
  }))
const pipsOn = (cell: string, scene: RulesScene): number => {
  const plot = viewOf<View>(scene).plots.find(each => each.cell === readCell(cell))?.plot
  return typeof plot === 'object' ? plot.pips : 0
}

test('what the cards of Subdivision say is what its rules count', () => {
  const [goalA, goalB] = scoresOf(goal.scene)
  const [endA, endB] = scoresOf(end.scene)
  const forHomes = matchOf(turn.scene, turn.scene.line)
    .movesFor(1)
    .filter(move => move.startsWith('1'))
  const crowded = heardAt<Event>(scoring.scene, 6).flatMap(event => (event.kind === 'placed' ? event.crowded : []))
  const [home, family, high] = SIZES
  expect(goalA?.pips).toBe(goalB?.pips)
  expect(matchOf(end.scene, end.scene.line).turn().kind).toBe('over')
  expect(factsOf(rulesPage)).toEqual({
    goal: {
      pips: goalA?.pips,
      groupsA: goalA?.groups,
      totalA: goalA?.total,
      groupsB: goalB?.groups,
      totalB: goalB?.total,
    },
    turn: { high, family, home, places: forHomes.length },
    scoring: { homes: crowded[0]?.homes, full: pipsOn('c1', scoring.scene), worth: crowded[0]?.worth },
    end: {
      pips: endA?.pips,
      groupsA: endA?.groups,
      crowdA: endA?.crowd,
      totalA: endA?.total,
      groupsB: endB?.groups,
      crowdB: endB?.crowd,
      totalB: endB?.total,
    },
    signs: [{ pips: high }, { pips: family }, { pips: home }, {}, {}],
  })
  expect(turn.scene.lit?.map(cell => `1${cell}`).toSorted()).toEqual(forHomes.toSorted())
  expect(['b1', 'd2', 'c2'].map((cell, at) => pipsOn(cell, [turn, goal, scoring][at]!.scene))).toEqual([3, 2, 1])
})
