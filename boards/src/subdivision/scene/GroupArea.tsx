import type { Cell } from '@masterplan/kernel/square'
import { Hatched } from '../../kit/Patterns.tsx'
import type { Group } from '../groups.ts'
import { GROUP_HALF, UNIT, xOf, yOf } from './coordinates.ts'

/** One tint with one outline, also over the seams between lots: that pyramids hang together is seen, not counted. */
export function GroupArea({ group: { owner, cells }, size }: { readonly group: Group; readonly size: number }) {
  const d = areaOf(cells, size)
  const colour = `var(--seat-${owner + 1})`
  return (
    <g strokeLinejoin="round">
      <path d={d} stroke={`color-mix(in srgb, ${colour} 82%, var(--ink))`} strokeWidth={6} />
      <path d={d} fill={`color-mix(in srgb, ${colour} 24%, var(--raised))`} />
      <Hatched as={owner} d={d} />
    </g>
  )
}

/** Each lot, a bridge over each seam, and a patch where four lots meet; drawn as one, only its outer edge is left. */
function areaOf(cells: readonly Cell[], size: number): string {
  const all = new Set(cells)
  const seam = UNIT - 2 * GROUP_HALF
  return cells
    .map(cell => {
      const [left, top] = [xOf(cell) - GROUP_HALF, yOf(cell, size) - GROUP_HALF]
      const [beside, above] = [all.has(cell + 1), all.has(cell + 8)]
      const width = 2 * GROUP_HALF
      const parts = [box(left, top, width, width)]
      if (beside) parts.push(box(left + width, top, seam, width))
      if (above) parts.push(box(left, top - seam, width, seam))
      if (beside && above && all.has(cell + 9)) parts.push(box(left + width, top - seam, seam, seam))
      return parts.join('')
    })
    .join('')
}

const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}Z`
