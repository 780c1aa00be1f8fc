import type { PlotView, View } from '@masterplan/urbapolis/nouns'
import { memo } from 'react'
import { Growing } from '../../kit/Appearing.tsx'
import { Patterned } from '../../kit/Patterns.tsx'
import type { Say, SceneProps } from '../../kit/web-board.ts'
import { PLOT, pointOf } from './coordinates.ts'
import { type Face, faceNamed } from './faces.ts'
import { PlotContents } from './PlotContents.tsx'
import { Axes, Ground, RoadStrip } from './Roads.tsx'

/** The neighbourhood in plan: plots with what stands or is bid for on them, roads between them, countryside around. */
export const Scene = memo(function Scene({ view, say, face: name, notation, patterns }: SceneProps<View>) {
  const face = faceNamed(name)
  return (
    <Patterned on={patterns} unit={2}>
      {notation && <Axes view={view} face={face} />}
      <Ground view={view} />
      {view.plots.map(plot => (
        <Plot key={plot.plot} view={view} here={plot} face={face} say={say} named={notation} />
      ))}
      {view.roads.map(({ border, road }) => (
        <RoadStrip key={border} border={border} road={road} face={face} />
      ))}
    </Patterned>
  )
})

interface PlotProps {
  readonly view: View
  readonly here: PlotView
  readonly face: Face
  readonly say: Say
  readonly named: boolean
}

function Plot({ view, here, face, say, named }: PlotProps) {
  const { x, y } = pointOf(here.plot)
  return (
    <g transform={`translate(${x} ${y})`}>
      <PlotGround built={here.building !== null} />
      <Growing key={here.building ?? (here.owner === null ? 'free' : `plot of ${here.owner}`)} from={0.6}>
        <PlotContents view={view} here={here} then={here} face={face} say={say} named={named} />
      </Growing>
    </g>
  )
}

/** What a plot's face lies on. */
export function PlotGround({ built }: { readonly built: boolean }) {
  return (
    <rect
      x={-PLOT / 2}
      y={-PLOT / 2}
      width={PLOT}
      height={PLOT}
      rx={6}
      fill={built ? 'var(--raised)' : 'var(--sheet)'}
      stroke={built ? 'var(--ink-soft)' : 'var(--line)'}
      strokeWidth={1.5}
    />
  )
}
