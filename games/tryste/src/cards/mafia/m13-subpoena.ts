import { FINISHED, type NowCard } from '../card.ts'

/** Six points of prestige, merely for being watched. */
export const subpoena: NowCard = {
  id: 'M13',
  copies: 2,
  junior: false,
  watched: 6,
  timing: 'now',
  lasts: null,
  asks: null,
  resolve: () => FINISHED,
}
