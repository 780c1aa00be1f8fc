import type { StoojView, View } from '@masterplan/tryste/nouns'
import { motion } from 'motion/react'
import { memo } from 'react'
import type { Say } from '../kit/web-board.ts'
import { Face } from './Face.tsx'
import { textureOf, tintOf } from './Land.tsx'
import { landOf, pointOf, stoojShape } from './plan.ts'

// A press on a large island redraws only what it changes: both parts of a plot are kept while their view is the same.

interface GroundProps {
  readonly view: View
  readonly stooj: StoojView
  readonly lit: boolean
}

/** The land of a stooj. */
export const Ground = memo(({ view, stooj, lit }: GroundProps) => {
  const shape = stoojShape(view, stooj.id)
  const land = landOf(view, stooj)
  return (
    <>
      <path d={shape} fill={tintOf(land)} stroke="var(--ink)" strokeOpacity={0.55} strokeWidth={1.5} />
      <path d={shape} fill={textureOf(land)} pointerEvents="none" />
      {lit && <path d={shape} fill="var(--glow)" fillOpacity={0.08} pointerEvents="none" />}
    </>
  )
})

/** What would be there after the move under consideration; null when nothing would look otherwise. */
export function nextOf(ghost: View | null, now: StoojView): StoojView | null {
  const next = ghost?.stoojes.find(({ id }) => id === now.id)
  return next !== undefined && differs(now, next) ? next : null
}

function differs(now: StoojView, next: StoojView): boolean {
  const { construct: was } = now
  const { construct: will } = next
  return (
    now.owner !== next.owner ||
    now.zone !== next.zone ||
    now.tile !== next.tile ||
    now.special !== next.special ||
    was?.level !== will?.level ||
    was?.tokens !== will?.tokens ||
    was?.income !== will?.income
  )
}

interface StandingProps {
  readonly view: View
  readonly stooj: StoojView
  readonly next: StoojView | null
  readonly say: Say
}

/** What stands on a stooj, or, paler, what would. */
export const Standing = memo(({ view, stooj, next, say }: StandingProps) => {
  const shown = next ?? stooj
  const { x, y } = pointOf(view, stooj.id)
  return (
    <g transform={`translate(${x} ${y})`} opacity={next === null ? 1 : 0.62} pointerEvents="none">
      <motion.g
        key={looks(shown)}
        initial={{ scale: 0.7, opacity: 0 }}
        animate={{ scale: 1, opacity: 1 }}
        transition={{ duration: 0.2 }}
      >
        <Face view={view} stooj={shown} say={say} />
      </motion.g>
    </g>
  )
})

/** Whatever changes this comes into view anew. */
const looks = ({ owner, zone, tile, special, construct }: StoojView): string =>
  [owner, zone, tile, special, construct?.level].join()
