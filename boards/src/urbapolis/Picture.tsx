import type { PlotView, View } from '@masterplan/urbapolis/nouns'
import { motion } from 'motion/react'
import { memo } from 'react'
import { Spot } from '../kit/Spot.tsx'
import type { PictureProps, Say } from '../kit/web-board.ts'
import { Face } from './Face.tsx'
import { auctionOn } from './offers.ts'
import { borderPoint, openBorders, PLOT, pointOf } from './plan.ts'
import { Axes, Ground, RoadStrip } from './Roads.tsx'
import { Strip } from './Strip.tsx'

const HALF = PLOT / 2

/** The neighbourhood in plan: plots with what stands or is bid for on them, roads between them, countryside around. */
export const Picture = memo(function Picture(props: PictureProps<View>) {
  const { view, ghost } = props
  const laid = new Set(view.roads.map(({ border }) => border))
  return (
    <g>
      <Land view={view} />
      {view.plots.map(plot => (
        <PlotSpot key={plot.plot} {...spotOf(props, plot.plot)} {...shownOn(props, plot)} here={plot} say={props.say} />
      ))}
      {openBorders(view)
        .filter(border => laid.has(border) || props.lit.has(border) || props.chosen.includes(border))
        .map(border => (
          <BorderSpot key={border} {...props} border={border} />
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

/** What lies under everything. */
const Land = memo(function Land({ view }: { readonly view: View }) {
  return (
    <>
      <Axes view={view} />
      <Ground view={view} />
    </>
  )
})

function spotOf({ lit, chosen, marked, onPress, onPoint }: PictureProps<View>, id: string) {
  return { id, lit: lit.has(id), chosen: chosen.includes(id), marked: marked.has(id), onPress, onPoint }
}

/** Whether something else would stand, be owned or be bid there. */
function changes(view: View, ghost: View, here: PlotView, then: PlotView): boolean {
  if (here.building !== then.building || here.owner !== then.owner) return true
  const [now, next] = [auctionOn(view, here.plot), auctionOn(ghost, here.plot)]
  if (now?.bid !== next?.bid || now?.leader !== next?.leader) return true
  const usedBy = (each: View) => each.actions.find(({ building }) => building === here.building)?.usedBy
  return usedBy(view) !== usedBy(ghost)
}

type Shown = { readonly view: View; readonly next: PlotView; readonly other: boolean }

/** What a plot shows: as it is, or as it would be where that looks otherwise. */
function shownOn({ view, ghost }: PictureProps<View>, here: PlotView): Shown {
  const then = ghost?.plots.find(({ plot }) => plot === here.plot) ?? here
  if (ghost !== null && changes(view, ghost, here, then)) return { view: ghost, next: then, other: true }
  return { view, next: then.total === here.total ? here : then, other: false }
}

type PlotSpotProps = Shown & ReturnType<typeof spotOf> & { readonly here: PlotView; readonly say: Say }

/** A press draws only those plots anew that it changes. */
const PlotSpot = memo(function PlotSpot({ view, here, next, other, say, ...spot }: PlotSpotProps) {
  const built = here.building !== null
  const { x, y } = pointOf(here.plot)
  return (
    <g transform={`translate(${x} ${y})`}>
      <Spot {...spot}>
        <rect
          x={-HALF}
          y={-HALF}
          width={PLOT}
          height={PLOT}
          rx={6}
          fill={built ? 'var(--raised)' : 'var(--sheet)'}
          stroke={built ? 'var(--ink-soft)' : 'var(--line)'}
          strokeWidth={1.5}
        />
        {/* A preview that changes the face while it is being pressed must not lose the press: the ground takes it. */}
        <g opacity={other ? 0.55 : 1} pointerEvents="none">
          <motion.g
            key={`${next.building ?? (next.owner === null ? 'free' : `plot of ${next.owner}`)}`}
            initial={{ scale: 0.6, opacity: 0 }}
            animate={{ scale: 1, opacity: 1 }}
            transition={{ duration: 0.2 }}
          >
            <Face view={view} here={other ? next : here} then={next} say={say} />
          </motion.g>
        </g>
        {(spot.lit || spot.chosen) && <Ring chosen={spot.chosen} />}
      </Spot>
    </g>
  )
})

/** Readable on any colour: wide in pale, narrower in colour on it; broader where it was pressed. */
function Ring({ chosen }: { readonly chosen: boolean }) {
  const wide = chosen ? 10 : 7
  const box = { x: -HALF - 1, y: -HALF - 1, width: PLOT + 2, height: PLOT + 2, rx: 7 }
  return (
    <g fill="none" pointerEvents="none">
      <rect {...box} stroke="var(--raised)" strokeWidth={wide} />
      <rect {...box} stroke={chosen ? 'var(--accent)' : 'var(--glow)'} strokeWidth={wide - 3} />
    </g>
  )
}

/** A border lights up as a lane; it can be pressed a little beyond its edges, because it is narrow. */
function BorderSpot(props: PictureProps<View> & { readonly border: string }) {
  const { view, border } = props
  const { x, y, upright } = borderPoint(border)
  const spot = spotOf(props, border)
  const road = view.roads.find(each => each.border === border)?.road
  const long = PLOT - 16
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
      </g>
      {road && <RoadStrip border={border} road={road} />}
      {spot.chosen && (
        <g transform={`translate(${x} ${y}) rotate(${upright ? 90 : 0})`}>
          <rect
            x={-long / 2}
            y={-9}
            width={long}
            height={18}
            rx={5}
            fill="none"
            stroke="var(--accent)"
            strokeWidth={4}
          />
        </g>
      )}
    </Spot>
  )
}
