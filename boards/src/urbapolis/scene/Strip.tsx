import type { SeatView, View } from '@masterplan/urbapolis/nouns'
import { Mark } from '../../kit/Mark.tsx'
import { Spot } from '../../kit/Spot.tsx'
import type { OverlayProps } from '../../kit/web-board.ts'
import { HIGHER } from '../presses.ts'
import { type Amount, Amounts, amountWidth } from '../Sign.tsx'
import { mapBottom } from './coordinates.ts'

/** Below the map: a way to higher bids, and what the move under consideration would change for whom. */
export function Strip({ view, ghost, lit, chosen, marked, onPress, onPoint, say }: OverlayProps<View>) {
  const top = mapBottom(view) + 8
  const higher = lit.has(HIGHER) || marked.has(HIGHER)
  return (
    <g>
      {higher && (
        <Spot
          id={HIGHER}
          lit={lit.has(HIGHER)}
          chosen={chosen.includes(HIGHER)}
          marked={marked.has(HIGHER)}
          onPress={onPress}
          onPoint={onPoint}
        >
          <rect x={36} y={top} width={214} height={54} rx={8} fill="var(--raised)" stroke="var(--line)" />
          <text
            x={143}
            y={top + 35}
            textAnchor="middle"
            fontFamily="var(--heading)"
            fontWeight={600}
            fontSize={24}
            fill="var(--ink)"
          >
            {say('place.higher')} ▸
          </text>
        </Spot>
      )}
      {ghost !== null && (
        <g transform={`translate(${higher ? 264 : 40} ${top + 19}) scale(1.3)`}>
          <Change view={view} ghost={ghost} />
        </g>
      )}
    </g>
  )
}

const changed = (now: number, then: number): string => `${now}→${then}`

function amountsOf(now: SeatView, then: SeatView): Amount[] {
  const pairs = [
    { kind: 'coin' as const, from: now.coins, to: then.coins },
    { kind: 'worker' as const, from: now.free, to: then.free },
    { kind: 'point' as const, from: now.points, to: then.points },
  ]
  return pairs.flatMap(({ kind, from, to }) => (from === to ? [] : [{ kind, text: changed(from, to) }]))
}

/** Purses and points that would change, player by player, on two lines at most. */
function Change({ view, ghost }: { readonly view: View; readonly ghost: View }) {
  const rows = view.seats.flatMap((now, at) => {
    const then = ghost.seats[at]
    const amounts = then === undefined ? [] : amountsOf(now, then)
    return amounts.length === 0 ? [] : [{ seat: now.seat, amounts }]
  })
  // Whoever moves comes first and has a line of their own.
  const mine = rows.filter(({ seat }) => seat === view.seat)
  const others = rows.filter(({ seat }) => seat !== view.seat)
  return (
    <g pointerEvents="none">
      <Line rows={mine} y={0} />
      <Line rows={others} y={mine.length > 0 ? 24 : 0} />
    </g>
  )
}

type Row = { readonly seat: SeatView['seat']; readonly amounts: readonly Amount[] }

function Line({ rows, y }: { readonly rows: readonly Row[]; readonly y: number }) {
  let left = 0
  return rows.map(({ seat, amounts }) => {
    const at = left
    left += 40 + amounts.reduce((sum, amount) => sum + amountWidth(amount), 0)
    return (
      <g key={seat}>
        <Mark seat={seat} x={at + 12} y={y - 5} size={24} />
        <Amounts amounts={amounts} x={at + 30} y={y} ink="var(--ink)" />
      </g>
    )
  })
}
