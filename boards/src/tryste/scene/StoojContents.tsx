import type { StoojView, View, Zone } from '@masterplan/tryste/nouns'
import { ZONE_HATCHING } from '../../kit/hatching.ts'
import { Mark } from '../../kit/Mark.tsx'
import { Hatched } from '../../kit/Patterns.tsx'
import type { Say } from '../../kit/web-board.ts'
import { Construct } from './buildings/Construct.tsx'
import { Special } from './buildings/Special.tsx'
import { centreOf, landOf, pointsUp, priceOf, REACH, triangle, widerBy } from './coordinates.ts'
import { tintOf } from './Land.tsx'
import { ZoneBadge } from './ZoneBadge.tsx'

const ORIGIN = { x: 0, y: 0 }

interface ContentsProps {
  readonly view: View
  readonly stooj: StoojView
  readonly say: Say
  readonly small: boolean // one colour, one picture, one amount, the owner, and what is written larger
  readonly named: boolean // coordinates are wished for
}

/** What is on a stooj, around its middle: zone, tile, building, owner, and what it earns. */
export function StoojContents({ view, stooj, say, small, named }: ContentsProps) {
  const { id, owner, zone, variance, tile, special, construct, fenced } = stooj
  const up = pointsUp(id)
  const way = up ? 1 : -1 // towards the base
  const larger = small ? widerBy(view) : 1
  const letter = small ? 26 * larger : 16
  const developed = tile || special !== null
  if (landOf(view, stooj) === 'water') return null
  return (
    <g>
      {zone && <ZoneEdge zone={zone} up={up} variance={variance} filled={developed} />}
      {zone && (!small || variance) && <ZoneBadge zone={zone} variance={variance} x={-56} y={way * 33} size={letter} />}
      {construct && zone && (
        <g transform={`translate(-2 ${up ? 22 : 24})`}>
          <Construct zone={zone} level={construct.level} />
        </g>
      )}
      {special && (
        <g transform={`translate(0 ${up ? 24 : 22})`}>
          <Special special={special} />
        </g>
      )}
      {!developed && owner === null && <Price view={view} stooj={stooj} say={say} small={small} />}
      {owner !== null && developed && (
        <Mark seat={owner} x={0} y={-way * (small ? 54 : 60)} size={small ? 52 * larger : 32} />
      )}
      {owner !== null && !developed && <Mark seat={owner} x={0} y={0} size={small ? 52 * larger : 42} />}
      {construct && (
        <Earnings
          {...{ stooj, up, small, larger }}
          y={way * 33}
          letter={small ? letter : 16}
          income={say('money', { gobs: construct.income })}
        />
      )}
      {tile && !construct && <BareTile />}
      {named && !(small && construct) && <Name text={id} y={way * 33} size={letter} />}
      {fenced && <path d={triangle(ORIGIN, REACH - 44, up)} {...FENCE} />}
    </g>
  )
}

/** As moves are typed, along the base. */
function Name({ text, y, size }: { readonly text: string; readonly y: number; readonly size: number }) {
  return (
    <text
      x={-8}
      y={y + 0.35 * size}
      textAnchor="middle"
      fontFamily="var(--mono)"
      fontSize={size}
      fill="var(--ink)"
      stroke="var(--raised)"
      {...HALO}
    >
      {text}
    </text>
  )
}

const FENCE = { fill: 'none', stroke: 'var(--ink)', strokeWidth: 3, strokeDasharray: '2 5' } as const

/** Words on textured land stand on a little clear ground. */
const HALO = { strokeWidth: 6, strokeLinejoin: 'round', paintOrder: 'stroke' } as const

const filledWith = (zone: Zone): string => `color-mix(in srgb, var(--${zone}) 42%, var(--raised))`

/** The zone as a band along the inside of the edges; filled when something stands there. */
function ZoneEdge({ zone, up, variance, filled }: { zone: Zone; up: boolean; variance: boolean; filled: boolean }) {
  return (
    <>
      <path
        d={triangle(ORIGIN, REACH - 20, up)}
        fill={filled ? filledWith(zone) : 'none'}
        stroke={`var(--${zone})`}
        strokeWidth={7}
        strokeDasharray={variance ? '15 6' : undefined}
        strokeLinejoin="round"
      />
      <Hatched
        as={ZONE_HATCHING[zone]}
        d={triangle(ORIGIN, REACH - (filled ? 20 : 32), up)}
        {...(!filled && { band: 14 })}
      />
    </>
  )
}

/** Free land shows what it costs; the middle of a tier says what land it is. */
function Price({ view, stooj, say, small }: Omit<ContentsProps, 'named'>) {
  const land = landOf(view, stooj)
  const named = !small && centreOf(stooj.tier) === stooj.id
  return (
    <g textAnchor="middle" fill="var(--ink)" {...HALO} stroke={tintOf(land)}>
      {named && (
        <text y={-6} fontSize={18} fontWeight={600} fontFamily="var(--heading)">
          {say(`land.${land}`)}
        </text>
      )}
      <text y={named ? 14 : 6} fontSize={small ? 26 * widerBy(view) : 17} fontFamily="var(--mono)">
        {say('money', { gobs: priceOf(view, land) })}
      </text>
    </g>
  )
}

function BareTile() {
  return (
    <g fill="none" stroke="var(--ink)" strokeOpacity={0.65} strokeWidth={1.6}>
      <path d="M-22 12L-12 0H24L14 12Z" fill="var(--raised)" fillOpacity={0.7} />
      <path d="M-6 12L4 0M-17 6H19" strokeWidth={1} />
    </g>
  )
}

/** What a construct earns in a year, its tokens as a star, its owner where the land is another's. */
interface EarningsProps {
  readonly stooj: StoojView
  readonly y: number
  readonly up: boolean
  readonly income: string
  readonly letter: number // how high letters are
  readonly small: boolean
  readonly larger: number
}

function Earnings({ stooj, y, up, income, letter, small, larger }: EarningsProps) {
  const { construct, owner } = stooj
  if (construct === null) return null
  const wide = 7 + 0.61 * letter * income.length
  const tall = 1.35 * letter
  return (
    <g>
      <g transform={`translate(${68 - wide / 2} ${y})`}>
        <rect x={-wide / 2} y={-tall / 2} width={wide} height={tall} rx={4} fill="var(--raised)" stroke="var(--ink)" />
        <text y={0.35 * letter} textAnchor="middle" fontSize={letter} fontFamily="var(--mono)" fill="var(--ink)">
          {income}
        </text>
      </g>
      {construct.owner !== owner && (
        <Mark seat={construct.owner} x={small ? -34 : 34} y={up ? -6 : 2} size={small ? 52 * larger : 32} />
      )}
      {!small && construct.tokens > 0 && <Tokens count={construct.tokens} x={-37} y={up ? 2 : -6} />}
      {construct.protected && <Shield x={-32} y={up ? -18 : 14} />}
    </g>
  )
}

const STAR = 'M0 -9l2.7 5.800l6.3 .7l-4.7 4.300l1.3 6.300l-5.6 -3.200l-5.6 3.200l1.3 -6.300l-4.7 -4.300l6.3 -.7Z'

function Tokens({ count, x, y }: Record<'count' | 'x' | 'y', number>) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={STAR} transform="scale(1.5)" fill="var(--residential)" stroke="var(--ink)" strokeWidth={1} />
      <text y={6} textAnchor="middle" fontSize={16} fontWeight={700} fill="var(--on-seat-2)">
        {count}
      </text>
    </g>
  )
}

function Shield({ x, y }: Record<'x' | 'y', number>) {
  return (
    <path
      transform={`translate(${x} ${y})`}
      d="M0 -9L8 -6V1Q8 7 0 10Q-8 7 -8 1V-6Z"
      fill="var(--civic)"
      stroke="var(--ink)"
      strokeWidth={1.2}
    />
  )
}
