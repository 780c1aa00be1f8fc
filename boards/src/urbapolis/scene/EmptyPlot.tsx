import type { Seat } from '@masterplan/kernel'
import type { PlotView, View } from '@masterplan/urbapolis/nouns'
import { Mark } from '../../kit/Mark.tsx'
import { Hatched } from '../../kit/Patterns.tsx'
import type { Say } from '../../kit/web-board.ts'
import { auctionOn } from '../offers.ts'
import { Amounts, SignShape } from '../Sign.tsx'
import { COLOUR } from '../tile-lookup.ts'
import { PLOT, prospectsOf } from './coordinates.ts'
import type { Face } from './faces.ts'

interface EmptyPlotProps {
  readonly view: View
  readonly here: PlotView
  readonly face: Face
  readonly say: Say
  readonly named: boolean // with its coordinates
}

/** A plot without a building: free with its step of bids, owned, or in auction. */
export function EmptyPlot({ view, here, face, say, named }: EmptyPlotProps) {
  const { plot, owner, beside } = here
  const auction = auctionOn(view, plot)
  const roomy = owner === null && auction === undefined
  const size = face === '' ? 18 : 21
  return (
    <g>
      {owner !== null && <OwnedGround seat={owner} />}
      {named && (
        <text x={-58} y={-42} fontFamily="var(--mono)" fontSize={23} fill="var(--ink-soft)">
          {plot}
        </text>
      )}
      {auction === undefined && beside > 0 && (
        <Amounts
          amounts={[{ kind: 'coin', text: `×${beside}` }]}
          x={face === '' ? 12 : 6}
          y={-43}
          size={size}
          ink="var(--ink-soft)"
        />
      )}
      {owner !== null && <Mark seat={owner} x={0} y={-6} size={52} />}
      {(roomy || face === '') && <Prospects view={view} plot={plot} roomy={roomy} say={say} />}
      {auction !== undefined && (
        <g>
          <text
            x={60}
            y={-43}
            textAnchor="end"
            fontFamily="var(--heading)"
            fontSize={face === '' ? 20 : 21}
            fill="var(--ink-soft)"
          >
            {say('side.step', { base: auction.base })}
          </text>
          <Mark seat={auction.leader} x={-36} y={-12} size={42} />
          <g transform="translate(4 -12) scale(1.1)">
            <SignShape kind="coin" />
          </g>
          <text x={19} y={-1} fontFamily="var(--mono)" fontWeight={600} fontSize={32} fill="var(--ink)">
            {auction.bid}
          </text>
          <Others stakes={auction.stakes} leader={auction.leader} size={size} />
        </g>
      )}
    </g>
  )
}

/** Ground in the colour of who owns it. */
export function OwnedGround({ seat }: { readonly seat: Seat }) {
  return (
    <>
      <rect
        x={-PLOT / 2}
        y={-PLOT / 2}
        width={PLOT}
        height={PLOT}
        rx={6}
        fill={`var(--seat-${seat + 1})`}
        fillOpacity={0.22}
      />
      <Hatched as={seat} d={`M${-PLOT / 2 + 8} ${-PLOT / 2 + 8}h${PLOT - 16}v${PLOT - 16}h${16 - PLOT}Z`} band={16} />
    </>
  )
}

interface OthersProps {
  readonly stakes: readonly number[]
  readonly leader: Seat
  readonly size: number
}

/** Who else has coins in an auction. */
function Others({ stakes, leader, size }: OthersProps) {
  const others = stakes.flatMap((stake, seat) => (stake > 0 && seat !== leader ? [{ seat: seat as Seat, stake }] : []))
  return (
    <g fontFamily="var(--mono)" fontSize={size} fill="var(--ink)">
      {others.map(({ seat, stake }, at) => (
        <g key={seat} transform={`translate(${-50 + at * 45} 25)`}>
          <Mark seat={seat} x={0} y={0} size={2 * size} />
          <text x={15} y={7}>
            {stake}
          </text>
        </g>
      ))}
    </g>
  )
}

interface ProspectsProps {
  readonly view: View
  readonly plot: string
  readonly roomy: boolean // nothing else stands on the plot
  readonly say: Say
}

/** Who would lift or spoil a building here, by family: in outline, because none stands here yet. */
function Prospects({ view, plot, roomy, say }: ProspectsProps) {
  const shown = prospectsOf(view, plot)
  const [wide, high] = roomy ? [52, 30] : [32, 22]
  const place = (at: number) =>
    roomy ? `${at % 2 === 0 ? -29 : 29} ${at < 2 ? 4 : 42}` : `${(at - (shown.length - 1) / 2) * 33} 53`
  return (
    <g fontFamily="var(--mono)" fontSize={roomy ? 22 : 17} fontWeight={600} textAnchor="middle">
      {shown.map(({ family, value }, at) => (
        <g key={family} transform={`translate(${place(at)})`}>
          <rect
            x={-wide / 2}
            y={-high / 2}
            width={wide}
            height={high}
            rx={4}
            fill="var(--raised)"
            stroke="var(--line)"
          />
          <rect x={-wide / 2} y={high / 2 - 5} width={wide} height={5} fill={COLOUR[family]} />
          <text y={roomy ? 5 : 4} fill="var(--ink)">
            {say(`letter.${family}`)}
            {value > 0 ? '▲' : '▼'}
            {Math.abs(value)}
          </text>
        </g>
      ))}
    </g>
  )
}
