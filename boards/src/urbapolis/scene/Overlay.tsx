import type { PlotView, View } from '@masterplan/urbapolis/nouns'
import { memo } from 'react'
import { Patterned } from '../../kit/Patterns.tsx'
import { PlaceMark } from '../../kit/PlaceMark.tsx'
import { type PlainSpot, Spot, spotOf } from '../../kit/Spot.tsx'
import type { OverlayProps } from '../../kit/web-board.ts'
import { auctionOn } from '../offers.ts'
import { borderPoint, openBorders, PLOT, pointOf } from './coordinates.ts'
import { faceNamed } from './faces.ts'
import { HigherBids } from './HigherBids.tsx'
import { PlotContents } from './PlotContents.tsx'
import { RoadStrip } from './Roads.tsx'
import { PlotGround } from './Scene.tsx'

const BOX = { x: -PLOT / 2 - 1, y: -PLOT / 2 - 1, width: PLOT + 2, height: PLOT + 2, rx: 7 } as const

const HALF = PLOT / 2 + 1
const OUTLINE = `M${-HALF} ${-HALF}H${HALF}V${HALF}H${-HALF}Z`

/** Plots and borders to press, what would stand, be bid or be laid there, and what that would change for whom. */
export const Overlay = memo(function Overlay(props: OverlayProps<View>) {
  const { view, ghost, lit, chosen, marked, notation, patterns } = props
  const face = faceNamed(props.face)
  const unit = face === 'small' ? 4 : 2.5
  const laid = new Set(view.roads.map(({ border }) => border))
  return (
    <Patterned on={patterns} unit={2}>
      {view.plots.map(({ plot }) => (
        <PlotSpot key={plot} {...spotOf(props, plot)} />
      ))}
      {ghost && view.plots.map(plot => <Coming key={plot.plot} {...props} ghost={ghost} here={plot} />)}
      {view.plots.map(({ plot }) => (
        <PlotMark key={plot} {...spotOf(props, plot)} unit={unit} />
      ))}
      {openBorders(view)
        .filter(border => laid.has(border) || lit.has(border) || chosen.includes(border) || marked.has(border))
        .map(border => (
          <BorderSpot key={border} {...spotOf(props, border)} />
        ))}
      {ghost?.roads
        .filter(({ border }) => !laid.has(border))
        .map(({ border, road }) => (
          <g key={border} opacity={0.6} pointerEvents="none">
            <RoadStrip border={border} road={road} face={face} />
          </g>
        ))}
      {!notation && face !== 'small' && <SpokenOf {...props} />}
      <HigherBids {...props} />
    </Patterned>
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

/** A plot as it would be, above the plot as it is: hatched where something else would be there, else with its new level. */
function Coming({ view, ghost, here, say, face: name, notation }: ComingProps) {
  const then = ghost.plots.find(({ plot }) => plot === here.plot) ?? here
  const other = changes(view, ghost, here, then)
  if (!other && then.total === here.total) return null
  const { x, y } = pointOf(here.plot)
  const face = faceNamed(name)
  return (
    <g transform={`translate(${x} ${y})`} pointerEvents="none">
      <PlotGround built={here.building !== null} />
      {other && face !== 'small' && <path d={HATCHING} stroke="var(--accent)" strokeOpacity={0.2} strokeWidth={2} />}
      <PlotContents
        view={other ? ghost : view}
        here={other ? then : here}
        then={then}
        coming={other}
        face={face}
        say={say}
        named={notation}
      />
      {other && face === 'small' && <path d={HATCHING} stroke="var(--accent)" strokeOpacity={0.25} strokeWidth={3} />}
    </g>
  )
}

/** Slanting lines across a plot: what is not there yet. */
const HATCHING = [-112, -96, -80, -64, -48, -32, -16, 0, 16, 32, 48, 64, 80, 96, 112]
  .map(at => {
    const [from, to] = [Math.max(-HALF, at - HALF), Math.min(HALF, at + HALF)]
    return `M${from} ${at - from}L${to} ${at - to}`
  })
  .join('')

/** Above what would stand there: a place stays marked while a tile is held over it. */
const PlotMark = memo(function PlotMark({ unit, ...spot }: PlainSpot & { readonly unit: number }) {
  const { x, y } = pointOf(spot.id)
  return (
    <g transform={`translate(${x} ${y})`}>
      <PlaceMark d={OUTLINE} corners={4} spot={spot} unit={unit} />
    </g>
  )
})

/** Sentences name plots by their coordinates, so a plot wears its own while one may speak of it. */
function SpokenOf({ view, chosen, marked, lastMoves }: OverlayProps<View>) {
  const spoken = view.plots.filter(({ plot }) => chosen.includes(plot) || marked.has(plot) || lastMoves.has(plot))
  return (
    <g fontFamily="var(--mono)" fontSize={21} fontWeight={600} textAnchor="middle" pointerEvents="none">
      {spoken.map(({ plot }) => {
        const { x, y } = pointOf(plot)
        return (
          <g key={plot} transform={`translate(${x} ${y - HALF})`} data-spoken-of={plot}>
            <rect x={-21} y={-13} width={42} height={26} rx={6} fill="var(--raised)" stroke="var(--ink)" />
            <text y={7} fill="var(--ink)">
              {plot}
            </text>
          </g>
        )
      })}
    </g>
  )
}

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
          <rect x={-long / 2} y={-7} width={long} height={14} rx={5} fill="var(--accent)" stroke="var(--raised)" />
        )}
        {spot.chosen && <rect {...lane} stroke="var(--accent)" strokeWidth={4} />}
        {spot.marked && <rect {...lane} stroke="var(--ink)" strokeWidth={3} strokeDasharray="4 3" />}
      </g>
    </Spot>
  )
})
