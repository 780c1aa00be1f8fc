import { readStooj, type StoojView, stoojName, type View } from '@masterplan/tryste/nouns'
import type { OverlayProps } from '../../kit/web-board.ts'
import { levelsOf } from '../press/works.ts'
import { type Point, pointOf, pointsUp, REACH, sizeOf, stoojAt } from './coordinates.ts'

type PillProps = OverlayProps<View> & { readonly larger: number }

/** What a lit plot costs, on its edge so that nothing of its drawing is covered; what is held as it would really cost. */
export function PricePills({ view, ghost, lit, chosen, say, larger }: PillProps) {
  if (view.step !== 'work') return null
  return [...lit, ...chosen.slice(0, 1)].flatMap(id => {
    const stooj = stoojAt(view, id)
    if (stooj === undefined) return []
    const held = chosen.includes(id)
    const price = (held ? ghost?.payment?.owed : undefined) ?? leastPrice(view, stooj)
    const text = say('money', { gobs: price })
    const shared = !held && lit.has(acrossEdge(id))
    const { x, y } = edgeOf(view, id, { half: (widthOf(text) * larger) / 2, held, shared })
    return [<Pill key={id} {...{ x, y, larger, held, text }} />]
  })
}

interface PillShapeProps extends Point {
  readonly larger: number
  readonly held: boolean // of a move or an offer that is decided now
  readonly text: string
}

/** An amount in a pill around a point. */
export function Pill({ x, y, larger, held, text }: PillShapeProps) {
  const wide = widthOf(text)
  return (
    <g transform={`translate(${x} ${y}) scale(${larger})`} data-price={text}>
      <rect
        {...{ x: -wide / 2, y: -15, width: wide, height: 30, rx: 15 }}
        fill={held ? 'var(--accent)' : 'var(--raised)'}
        stroke="var(--accent)"
        strokeWidth={2.5}
      />
      <text y={6} textAnchor="middle" fontSize={18} fontWeight={600} fill={held ? 'var(--on-accent)' : 'var(--accent)'}>
        {text}
      </text>
    </g>
  )
}

const widthOf = (text: string): number => 24 + 11 * text.length

interface Edge {
  readonly half: number // of the pill's width
  readonly held: boolean // its lower edge has the buttons of the held move
  readonly shared: boolean // another price stands on the same edge
}

/** The level edge of a plot; of one that is held and points up its tip. */
function edgeOf(view: View, id: string, { half, held, shared }: Edge): Point {
  const { x, y } = pointOf(view, id)
  const up = pointsUp(id)
  const aside = shared ? (up ? -half - 2 : half + 2) : 0
  const inside = Math.min(Math.max(x + aside, half), sizeOf(view).width - half)
  return { x: inside, y: up ? y + (held ? -REACH : REACH / 2) : y - REACH / 2 }
}

/** The plot on the other side of the level edge. */
function acrossEdge(id: string): string {
  const { x, y, points } = readStooj(id)!
  return stoojName({ x, y: y + (points === 'up' ? -1 : 1), points: points === 'up' ? 'down' : 'up' })
}

/** The next level. */
const leastPrice = (view: View, stooj: StoojView): number => levelsOf(view, stooj)[0]?.price ?? 0
