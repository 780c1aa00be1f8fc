import type { StoojView, View } from '@masterplan/tryste/nouns'
import { memo } from 'react'
import { Growing } from '../../kit/Appearing.tsx'
import type { Say } from '../../kit/web-board.ts'
import { landOf, pointOf, stoojShape } from './coordinates.ts'
import { textureOf, tintOf } from './Land.tsx'
import { StoojContents } from './StoojContents.tsx'

interface GroundProps {
  readonly view: View
  readonly stooj: StoojView
  readonly shape: string
}

/** The land of a stooj. */
export const Ground = memo(({ view, stooj, shape }: GroundProps) => {
  const land = landOf(view, stooj)
  return (
    <>
      <path d={shape} fill={tintOf(land)} stroke="var(--ink)" strokeOpacity={0.55} strokeWidth={1.5} />
      <path d={shape} fill={textureOf(land)} />
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
  readonly say: Say
  readonly small: boolean // a small face
  readonly named: boolean // with its coordinates
}

/** What stands on a stooj. */
export const Standing = memo(({ view, stooj, say, small, named }: StandingProps) => {
  const { x, y } = pointOf(view, stooj.id)
  return (
    <g transform={`translate(${x} ${y})`}>
      <Growing key={looks(stooj)} from={0.7}>
        <StoojContents view={view} stooj={stooj} say={say} small={small} named={named} />
      </Growing>
    </g>
  )
})

/** What changes this comes into view again. */
const looks = ({ owner, zone, tile, special, construct }: StoojView): string =>
  [owner, zone, tile, special, construct?.level].join()

/** What would stand there, pale on its land, above what stands there now. */
export const Coming = memo(({ view, stooj, say, small, named }: StandingProps) => {
  const { x, y } = pointOf(view, stooj.id)
  return (
    <g pointerEvents="none">
      <Ground view={view} stooj={stooj} shape={stoojShape(view, stooj.id, 1.5)} />
      <g transform={`translate(${x} ${y})`} opacity={0.62}>
        <StoojContents view={view} stooj={stooj} say={say} small={small} named={named} />
      </g>
    </g>
  )
})
