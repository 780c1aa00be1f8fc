import type { Seat } from '@masterplan/kernel'
import type { PlotView, View } from '@masterplan/urbapolis/nouns'
import { Mark } from '../../kit/Mark.tsx'
import type { Say } from '../../kit/web-board.ts'
import { auctionOn } from '../offers.ts'
import { Amounts, SignShape } from '../Sign.tsx'
import { COLOUR, LETTER } from '../tile-lookup.ts'
import { PLOT, prospectsOf } from './coordinates.ts'

interface EmptyPlotProps {
  readonly view: View
  readonly here: PlotView
  readonly say: Say
}

/** A plot without a building: free with its step of bids, owned, or in auction. */
export function EmptyPlot({ view, here, say }: EmptyPlotProps) {
  const { plot, owner, beside } = here
  const auction = auctionOn(view, plot)
  return (
    <g>
      {owner !== null && (
        <rect
          x={-PLOT / 2}
          y={-PLOT / 2}
          width={PLOT}
          height={PLOT}
          rx={6}
          fill={`var(--seat-${owner + 1})`}
          fillOpacity={0.22}
        />
      )}
      <text x={-58} y={-42} fontFamily="var(--mono)" fontSize={23} fill="var(--ink-soft)">
        {plot}
      </text>
      {auction === undefined && beside > 0 && (
        <Amounts amounts={[{ kind: 'coin', text: `×${beside}` }]} x={10} y={-43} ink="var(--ink-soft)" />
      )}
      {owner !== null && <Mark seat={owner} x={0} y={-6} size={52} />}
      <Prospects view={view} plot={plot} roomy={owner === null && auction === undefined} />
      {auction !== undefined && (
        <g>
          <text x={60} y={-43} textAnchor="end" fontFamily="var(--heading)" fontSize={20} fill="var(--ink-soft)">
            {say('side.step', { base: auction.base })}
          </text>
          <Mark seat={auction.leader} x={-36} y={-12} size={42} />
          <g transform="translate(4 -12) scale(1.1)">
            <SignShape kind="coin" />
          </g>
          <text x={19} y={-1} fontFamily="var(--mono)" fontWeight={600} fontSize={32} fill="var(--ink)">
            {auction.bid}
          </text>
          <Others stakes={auction.stakes} leader={auction.leader} />
        </g>
      )}
    </g>
  )
}

/** Who else has coins in an auction. */
function Others({ stakes, leader }: { readonly stakes: readonly number[]; readonly leader: Seat }) {
  const others = stakes.flatMap((stake, seat) => (stake > 0 && seat !== leader ? [{ seat: seat as Seat, stake }] : []))
  return (
    <g fontFamily="var(--mono)" fontSize={19} fill="var(--ink)">
      {others.map(({ seat, stake }, at) => (
        <g key={seat} transform={`translate(${-50 + at * 42} 25)`}>
          <Mark seat={seat} x={0} y={0} size={20} />
          <text x={12} y={6}>
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
}

/** Who would lift or spoil a building here, by family: in outline, because none stands here yet. */
function Prospects({ view, plot, roomy }: ProspectsProps) {
  const shown = prospectsOf(view, plot)
  const [wide, high] = roomy ? [52, 30] : [31, 22]
  const place = (at: number) =>
    roomy ? `${at % 2 === 0 ? -29 : 29} ${at < 2 ? 4 : 42}` : `${(at - (shown.length - 1) / 2) * 33} 53`
  return (
    <g fontFamily="var(--mono)" fontSize={roomy ? 22 : 16} fontWeight={600} textAnchor="middle">
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
            {LETTER[family]}
            {value > 0 ? '▲' : '▼'}
            {Math.abs(value)}
          </text>
        </g>
      ))}
    </g>
  )
}
