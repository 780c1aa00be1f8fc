import type { Icons, PlotView, View } from '@masterplan/urbapolis/nouns'
import { Mark } from '../../kit/Mark.tsx'
import type { Say } from '../../kit/web-board.ts'
import { COLOUR, colourOf, iconsOf, LETTER, printed, signed } from '../tile-lookup.ts'
import { PLOT } from './coordinates.ts'
import { EmptyPlot } from './EmptyPlot.tsx'
import { fitted, ON_COLOUR } from './fit-text.ts'
import { PrivateBuilding } from './PrivateBuilding.tsx'
import { LaterPublicBuilding, StartingPublicBuilding } from './PublicBuilding.tsx'

const HALF = PLOT / 2
const BAND = `M${-HALF} -34V${-HALF + 6}A6 6 0 0 1 ${-HALF + 6} ${-HALF}H${HALF - 6}A6 6 0 0 1 ${HALF} ${-HALF + 6}V-34Z`

interface PlotContentsProps {
  readonly view: View
  readonly here: PlotView
  readonly then: PlotView // after the move under consideration
  readonly say: Say
}

/** What a plot shows, around its centre: nothing yet, a private building with its level, or a public one. */
export function PlotContents({ view, here, then, say }: PlotContentsProps) {
  const tile = printed(here.building ?? '')
  if (tile === undefined) return <EmptyPlot view={view} here={here} say={say} />
  const owned = here.owner !== null
  return (
    <g>
      <path d={BAND} fill={colourOf(tile.code)} />
      {here.owner !== null && <Mark seat={here.owner} x={-50} y={-51} size={28} />}
      <g fontFamily="var(--mono)" fontWeight={600} fontSize={20}>
        <text x={owned ? -33 : -60} y={-44} fill={ON_COLOUR}>
          {tile.code}
        </text>
      </g>
      {tile.kind === 'private' && <PrivateBuilding view={view} here={here} then={then} tile={tile} />}
      {tile.kind === 'start' && <StartingPublicBuilding view={view} code={tile.code} say={say} />}
      {tile.kind === 'later' && <LaterPublicBuilding tile={tile} say={say} />}
      <Name text={shortName(tile.code, say)} />
      <Chips icons={tile.icons} />
    </g>
  )
}

const SHORTENED = ['TEMP', 'PARK', 'WORK']
const shortName = (code: string, say: Say): string => say(`${SHORTENED.includes(code) ? 'short' : 'tile'}.${code}`)

function Name({ text }: { readonly text: string }) {
  return (
    <g textAnchor="middle" fontFamily="var(--heading)" fontWeight={600} fontSize={19} fill="var(--ink)">
      <text y={39} {...fitted(text, 19)}>
        {text}
      </text>
    </g>
  )
}

/** What the building does to those around it. */
function Chips({ icons }: { readonly icons: Icons }) {
  const shown = iconsOf(icons)
  const wide = shown.length > 3 ? 32 : 38
  return (
    <g fontFamily="var(--mono)" fontSize={shown.length > 3 ? 15.5 : 18} fontWeight={600} textAnchor="middle">
      {shown.map(({ family, value }, at) => (
        <g key={family} transform={`translate(${(at - (shown.length - 1) / 2) * (wide + 1)} 55)`}>
          <rect x={-wide / 2} y={-10} width={wide} height={20} rx={4} fill={COLOUR[family]} stroke="var(--ink)" />
          <text y={6} fill={ON_COLOUR}>
            {`${LETTER[family]}${signed(value)}`}
          </text>
        </g>
      ))}
    </g>
  )
}
