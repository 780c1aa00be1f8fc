import { FINISHED } from '../card.ts'
import { nowCard } from '../make.ts'

/** Six points of prestige, merely for being watched. */
export const subpoena = nowCard({
  id: 'M13',
  copies: 2,
  watched: 6,
  resolve: () => FINISHED,
})
