import { type Cell, cellName } from '@masterplan/kernel/square'
import { motion } from 'motion/react'
import { memo } from 'react'
import { Closed, Park, Tower } from './Built.tsx'
import { House } from './House.tsx'
import type { Standing } from './town.ts'

interface LotProps {
  readonly cell: Cell
  readonly now: Standing | undefined
  readonly next: Standing | undefined // after the move under consideration; undefined without one
}

/** One cell: what stands there, what would stand there, and how the shares of its tower would change. */
export const Lot = memo(function Lot({ cell, now, next }: LotProps) {
  if (now === undefined && next !== undefined) {
    return (
      <g opacity={0.62}>
        <Drawn standing={next} changed={false} />
      </g>
    )
  }
  if (now === undefined) return null
  const changes = now.kind === 'tower' && next?.kind === 'tower' && now.tower.shares.join() !== next.tower.shares.join()
  return (
    <motion.g
      key={cellName(cell)}
      initial={{ scale: 0.3, opacity: 0 }}
      animate={{ scale: 1, opacity: 1 }}
      transition={{ duration: 0.2 }}
    >
      <Drawn standing={changes ? next : now} changed={changes} />
    </motion.g>
  )
})

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
