import type { View } from '@masterplan/brick-by-brick/nouns'
import { plaquePoint, spacePoint } from './coordinates.ts'

interface EffectProps {
  readonly view: View
  readonly ghost: View
}

/** What the move under consideration would change besides the building: inhabitants, points, the way of the hoist. */
export function Effect({ view, ghost }: EffectProps) {
  const space = view.spaces.findIndex((now, at) => {
    const then = ghost.spaces[at]!
    return now.floors !== then.floors || now.owner !== then.owner || now.roof !== then.roof
  })
  if (space < 0) return null
  const from = spacePoint(view, space)
  const moves = ghost.hoist !== null && ghost.hoist !== view.hoist
  return (
    <g pointerEvents="none">
      {moves && <Way from={from} to={plaquePoint(view, ghost.hoist)} />}
      <g transform={`translate(${from.x + 6} ${from.y - 58})`}>
        <Change view={view} ghost={ghost} />
      </g>
    </g>
  )
}

type Ends = { readonly from: { x: number; y: number }; readonly to: { x: number; y: number } }

/** From the space used to the region where the hoist goes. */
function Way({ from, to }: Ends) {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length < 120) return null // next to each other: the hoist that appears says enough
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length]
  const [x1, y1] = [from.x + x * 48, from.y + y * 48]
  const [x2, y2] = [to.x - x * 58, to.y - y * 58]
  return (
    <g stroke="var(--accent)" strokeWidth={6} strokeLinecap="round" fill="none" opacity={0.85}>
      <path d={`M${x1} ${y1}L${x2} ${y2}`} strokeDasharray="2 14" />
      <path
        d={`M${x2 - 18 * x + 11 * y} ${y2 - 18 * y - 11 * x}L${x2} ${y2}L${x2 - 18 * x - 11 * y} ${y2 - 18 * y + 11 * x}`}
      />
    </g>
  )
}

const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`)

function Change({ view, ghost }: EffectProps) {
  const [now, then] = [view.table[view.seat], ghost.table[view.seat]]
  if (!now || !then) return null
  const people = then.inhabitants - now.inhabitants
  const points = then.points - now.points
  const texts = [...(people === 0 ? [] : [`${signed(people)} ☺`]), ...(points === 0 ? [] : [`${signed(points)} ★`])]
  if (texts.length === 0) return null
  const text = texts.join('  ')
  const width = 22 + text.length * 14
  return (
    <g>
      <rect x={-width / 2} y={-19} width={width} height={38} rx={10} fill="var(--ink)" />
      <text textAnchor="middle" y={9} fontFamily="var(--mono)" fontSize={26} fill="var(--page)">
        {text}
      </text>
    </g>
  )
}
