import { readFileSync } from 'node:fs'
import { type Event, PROJECTS, SPACES, spaceName, type View } from '@masterplan/brick-by-brick'
import { expect, test } from 'vitest'
import { rulesPage } from '../../src/brick-by-brick/rules-page.ts'
import type { RulesScene } from '../../src/kit/rules-page.ts'
import { factsOf, heardAt, totalsAt, viewOf } from './scenes.ts'

const { goal, turn, scoring, end } = rulesPage.cards
const RULEBOOK = readFileSync(new URL('../../../games/brick-by-brick/README.md', import.meta.url), 'utf8')
const NAMES = Array.from({ length: SPACES }, (_, space) => spaceName(space))
const spaceOf = (name: string, scene: RulesScene) => viewOf<View>(scene).spaces[NAMES.indexOf(name)]!
const floorsIn = (region: string, seat: number, scene: RulesScene): number =>
  NAMES.filter(name => name.startsWith(`${region}.`))
    .map(name => spaceOf(name, scene))
    .reduce((sum, { owner, floors }) => sum + (owner === seat ? floors : 0), 0)
/** All that was ever heard, one line after another. */
const heard = end.scene.record.log.flatMap((_, line) => heardAt<Event>(end.scene, line + 1))
const gains = (winners: number) =>
  new Set(heard.flatMap(each => (each.kind === 'control' && each.seats.length === winners ? [each.gain] : [])))

test('what the cards of Brick by Brick say is what its rules cost and pay', () => {
  const claimed = heardAt<Event>(goal.scene, goal.scene.line).find(event => event.kind === 'claimed')
  const first = spaceOf('7.C', turn.scene).cost
  const again = heard.find(each => each.kind === 'built' && each.space === NAMES.indexOf('7.C') && each.floors === 2)
  const [seatA] = viewOf<View>(end.scene).table
  const [totalA, totalB] = totalsAt(end.scene)
  // Row by row: "| 12–14 | −1 |"; a test of the game compares the table with what it counts by.
  const rows = [...RULEBOOK.matchAll(/^\| (\d+)(?:–\d+| or more) \| (−?\d+) \|$/gm)]
  const fewest = Number(rows.find(([, , points]) => points === '0')?.[1])
  expect(claimed?.project).toBe(3)
  expect(factsOf(rulesPage)).toEqual({
    goal: {
      points: PROJECTS[2]?.points,
      missions: viewOf<View>(end.scene).missions.filter(({ seat }) => seat === 0).length,
    },
    turn: { region: viewOf<View>(turn.scene).hoist, first, second: again?.kind === 'built' ? again.cost : null },
    scoring: {
      alone: [...gains(1)][0],
      tied: [...gains(2)][0],
      floorsA: floorsIn('7', 0, scoring.scene),
      floorsB: floorsIn('7', 1, scoring.scene),
    },
    end: {
      floors: viewOf<View>(end.scene, 14).table[0]?.floors,
      people: seatA?.inhabitants,
      pointsA: seatA?.inhabitantPoints,
      fewest,
      totalA,
      totalB,
    },
    signs: [
      { cost: spaceOf('7.W', turn.scene).cost },
      { cost: spaceOf('7.SE', turn.scene).cost },
      { floors: spaceOf('2.SE', end.scene).floors },
      {},
      { region: viewOf<View>(turn.scene).hoist },
    ],
  })
})
