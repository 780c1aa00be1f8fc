import { readTier } from '@masterplan/kernel/triangle'
import type { View } from '@masterplan/tryste/nouns'
import { memo } from 'react'
import { Spot } from '../kit/Spot.tsx'
import type { PictureProps } from '../kit/web-board.ts'
import { Land } from './Land.tsx'
import { Ground, nextOf, Standing } from './Plot.tsx'
import { outerMiddles, stoojShape, tierShape } from './plan.ts'
import { Strip } from './Strip.tsx'
import { Tags } from './Tags.tsx'

/** The island of triangles: land, zones, what stands there and whose it is, and what is being voted or bid on. */
export const Picture = memo(function Picture(props: PictureProps<View>) {
  const { view, ghost, lit, chosen, marked, say } = props
  const seen = (id: string) => lit.has(id) || chosen.includes(id)
  return (
    <g>
      <Land view={view} />
      {view.stoojes.map(stooj => (
        <Spot key={stooj.id} {...spotOf(props, stooj.id)}>
          <g /> {/* what glows is the ring above the map, which no neighbour covers */}
          <Ground view={view} stooj={stooj} lit={lit.has(stooj.id)} />
          <Standing view={view} stooj={stooj} next={nextOf(ghost, stooj)} say={say} />
        </Spot>
      ))}
      {outerMiddles(view)
        .filter(seen)
        .map(id => (
          <Spot key={id} {...spotOf(props, id)}>
            <path d={stoojShape(view, id, 6)} fill="var(--sheet)" fillOpacity={0.5} stroke="var(--line)" />
          </Spot>
        ))}
      <g fill="none" stroke="var(--ink)" strokeWidth={4.5} strokeLinejoin="round" pointerEvents="none">
        {view.tiers.map(({ id }) => (
          <path key={id} d={tierShape(view, id)} />
        ))}
      </g>
      {[...view.stoojes, ...outerMiddles(view).map(id => ({ id }))]
        .filter(({ id }) => seen(id))
        .map(({ id }) => (
          <Ring key={id} shape={stoojShape(view, id, chosen.includes(id) ? 4 : 3)} chosen={chosen.includes(id)} />
        ))}
      {view.tiers
        .filter(({ id }) => seen(id))
        .map(({ id }) => (
          <TierSpot key={id} {...props} id={id} />
        ))}
      <g fill="none" stroke="var(--ink)" strokeWidth={5} strokeDasharray="12 7" pointerEvents="none">
        {[...marked].map(id => (
          <path key={id} d={shapeOf(view, id)} />
        ))}
      </g>
      <Tags {...props} />
      <Strip {...props} />
    </g>
  )
})

/** What a line of the log points at: a stooj or a whole tier. */
const shapeOf = (view: View, id: string): string => (readTier(id) ? tierShape(view, id, 5) : stoojShape(view, id, 5))

function spotOf({ lit, chosen, marked, onPress, onPoint }: PictureProps<View>, id: string) {
  return { id, lit: lit.has(id), chosen: chosen.includes(id), marked: marked.has(id), onPress, onPoint }
}

/** A whole tier to be pressed: it lies over its four stoojes only while it is asked for. */
function TierSpot(props: PictureProps<View> & { readonly id: string }) {
  const { view, id, chosen } = props
  return (
    <Spot {...spotOf(props, id)}>
      <path d={tierShape(view, id, 3)} fill="var(--glow)" fillOpacity={0.1} />
      <Ring shape={tierShape(view, id, 4)} chosen={chosen.includes(id)} />
    </Spot>
  )
}

/** Readable on any land: wide and pale, narrower in colour on it; broader where it was pressed. */
function Ring({ shape, chosen }: { readonly shape: string; readonly chosen: boolean }) {
  const wide = chosen ? 9 : 6
  return (
    <g fill="none" strokeLinejoin="round" pointerEvents="none">
      <path d={shape} stroke="var(--raised)" strokeWidth={wide} />
      <path d={shape} stroke={chosen ? 'var(--accent)' : 'var(--glow)'} strokeWidth={wide - 2.5} />
    </g>
  )
}
