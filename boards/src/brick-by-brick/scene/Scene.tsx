import { LANDS, POSITIONS, spaceName, type View } from '@masterplan/brick-by-brick/nouns'
import { memo } from 'react'
import { Patterned } from '../../kit/Patterns.tsx'
import type { SceneProps } from '../../kit/web-board.ts'
import { hexPath, plaquePoint, spacePoint, tokenPoint } from './coordinates.ts'
import { LAND_FILL, Texture } from './Ground.tsx'
import { Border, EmptySlot, Plaque, Terrace } from './Region.tsx'
import { EDGE, Space } from './Space.tsx'

const TOKEN = hexPath(40)

/** The hillside: seven terraces of seven spaces, their towers, the hoist, and the tokens for cleared brambles. */
export const Scene = memo(function Scene({ view, say, face, notation, patterns }: SceneProps<View>) {
  const small = face === 'small'
  const complete = view.spaces.length > 0
  return (
    <Patterned on={patterns} unit={0.8}>
      {POSITIONS.map((name, slot) => slot >= view.tiles.length && <EmptySlot key={name} slot={slot} />)}
      {view.tiles.map(region => (
        <Terrace key={region} view={view} region={region} />
      ))}
      {view.tiles.map(region => (
        <Border key={region} view={view} region={region} />
      ))}
      {view.tiles.map(region => (
        <g key={region} transform={translate(plaquePoint(view, region))}>
          <Plaque view={view} region={region} coming={false} small={small} />
        </g>
      ))}
      {view.spaces.map((now, space) => (
        <g key={spaceName(space)} transform={translate(spacePoint(view, space))}>
          <Space
            now={now}
            then={now}
            anchored={view.anchor === space}
            small={small}
            name={notation ? (spaceName(space).split('.')[1] ?? null) : null}
          />
        </g>
      ))}
      {complete && !small && <Brambles name={say('land.B')} />}
      {complete &&
        !small &&
        LANDS.map((land, at) => <Token key={land} view={view} at={at} name={say(`land.${land}`)} />)}
    </Patterned>
  )
})

export const translate = ({ x, y }: { readonly x: number; readonly y: number }): string => `translate(${x} ${y})`

/** A bramble explained: it costs most, and becomes what its builder likes. */
function Brambles({ name }: { readonly name: string }) {
  return (
    <g transform="translate(48 70)">
      <Chip land="B" />
      <text x={44} y={7} fontFamily="var(--heading)" fontWeight={600} fontSize={21} fill="var(--ink)">
        {name}
      </text>
    </g>
  )
}

/** What a bramble can become, and how many times still. It explains the colours too. */
function Token({ view, at, name }: { readonly view: View; readonly at: number; readonly name: string }) {
  const land = LANDS[at]!
  return (
    <g transform={translate(tokenPoint(at))}>
      <Chip land={land} />
      <text x={44} y={-4} fontFamily="var(--heading)" fontWeight={600} fontSize={21} fill="var(--ink)">
        {name}
      </text>
      <text x={44} y={22} fontFamily="var(--mono)" fontSize={23} fill="var(--ink)">
        ×{view.landTokens[land]}
      </text>
    </g>
  )
}

function Chip({ land }: { readonly land: keyof typeof LAND_FILL }) {
  return (
    <>
      <path d={TOKEN} fill={LAND_FILL[land]} stroke={EDGE} strokeWidth={1.5} />
      <Texture land={land} scale={0.72} />
      <circle r={17} fill="var(--raised)" stroke="var(--line)" />
      <text textAnchor="middle" y={9} fontFamily="var(--heading)" fontWeight={600} fontSize={26} fill="var(--ink)">
        {land}
      </text>
    </>
  )
}
