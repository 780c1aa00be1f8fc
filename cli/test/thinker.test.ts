import type { Hint } from '@masterplan/bots'
import { MAIN_STREET } from '@masterplan/bots/testing'
import { afterAll, expect, test } from 'vitest'
import { openThinker } from '../src/terminal/thinker.ts'
import { WORKERS } from './world.ts'

const thinker = openThinker(WORKERS.thoughts)
afterAll(() => thinker.close())

const opened = MAIN_STREET.open(2, {})
if (!opened.ok) throw new Error(opened.sentence)
const { match } = opened
match.settle({ below: () => 0 })
const turn = match.turn()
const seat = turn.kind === 'decide' ? turn.seats[0] : undefined
if (seat === undefined) throw new Error('Somebody should be awaited.')
const query = { game: 'main-street', seat, view: match.viewFor(seat), seed: 1, hints: 0 }

test('A bot that is hurried answers at once, with a legal move', async () => {
  const calm = await thinker.ask({ ...query, bot: 'level-5', hints: 1 }).answer
  const { answer, hurry } = thinker.ask({ ...query, bot: 'level-5', hints: 1 })
  hurry()
  const hurried = await answer
  if (!calm.ok || !hurried.ok) throw new Error('Both should have answered.')
  const tries = (hints: readonly Hint[]) => hints.reduce((sum, { visits }) => sum + visits, 0)
  expect(tries(hurried.hints)).toBeLessThan(tries(calm.hints) / 2)
  expect(match.judge(seat, hurried.text)).toBeUndefined()
})

test('A bot that does not exist is a sentence', async () => {
  const answer = await thinker.ask({ ...query, bot: 'deep-blue' }).answer
  expect(answer).toMatchObject({ ok: false, sentence: expect.stringContaining('deep-blue') })
})
