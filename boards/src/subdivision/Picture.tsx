import { type Cell, cellName, fileOf, rankOf } from '@masterplan/kernel/square'
import type { Plot, View } from '@masterplan/subdivision/nouns'
import { motion } from 'motion/react'
import { memo } from 'react'
import { Mark } from '../kit/Mark.tsx'
import { Spot } from '../kit/Spot.tsx'
import type { PictureProps } from '../kit/web-board.ts'

const UNIT = 100
const MARGIN = 40

export const xOf = (cell: Cell): number => MARGIN + fileOf(cell) * UNIT + UNIT / 2
export const yOf = (cell: Cell, size: number): number => MARGIN / 2 + (size - 1 - rankOf(cell)) * UNIT + UNIT / 2
export const sizeOf = ({ size }: View) => ({ width: MARGIN * 1.5 + size * UNIT, height: MARGIN * 1.5 + size * UNIT })

/** The neighbourhood in plan: lots, parks and pyramids seen from above, lit from the upper left. */
export const Picture = memo(function Picture({
  view,
  ghost,
  lit,
  chosen,
  marked,
  onPress,
  onPoint,
}: PictureProps<View>) {
  const { size } = view
  const after = new Map(ghost?.plots.map(({ cell, plot }) => [cell, plot]))
  return (
    <g>
      {Array.from({ length: size }, (_, at) => (
        <g key={cellName(at)} fontFamily="var(--heading)" fontSize={20} fill="var(--ink-soft)" textAnchor="middle">
          <text x={xOf(at)} y={MARGIN / 2 + size * UNIT + 26}>
            {cellName(at)[0]}
          </text>
          <text x={MARGIN / 2} y={yOf(at * 8, size) + 7}>
            {at + 1}
          </text>
        </g>
      ))}
      {view.plots.map(({ cell, plot }) => {
        const id = cellName(cell)
        const next = after.get(cell)
        const coming = plot === 'free' && next !== undefined && next !== 'free' ? next : null
        return (
          <Spot
            key={id}
            id={id}
            lit={lit.has(id)}
            chosen={chosen.includes(id)}
            marked={marked.has(id)}
            onPress={onPress}
            onPoint={onPoint}
          >
            <rect
              x={xOf(cell) - UNIT / 2 + 3}
              y={yOf(cell, size) - UNIT / 2 + 3}
              width={UNIT - 6}
              height={UNIT - 6}
              rx={5}
              fill={plot === 'park' ? 'var(--park)' : 'var(--raised)'}
              stroke="var(--line)"
            />
            <g transform={`translate(${xOf(cell)} ${yOf(cell, size)})`}>
              <Standing plot={plot} />
              {coming && (
                <g opacity={0.55}>
                  <Standing plot={coming} />
                </g>
              )}
            </g>
          </Spot>
        )
      })}
    </g>
  )
})

const Standing = memo(function Standing({ plot }: { readonly plot: Plot }) {
  if (plot === 'free') return null
  if (plot === 'park') return <Trees />
  const half = 16 + plot.pips * 9
  return (
    <motion.g initial={{ scale: 0.3, opacity: 0 }} animate={{ scale: 1, opacity: 1 }} transition={{ duration: 0.2 }}>
      <g stroke="var(--ink)" strokeWidth={1.5} strokeLinejoin="round" fill={`var(--seat-${plot.owner + 1})`}>
        <path d={`M${-half} ${-half}H${half}V${half}H${-half}Z`} />
        <path d={`M${half} ${-half}V${half}L0 0Z`} fill="#000" fillOpacity={0.18} />
        <path d={`M${-half} ${half}H${half}L0 0Z`} fill="#000" fillOpacity={0.32} />
        <path d={`M${-half} ${-half}H${half}L0 0Z`} fill="#fff" fillOpacity={0.25} />
      </g>
      <Mark seat={plot.owner} x={0} y={-2} size={24} />
      {Array.from({ length: plot.pips }, (_, at) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike
          key={at}
          cx={(at - (plot.pips - 1) / 2) * 11}
          cy={half - 7}
          r={4}
          fill="var(--raised)"
          stroke="var(--ink)"
        />
      ))}
    </motion.g>
  )
})

function Trees() {
  return (
    <g fill="var(--forest)" stroke="var(--ink)" strokeWidth={1}>
      <circle cx={-18} cy={-12} r={15} />
      <circle cx={16} cy={-16} r={12} />
      <circle cx={8} cy={15} r={17} />
      <circle cx={-22} cy={22} r={9} />
    </g>
  )
}
