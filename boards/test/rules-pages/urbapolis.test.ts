import { FAMILIES, levelOf, PRIVATE_TILES, STARTING_BUILDINGS, type View } from '@masterplan/urbapolis'
import { expect, test } from 'vitest'
import type { RulesScene } from '../../src/kit/rules-page.ts'
import { rulesPage } from '../../src/urbapolis/rules-page.tsx'
import { factsOf, matchOf, totalsAt, viewOf } from './scenes.ts'

const HOUSING = FAMILIES.indexOf('housing')
const { goal, turn, scoring, end } = rulesPage.cards
const plotOf = (plot: string, scene: RulesScene) => viewOf<View>(scene).plots.find(each => each.plot === plot)!
/** What the tile on a plot gives at its level, from its own table. */
function worthOf(plot: string, scene: RulesScene) {
  const { building, total } = plotOf(plot, scene)
  const level = levelOf(total!)
  return { level, points: PRIVATE_TILES.find(({ code }) => code === building)!.points[level] }
}

test('what the cards of Urbapolis say is what its rules count', () => {
  const auction = viewOf<View>(turn.scene).auctions.find(each => each.kind === 'plot' && each.plot === 'a2')!
  const base = auction.kind === 'plot' ? auction.base : 0
  const raises = matchOf(turn.scene, turn.scene.line)
    .movesFor(0)
    .flatMap(move => /^bid a2 (\d+)$/.exec(move)?.[1] ?? [])
    .map(Number)
  const last = viewOf<View>(end.scene)
  const [totalA, totalB] = totalsAt(end.scene)
  const {
    coins,
    lines: { money = 0 },
  } = last.seats[0]! // a whole number of points' worth
  expect(last.phase).toBe('over')
  expect(factsOf(rulesPage)).toEqual({
    goal: worthOf('d1', goal.scene),
    turn: { base, bid: auction.bid, next: Math.min(...raises) },
    scoring: worthOf('b3', scoring.scene),
    end: { rounds: last.round, coins: coins / money, totalA, totalB },
    signs: [
      { level: worthOf('b3', scoring.scene).level },
      { beside: plotOf('a2', scoring.scene).beside },
      {},
      {},
      {},
      {},
      {},
    ],
  })
  expect(plotOf('a2', turn.scene).beside).toBe(base)
})

test('the housing on the card of levels is lifted by City Hall and the Hospital, and by nothing else', () => {
  const around = ['a2', 'b2', 'c2', 'a3', 'c3', 'a4', 'b4', 'c4'].flatMap(
    plot => plotOf(plot, scoring.scene).building ?? [],
  )
  const lifting = STARTING_BUILDINGS.filter(({ code, icons }) => around.includes(code) && icons[HOUSING] !== 0)
  expect(lifting.map(({ code }) => code).toSorted()).toEqual(['HALL', 'HOSP'])
})
