import { motion } from 'motion/react'
import { memo } from 'react'
import { Closed, Park, Tower } from './Built.tsx'
import { House } from './House.tsx'
import type { Standing } from './town.ts'

export const GROUND = { x: -46, y: -46, width: 92, height: 92, rx: 6 } as const

export function LotGround() {
  return <rect {...GROUND} fill="var(--raised)" stroke="var(--line)" />
}

/** What stands on a cell. */
export const Lot = memo(function Lot({ now }: { readonly now: Standing | undefined }) {
  if (now === undefined) return null
  return (
    <motion.g initial={{ scale: 0.3, opacity: 0 }} animate={{ scale: 1, opacity: 1 }} transition={{ duration: 0.2 }}>
      <Drawn standing={now} changed={false} />
    </motion.g>
  )
})

interface NextLotProps {
  readonly now: Standing | undefined
  readonly next: Standing | undefined
}

/** What would stand on a free cell after the move under consideration, or how the shares of its tower would change. */
export function NextLot({ now, next }: NextLotProps) {
  if (next === undefined) return null
  if (now === undefined) {
    return (
      <g opacity={0.62}>
        <Drawn standing={next} changed={false} />
      </g>
    )
  }
  const changes = now.kind === 'tower' && next.kind === 'tower' && now.tower.shares.join() !== next.tower.shares.join()
  if (!changes) return null
  return (
    <>
      <LotGround /> {/* whoever had the larger share may lose its flag */}
      <Drawn standing={next} changed />
    </>
  )
}

function Drawn({ standing, changed }: { readonly standing: Standing; readonly changed: boolean }) {
  switch (standing.kind) {
    case 'house':
      return <House owner={standing.house.owner} place={standing.house.place} />
    case 'park':
      return <Park points={standing.park.points} />
    case 'tower':
      return <Tower shares={standing.tower.shares} changed={changed} />
    case 'closed':
      return <Closed />
  }
}
