import {
  type Deal,
  type DealTask,
  type Finding,
  lineUpsOf,
  type SequentialQuestion,
  sequentialTest,
  type Tournament,
  winsPerSeat,
} from '@masterplan/lab'
import type { DealPlayers } from './players.ts'

/** A tournament and how long to play it. With a question, only until it is answered, and about the first bot. */
export interface Series {
  readonly tournament: Tournament
  readonly deals: number // for each line-up, at most
  readonly question: SequentialQuestion | null
}

/** Hears of deals in the order they are done, and is asked before each whether there should be another. */
export interface Referee {
  hear(deal: Deal): void
  another(): boolean
}

/** Plays those of a tournament's deals that are not in `known`. */
export async function playDeals(
  tournament: Tournament,
  deals: number,
  known: readonly DealTask[],
  players: DealPlayers,
  referee: Referee,
): Promise<void> {
  const done = new Set(known.map(({ lineUp, deal }) => `${lineUp} ${deal}`))
  const missing = tasksOf(lineUpsOf(tournament).length, deals).filter(
    ({ lineUp, deal }) => !done.has(`${lineUp} ${deal}`),
  )
  let at = 0
  await players(
    tournament,
    () => (at < missing.length && referee.another() ? missing[at++] : undefined),
    deal => referee.hear(deal),
  )
}

/** Line-ups take turns, so that a run that is stopped early has played some of all. */
const tasksOf = (lineUps: number, deals: number): DealTask[] =>
  Array.from({ length: lineUps * deals }, (_, at) => ({ lineUp: at % lineUps, deal: Math.floor(at / lineUps) }))

/** Passes on deals of the only line-up by their number, whatever the order they come in, from `first` on. */
export function inOrder(first: number, hear: (deal: Deal) => void): (deal: Deal) => void {
  const waiting = new Map<number, Deal>()
  let next = first
  return deal => {
    waiting.set(deal.deal, deal)
    for (let due = waiting.get(next); due !== undefined; due = waiting.get(next)) {
      waiting.delete(next++)
      hear(due)
    }
  }
}

/** Deals that count, and what they answer; null without a question. */
export type PlayedSeries = { readonly deals: readonly Deal[]; readonly finding: Finding | null }

/** Continues a series. The answer to its question is the same however many play and whichever is quicker. */
export async function playOn(
  { tournament, deals, question }: Series,
  before: readonly Deal[],
  players: DealPlayers,
  { hear, another }: Referee,
): Promise<PlayedSeries> {
  const played = [...before]
  const lineUp = lineUpsOf(tournament)[0]!
  const ask = question === null ? null : sequentialTest(question)
  let finding: Finding | null = null
  const weigh = inOrder(0, ({ matches }) => {
    finding = ask?.(winsPerSeat(tournament.bots[0]!, { lineUp, matches })) ?? null
  })
  const answer = (): Finding | null => finding
  for (const deal of before) weigh(deal)
  await playDeals(tournament, deals, before, players, {
    hear(deal) {
      played.push(deal)
      weigh(deal)
      hear(deal)
    },
    another: () => (answer()?.verdict ?? 'open') === 'open' && another(),
  })
  const counted = answer()?.deals ?? deals
  return { deals: played.filter(({ deal }) => deal < Math.min(counted, deals)), finding: answer() }
}
