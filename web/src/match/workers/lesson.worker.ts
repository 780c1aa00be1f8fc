import { loadGame } from '@masterplan/catalog/games'
import { type MatchRecord, type Preview, type Refused, type Seat, seeded } from '@masterplan/kernel'
import { expose } from 'comlink'
import type { PlayAnswer, Sight } from '../client.ts'
import { LocalMatch } from './local-match.ts'

/** A position of a match as one of its seats sees it. */
export interface StandingPosition {
  readonly record: MatchRecord
  readonly line: number
  readonly seat: Seat
  readonly names: readonly string[]
}

let stands: StandingPosition
let match: LocalMatch

const look = (): Sight => ({ ...match.sight(stands.seat), thinking: null })

/** The match after the first lines of its record and what is tried after them; no luck falls. */
function layOut(...tried: readonly string[]): void {
  const log = [...stands.record.log.slice(0, stands.line), ...tried]
  match.restore({ ...stands.record, log, result: null }, log.length)
}

/** Holds the position of a lesson's task, where anything may be tried and nothing is kept. */
const lesson = {
  async stand(position: StandingPosition): Promise<Sight> {
    stands = position
    const { record, names, seat } = position
    const game = await loadGame(record.game)
    if (game === undefined) throw new Error(`There is no game "${record.game}".`)
    const sitters = names.map((_, at) =>
      at === seat ? ({ kind: 'person' } as const) : ({ kind: 'bot', bot: '' } as const),
    )
    const setup = { game: record.game, players: record.players, options: record.options, names, sitters }
    match = new LocalMatch(game, setup, seeded(1), record.rules)
    layOut()
    return look()
  },

  /** What a move of the reader does; nothing follows it. */
  play(text: string): { readonly played: PlayAnswer; readonly sight: Sight } {
    const refused = match.seenBy(stands.seat).judge(text)
    if (refused !== undefined) return { played: { ok: false, refused }, sight: look() }
    layOut(`${stands.seat + 1} ${text}`)
    return { played: { ok: true }, sight: { ...look(), offers: [] } }
  },

  again(): Sight {
    layOut()
    return look()
  },

  why: (text: string): Refused<string> | null => match.seenBy(stands.seat).judge(text) ?? null,
  preview: (text: string): Preview | null => match.seenBy(stands.seat).preview(text) ?? null,
}
export type LessonWorker = typeof lesson

expose(lesson)
