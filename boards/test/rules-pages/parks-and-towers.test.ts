import { near, readCell } from '@masterplan/kernel/square'
import { type Event, PLACES, type View } from '@masterplan/parks-and-towers'
import { expect, test } from 'vitest'
import type { RulesScene } from '../../src/kit/rules-page.ts'
import { rulesPage } from '../../src/parks-and-towers/rules-page.ts'
import { factsOf, heardAt, viewOf } from './scenes.ts'

const { goal, scoring, end } = rulesPage.cards
const parkOn = (cell: string, { parks }: View) => parks.find(each => each.cell === readCell(cell))!.points
const sharesOf = (cell: string, { towers }: View) => towers.find(each => each.cell === readCell(cell))!.shares
const scoreOf = (scene: RulesScene, line: 'parks' | 'towers') => viewOf<View>(scene).score.map(each => each[line])

test('what the cards of Parks & Towers say is what its rules pay', () => {
  const [parkA, parkB] = parkOn('b4', viewOf(goal.scene))
  const [towerA, towerB] = sharesOf('d4', viewOf(goal.scene))
  const [a, b] = scoreOf(scoring.scene, 'parks') // of a match with one park
  const paid = heardAt<Event>(scoring.scene, 5).flatMap(event => (event.kind === 'park' ? event.paid : []))
  const each = Math.min(...paid.map(({ points }) => points))
  const double = Math.max(...paid.map(({ points }) => points))
  const [shareA, shareB] = sharesOf('b3', viewOf(end.scene))
  const around = near(readCell('c3')!, 5, 5).length
  expect(around).toBe(PLACES.length)
  expect(factsOf(rulesPage)).toEqual({
    goal: { parkA, parkB, towerA, towerB },
    turn: { around, double },
    scoring: { a, b, each, more: double - each },
    end: { points: scoreOf(end.scene, 'towers')[0], a: shareA, b: shareB },
    signs: [{}, { a, b }, { a: shareA, b: shareB }, {}],
  })
  expect(parkOn('a4', viewOf(scoring.scene))).toEqual([a, b])
  expect(scoreOf(end.scene, 'towers')[1]).toBe(0)
})
