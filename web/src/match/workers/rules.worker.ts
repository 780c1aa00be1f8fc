import { loadGame } from '@masterplan/catalog/games'
import {
  type BadOption,
  type Chosen,
  checkLuck,
  optionFromText,
  type Playable,
  type Preview,
  type Random,
  type Refused,
  readFair,
  readRecord,
  type Seat,
  type SeenFrom,
  seeded,
  seenFrom,
} from '@masterplan/kernel'
import { expose } from 'comlink'
import { type GameSheet, sheetOf } from '../game-sheet.ts'
import { type HeardOfMatch, tellsAll } from '../record-told.ts'
import { holdLifetimeLock } from './worker-lifetime.ts'

/** What a seat at a server's table sees, and by which rules. */
export interface SeenBySeat {
  readonly game: string
  readonly rules: string
  readonly seat: Seat | null // null: in the audience
  readonly view: unknown
}

/** What a seat may do, and whether there is anything to decide about it. */
export type SeatOffers = Pick<SeenFrom, 'offers' | 'lone'>

/** A new match as a form has it: what was typed as options, and the board it would begin with. */
export interface CheckedOptions {
  readonly options: Chosen
  readonly problem: BadOption | null
  readonly opening: unknown // as the audience sees it; null when no match begins like this
}

/** Nobody plays by what is imagined here, so any numbers do. */
const imagined: Random = { below: n => Math.floor(Math.random() * n) }

async function gameOf(id: string): Promise<Playable> {
  const game = await loadGame(id)
  if (game === undefined) throw new Error(`There is no game "${id}".`)
  return game
}

async function see({ game, seat, view }: SeenBySeat): Promise<SeenFrom | undefined> {
  return seat === null ? undefined : seenFrom(await gameOf(game), seat, view, imagined)
}

/** Answers about rules, for a page that holds none. Every question is complete in itself. */
const rules = {
  live: holdLifetimeLock,

  sheet: async (id: string): Promise<GameSheet> => sheetOf(await gameOf(id)),

  async check(id: string, players: number, texts: Readonly<Record<string, string>>): Promise<CheckedOptions> {
    const game = await gameOf(id)
    const typed = Object.entries(game.options).filter(([name]) => texts[name] !== undefined)
    const options = Object.fromEntries(typed.map(([name, field]) => [name, optionFromText(field, texts[name] ?? '')]))
    const opened = game.open(players, options)
    if (!opened.ok) return { options, problem: opened, opening: null }
    opened.match.settle(seeded(1))
    return { options, problem: null, opening: opened.match.viewFor('audience') }
  },

  /** What the seat may do; null when the match is played by rules that this page does not have. */
  async offers(seen: SeenBySeat): Promise<SeatOffers | null> {
    const game = await loadGame(seen.game)
    if (!game?.rulesVersions.includes(seen.rules)) return null
    const sees = await see(seen)
    return { offers: sees?.offers ?? [], lone: sees?.lone ?? null }
  },
  why: async (seen: SeenBySeat, text: string): Promise<Refused<string> | null> =>
    (await see(seen))?.judge(text) ?? null,
  preview: async (seen: SeenBySeat, text: string): Promise<Preview | null> => (await see(seen))?.preview(text) ?? null,

  /** Whether a record is the match that was heard while it was played. */
  async tellsAll(text: string, heard: HeardOfMatch): Promise<boolean> {
    const read = readRecord(text)
    const game = read.ok ? await loadGame(read.record.game) : undefined
    return read.ok && game !== undefined && tellsAll(game, read.record, heard)
  },

  /** Draws all luck of a finished match again, as its record says it fell. */
  async drawsAreFair(record: string): Promise<boolean> {
    const read = readRecord(record)
    const luck = readFair(record)
    if (!read.ok || !luck.ok) return false
    const game = await loadGame(read.record.game)
    return checkLuck(read.record, luck.fair, () => game).ok
  },
}
export type RulesWorker = typeof rules

expose(rules)
