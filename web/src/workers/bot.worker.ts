import { answerTo, type Hint, type Question, STRONGEST, USUAL_MEGABYTES } from '@masterplan/bots'
import { loadGame } from '@masterplan/catalog/games'
import type { Seat } from '@masterplan/kernel'
import { expose } from 'comlink'
import { holdLife } from './life.ts'

const MOST_HINTS = 3
/** A bot stops here by itself, however slow the machine is. */
const LONGEST = 1900

let asked = 0
let bell: Int32Array | undefined

type Asked = Pick<Question, 'game' | 'bot' | 'seat' | 'view' | 'seed' | 'hints'>

async function think(about: Asked): Promise<{ readonly text: string; readonly hints: readonly Hint[] }> {
  const question = { ...about, id: ++asked, within: LONGEST, megabytes: USUAL_MEGABYTES }
  const answer = await answerTo(question, { load: loadGame, clock: () => performance.now(), bell })
  if (!answer.ok) throw new Error(answer.sentence)
  return answer
}

/** Thinks for a seat that it sees through that seat's view alone. Whoever grows impatient rings, or ends this worker. */
const thinker = {
  live: holdLife,

  /** Where pages may share memory: ringing it with the number of a question ends that thought. */
  hear(given: Int32Array): void {
    bell = given
  },

  choose: async (game: string, bot: string, seat: Seat, view: unknown, seed: number): Promise<string> =>
    (await think({ game, bot, seat, view, seed, hints: 0 })).text,

  hints: async (game: string, seat: Seat, view: unknown, seed: number): Promise<Hint[]> => [
    ...(await think({ game, bot: STRONGEST.name, seat, view, seed, hints: MOST_HINTS })).hints,
  ],
}
export type Thinker = typeof thinker

expose(thinker)
