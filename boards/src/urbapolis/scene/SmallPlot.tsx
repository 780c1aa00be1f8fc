import { levelOf, type PlotView, TOP_LEVEL, type View } from '@masterplan/urbapolis/nouns'
import { Mark } from '../../kit/Mark.tsx'
import { auctionOn } from '../offers.ts'
import { type Amount, Amounts, amountWidth } from '../Sign.tsx'
import { colourOf, familyOf, type Printed, printed } from '../tile-lookup.ts'
import { Building } from './Building.tsx'
import { lettersOn, PLOT, widerBy } from './coordinates.ts'
import { OwnedGround } from './EmptyPlot.tsx'
import { bandTo, FamilyHatching, type PlotContentsProps } from './PlotContents.tsx'
import { totalsOf } from './PrivateBuilding.tsx'
import { UseSign } from './UseSign.tsx'
import { WorkerToken } from './WorkerToken.tsx'

const OWNER = 64 // a mark in which the letter can be read
const ownerOn = (view: View): number => OWNER * widerBy(view)

/** A plot on a small board: one colour, one picture, one number, the owner. Names are in the prompt and on the cards. */
export function SmallPlot(props: PlotContentsProps) {
  const { view, here, say } = props
  const tile = printed(here.building ?? '')
  if (tile === undefined) return <SmallEmpty view={view} here={here} />
  return (
    <g>
      <rect
        {...{ x: -PLOT / 2, y: -PLOT / 2, width: PLOT, height: PLOT, rx: 6 }}
        fill={colourOf(tile.code)}
        fillOpacity={0.3}
      />
      <path d={bandTo(tile.kind === 'start' ? -48 : -20)} fill={colourOf(tile.code)} />
      <FamilyHatching code={tile.code} d={bandTo(PLOT / 2)} />
      <Picture tile={tile} view={view} say={say} />
      {here.owner !== null && <Mark seat={here.owner} x={-38} y={-41} size={ownerOn(view)} />}
      {tile.kind === 'private' && <SmallLevel {...props} />}
    </g>
  )
}

function Picture({ tile, view, say }: Pick<PlotContentsProps, 'view' | 'say'> & { readonly tile: Printed }) {
  if (tile.kind === 'start') {
    const used = view.actions.find(({ building }) => building === tile.code)?.usedBy ?? null
    return (
      <>
        <g transform="translate(0 12)" opacity={used === null ? 1 : 0.35}>
          <UseSign code={tile.code} larger={widerBy(view)} say={say} />
        </g>
        {used !== null && <WorkerToken seat={used} x={-30} y={-14} scale={4.6 * widerBy(view)} />}
      </>
    )
  }
  return (
    <g transform="translate(0 60) scale(1.2)">
      <Building family={familyOf(tile.code) ?? 'public'} rank={tile.kind === 'private' ? tile.rank : 1} />
    </g>
  )
}

/** The level; where a move would change it, what it would be and whether it rises. */
function SmallLevel({ view, here, then, coming = false }: PlotContentsProps) {
  const { total, next } = totalsOf({ here, then })
  const [level, after] = [levelOf(total), levelOf(next)]
  const changed = level !== after
  const wide = changed || total > TOP_LEVEL ? 64 : 50
  const accent = changed || coming
  return (
    <g
      transform={`translate(64 -64) scale(${widerBy(view)})`}
      textAnchor="middle"
      fontFamily="var(--mono)"
      fontWeight={600}
      fontSize={34}
    >
      <rect
        {...{ x: -wide, y: 0, width: wide, height: 42, rx: 8 }}
        fill={accent ? 'var(--accent)' : 'var(--raised)'}
        stroke="var(--ink)"
      />
      <text x={-wide / 2} y={33} fill={accent ? 'var(--on-accent)' : 'var(--ink)'}>
        {changed ? `${after}${after > level ? '▲' : '▼'}` : `${level}${total > TOP_LEVEL ? '+' : ''}`}
      </text>
    </g>
  )
}

/** Free, with the step of bids; owned; or in auction, with who leads and how much. */
function SmallEmpty({ view, here }: { readonly view: View; readonly here: PlotView }) {
  const { plot, owner, beside } = here
  const auction = auctionOn(view, plot)
  if (owner !== null) {
    return (
      <g>
        <OwnedGround seat={owner} />
        <Mark seat={owner} x={0} y={0} size={1.2 * ownerOn(view)} />
      </g>
    )
  }
  if (auction !== undefined) {
    return (
      <g>
        <OwnedGround seat={auction.leader} />
        <Mark seat={auction.leader} x={0} y={-28} size={1.1 * ownerOn(view)} />
        <Middle amount={{ kind: 'coin', text: String(auction.bid) }} y={50} size={lettersOn(view)} />
      </g>
    )
  }
  return beside > 0 ? <Middle amount={{ kind: 'coin', text: `×${beside}` }} y={12} size={lettersOn(view)} /> : null
}

interface MiddleProps {
  readonly amount: Amount
  readonly y: number
  readonly size: number
}

const Middle = ({ amount, y, size }: MiddleProps) => (
  <Amounts amounts={[amount]} x={-amountWidth(amount, size) / 2 + 4} y={y} size={size} ink="var(--ink)" />
)
