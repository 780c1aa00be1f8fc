import type { Icons, PlotView, View } from '@masterplan/urbapolis/nouns'
import { Mark } from '../kit/Mark.tsx'
import type { Say } from '../kit/web-board.ts'
import { Building } from './Building.tsx'
import { COLOUR, colourOf, iconsOf, LETTER, levelOf, type Printed, printed, signed, TOP, yieldOf } from './deck.ts'
import { Empty } from './Empty.tsx'
import { actionText } from './offers.ts'
import { PLOT, swayOf } from './plan.ts'
import { type Amount, Amounts, amountWidth } from './Sign.tsx'

const HALF = PLOT / 2
/** Text on zoning colours: they are light enough in both themes for dark ink. */
const ON_COLOUR = 'var(--on-seat-2)'

interface FaceProps {
  readonly view: View
  readonly here: PlotView
  readonly then: PlotView // after the move under consideration
  readonly say: Say
}

/** What a plot shows, around its centre: nothing yet, a private building with its level, or a public one. */
export function Face(props: FaceProps) {
  const tile = printed(props.here.building ?? '')
  if (tile === undefined) return <Empty view={props.view} here={props.here} say={props.say} />
  return (
    <g>
      <path
        d={`M${-HALF} -36V${-HALF + 6}A6 6 0 0 1 ${-HALF + 6} ${-HALF}H${HALF - 6}A6 6 0 0 1 ${HALF} ${-HALF + 6}V-36Z`}
        fill={colourOf(tile.code)}
      />
      {props.here.owner !== null && <Mark seat={props.here.owner} x={-50} y={-52} size={27} />}
      <text
        x={props.here.owner === null ? -60 : -32}
        y={-46}
        fontFamily="var(--mono)"
        fontWeight={600}
        fontSize={18}
        fill={ON_COLOUR}
      >
        {tile.code}
      </text>
      {tile.kind === 'private' && <Private {...props} tile={tile} />}
      {tile.kind === 'start' && <Starting {...props} code={tile.code} />}
      {tile.kind === 'later' && <Later {...props} tile={tile} />}
      <Name text={shortName(tile.code, props.say)} />
      <Chips icons={tile.icons} />
    </g>
  )
}

const SHORTENED = ['TEMP', 'PARK', 'WORK']
const shortName = (code: string, say: Say): string => say(`${SHORTENED.includes(code) ? 'short' : 'tile'}.${code}`)

function Private({ view, here, then, tile }: FaceProps & { readonly tile: Printed & { kind: 'private' } }) {
  const { up, down, roads, boosts } = swayOf(view, here)
  const total = here.total ?? 0
  const next = then.building === here.building ? (then.total ?? total) : total
  const { points, income, staff } = yieldOf(tile.code, next)
  const amounts: Amount[] = [
    { kind: 'point' as const, value: points },
    { kind: 'coin' as const, value: income },
    { kind: 'worker' as const, value: staff },
  ].flatMap(({ kind, value }) => (value > 0 ? [{ kind, text: String(value) }] : []))
  const width = amounts.reduce((sum, amount) => sum + amountWidth(amount), 0)
  return (
    <g>
      <text x={62} y={-46} textAnchor="end" fontFamily="var(--mono)" fontSize={16} fontWeight={600} fill={ON_COLOUR}>
        {`${up + roads + boosts > 0 ? `▲${up + roads + boosts}` : ''}${down > 0 ? `▼${down}` : ''}`}
      </text>
      <g transform={`translate(-36 ${16}) scale(0.88)`}>
        <Building family={tile.family} rank={tile.rank} />
      </g>
      <Level now={total} next={next} />
      <Amounts amounts={amounts} x={Math.min(2, 66 - width)} y={13} ink="var(--ink)" />
      <Track level={levelOf(total)} next={levelOf(next)} />
    </g>
  )
}

/** The level in large; what it would become beside it, and the running total where it lies beyond the track. */
function Level({ now, next }: { readonly now: number; readonly next: number }) {
  const changed = next !== now
  const beyond = !changed && now !== levelOf(now)
  return (
    <text x={4} y={-6} fontFamily="var(--mono)" fontWeight={600} fontSize={changed ? 25 : 29} fill="var(--ink)">
      {levelOf(now)}
      {changed && <tspan fill="var(--accent)">{`${next > now ? '▲' : '▼'}${levelOf(next)}`}</tspan>}
      {beyond && (
        <tspan fontSize={16} fill="var(--ink-soft)" fontWeight={400}>
          {` (${String(now).replace('-', '−')})`}
        </tspan>
      )}
    </text>
  )
}

function Track({ level, next }: { readonly level: number; readonly next: number }) {
  const step = 124 / TOP
  return (
    <g stroke="var(--ink-soft)" strokeWidth={1}>
      {Array.from({ length: TOP }, (_, at) => {
        const [is, will] = [at < level, at < next]
        const fill = is && will ? 'var(--ink-soft)' : is !== will ? 'var(--accent)' : 'none'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step of the track is its number
          <rect key={at} x={-62 + at * step} y={20} width={step - 3} height={6} rx={2} fill={fill} />
        )
      })}
    </g>
  )
}

function Starting({ view, code, say }: FaceProps & { readonly code: string }) {
  const used = view.actions.find(each => each.building === code)?.usedBy ?? null
  const lines = actionText(view, code, say).split('|')
  return (
    <g>
      {used === null ? (
        <g transform="translate(46 -39) scale(0.5)">
          <Building family="public" rank={1} />
        </g>
      ) : (
        <Mark seat={used} x={50} y={-52} size={27} />
      )}
      <g opacity={used === null ? 1 : 0.6} textAnchor="middle" fontFamily="var(--heading)" fontSize={17}>
        {lines.map((line, at) => (
          <text
            key={line}
            y={-12 + at * 21}
            fill="var(--ink)"
            {...fitted(line, 17)}
            textDecoration={used === null ? '' : 'line-through'}
          >
            {line}
          </text>
        ))}
      </g>
    </g>
  )
}

function Later({ tile, say }: FaceProps & { readonly tile: Printed & { kind: 'later' } }) {
  const amounts: Amount[] = [
    { kind: 'point' as const, value: tile.points },
    { kind: 'coin' as const, value: tile.income },
  ].flatMap(({ kind, value }) => (value > 0 ? [{ kind, text: String(value) }] : []))
  const width = amounts.reduce((sum, amount) => sum + amountWidth(amount), 0)
  const end = tile.condition !== 'none'
  return (
    <g>
      <Amounts amounts={amounts} x={66 - width} y={-46} ink={ON_COLOUR} />
      <g transform={end ? 'translate(0 -6) scale(0.6)' : 'translate(0 18)'}>
        <Building family="public" rank={1} />
      </g>
      {end && (
        <g textAnchor="middle" fontFamily="var(--heading)" fill="var(--ink)" fontSize={15}>
          {wrapped(say(`board.condition.${tile.condition}`), 22).map((line, at) => (
            <text key={line} y={8 + at * 16} {...fitted(line, 15)}>
              {line}
            </text>
          ))}
        </g>
      )}
    </g>
  )
}

/** Lines of at most so many characters. */
function wrapped(text: string, most: number): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    return lines.length > 0 && longer.length <= most ? [...lines.slice(0, -1), longer] : [...lines, word]
  }, [])
}

/** Long lines are pressed together a little instead of leaving the plot. */
const fitted = (text: string, size: number) =>
  text.length * size * 0.46 > PLOT - 12 ? ({ textLength: PLOT - 12, lengthAdjust: 'spacingAndGlyphs' } as const) : {}

function Name({ text }: { readonly text: string }) {
  return (
    <text
      y={43}
      textAnchor="middle"
      fontFamily="var(--heading)"
      fontWeight={600}
      fontSize={17}
      fill="var(--ink)"
      {...fitted(text, 17)}
    >
      {text}
    </text>
  )
}

/** What the building does to those around it. */
function Chips({ icons }: { readonly icons: Icons }) {
  const shown = iconsOf(icons)
  return (
    <g fontFamily="var(--mono)" fontSize={14} fontWeight={600} textAnchor="middle">
      {shown.map(({ family, value }, at) => (
        <g key={family} transform={`translate(${(at - (shown.length - 1) / 2) * 32} 57)`}>
          <rect x={-15} y={-8.5} width={30} height={17} rx={4} fill={COLOUR[family]} stroke="var(--ink)" />
          <text y={5} fill={ON_COLOUR}>
            {`${LETTER[family]}${signed(value)}`}
          </text>
        </g>
      ))}
    </g>
  )
}
