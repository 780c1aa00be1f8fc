import type { Icons, PlotView, View } from '@masterplan/urbapolis/nouns'
import { Mark } from '../../kit/Mark.tsx'
import { Hatched } from '../../kit/Patterns.tsx'
import type { Say } from '../../kit/web-board.ts'
import { COLOUR, colourOf, familyOf, HATCHING, iconsOf, type Printed, printed, signed } from '../tile-lookup.ts'
import { PLOT } from './coordinates.ts'
import { EmptyPlot } from './EmptyPlot.tsx'
import type { Face } from './faces.ts'
import { fitted, ON_COLOUR } from './fit-text.ts'
import { PrivateBuilding } from './PrivateBuilding.tsx'
import { LaterPublicBuilding, StartingPublicBuilding } from './PublicBuilding.tsx'
import { SmallPlot } from './SmallPlot.tsx'

const HALF = PLOT / 2
/** The coloured head of a plot, down to a height. */
export const bandTo = (y: number): string =>
  `M${-HALF} ${y}V${-HALF + 6}A6 6 0 0 1 ${-HALF + 6} ${-HALF}H${HALF - 6}A6 6 0 0 1 ${HALF} ${-HALF + 6}V${y}Z`

export interface PlotContentsProps {
  readonly view: View
  readonly here: PlotView
  readonly then: PlotView // after the move under consideration
  readonly coming?: boolean // it would come to stand here by that move
  readonly face: Face
  readonly say: Say
  readonly named: boolean // coordinates are wished for
}

/** What a plot shows, around its centre: nothing yet, a private building with its level, or a public one. */
export function PlotContents(props: PlotContentsProps) {
  const { view, here, face, say, named } = props
  const tile = printed(here.building ?? '')
  if (face === 'small') return <SmallPlot {...props} />
  if (tile === undefined) return <EmptyPlot view={view} here={here} face={face} say={say} named={named} />
  return (
    <g>
      <path d={bandTo(-34)} fill={colourOf(tile.code)} />
      <FamilyHatching code={tile.code} d={bandTo(-34)} />
      {here.owner !== null && <Mark seat={here.owner} x={-48} y={-51} size={face === '' ? 34 : 42} />}
      <Inside {...props} tile={tile} />
      <Name text={shortName(tile.code, say)} face={face} />
      {face === '' && <Chips icons={tile.icons} say={say} />}
    </g>
  )
}

/** The colour of a family, told without it. */
export function FamilyHatching({ code, d }: { readonly code: string; readonly d: string }) {
  const family = familyOf(code)
  return family === undefined ? null : <Hatched as={HATCHING[family]} d={d} />
}

function Inside({ tile, ...props }: PlotContentsProps & { readonly tile: Printed }) {
  const { view, face, say } = props
  if (tile.kind === 'private') return <PrivateBuilding {...props} tile={tile} />
  if (tile.kind === 'start') return <StartingPublicBuilding view={view} code={tile.code} face={face} say={say} />
  return <LaterPublicBuilding tile={tile} face={face} say={say} />
}

const SHORTENED = ['TEMP', 'PARK', 'WORK']
const shortName = (code: string, say: Say): string => say(`${SHORTENED.includes(code) ? 'short' : 'tile'}.${code}`)

function Name({ text, face }: { readonly text: string; readonly face: Face }) {
  const size = face === '' ? 19 : 22
  return (
    <g textAnchor="middle" fontFamily="var(--heading)" fontWeight={600} fontSize={size} fill="var(--ink)">
      <text y={face === '' ? 39 : 56} {...fitted(text, size)}>
        {text}
      </text>
    </g>
  )
}

/** What the building does to those around it. */
function Chips({ icons, say }: { readonly icons: Icons; readonly say: Say }) {
  const shown = iconsOf(icons)
  const wide = shown.length > 3 ? 32.5 : 38
  return (
    <g fontFamily="var(--mono)" fontSize={shown.length > 3 ? 17 : 18} fontWeight={600} textAnchor="middle">
      {shown.map(({ family, value }, at) => (
        <g key={family} transform={`translate(${(at - (shown.length - 1) / 2) * (wide + 1)} 55)`}>
          <rect x={-wide / 2} y={-10} width={wide} height={20} rx={4} fill={COLOUR[family]} stroke="var(--ink)" />
          <text y={6} fill={ON_COLOUR}>
            {`${say(`letter.${family}`)}${signed(value)}`}
          </text>
        </g>
      ))}
    </g>
  )
}
