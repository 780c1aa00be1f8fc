import { FINISHED, lieDown, type NowCard } from '../card.ts'
import { DOCK_SLOWDOWN } from '../effects.ts'

/** At the coming year-end no mine yields more than one. */
export const dockSlowdown: NowCard = {
  id: 'M11',
  copies: 1,
  junior: false,
  watched: 0,
  timing: 'tell',
  lasts: { effect: DOCK_SLOWDOWN, until: 'year-end' },
  asks: null,
  resolve(state) {
    lieDown(state, 0)
    return FINISHED
  },
}
