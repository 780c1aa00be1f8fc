import { randomInt } from 'node:crypto'
import { seeded } from '@masterplan/kernel'
import { type ChatMessage, type Judged, type No, no, type Previewed, type Try } from '@masterplan/protocol'
import type { StoredChatLine } from '@masterplan/store'
import type { Parts } from '../parts.ts'
import type { Hosted } from './hosted.ts'
import { isStale } from './playing.ts'

type Using = Pick<Parts, 'house'>

/** Whether a move would be played, and why not. Asked of one's own seat alone. */
export function judged(tried: Try, person: string, { house }: Using): Promise<Judged | No> {
  return atSeat(tried, person, house, (hosted, seat) => {
    const refusal = hosted.match?.judge(seat, tried.text)
    return { refusal: refusal === undefined ? null : { ...refusal, facts: { ...refusal.facts } } }
  })
}

/** What a move would do, in a world imagined from the seat's view: nothing hidden can show. */
export function previewed(tried: Try, person: string, { house }: Using): Promise<Previewed | No> {
  return atSeat(tried, person, house, (hosted, seat) => {
    const preview = hosted.match?.preview(seat, tried.text, seeded(randomInt(2 ** 32)))
    return preview === undefined ? null : { view: preview.view, events: [...preview.events] }
  })
}

async function atSeat<Result>(
  { table, based }: Try,
  person: string,
  house: Parts['house'],
  use: (hosted: Hosted, seat: NonNullable<ReturnType<Hosted['seatOf']>>) => Result,
): Promise<Result | No> {
  const answer = await house.look(table, (hosted): { readonly result: Result } | No => {
    const seat = hosted.seatOf(person)
    if (seat === null) return no('not-seated')
    if (!hosted.isPlaying()) return no('not-playing')
    if (isStale(hosted, seat, based)) return no('stale', { seq: hosted.seq })
    return { result: use(hosted, seat) }
  })
  if (answer === undefined) return no('no-such-table')
  return 'result' in answer ? answer.result : answer
}

/** Says something at a table, under the name that one has there, or else one's own. */
export async function said(
  words: ChatMessage,
  person: string,
  parts: Pick<Parts, 'house' | 'store' | 'bus' | 'now'>,
): Promise<StoredChatLine | No> {
  const { house, store, bus, now } = parts
  const { table, key, text } = words
  const shown = await house.look(table, hosted => {
    const seat = hosted.seatOf(person)
    return (seat === null ? null : hosted.held(seat)?.name) ?? ''
  })
  if (shown === undefined) return no('no-such-table')
  const name = shown === '' ? ((await store.people.find(person))?.name ?? 'Guest') : shown
  const line = await store.chat.say({ table, author: person, name, key, text, at: now() })
  if (line === undefined) return no('no-such-table')
  bus.publish({ table, seq: line.n, what: 'said' })
  return line
}
