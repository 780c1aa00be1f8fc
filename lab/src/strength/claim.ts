import type { EngineCommands } from '../run/engines.ts'

/** What a bot is said to be able to do: to take so much of the wins, alone against equals. */
export interface Claim {
  readonly id: string
  readonly hero: string
  readonly rival: string
  readonly equalTime: boolean // the rival gets as much time for a move as the hero takes
  readonly players: number
  readonly target: number
  readonly floor: number // what an early end must tell the target from
  readonly engines?: EngineCommands // those of the two that are programs of others; left out: none is
}

export function claim(hero: string, rival: string, players: number, aim: { target: number; floor: number }): Claim {
  return { id: `${hero} ${rival} ${players}`, hero, rival, equalTime: false, players, ...aim }
}
