import {
  LANDS,
  type Space as SpaceNumber,
  type SpaceView,
  spaceName,
  type View,
} from '@masterplan/brick-by-brick/nouns'
import { memo } from 'react'
import { AtOnce } from '../../kit/Appearing.tsx'
import { Patterned } from '../../kit/Patterns.tsx'
import { PlaceMark } from '../../kit/PlaceMark.tsx'
import { type PlainSpot, Spot, spotOf } from '../../kit/Spot.tsx'
import type { OverlayProps } from '../../kit/web-board.ts'
import { hexPath, plaquePoint, SIDE, spacePoint, tokenPoint } from './coordinates.ts'
import { comingHoist, Effect } from './Effect.tsx'
import { Plaque, SHIELD, SHIELD_RING } from './Region.tsx'
import { translate } from './Scene.tsx'
import { HEX, Space } from './Space.tsx'
import { Hatching } from './Tower.tsx'

const RING = hexPath(SIDE - 9)
const TOKEN_RING = hexPath(36)

/** Spaces, regions and tokens to press, and what a move would build, clear and bring. */
export const Overlay = memo(function Overlay(props: OverlayProps<View>) {
  const { view, ghost, hinted = [], face, patterns } = props
  const complete = view.spaces.length > 0
  const small = face === 'small'
  const unit = small ? 4.5 : 3
  const coming = complete && ghost !== null ? comingHoist(view, ghost) : null
  return (
    <Patterned on={patterns} unit={0.8}>
      {(ghost !== null || hinted.length > 0) && <Hatching />}
      {view.tiles.map(region => (
        <g key={region} transform={translate(plaquePoint(view, region))}>
          {coming === region && (
            <AtOnce>
              <Plaque view={view} region={region} coming small={small} />
            </AtOnce>
          )}
          <PressSpot {...spotOf(props, String(region))} shape={SHIELD} ring={SHIELD_RING} unit={unit} />
        </g>
      ))}
      {view.spaces.map((now, space) => {
        const then = [ghost, ...hinted].map(each => thenOn(each, now, space)).find(each => each !== now) ?? now
        return (
          <g key={spaceName(space)} transform={translate(spacePoint(view, space))}>
            {then !== now && (
              <AtOnce>
                <Space now={now} then={then} anchored={view.anchor === space} small={small} />
              </AtOnce>
            )}
            <PressSpot {...spotOf(props, spaceName(space))} shape={HEX} ring={RING} unit={unit} />
          </g>
        )
      })}
      {complete &&
        !small &&
        LANDS.map((land, at) => (
          <g key={land} transform={translate(tokenPoint(at))}>
            <PressSpot {...spotOf(props, land)} shape="M-40-42H72V42H-40Z" ring={TOKEN_RING} unit={unit} />
          </g>
        ))}
      {complete && ghost && ghost.spaces.length > 0 && (
        <Effect view={view} ghost={ghost} coming={coming} small={small} />
      )}
    </Patterned>
  )
})

/** A space after the move under consideration; the same as it is where nothing would look otherwise. */
function thenOn(ghost: View | null, now: SpaceView, space: SpaceNumber): SpaceView {
  const then = ghost?.spaces[space] ?? now
  const differs =
    then.owner !== now.owner || then.floors !== now.floors || then.roof !== now.roof || then.land !== now.land
  return differs ? then : now
}

interface PressSpotProps extends PlainSpot {
  readonly shape: string // where it answers
  readonly ring: string // where its mark is drawn
  readonly unit: number // of a thin line
}

/** A press draws again only the places that it changes. */
const PressSpot = memo(function PressSpot({ shape, ring, unit, ...spot }: PressSpotProps) {
  return (
    <Spot {...spot}>
      <path d={ring} fill="none" />
      <path d={shape} fill="none" pointerEvents="all" />
      <PlaceMark d={ring} corners={6} spot={spot} unit={unit} />
    </Spot>
  )
})
