import { createServer } from 'node:net'
import { stopChild } from '../../bench/child.ts'
import { newPushKeys } from '../../src/notices/web-push.ts'
import { Caller, playing, type TroubleOutcome, timeUntil, withServer } from './trouble.ts'

const BROWSERS = 60
const BANK = 10 // seconds

/** Somebody away whose browsers never answer, at so many tables, where it is their turn again and again. */
export const silentEndpoint = (tables: number): Promise<TroubleOutcome> =>
  withServer(
    data => ['server/faults/unchecked/main.ts', data],
    async (address, server) => {
      const problems: string[] = []
      let connections = 0
      const silent = createServer(() => connections++)
      await new Promise<void>(open => silent.listen(0, '127.0.0.1', open))
      const bound = silent.address()
      const port = typeof bound === 'object' ? bound?.port : 0
      const [ana, ben] = [await Caller.at(address, '198.51.100.1'), await Caller.at(address, '198.51.100.2')]
      const alone = await botAnswers(ben)
      await ana.ask('PATCH', '/api/me', { name: 'Ana', notices: { push: true, email: false } })
      for (let at = 0; at < BROWSERS; at++) {
        const keys = { p256dh: newPushKeys().publicKey, auth: 'AAAAAAAAAAAAAAAAAAAAAA' }
        await ana.ask('POST', '/api/me/push', { endpoint: `https://127.0.0.1:${port}/${at}`, keys })
      }
      for (let at = 0; at < tables; at++) await playing(ana, ben)
      const answered = await botAnswers(ben)
      const clock = { kind: 'live', bank: BANK, increment: 0, late: 'loses' } as const
      const timed = await playing(ana, ben, { clock })
      const fell = await timeUntil(async () => (await ben.look(timed)).status === 'over')
      await playing(ana, ben) // and one more hangs when it is to stop
      const begun = performance.now()
      await stopChild(server)
      const stopped = performance.now() - begun
      silent.close()
      if (answered > alone + 2000) problems.push('A bot waited for notices.')
      if (fell > 1000 * BANK + 2000) problems.push('A clock waited for notices.')
      if (stopped > 10_000) problems.push('The server did not stop within ten seconds.')
      if (connections > 5 * (tables + 2))
        problems.push(`There were ${connections} connections for ${tables + 2} notices.`)
      const figure = `${connections} connections for ${tables + 2} notices of ${BROWSERS} browsers; level 1 answered after ${Math.round(answered)} ms (${Math.round(alone)} before), a clock of ${BANK} s fell after ${(fell / 1000).toFixed(1)} s, and it stopped after ${(stopped / 1000).toFixed(1)} s`
      return { name: 'push endpoints that never answer', figure, problems }
    },
  )

async function botAnswers(who: Caller): Promise<number> {
  const { table } = await who.create({ bots: [{ seat: 1, bot: 'level-1' }] })
  await who.do(table, { kind: 'start' })
  await who.move(table)
  return timeUntil(async () => (await who.look(table)).moves.length > 0)
}
