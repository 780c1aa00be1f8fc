import type { Seat } from '@masterplan/kernel'
import { cellName } from '@masterplan/kernel/square'
import type { Plot, View } from '@masterplan/subdivision/nouns'
import { type Coach, type CoachLine, line } from '../kit/coach.ts'

type Plots = ReadonlyMap<string, Plot>

const EDGES = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const
const AROUND = [...EDGES, [1, 1], [1, -1], [-1, 1], [-1, -1]] as const

const beside = (name: string, steps: readonly (readonly [number, number])[]): string[] =>
  steps.map(([files, ranks]) => `${String.fromCharCode(name.charCodeAt(0) + files)}${Number(name.slice(1)) + ranks}`)

const isOf = (plot: Plot | undefined, seat: Seat): boolean =>
  plot !== undefined && typeof plot === 'object' && plot.owner === seat

/** Own pyramids that hang together from edge to edge, each by the name of the first of them. */
function groupsOf(plots: Plots, seat: Seat): ReadonlyMap<string, string> {
  const group = new Map<string, string>()
  for (const [first, plot] of plots) {
    if (!isOf(plot, seat) || group.has(first)) continue
    const open = [first]
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      if (group.has(name) || !isOf(plots.get(name), seat)) continue
      group.set(name, first)
      open.push(...beside(name, EDGES))
    }
  }
  return group
}

/** A free plot that two groups of a seat share an edge with. */
function bridgeOf(plots: Plots, seat: Seat): string | undefined {
  const group = groupsOf(plots, seat)
  const joins = (name: string) => new Set(beside(name, EDGES).flatMap(each => group.get(each) ?? [])).size
  return [...plots].find(([name, plot]) => plot === 'free' && joins(name) > 1)?.[0]
}

/** A free plot near a high rise of somebody else that has a manufactured home near it already. */
function crowdingPlot(plots: Plots, seat: Seat): { readonly plot: string; readonly tower: string } | undefined {
  const near = (name: string) => beside(name, AROUND)
  const homes = (name: string) => near(name).filter(each => pipsOf(plots.get(each)) === 1).length
  const mine = (name: string) => near(name).some(each => isOf(plots.get(each), seat) && pipsOf(plots.get(each)) === 3)
  for (const [tower, plot] of plots) {
    if (pipsOf(plot) !== 3 || isOf(plot, seat) || homes(tower) === 0) continue
    const free = near(tower).find(each => plots.get(each) === 'free' && !mine(each))
    if (free !== undefined) return { plot: free, tower }
  }
  return undefined
}

const pipsOf = (plot: Plot | undefined): number => (typeof plot === 'object' ? plot.pips : 0)

function look(view: View): CoachLine {
  const me = view.viewer as Seat // a coach is for somebody who sits there
  const plots: Plots = new Map(view.plots.map(({ cell, plot }) => [cellName(cell), plot]))
  if (view.phase === 'park')
    return line('Lay out a park: nothing is ever built there.', 'Aménagez un parc : on n’y bâtit jamais.')
  if (![...plots.values()].some(plot => isOf(plot, me))) {
    return line(
      '**Begin with a high rise**: it brings most. Leave room around it for a second one.',
      '**Commencez par une tour** : elle rapporte le plus. Gardez de la place pour une deuxième.',
    )
  }
  const mine = bridgeOf(plots, me)
  if (mine !== undefined) {
    return line(
      '**Look at {place}.** A pyramid there would join two groups of yours: a point saved.',
      '**Regardez {place}.** Une pyramide y relierait deux de vos groupes : un point épargné.',
      [mine],
      { place: mine },
    )
  }
  const rival = ([0, 1, 2, 3] as const).find(seat => seat !== me && seat < view.players && bridgeOf(plots, seat))
  const theirs = rival === undefined ? undefined : bridgeOf(plots, rival)
  if (theirs !== undefined) {
    return line(
      '**Look at {place}.** There another player could join two groups. Build there yourself?',
      '**Regardez {place}.** Un autre y relierait deux groupes. Et si vous y bâtissiez ?',
      [theirs],
      { place: theirs },
    )
  }
  const crowd = crowdingPlot(plots, me)
  if (crowd !== undefined && (view.stashes[me]?.[0] ?? 0) > 0) {
    return line(
      '**Look at {place}.** A manufactured home there would crowd the high rise on {tower}.',
      '**Regardez {place}.** Un préfabriqué y encombrerait la tour en {tower}.',
      [crowd.plot],
      { place: crowd.plot, tower: crowd.tower },
    )
  }
  return (view.stashes[me]?.[2] ?? 0) > 0
    ? line(
        '**High rises first**, while there is room for them. Stay edge to edge with what is yours.',
        '**Les tours d’abord**, tant qu’il y a de la place. Restez bord à bord avec les vôtres.',
      )
    : line(
        '**Stay together**: build beside what is yours, so that no new group begins.',
        '**Restez groupé** : bâtissez à côté des vôtres, sans commencer de groupe.',
      )
}

export const coach: Coach<View> = {
  look,
  turn: () => [
    line('Build one pyramid on a lit plot.', 'Construisez une pyramide sur une case éclairée.'),
    line(
      'A manufactured home must stand near one of somebody else’s, or near a high rise of theirs.',
      'Un préfabriqué doit être près de celui d’un autre, ou près de sa tour.',
    ),
  ],
}
