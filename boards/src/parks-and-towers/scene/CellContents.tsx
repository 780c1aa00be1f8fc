import { memo } from 'react'
import { Growing } from '../../kit/Appearing.tsx'
import { Hatched } from '../../kit/Patterns.tsx'
import type { Contents } from '../contents-by-cell.ts'
import { House } from './House.tsx'
import { Closed, Park, Tower } from './ParkAndTower.tsx'

export const GROUND = { x: -46, y: -46, width: 92, height: 92, rx: 6 } as const

export function CellGround() {
  return <rect {...GROUND} fill="var(--raised)" stroke="var(--line)" />
}

interface LotProps {
  readonly now: Contents | undefined
  readonly small: boolean
}

/** What stands on a cell. */
export const CellContents = memo(function Lot({ now, small }: LotProps) {
  if (now === undefined) return null
  return (
    <Growing from={0.3}>
      <Drawn contents={now} changed={false} small={small} />
    </Growing>
  )
})

interface NextLotProps extends LotProps {
  readonly next: Contents | undefined
}

/** What would stand on a free cell after the move under consideration, or how the shares of its tower would change. */
export function NextContents({ now, next, small }: NextLotProps) {
  if (next === undefined) return null
  if (now === undefined) {
    return (
      <g opacity={0.62}>
        <Drawn contents={next} changed={false} small={small} />
      </g>
    )
  }
  const changes = now.kind === 'tower' && next.kind === 'tower' && now.tower.shares.join() !== next.tower.shares.join()
  if (!changes) return null
  return (
    <>
      <CellGround /> {/* the larger share, and with it the flag, may change hands */}
      <Drawn contents={next} changed small={small} />
    </>
  )
}

interface DrawnProps {
  readonly contents: Contents
  readonly changed: boolean
  readonly small: boolean
}

function Drawn({ contents, changed, small }: DrawnProps) {
  switch (contents.kind) {
    case 'house':
      return (
        <>
          <Hatched as={contents.house.owner} d="M-46-46H46V46H-46Z" />
          <House owner={contents.house.owner} place={contents.house.place} small={small} />
        </>
      )
    case 'park':
      return <Park points={contents.park.points} small={small} />
    case 'tower':
      return <Tower shares={contents.tower.shares} changed={changed} small={small} />
    case 'closed':
      return <Closed />
  }
}
