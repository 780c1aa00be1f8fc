import { type View, ZONES } from '@masterplan/tryste/nouns'
import type { OverlayProps } from '../../kit/web-board.ts'
import { zonePlace } from '../press/place-names.ts'
import { centreOf, type Point, pointOf, pointsUp, REACH, stoojShape, tierShape, widerBy } from './coordinates.ts'
import { isSmall } from './faces.ts'
import { Pill, PricePills } from './PricePills.tsx'

/** What is being decided, written where it is decided: votes on a tier, bids on a stooj or a desert. */
export function Tags(props: OverlayProps<View>) {
  const { view, ghost, chosen, face, say } = props
  const larger = isSmall(face) ? 1.35 * widerBy(view) : 1
  return (
    <g pointerEvents="none" fontFamily="var(--mono)">
      <BallotTag view={view} chosen={chosen} />
      <AuctionTag view={view} ghost={ghost} larger={larger} />
      <OfferedLand view={view} say={say} larger={larger} />
      <PricePills {...props} larger={larger} />
    </g>
  )
}
type TagProps = Pick<OverlayProps<View>, 'view' | 'ghost'> & { readonly larger: number }

/** What is asked about has a ring. */
const ASKED = { fill: 'none', stroke: 'var(--accent)', strokeWidth: 6, strokeLinejoin: 'round' } as const

/** The tier that is voted on wears the zone that is held, as dashes: it is not there yet. */
function BallotTag({ view, chosen }: Pick<OverlayProps<View>, 'view' | 'chosen'>) {
  const { ballot } = view
  if (ballot === null || (view.step !== 'vote' && view.step !== 'tie')) return null
  const zone = ZONES.find(each => chosen.includes(zonePlace(each)))
  return (
    <>
      <path d={tierShape(view, ballot.tier, 3)} {...ASKED} />
      {zone !== undefined &&
        view.stoojes
          .filter(({ tier }) => tier === ballot.tier)
          .map(({ id }) => (
            <path
              key={id}
              d={stoojShape(view, id, 10)}
              fill="none"
              stroke={`var(--${zone})`}
              strokeWidth={7}
              strokeDasharray="14 9"
            />
          ))}
    </>
  )
}

/** Land and buildings that would change hands by the offer that lies on the table, with the money beside them. */
function OfferedLand({ view, say, larger }: Pick<OverlayProps<View>, 'view' | 'say'> & { readonly larger: number }) {
  const { offer } = view
  if (offer === null) return null
  const sides = [offer.give, offer.want]
  const places = [...new Set(sides.flatMap(({ stoojes, constructs }) => [...stoojes, ...constructs]))]
  const gobs = offer.give.gobs + offer.want.gobs
  const [first] = places
  return (
    <>
      <g fill="none" stroke="var(--accent)" strokeWidth={6} strokeDasharray="14 8">
        {places.map(id => (
          <path key={id} d={stoojShape(view, id, 4)} />
        ))}
      </g>
      {first !== undefined && gobs > 0 && (
        <Pill {...edgeOf(view, first)} larger={larger} held text={`⇄ ${say('money', { gobs })}`} />
      )}
    </>
  )
}

/** The level edge of a plot, where what is written covers nothing of it. */
function edgeOf(view: View, id: string): Point {
  const { x, y } = pointOf(view, id)
  return { x, y: y + (pointsUp(id) ? REACH / 2 : -REACH / 2) }
}

function AuctionTag({ view, ghost, larger }: TagProps) {
  const { auction } = view
  if (auction === null) return null
  const plot = auction.about === 'variance' ? auction.place : centreOf(auction.place)
  const { x, y } = edgeOf(view, plot)
  const { totals } = ghost?.auction ?? auction
  const shape = auction.about === 'variance' ? stoojShape : tierShape
  return (
    <>
      <path d={shape(view, auction.place, 3)} {...ASKED} />
      {totals.for + totals.against > 0 && (
        <g transform={`translate(${x} ${y}) scale(${larger})`} fontSize={18} fontWeight={600} textAnchor="middle">
          <rect x={-44} y={-15} width={88} height={30} rx={15} fill="var(--park)" />
          <path d="M0-15H29A15 15 0 0 1 29 15H0Z" fill="var(--commercial)" />
          <rect x={-44} y={-15} width={88} height={30} rx={15} fill="none" stroke="var(--ink)" strokeWidth={2} />
          <text x={-21} y={6} fill="var(--on-seat-2)">
            {`+${totals.for}`}
          </text>
          <text x={21} y={6} fill="var(--on-seat-2)">
            {`−${totals.against}`}
          </text>
        </g>
      )}
    </>
  )
}
