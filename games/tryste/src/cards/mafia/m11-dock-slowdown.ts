import { DOCK_SLOWDOWN } from '../effects.ts'
import { tellCard } from '../make.ts'

/** At the coming year-end no mine yields more than one. */
export const dockSlowdown = tellCard({
  id: 'M11',
  copies: 1,
  lasts: { effect: DOCK_SLOWDOWN, until: 'goods' },
})
