import { cellName } from '@masterplan/kernel/square'
import type { View } from '@masterplan/parks-and-towers/nouns'
import { Mark } from '../../kit/Mark.tsx'
import { centreOf, MARGIN, pawnPoint, sizeOf, UNIT } from './coordinates.ts'

interface RimProps {
  readonly view: View
  readonly small: boolean
}

/** What surrounds the cells: streets, letters and numbers, and, where they can be told apart, the pawns that walk along with the points. */
export function Rim({ view, small }: RimProps) {
  const { size, pawns } = view
  const { width, height } = sizeOf(view)
  const together = pawns[0] === pawns[1] ? 13 : 0
  return (
    <g>
      <rect x={26} y={26} width={width - 52} height={height - 52} rx={10} fill="var(--sheet)" />
      <rect
        x={MARGIN - 3}
        y={MARGIN - 3}
        width={size * UNIT + 6}
        height={size * UNIT + 6}
        rx={6}
        fill="var(--grid)"
        stroke="var(--line)"
      />
      {Array.from({ length: size }, (_, at) => (
        <g
          key={cellName(at)}
          fontFamily="var(--heading)"
          fontSize={small ? 35 : 26}
          fill="var(--ink-soft)"
          textAnchor="middle"
        >
          <text x={centreOf(at, size).x} y={height - (small ? 14 : 5)}>
            {cellName(at)[0]}
          </text>
          <text x={small ? 24 : 12} y={centreOf(at * 8, size).y + 9}>
            {at + 1}
          </text>
        </g>
      ))}
      {!small &&
        ([0, 1] as const).map(seat => {
          const { x, y } = pawnPoint(pawns[seat], size)
          const upright = x < MARGIN || x > width - MARGIN
          const aside = (seat * 2 - 1) * together
          return (
            <Mark key={seat} seat={seat} x={x + (upright ? 0 : aside)} y={y + (upright ? aside : 0)} size={25} bare />
          )
        })}
    </g>
  )
}
