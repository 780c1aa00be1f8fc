import {
  type Deal,
  type Errand,
  type Finding,
  lineUpsOf,
  type Question,
  sequentialTest,
  type Tournament,
  winsPerSeat,
} from '@masterplan/lab'
import type { DealCrew } from './tournament-crew.ts'

/** A tournament and how long to play it. With a question, only until it is answered, and about the first bot. */
export interface Series {
  readonly tournament: Tournament
  readonly deals: number // for each line-up, at most
  readonly question: Question | null
}
/** Deals that count, and what they answer; null without a question. */
export type Ended = { readonly deals: readonly Deal[]; readonly finding: Finding | null }

/**
 * Plays what is missing of a series. `hear` is told of every deal as it is done; `timeIsUp` is asked before each. With a
 * question, deals count in their order, so that the answer is the same however many play and whoever is quicker.
 */
export async function playOn(
  { tournament, deals, question }: Series,
  before: readonly Deal[],
  crew: DealCrew,
  { hear, timeIsUp }: { hear(deal: Deal): void; timeIsUp(): boolean },
): Promise<Ended> {
  const referee = refereeOf(tournament, question)
  const played = [...before]
  for (const deal of before) referee.add(deal)
  const known = new Set(before.map(({ lineUp, deal }) => `${lineUp} ${deal}`))
  const missing = errandsOf(lineUpsOf(tournament).length, deals).filter(
    ({ lineUp, deal }) => !known.has(`${lineUp} ${deal}`),
  )
  let at = 0
  const next = () => (referee.finding()?.verdict === 'open' || question === null ? missing[at] : undefined)
  await crew(
    tournament,
    () => {
      const errand = timeIsUp() ? undefined : next()
      if (errand !== undefined) at++
      return errand
    },
    deal => {
      played.push(deal)
      referee.add(deal)
      hear(deal)
    },
  )
  const finding = referee.finding()
  const counted = played.filter(({ deal }) => finding === null || deal < finding.deals)
  return { deals: counted.filter(({ deal }) => deal < deals), finding }
}

/** Line-ups take turns, so that whoever stops early has heard of all. */
const errandsOf = (lineUps: number, deals: number): Errand[] =>
  Array.from({ length: lineUps * deals }, (_, at) => ({ lineUp: at % lineUps, deal: Math.floor(at / lineUps) }))

/** Lets the test hear of deals in their order, whatever the order they come in. */
function refereeOf(tournament: Tournament, question: Question | null) {
  if (question === null) return { add() {}, finding: () => null }
  const hear = sequentialTest(question)
  const hero = tournament.bots[0]!
  const waiting = new Map<number, number>()
  let heard = 0
  let finding: Finding = { verdict: 'open', deals: 0, evidence: 0, bounds: [0, 0] }
  return {
    add({ deal, matches }: Deal) {
      const lineUp = lineUpsOf(tournament)[0]!
      waiting.set(deal, winsPerSeat(hero, { lineUp, matches }))
      for (let mean = waiting.get(heard); mean !== undefined; mean = waiting.get(heard)) {
        finding = hear(mean)
        heard++
      }
    },
    finding: (): Finding | null => finding,
  }
}
