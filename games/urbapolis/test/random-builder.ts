import type { Actor, Random } from '@masterplan/kernel'
import { type Move, type State, urbapolis } from '../src/index.ts'

const BUSY: readonly Move['kind'][] = ['build', 'upgrade', 'boost', 'road', 'demolish', 'claim', 'draft', 'expropriate']

/** Random play that builds whenever it can half the time: plain random play leaves most of the map empty. */
export function busyMove(state: State, by: Actor, random: Random): Move {
  if (by === 'luck' || random.below(2) === 0) return urbapolis.sample(state, by, random)
  const moves = urbapolis.moves(state, by)
  const busy = moves.filter(({ kind }) => BUSY.includes(kind))
  const cheap = moves.filter(move => (move.kind === 'bid' && move.coins <= 3) || move.kind === 'tender')
  const among = busy.length > 0 ? busy : cheap.length > 0 ? cheap : moves
  return among[random.below(among.length)]!
}
