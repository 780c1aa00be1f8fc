/** Parts that buildings are made of. */

export const SHADE = { fill: '#000', fillOpacity: 0.26, stroke: 'none' } as const
export const LIGHT = { fill: '#fff', fillOpacity: 0.38, stroke: 'none' } as const
export const times = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at)

interface BlockProps {
  readonly fill: string
  readonly left: number
  readonly width: number
  readonly height: number
}
const DEEP = 7

/** Front, shaded side and lit top of a block. */
export function Block({ fill, left, width, height }: BlockProps) {
  const right = left + width
  const side = `M${right} 0V${-height}l${DEEP} -4V-4Z`
  const top = `M${left} ${-height}l${DEEP} -4H${right + DEEP}L${right} ${-height}Z`
  return (
    <>
      <path d={`M${left} 0V${-height}H${right}V0Z`} fill={fill} />
      <path d={side} fill={fill} />
      <path d={side} {...SHADE} />
      <path d={top} fill={fill} />
      <path d={top} {...LIGHT} />
    </>
  )
}

interface WindowsProps {
  readonly left: number
  readonly top: number
  readonly columns: number
  readonly rows: number
  readonly across: number
  readonly down: number
}

export function Windows({ left, top, columns, rows, across, down }: WindowsProps) {
  return times(rows).flatMap(row =>
    times(columns).map(column => (
      <rect
        key={`${row} ${column}`}
        x={left + column * across}
        y={top + row * down}
        width={across - 3}
        height={down - 3.4}
        fill="var(--water)"
        strokeWidth={0.7}
      />
    )),
  )
}
