import { hexPath } from '../scene/coordinates.ts'
import { drawingOf, type Objective } from './objective-drawing.ts'

const R = 9.4
const HEX = hexPath(R - 0.6)
/** By number of buildings: few are drawn larger. */
const ENLARGED: Readonly<Record<number, number>> = { 1: 1.9, 2: 1.35, 3: 1.15 }

/** An objective at a glance: which buildings, how many floors, on which land. */
export function Schematic({ objective }: { readonly objective: Objective }) {
  const { cells, around, note } = drawingOf(objective)
  return (
    <svg viewBox="-34 -26 68 52" width={76} height={58} aria-hidden="true">
      <g transform={`scale(${around.length > 0 ? 1 : (ENLARGED[cells.length] ?? 1)})`}>
        {around.map(([x, y]) => (
          <path key={`${x} ${y}`} d={HEX} transform={`translate(${x * R} ${y * R})`} fill="none" stroke="var(--line)" />
        ))}
        {cells.map(({ where: [x, y], text, fill }) => (
          <g key={`${x} ${y}`} transform={`translate(${x * R} ${y * R})`}>
            <path d={HEX} fill={fill} stroke="var(--ink)" strokeWidth={1.3} />
            <text
              textAnchor="middle"
              y={4}
              fontFamily="var(--mono)"
              fontSize={11}
              fontWeight={600}
              fill="var(--ink)"
              stroke="var(--raised)"
              strokeWidth={3}
              paintOrder="stroke"
            >
              {text}
            </text>
          </g>
        ))}
      </g>
      <text x={32} y={24} textAnchor="end" fontFamily="var(--mono)" fontSize={13} fill="var(--ink)">
        {note}
      </text>
    </svg>
  )
}
