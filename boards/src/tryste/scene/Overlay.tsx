import { readStooj, readTier, type View } from '@masterplan/tryste/nouns'
import { memo } from 'react'
import { Patterned } from '../../kit/Patterns.tsx'
import { PlaceMark } from '../../kit/PlaceMark.tsx'
import { type PlainSpot, Spot, spotOf } from '../../kit/Spot.tsx'
import type { OverlayProps } from '../../kit/web-board.ts'
import { outerMiddles, stoojShape, tierShape } from './coordinates.ts'
import { isSmall } from './faces.ts'
import { Coming, nextOf } from './Plot.tsx'
import { Tags } from './Tags.tsx'

/** Stoojes and tiers to press, what would change on them, and what is being voted or bid on. */
export const Overlay = memo(function Overlay(props: OverlayProps<View>) {
  const { view, ghost, lit, chosen, marked, say, face, notation, patterns } = props
  const small = isSmall(face)
  const seen = (id: string) => lit.has(id) || chosen.includes(id)
  return (
    <Patterned on={patterns} unit={1.4}>
      {view.stoojes.map(stooj => (
        <StoojSpot key={stooj.id} {...spotOf(props, stooj.id)} shape={stoojShape(view, stooj.id)} />
      ))}
      {view.stoojes.map(stooj => {
        const next = nextOf(ghost, stooj)
        return next && <Coming key={stooj.id} view={view} stooj={next} say={say} small={small} named={notation} />
      })}
      {outerMiddles(view)
        .filter(seen)
        .map(id => (
          <Spot key={id} {...spotOf(props, id)}>
            <path d={stoojShape(view, id, 6)} fill="var(--sheet)" fillOpacity={0.5} stroke="var(--line)" />
          </Spot>
        ))}
      {[...view.stoojes, ...outerMiddles(view).map(id => ({ id }))].map(({ id }) => (
        <PlaceMark key={id} d={stoojShape(view, id, 3)} corners={3} spot={spotOf(props, id)} unit={2} />
      ))}
      {view.tiers
        .filter(({ id }) => seen(id))
        .map(({ id }) => (
          <TierSpot key={id} {...props} id={id} />
        ))}
      <g fill="none" stroke="var(--ink)" strokeWidth={5} strokeDasharray="12 7" pointerEvents="none">
        {[...marked].filter(isLand).map(id => (
          <path key={id} data-marked={id} d={shapeOf(view, id)} />
        ))}
      </g>
      <Tags {...props} />
    </Patterned>
  )
})

/** Roles, cards, players and amounts lie beside the map and are marked there. */
const isLand = (id: string): boolean => readTier(id) !== undefined || readStooj(id) !== undefined

/** What a hint or a line of the log points at: a stooj or a whole tier. */
const shapeOf = (view: View, id: string): string => (readTier(id) ? tierShape(view, id, 5) : stoojShape(view, id, 5))

type StoojSpotProps = PlainSpot & { readonly shape: string }

/** A press draws again only those stoojes that it changes. */
const StoojSpot = memo(function StoojSpot({ shape, ...spot }: StoojSpotProps) {
  return (
    <Spot {...spot}>
      <g /> {/* what glows is the ring above the map, which no neighbour covers */}
      <path d={shape} fill={spot.lit ? 'var(--accent)' : 'none'} fillOpacity={0.08} pointerEvents="all" />
    </Spot>
  )
})

/** A whole tier to be pressed: it lies over its four stoojes only while it is asked for. */
function TierSpot(props: OverlayProps<View> & { readonly id: string }) {
  const { view, id } = props
  return (
    <Spot {...spotOf(props, id)}>
      <path d={tierShape(view, id, 3)} fill="var(--accent)" fillOpacity={0.1} />
      <PlaceMark d={tierShape(view, id, 4)} corners={3} spot={spotOf(props, id)} unit={2} />
    </Spot>
  )
}
