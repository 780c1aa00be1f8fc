import type { View } from '@masterplan/tryste'
import { ROLES } from '@masterplan/tryste/nouns'
import { expect, test } from 'vitest'
import type { RulesScene } from '../../src/kit/rules-page.ts'
import { rulesPage } from '../../src/tryste/rules-page.ts'
import { factsOf, totalsAt, viewOf } from './scenes.ts'

const { goal, turn, scoring, end } = rulesPage.cards
const stoojOf = (id: string, scene: RulesScene) => viewOf<View>(scene).stoojes.find(each => each.id === id)!
const owned = (scene: RulesScene, line: number) =>
  viewOf<View>(scene, line).stoojes.filter(({ owner }) => owner === 1).length
const gobs = (scene: RulesScene, line: number) => viewOf<View>(scene, line).purses[1]!.gobs
/** By how much a seat's score grows from one number of lines to another. */
const grown = (seat: 0 | 1, from: number, to: number) =>
  viewOf<View>(end.scene, to).score[seat]!.total - viewOf<View>(end.scene, from).score[seat]!.total

test('what the cards of Tryste say is what its rules count', () => {
  const log = end.scene.record.log
  const after = (line: string) => log.indexOf(line) + 1
  const place = after('2 place u:-1,1')
  const tile = grown(1, place - 1, place)
  const work = after('2 build 3')
  const level = grown(1, work - 1, work) / stoojOf('u:-1,1', scoring.scene).construct!.level
  const mine = after('2 mine glass-plant u:0,1')
  const special = grown(1, mine - 1, mine)
  const count = (id: string, scene: RulesScene) => tile + level * stoojOf(id, scene).construct!.level
  const picks = log.slice(0, after('2 pick realtor') - 1).filter(line => line.startsWith('1 pick')).length
  const { income } = stoojOf('u:-1,1', scoring.scene).construct!
  const [totalA, totalB] = totalsAt(end.scene)
  expect(viewOf<View>(end.scene).step).toBe('over')
  expect(factsOf(rulesPage)).toEqual({
    goal: { level: stoojOf('d:-2,1', goal.scene).construct?.level, count: count('d:-2,1', goal.scene) },
    turn: {
      roles: ROLES.length,
      each: picks,
      bought: owned(turn.scene, 20) - owned(turn.scene, 19),
      price: gobs(turn.scene, 19) - gobs(turn.scene, 20),
    },
    scoring: { tile, level, special, home: count('u:-1,1', scoring.scene), mine: special, income },
    end: { years: viewOf<View>(end.scene).year, totalA, totalB },
    signs: [
      { price: viewOf<View>(end.scene).options.landPrices[4] }, // desert
      {},
      {},
      { tokens: stoojOf('u:-1,1', scoring.scene).construct?.tokens, income },
      {},
      {},
    ],
  })
  expect(viewOf<View>(end.scene).tiers.find(({ id }) => id === 'U:0,0')?.type).toBe('desert')
})
