import type { PlotView, View } from '@masterplan/urbapolis/nouns'
import { memo } from 'react'
import { type PlainSpot, Spot, spotOf } from '../../kit/Spot.tsx'
import type { OverlayProps } from '../../kit/web-board.ts'
import { auctionOn } from '../offers.ts'
import { borderPoint, openBorders, PLOT, pointOf } from './coordinates.ts'
import { PlotContents } from './PlotContents.tsx'
import { RoadStrip } from './Roads.tsx'
import { PlotGround } from './Scene.tsx'
import { Strip } from './Strip.tsx'

const BOX = { x: -PLOT / 2 - 1, y: -PLOT / 2 - 1, width: PLOT + 2, height: PLOT + 2, rx: 7 } as const

/** Plots and borders to press, what would stand, be bid or be laid there, and what that would change for whom. */
export const Overlay = memo(function Overlay(props: OverlayProps<View>) {
  const { view, ghost, lit, chosen, marked } = props
  const laid = new Set(view.roads.map(({ border }) => border))
  return (
    <g>
      {view.plots.map(({ plot }) => (
        <PlotSpot key={plot} {...spotOf(props, plot)} />
      ))}
      {ghost && view.plots.map(plot => <Coming key={plot.plot} {...props} ghost={ghost} here={plot} />)}
      {view.plots.map(
        ({ plot }) =>
          (lit.has(plot) || chosen.includes(plot)) && <Ring key={plot} plot={plot} chosen={chosen.includes(plot)} />,
      )}
      {openBorders(view)
        .filter(border => laid.has(border) || lit.has(border) || chosen.includes(border) || marked.has(border))
        .map(border => (
          <BorderSpot key={border} {...spotOf(props, border)} />
        ))}
      {ghost?.roads
        .filter(({ border }) => !laid.has(border))
        .map(({ border, road }) => (
          <g key={border} opacity={0.6} pointerEvents="none">
            <RoadStrip border={border} road={road} />
          </g>
        ))}
      <Strip {...props} />
    </g>
  )
})

/** A press draws only those plots anew that it changes. */
const PlotSpot = memo(function PlotSpot(spot: PlainSpot) {
  const { x, y } = pointOf(spot.id)
  return (
    <g transform={`translate(${x} ${y})`}>
      <Spot {...spot}>
        <rect {...BOX} fill="none" pointerEvents="all" />
      </Spot>
    </g>
  )
})

/** Whether something else would stand, be owned or be bid there. */
function changes(view: View, ghost: View, here: PlotView, then: PlotView): boolean {
  if (here.building !== then.building || here.owner !== then.owner) return true
  const [now, next] = [auctionOn(view, here.plot), auctionOn(ghost, here.plot)]
  if (now?.bid !== next?.bid || now?.leader !== next?.leader) return true
  const usedBy = (each: View) => each.actions.find(({ building }) => building === here.building)?.usedBy
  return usedBy(view) !== usedBy(ghost)
}

type ComingProps = OverlayProps<View> & { readonly ghost: View; readonly here: PlotView }

/** A plot as it would be, above the plot as it is: pale where something else would be there, else with its new level. */
function Coming({ view, ghost, here, say }: ComingProps) {
  const then = ghost.plots.find(({ plot }) => plot === here.plot) ?? here
  const other = changes(view, ghost, here, then)
  if (!other && then.total === here.total) return null
  const { x, y } = pointOf(here.plot)
  return (
    <g transform={`translate(${x} ${y})`} pointerEvents="none">
      <PlotGround built={here.building !== null} />
      <g opacity={other ? 0.55 : 1}>
        <PlotContents view={other ? ghost : view} here={other ? then : here} then={then} say={say} />
      </g>
    </g>
  )
}

/** Readable on any colour: wide in pale, narrower in colour on it; broader where it was pressed. */
const Ring = memo(function Ring({ plot, chosen }: { readonly plot: string; readonly chosen: boolean }) {
  const wide = chosen ? 10 : 7
  const { x, y } = pointOf(plot)
  return (
    <g transform={`translate(${x} ${y})`} fill="none" pointerEvents="none">
      <rect {...BOX} stroke="var(--raised)" strokeWidth={wide} />
      <rect {...BOX} stroke={chosen ? 'var(--accent)' : 'var(--glow)'} strokeWidth={wide - 3} />
    </g>
  )
})

/** A border lights up as a lane; it can be pressed a little beyond its edges, because it is narrow. */
const BorderSpot = memo(function BorderSpot(spot: PlainSpot) {
  const { x, y, upright } = borderPoint(spot.id)
  const long = PLOT - 16
  const lane = { x: -long / 2, y: -9, width: long, height: 18, rx: 5, fill: 'none' } as const
  return (
    <Spot {...spot}>
      <g transform={`translate(${x} ${y}) rotate(${upright ? 90 : 0})`}>
        <rect
          x={-long / 2}
          y={spot.lit ? -17 : -8}
          width={long}
          height={spot.lit ? 34 : 16}
          fill="transparent"
          stroke="none"
        />
        {spot.lit && (
          <rect x={-long / 2} y={-7} width={long} height={14} rx={5} fill="var(--glow)" stroke="var(--raised)" />
        )}
        {spot.chosen && <rect {...lane} stroke="var(--accent)" strokeWidth={4} />}
        {spot.marked && <rect {...lane} stroke="var(--ink)" strokeWidth={3} strokeDasharray="4 3" />}
      </g>
    </Spot>
  )
})
