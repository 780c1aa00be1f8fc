import type { Deal, DealTask, Tournament } from '@masterplan/lab'
import { answered, inLanes, openTasks, type TaskPlace } from '../tasks.ts'

/**
 * Plays deals of a tournament as long as `next` hands out another, which it does not when there is none or time is up;
 * `done` hears of each, in no particular order.
 */
export type DealPlayers = (
  tournament: Tournament,
  next: () => DealTask | undefined,
  done: (deal: Deal) => void,
) => Promise<void>

/** The same, and what an engine lost by its own fault is told. */
export const tellingFaults =
  (players: DealPlayers, tell: (sentence: string) => void): DealPlayers =>
  (tournament, next, done) =>
    players(tournament, next, deal => {
      for (const { forfeit } of deal.matches) if (forfeit !== undefined) tell(forfeit.sentence)
      done(deal)
    })

export const dealPlayers =
  (place: TaskPlace, jobs: number): DealPlayers =>
  async (tournament, next, done) => {
    const pool = openTasks(place, jobs)
    try {
      await inLanes(jobs, async () => {
        for (let deal = next(); deal !== undefined; deal = next())
          done(await answered(pool.run('deal', { tournament, deal })))
      })
    } finally {
      await pool.close()
    }
  }
