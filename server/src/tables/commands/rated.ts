import { type Playable, unusualOptions } from '@masterplan/kernel'
import { type Clock, type No, no, sentence, type TableOptions } from '@masterplan/protocol'
import type { HeldSeat, Store } from '@masterplan/store'

type Arrangement = {
  readonly rated: boolean
  readonly players: number
  readonly options: TableOptions
  readonly clock: Clock
  readonly seats: readonly HeldSeat[]
}

/** Why a table cannot count for ratings as it is arranged; null if it can, or need not. */
export function notRatable(game: Playable, { rated, players, options, clock, seats }: Arrangement): No | null {
  if (!rated) return null
  const because = (why: string) => no('not-ratable', { sentence: why })
  if (clock.kind === 'none') return because(sentence.ratedClock)
  if (unusualOptions(game.options, options).length > 0) return because(sentence.ratedOptions)
  if (seats.some(({ holder, person }) => holder === 'bot' && person === null)) return because(sentence.ratedBots)
  return players === 2 && clock.late !== 'loses' ? because(sentence.ratedLate) : null
}

/** Why these people may not sit where it counts: guests could be anybody, as often as they like. */
export async function withoutAccount(people: readonly string[], store: Store): Promise<No | null> {
  const found = await Promise.all(people.map(person => store.people.find(person)))
  return found.every(each => each !== undefined && each.account !== null) ? null : no('needs-account')
}
