import { type StoojView, type View, ZONE_LETTERS, ZONES, type Zone } from '@masterplan/tryste/nouns'
import { Mark } from '../../kit/Mark.tsx'
import type { Say } from '../../kit/web-board.ts'
import { Construct } from './buildings/Construct.tsx'
import { Special } from './buildings/Special.tsx'
import { centreOf, landOf, pointsUp, priceOf, REACH, triangle } from './coordinates.ts'
import { tintOf } from './Land.tsx'

const ORIGIN = { x: 0, y: 0 }

interface ContentsProps {
  readonly view: View
  readonly stooj: StoojView
  readonly say: Say
}

/** What is on a stooj, around its middle: zone, tile, building, owner, and what it earns. */
export function StoojContents({ view, stooj, say }: ContentsProps) {
  const { id, owner, zone, variance, tile, special, construct, fenced } = stooj
  const up = pointsUp(id)
  const way = up ? 1 : -1 // towards the base
  const land = landOf(view, stooj)
  const developed = tile || special !== null
  if (land === 'water') return <Name id={id} up={up} aside={false} ground={tintOf(land)} />
  return (
    <g>
      {zone && <ZoneEdge zone={zone} up={up} variance={variance} filled={developed} />}
      <Name id={id} up={up} aside={construct !== null} ground={developed && zone ? filledWith(zone) : tintOf(land)} />
      {zone && <ZoneBadge zone={zone} variance={variance} x={-56} y={way * 33} />}
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
      {!developed && owner === null && <Price view={view} stooj={stooj} say={say} />}
      {owner !== null && developed && <Mark seat={owner} x={0} y={-way * 60} size={27} />}
      {owner !== null && !developed && <Mark seat={owner} x={0} y={0} size={42} />}
      {construct && <Earnings stooj={stooj} y={way * 33} up={up} income={say('money', { gobs: construct.income })} />}
      {tile && !construct && <BareTile />}
      {fenced && <path d={triangle(ORIGIN, REACH - 44, up)} {...FENCE} />}
    </g>
  )
}

const FENCE = { fill: 'none', stroke: 'var(--ink)', strokeWidth: 3, strokeDasharray: '2 5' } as const

/** Words on textured land stand on a little clear ground. */
const HALO = { strokeWidth: 6, strokeLinejoin: 'round', paintOrder: 'stroke' } as const

/** Names sit on the edge that is the base, where the band of the zone makes way for them. */
interface NameProps {
  readonly id: string
  readonly up: boolean
  readonly aside: boolean // an amount stands beside it
  readonly ground: string
}

function Name({ id, up, aside, ground }: NameProps) {
  return (
    <text
      x={aside ? -14 : 0}
      y={up ? 41 : -31.5}
      textAnchor="middle"
      fontSize={13.5}
      fontFamily="var(--mono)"
      fill="var(--ink)"
      stroke={ground}
      {...HALO}
    >
      {id}
    </text>
  )
}

const filledWith = (zone: Zone): string => `color-mix(in srgb, var(--${zone}) 42%, var(--raised))`

/** The zone as a band along the inside of the edges; filled when something stands there. */
function ZoneEdge({ zone, up, variance, filled }: { zone: Zone; up: boolean; variance: boolean; filled: boolean }) {
  return (
    <path
      d={triangle(ORIGIN, REACH - 20, up)}
      fill={filled ? filledWith(zone) : 'none'}
      stroke={`var(--${zone})`}
      strokeWidth={7}
      strokeDasharray={variance ? '15 6' : undefined}
      strokeLinejoin="round"
    />
  )
}

function ZoneBadge({ zone, variance, x, y }: { zone: Zone; variance: boolean; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={12} fill={`var(--${zone})`} stroke="var(--ink)" strokeWidth={1.4} />
      <text
        y={5.5}
        textAnchor="middle"
        fontSize={15}
        fontWeight={700}
        fontFamily="var(--heading)"
        fill="var(--on-seat-2)"
      >
        {ZONE_LETTERS[ZONES.indexOf(zone)]}
        {variance ? '!' : ''}
      </text>
    </g>
  )
}

/** Free land shows what it costs; the middle of a tier says what land it is. */
function Price({ view, stooj, say }: ContentsProps) {
  const land = landOf(view, stooj)
  const named = centreOf(stooj.tier) === stooj.id
  return (
    <g textAnchor="middle" fill="var(--ink)" {...HALO} stroke={tintOf(land)}>
      {named && (
        <text y={-6} fontSize={18} fontWeight={600} fontFamily="var(--heading)">
          {say(`land.${land}`)}
        </text>
      )}
      <text y={named ? 14 : 6} fontSize={17} fontFamily="var(--mono)">
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
}

function Earnings({ stooj, y, up, income }: EarningsProps) {
  const { construct, owner } = stooj
  if (construct === null) return null
  const wide = 7 + 8.8 * income.length
  return (
    <g>
      <g transform={`translate(${66 - wide / 2} ${y})`}>
        <rect x={-wide / 2} y={-11} width={wide} height={21} rx={4} fill="var(--raised)" stroke="var(--ink)" />
        <text y={5} textAnchor="middle" fontSize={14.5} fontFamily="var(--mono)" fill="var(--ink)">
          {income}
        </text>
      </g>
      {construct.owner !== owner && <Mark seat={construct.owner} x={32} y={up ? -6 : 2} size={22} />}
      {construct.tokens > 0 && <Tokens count={construct.tokens} x={-37} y={up ? 2 : -6} />}
      {construct.protected && <Shield x={-32} y={up ? -18 : 14} />}
    </g>
  )
}

const STAR = 'M0 -9l2.7 5.800l6.3 .7l-4.7 4.300l1.3 6.300l-5.6 -3.200l-5.6 3.200l1.3 -6.300l-4.7 -4.300l6.3 -.7Z'

function Tokens({ count, x, y }: Record<'count' | 'x' | 'y', number>) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={STAR} transform="scale(1.25)" fill="var(--residential)" stroke="var(--ink)" strokeWidth={1} />
      <text y={5} textAnchor="middle" fontSize={12} fontWeight={700} fill="var(--on-seat-2)">
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
