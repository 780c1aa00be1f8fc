import { aboutOf } from '@masterplan/boards/games'
import { greedyBot } from '@masterplan/bots'
import { findGame } from '@masterplan/catalog'
import { type MatchRecord, recordOf, type Seat, seeded } from '@masterplan/kernel'
import type { Page } from 'playwright-core'
import { keepMatches } from './kept.ts'

const ME = 0
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn']
/** How many moves into a match there is something to see, too few for its end. */
const MIDDLE: Readonly<Record<string, number>> = { subdivision: 9, 'parks-and-towers': 20, tryste: 160 }
const USUAL_MIDDLE = 30
const SHORT: Readonly<Record<string, object>> = { tryste: { endAfterYears: 3 } }

/** When a match is looked at: on its way, before the last decision of the first seat, or when it is over. */
export type MatchMoment = 'middle' | 'last' | 'over'

/** A match of greedy players up to a moment when, unless it is over, the first seat alone must decide. */
function greedyMatch(game: string, moment: MatchMoment): MatchRecord {
  const players = aboutOf(game)?.usualPlayers ?? 2
  const random = seeded(20)
  const opened = findGame(game)!.open(players, moment === 'middle' ? {} : { ...SHORT[game] })
  if (!opened.ok) throw new Error(opened.problem)
  const { match } = opened
  const mine: number[] = [] // lines of the log before decisions of the first seat
  match.settle(random)
  for (let turn = match.turn(), made = 0; turn.kind === 'decide'; turn = match.turn(), made++) {
    if (turn.seats.length === 1 && turn.seats[0] === ME) mine.push(match.log.length)
    if (moment === 'middle' && made >= (MIDDLE[game] ?? USUAL_MIDDLE) && mine.at(-1) === match.log.length) break
    const seat: Seat = turn.seats[0]!
    match.submit(seat, match.ask(greedyBot, seat, random), random)
  }
  const record = recordOf(match, NAMES.slice(0, players))
  if (moment === 'over') return record
  const { ended: _, ...open } = record
  return { ...open, log: record.log.slice(0, mine.at(-1)), result: null }
}

/** Opens the table of such a match as this device would have kept it: the first seat is a person's, the others are bots'. */
export async function openAt(page: Page, game: string, moment: MatchMoment): Promise<void> {
  const record = greedyMatch(game, moment)
  const { players, options, names = [] } = record
  const sitters = names.map((_, seat) => (seat === ME ? { kind: 'person' } : { kind: 'bot', bot: 'level-1' }))
  const [id, setup] = [`${game}-${moment}`, { game, players, options, names, sitters }]
  await keepMatches(page, [{ id, setup, record, takenBack: [], changed: Date.now() }])
  await page.goto(new URL(`/table/${id}`, page.url()).href)
  await page.locator('[data-turn=mine], [data-turn=over]').first().waitFor()
}
