import type { House, View } from '@masterplan/template-town/nouns'
import { memo } from 'react'
import { Mark } from '../../kit/Mark.tsx'
import type { SceneProps } from '../../kit/web-board.ts'
import { boxOf, centreOf, GROUND } from './coordinates.ts'

/** The street from the other side: lots with their numbers, and the houses on them. */
export const Scene = memo(function Scene({ view: { houses } }: SceneProps<View>) {
  return (
    <g>
      {houses.map((house, lot) => (
        <g key={boxOf(lot).x}>
          <rect {...boxOf(lot)} fill="var(--raised)" stroke="var(--line)" />
          <text x={centreOf(lot)} y={GROUND + 28} textAnchor="middle" fontSize={20} fill="var(--ink-soft)">
            {lot + 1}
          </text>
          {house !== null && <HouseAt house={house} lot={lot} />}
        </g>
      ))}
    </g>
  )
})

const FLOOR = 46

export function HouseAt({ house, lot }: { readonly house: House; readonly lot: number }) {
  const x = centreOf(lot)
  const eaves = GROUND - FLOOR * house.floors
  return (
    <g stroke="var(--ink)" strokeWidth={1.5} strokeLinejoin="round">
      <rect x={x - 32} y={eaves} width={64} height={FLOOR * house.floors} fill={`var(--seat-${house.owner + 1})`} />
      <path d={`M${x - 38} ${eaves}L${x} ${eaves - 26}L${x + 38} ${eaves}Z`} fill="var(--brownfield)" />
      {house.floors === 2 && <path d={`M${x - 32} ${GROUND - FLOOR}H${x + 32}`} />}
      <Mark seat={house.owner} x={x} y={GROUND - FLOOR / 2} size={24} />
    </g>
  )
}
