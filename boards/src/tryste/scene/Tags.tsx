import { type View, ZONES } from '@masterplan/tryste/nouns'
import type { OverlayProps } from '../../kit/web-board.ts'
import { centreOf, pointOf, stoojShape } from './coordinates.ts'

/** What is being decided, written where it is decided: votes on a tier, bids on a stooj or a desert. */
export function Tags({ view, ghost }: OverlayProps<View>) {
  return (
    <g pointerEvents="none" fontFamily="var(--mono)">
      <BallotTag view={view} ghost={ghost} />
      <AuctionTag view={view} ghost={ghost} />
      <OfferedLand view={view} />
    </g>
  )
}
type TagProps = Pick<OverlayProps<View>, 'view' | 'ghost'>

function BallotTag({ view, ghost }: TagProps) {
  const { ballot } = view
  if (ballot === null || (view.step !== 'vote' && view.step !== 'tie')) return null
  const { x, y } = pointOf(view, centreOf(ballot.tier))
  const then = ghost?.ballot ?? ballot
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={-72} y={-19} width={144} height={38} rx={8} fill="var(--raised)" stroke="var(--ink)" strokeWidth={2} />
      {ZONES.map((zone, at) => (
        <g key={zone} transform={`translate(${(at - 1) * 46} 0)`}>
          <rect x={-20} y={-14} width={40} height={28} rx={5} fill={`var(--${zone})`} />
          <text y={6} textAnchor="middle" fontSize={18} fontWeight={600} fill="var(--on-seat-2)">
            {then.totals[zone]}
          </text>
        </g>
      ))}
    </g>
  )
}

/** Land and buildings that would change hands by the offer that lies on the table. */
function OfferedLand({ view }: { readonly view: View }) {
  const { offer } = view
  if (offer === null) return null
  const sides = [offer.give, offer.want]
  const places = new Set(sides.flatMap(({ stoojes, constructs }) => [...stoojes, ...constructs]))
  return (
    <g fill="none" stroke="var(--accent)" strokeWidth={6} strokeDasharray="14 8">
      {[...places].map(id => (
        <path key={id} d={stoojShape(view, id, 4)} />
      ))}
    </g>
  )
}

function AuctionTag({ view, ghost }: TagProps) {
  const { auction } = view
  if (auction === null) return null
  const { x, y } = pointOf(view, auction.about === 'variance' ? auction.place : centreOf(auction.place))
  const { totals } = ghost?.auction ?? auction
  return (
    <g transform={`translate(${x} ${y})`} fontSize={18} fontWeight={600} textAnchor="middle">
      <rect x={-62} y={-19} width={124} height={38} rx={8} fill="var(--raised)" stroke="var(--ink)" strokeWidth={2} />
      <rect x={-56} y={-14} width={54} height={28} rx={5} fill="var(--park)" />
      <rect x={2} y={-14} width={54} height={28} rx={5} fill="var(--commercial)" />
      <text x={-29} y={6} fill="var(--on-seat-2)">
        {`+${totals.for}`}
      </text>
      <text x={29} y={6} fill="var(--on-seat-2)">
        {`−${totals.against}`}
      </text>
    </g>
  )
}
