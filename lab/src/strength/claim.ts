import type { EngineCommands } from '../run/engines.ts'

/** What a bot is said to be able to do: to take so much of the wins, alone against equals. */
export interface Claim {
  readonly id: string
  readonly hero: string
  readonly rival: string
  readonly equalTime: boolean // the rival gets as much time for a move as the hero takes
  readonly players: number
  readonly target: number
  readonly most?: number // a step is to be no wall; left out: nothing is too much
  readonly floor: number // what an early end must tell the target from
  readonly matches: number // that settle it, whatever they say
  readonly bar: boolean // whether the target must be reached; otherwise what was found is told, after all matches
  readonly engines?: EngineCommands // those of the two that are programs of others; left out: none is
}

/** So many matches settle a claim, unless it says otherwise. */
export const ENOUGH_MATCHES = 200

/** An early end must tell a target from this much less, but never from less than a fair share. */
const LESS = 0.07
export const about = (target: number, players: number) => ({ target, floor: Math.max(1 / players, target - LESS) })

type Aim = Pick<Claim, 'target' | 'floor'> & Partial<Pick<Claim, 'matches' | 'most'>>

export function claim(hero: string, rival: string, players: number, aim: Aim): Claim {
  const id = `${hero} ${rival} ${players}`
  return { id, hero, rival, equalTime: false, players, matches: ENOUGH_MATCHES, bar: true, ...aim }
}
