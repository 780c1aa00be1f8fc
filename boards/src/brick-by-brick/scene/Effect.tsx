import type { View } from '@masterplan/brick-by-brick/nouns'
import { hoistAfter } from '../outlook.ts'
import { type Point, plaquePoint, spacePoint } from './coordinates.ts'
import { clearWay } from './hoist-way.ts'

interface EffectProps {
  readonly view: View
  readonly ghost: View
  readonly coming: number | null
  readonly small: boolean
}

/** The region where the hoist would go, also where a project may be claimed before; null where it would stay. */
export function comingHoist(view: View, ghost: View): number | null {
  const region = ghost.phase === 'claim' && ghost.anchor !== null ? hoistAfter(ghost, ghost.anchor) : ghost.hoist
  return region === view.hoist ? null : region
}

/** What the move under consideration would change besides the building: inhabitants, points, the way of the hoist. */
export function Effect({ view, ghost, coming, small }: EffectProps) {
  const space = view.spaces.findIndex((now, at) => {
    const then = ghost.spaces[at]!
    return now.floors !== then.floors || now.owner !== then.owner || now.roof !== then.roof
  })
  const from = space < 0 ? (view.hoist === null ? null : plaquePoint(view, view.hoist)) : spacePoint(view, space)
  if (from === null) return null
  return (
    <g pointerEvents="none">
      {coming !== null && <Way view={view} from={from} to={plaquePoint(view, coming)} />}
      {space >= 0 && (
        <g transform={`translate(${from.x + 6} ${from.y - 58}) scale(${small ? 1.4 : 1})`}>
          <Change view={view} ghost={ghost} />
        </g>
      )}
    </g>
  )
}

/** Dots from the space used to the plaque where everybody works next, beside everything that is written between them. */
function Way({ view, from, to }: { readonly view: View; readonly from: Point; readonly to: Point }) {
  if (Math.hypot(to.x - from.x, to.y - from.y) < 200) return null // next to each other: the hoist that appears says enough
  const { from: start, by, to: end } = clearWay(view, from, to)
  const length = Math.hypot(end.x - by.x, end.y - by.y) || 1
  const [u, v] = [(end.x - by.x) / length, (end.y - by.y) / length]
  const way = `M${start.x} ${start.y}Q${by.x} ${by.y} ${end.x} ${end.y}`
  const tip = `M${end.x - 20 * u + 13 * v} ${end.y - 20 * v - 13 * u}L${end.x} ${end.y}L${end.x - 20 * u - 13 * v} ${end.y - 20 * v + 13 * u}`
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={way} stroke="var(--raised)" strokeWidth={15} strokeOpacity={0.9} />
      <path d={tip} stroke="var(--raised)" strokeWidth={15} strokeOpacity={0.9} />
      <path d={way} stroke="var(--accent)" strokeWidth={8} strokeDasharray="0 16" />
      <path d={tip} stroke="var(--accent)" strokeWidth={7} />
    </g>
  )
}

const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`)

/** What it costs or brings, on the upper edge of the space. */
function Change({ view, ghost }: Pick<EffectProps, 'view' | 'ghost'>) {
  const [now, then] = [view.table[view.seat], ghost.table[view.seat]]
  if (!now || !then) return null
  const people = then.inhabitants - now.inhabitants
  const points = then.points - now.points
  const texts = [...(people === 0 ? [] : [signed(people)]), ...(points === 0 ? [] : [`${signed(points)}★`])]
  if (texts.length === 0) return null
  const text = texts.join('  ')
  const width = 22 + text.length * 15
  return (
    <g>
      <rect
        x={-width / 2}
        y={-18}
        width={width}
        height={36}
        rx={18}
        fill="var(--accent)"
        stroke="var(--raised)"
        strokeWidth={3}
      />
      <text textAnchor="middle" y={9} fontFamily="var(--mono)" fontWeight={600} fontSize={25} fill="var(--on-accent)">
        {text}
      </text>
    </g>
  )
}
