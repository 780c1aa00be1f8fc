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
