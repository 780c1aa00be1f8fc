import type { SeatView, View } from '@masterplan/urbapolis/nouns'
import { Mark } from '../kit/Mark.tsx'
import { Spot } from '../kit/Spot.tsx'
import type { PictureProps } from '../kit/web-board.ts'
import { HIGHER } from './aims.ts'
import { mapBottom } from './plan.ts'
import { type Amount, Amounts, amountWidth } from './Sign.tsx'

/** Below the map: a way to higher bids, and what the move under consideration would change for whom. */
export function Strip({ view, ghost, lit, chosen, marked, onPress, onPoint, say }: PictureProps<View>) {
  const top = mapBottom(view) + 10
  const higher = lit.has(HIGHER)
  return (
    <g>
      {higher && (
        <Spot
          id={HIGHER}
          lit={higher}
          chosen={chosen.includes(HIGHER)}
          marked={marked.has(HIGHER)}
          onPress={onPress}
          onPoint={onPoint}
        >
          <rect x={44} y={top + 4} width={190} height={50} rx={8} fill="var(--raised)" stroke="var(--line)" />
          <text
            x={139}
            y={top + 36}
            textAnchor="middle"
            fontFamily="var(--heading)"
            fontWeight={600}
            fontSize={20}
            fill="var(--ink)"
          >
            {say('place.higher')} ▸
          </text>
        </Spot>
      )}
      {ghost !== null && <Change view={view} ghost={ghost} x={higher ? 250 : 50} y={top + 22} />}
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
function Change({ view, ghost, x, y }: { view: View; ghost: View; x: number; y: number }) {
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
      <Line rows={mine} x={x} y={y} />
      <Line rows={others} x={x} y={mine.length > 0 ? y + 30 : y} />
    </g>
  )
}

type Row = { readonly seat: SeatView['seat']; readonly amounts: readonly Amount[] }

function Line({ rows, x, y }: { readonly rows: readonly Row[]; readonly x: number; readonly y: number }) {
  let left = x
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
