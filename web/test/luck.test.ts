import { createHash, randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { onStage } from './on-stage.ts'
import { command, start, updateAt, Visitors } from './people.ts'
import { oneMove } from './pressing.ts'

let people: Visitors
onStage((theStage, theHome) => {
  people = new Visitors(theStage, theHome)
})

/** What a server that cheats would say: the same text with some of it replaced. */
type Lie = (text: string) => string

/** Ana's table, whose every word to her can be made a lie from some moment on. */
async function table() {
  let lie: Lie = text => text
  const { ana, path } = await people.tableOf(2, 'link', { kind: 'live', bank: 600, increment: 0, late: 'loses' })
  await ana.routeWebSocket('**/api/live', socket => {
    socket.connectToServer().onMessage(frame => socket.send(lie(String(frame))))
  })
  await ana.route('**/record', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: lie(await response.text()) })
  })
  await ana.reload()
  const ben = await people.sitDown(path, 'Ben')
  await start(ana)
  const begin = (wanted: Lie) => {
    lie = wanted
  }
  return { ana, ben, path, begin }
}
const over = async (ana: Page, ben: Page, path: string) => {
  await command(ben, path.split('/').at(-1)!, { kind: 'leave' })
  await ana.locator('[data-turn=over]').waitFor()
}
async function verdict(ana: Page): Promise<string> {
  await ana.locator('[data-turn=over]').waitFor()
  await ana.getByRole('button', { name: 'Check the luck' }).click()
  await ana.locator('[data-luck]').waitFor()
  return (await ana.locator('[data-luck]').getAttribute('data-luck')) ?? ''
}
const close = (...pages: readonly Page[]) => Promise.all(pages.map(page => page.context().close()))

test('a seed that was swapped after its hash was shown is found out, also after a reload', async () => {
  const { ana, ben, path, begin } = await table()
  const { hash } = (await updateAt(ana, path)).luck
  const seed = randomBytes(32)
  const other = createHash('sha256').update(seed).digest('hex')
  begin(text => text.replaceAll(hash, other).replace(/"seed":"[0-9a-f]{64}"/, `"seed":"${seed.toString('hex')}"`))
  await oneMove(ana)
  await over(ana, ben, path)
  expect(await verdict(ana)).toBe('changed')
  await ana.reload()
  expect(await verdict(ana)).toBe('changed')
  await ana.getByText('Not fair: the seed is not the one that was sealed').waitFor()
  await close(ana, ben)
})

test('a record with another move of one’s own is found out; an honest one is fair', async () => {
  const { ana, ben, path, begin } = await table()
  const { moves } = await updateAt(ana, path)
  await oneMove(ana)
  const mine = (await updateAt(ana, path)).happened.findLast(({ kind }) => kind === 'moved')
  const played = mine?.kind === 'moved' ? mine.text : ''
  const other = moves.find(move => move !== played)!
  await over(ana, ben, path)
  expect(await verdict(ana)).toBe('fair')
  begin(text => text.replace(`"log":["1 ${played}"`, `"log":["1 ${other}"`))
  await ana.reload()
  expect(await verdict(ana)).toBe('retold')
  await ana.getByText('Not fair: the record is not the match that this device saw.').waitFor()
  await close(ana, ben)
})
