import { LANDS, POSITIONS, type Space, type SpaceView, spaceName, type View } from '@masterplan/brick-by-brick/nouns'
import { memo } from 'react'
import { Spot } from '../kit/Spot.tsx'
import type { PictureProps } from '../kit/web-board.ts'
import { Effect } from './Effect.tsx'
import { Glow } from './Glow.tsx'
import { LAND_FILL, Price, Texture } from './Ground.tsx'
import { hexPath, plaquePoint, SIDE, spacePoint, tokenPoint } from './plan.ts'
import { Tower } from './Tower.tsx'
import { Border, EmptySlot, Plaque, Terrace } from './Ward.tsx'

const HEX = hexPath(SIDE - 4)
const EDGE = 'rgb(31 36 48 / 0.45)'
const RING = hexPath(SIDE - 9)
const TOKEN = hexPath(40)
const TOKEN_RING = hexPath(36)

/** The hillside: seven terraces of seven spaces, their towers, the hoist, and the tokens for cleared brambles. */
export const Picture = memo(function Picture(props: PictureProps<View>) {
  const { view, ghost } = props
  const complete = view.spaces.length > 0
  return (
    <g>
      {POSITIONS.map((name, slot) => slot >= view.tiles.length && <EmptySlot key={name} slot={slot} />)}
      {view.tiles.map(region => (
        <Terrace key={region} view={view} region={region} />
      ))}
      {view.tiles.map(region => (
        <Border key={region} view={view} region={region} />
      ))}
      {view.tiles.map(region => (
        <PlaqueSpot key={region} {...props} region={region} />
      ))}
      {view.spaces.map((_, space) => (
        <SpaceSpot
          key={spaceName(space)}
          {...spotOf(props, spaceName(space))}
          view={view}
          then={thenOn(props, space)}
          space={space}
        />
      ))}
      {complete && <Brambles name={props.say('land.B')} />}
      {complete && LANDS.map((land, at) => <TokenSpot key={land} {...props} at={at} />)}
      {complete && ghost && ghost.spaces.length > 0 && <Effect view={view} ghost={ghost} />}
    </g>
  )
})

function spotOf({ lit, chosen, marked, onPress, onPoint }: PictureProps<View>, id: string) {
  return { id, lit: lit.has(id), chosen: chosen.includes(id), marked: marked.has(id), onPress, onPoint }
}

/** A space after the move under consideration; the same as it is where nothing would look otherwise. */
function thenOn({ view, ghost }: PictureProps<View>, space: Space): SpaceView {
  const now = view.spaces[space]!
  const then = ghost?.spaces[space] ?? now
  const differs =
    then.owner !== now.owner || then.floors !== now.floors || then.roof !== now.roof || then.land !== now.land
  return differs ? then : now
}

interface SpaceSpotProps extends ReturnType<typeof spotOf> {
  readonly view: View
  readonly then: SpaceView
  readonly space: Space
}

/** A press draws only those spaces anew that it changes. */
const SpaceSpot = memo(function SpaceSpot({ view, then, space, ...spot }: SpaceSpotProps) {
  const now = view.spaces[space]!
  const { x, y } = spacePoint(view, space)
  const land = now.land ?? 'B'
  const leaves = now.owner !== null && then.owner !== now.owner
  const comes =
    then.owner !== null && (then.floors !== now.floors || then.owner !== now.owner || then.roof !== now.roof)
  return (
    <g transform={`translate(${x} ${y})`}>
      <Spot {...spot}>
        <path d={HEX} fill={LAND_FILL[land]} stroke={EDGE} strokeWidth={1.5} />
        {then.land !== now.land && <path d={HEX} fill={LAND_FILL[then.land ?? 'B']} fillOpacity={0.55} />}
        <path d="M-48-28L0-56L48-28" fill="none" stroke="#fff" strokeOpacity={0.45} strokeWidth={3} />
        <Texture land={land} scale={1} />
        <Glow d={RING} lit={spot.lit} chosen={spot.chosen} />
        {view.anchor === space && (
          <path d={hexPath(SIDE - 11)} fill="none" stroke="var(--accent)" strokeWidth={5} strokeDasharray="10 6" />
        )}
        {now.owner !== null && (
          <g opacity={leaves || (comes && now.roof && !then.roof) ? 0.35 : 1}>
            <Tower owner={now.owner} floors={now.floors} roof={now.roof} />
          </g>
        )}
        {comes && then.owner !== null && (
          <g opacity={0.6}>
            <Tower owner={then.owner} floors={then.floors} roof={then.roof} />
          </g>
        )}
        <Price space={comes ? then : now} />
      </Spot>
    </g>
  )
})

function PlaqueSpot(props: PictureProps<View> & { readonly region: number }) {
  const { view, ghost, region } = props
  const { x, y } = plaquePoint(view, region)
  return (
    <g transform={`translate(${x} ${y})`}>
      <Spot {...spotOf(props, String(region))}>
        <Plaque
          view={view}
          region={region}
          lit={props.lit.has(String(region))}
          chosen={props.chosen.includes(String(region))}
          coming={ghost?.hoist === region && view.hoist !== region}
        />
      </Spot>
    </g>
  )
}

/** A bramble explained: it costs most, and becomes what its builder likes. */
function Brambles({ name }: { readonly name: string }) {
  return (
    <g transform="translate(48 70)">
      <path d={TOKEN} fill={LAND_FILL.B} stroke={EDGE} strokeWidth={1.5} />
      <Texture land="B" scale={0.72} />
      <circle r={17} fill="var(--raised)" stroke="var(--line)" />
      <text textAnchor="middle" y={9} fontFamily="var(--heading)" fontWeight={600} fontSize={26} fill="var(--ink)">
        B
      </text>
      <text x={44} y={7} fontFamily="var(--heading)" fontWeight={600} fontSize={21} fill="var(--ink)">
        {name}
      </text>
    </g>
  )
}

/** What a bramble can become, and how many times still. It explains the colours too. */
function TokenSpot(props: PictureProps<View> & { readonly at: number }) {
  const { view, say, at } = props
  const land = LANDS[at]!
  const { x, y } = tokenPoint(at)
  return (
    <g transform={`translate(${x} ${y})`}>
      <Spot {...spotOf(props, land)}>
        <path d={TOKEN} fill={LAND_FILL[land]} stroke={EDGE} strokeWidth={1.5} />
        <Texture land={land} scale={0.72} />
        <Glow d={TOKEN_RING} {...spotOf(props, land)} />
        <circle r={17} fill="var(--raised)" stroke="var(--line)" />
        <text textAnchor="middle" y={9} fontFamily="var(--heading)" fontWeight={600} fontSize={26} fill="var(--ink)">
          {land}
        </text>
        <text x={44} y={-4} fontFamily="var(--heading)" fontWeight={600} fontSize={21} fill="var(--ink)">
          {say(`land.${land}`)}
        </text>
        <text x={44} y={22} fontFamily="var(--mono)" fontSize={23} fill="var(--ink)">
          ×{view.landTokens[land]}
        </text>
        <rect x={-40} y={-42} width={112} height={84} fill="none" pointerEvents="all" />
      </Spot>
    </g>
  )
}
