import type { Facts, Score, Seat } from '@masterplan/kernel'
import type { Sight } from '../../match/client.ts'
import type { EndWord } from '../../words/end-en.ts'

/** Scores by seat; null where the viewer may not know one. */
export type Scores = readonly (Score | null)[]
/** A sentence of the sheet that is still to be said. */
export interface EndSaid {
  readonly word: EndWord
  readonly facts: Facts
}
type Told = Pick<Sight, 'setup' | 'viewer' | 'ended'>
type List = (names: readonly string[]) => string // “Ana and Bo”

/** The seat that is spoken to: nobody's where several people sit at one device, or where the audience looks on. */
export function spokenTo({ setup, viewer }: Pick<Sight, 'setup' | 'viewer'>): Seat | null {
  const people = setup.sitters.filter(({ kind }) => kind === 'person').length
  const shared = people > 1 && setup.marks === undefined
  return viewer === 'audience' || shared ? null : viewer
}

/** Seats from the first place to the last; equals in the order of their seats. */
export const inPlaces = (ranks: readonly number[]): readonly Seat[] =>
  ranks.map((_, seat) => seat as Seat).sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0) || one - other)

/** Points as they are shown: with a real minus, and `?` for what the viewer may not know. */
export const figure = (points: number | null | undefined): string =>
  points == null ? '?' : String(points).replace('-', '−')

/** Totals may be halves: what is left of them is rounded to what is shown. */
const difference = (more: number, less: number): number => Math.round((more - less) * 100) / 100

const isByPoints = ({ ended }: Told): boolean => ended === undefined || ended.why === 'rules'

/** "You won by 9.": whoever is spoken to is "you", and only points that decided it are named. */
export function headlineOf(sight: Told, ranks: readonly number[], scores: Scores, list: List): EndSaid {
  const { names } = sight.setup
  const me = spokenTo(sight)
  const winners = inPlaces(ranks).filter(seat => ranks[seat] === 1)
  const [first = 0 as Seat] = winners
  const name = names[first] ?? ''
  const nameAll = (seats: readonly Seat[]) => list(seats.map(seat => names[seat] ?? ''))
  const isMine = me !== null && ranks[me] === 1
  if (winners.length > 1) {
    return isMine
      ? { word: 'end.you-share', facts: { names: nameAll(winners.filter(seat => seat !== me)) } }
      : { word: me === null ? 'end.share' : 'end.you-lost-shared', facts: { names: nameAll(winners) } }
  }
  const best = scores[first]?.total
  const rivals = me === null || isMine ? scores.filter((_, seat) => seat !== first) : [scores[me]]
  const rival = Math.max(...rivals.map(score => score?.total ?? Number.POSITIVE_INFINITY))
  const points = isByPoints(sight) && best !== undefined ? difference(best, rival) : 0
  if (Number.isFinite(points) && points > 0) {
    if (me === null) return { word: 'end.won-by', facts: { name, points } }
    return { word: isMine ? 'end.you-won-by' : 'end.you-lost-by', facts: { points } }
  }
  if (me === null) return { word: 'end.won', facts: { name } }
  return { word: isMine ? 'end.you-won' : 'end.you-lost', facts: { name } }
}

/** Why it ended so: points, a tie-break, time, or that somebody went away. */
export function whyEnded(sight: Told, ranks: readonly number[], scores: Scores, list: List): EndSaid {
  const { ended, setup } = sight
  if (ended?.why === 'time' || ended?.why === 'left' || ended?.why === 'claimed') {
    const me = spokenTo(sight)
    const isMe = me !== null && ended.lost.length === 1 && ended.lost[0] === setup.names[me]
    return isMe
      ? { word: `end.why-${ended.why}-you`, facts: {} }
      : { word: `end.why-${ended.why}`, facts: { names: list(ended.lost) } }
  }
  const [first, second] = inPlaces(ranks).map(seat => scores[seat])
  if (first == null || second == null || first.total !== second.total) return { word: 'end.why-points', facts: {} }
  const at = first.tiebreaks.findIndex((value, which) => value !== second.tiebreaks[which])
  if (at < 0) return { word: 'end.why-equal', facts: {} }
  return { word: 'end.why-tie', facts: { at, more: first.tiebreaks[at] ?? 0, less: second.tiebreaks[at] ?? 0 } }
}

/** Points of one source by seat. */
export interface SourceRow {
  readonly line: string
  readonly points: readonly (number | null)[]
}

/** What anybody has points from, in the order in which the rules count it. */
export function sourcesOf(scores: Scores): readonly SourceRow[] {
  const lines = [...new Set(scores.flatMap(score => Object.keys(score?.lines ?? {})))]
  return lines
    .map(line => ({ line, points: scores.map(score => (score === null ? null : (score.lines[line] ?? 0))) }))
    .filter(({ points }) => points.some(each => each !== null && each !== 0))
}

/** The longest bar: all of them share one scale. */
export const scaleOf = (rows: readonly SourceRow[]): number =>
  Math.max(1, ...rows.flatMap(({ points }) => points.map(each => Math.abs(each ?? 0))))

/** What one seat has more of than another from one source. */
export interface SourceDifference {
  readonly line: string
  readonly ahead: Seat
  readonly behind: Seat
  readonly more: number
  readonly less: number
  readonly points: number
}

const MOST_DIFFERENCES = 3

/** Where the winner and the best of the others differ most, or the winner and whoever is spoken to and lost. */
export function largestDifferences(sight: Told, ranks: readonly number[], scores: Scores): readonly SourceDifference[] {
  const me = spokenTo(sight)
  const order = inPlaces(ranks)
  const one = me ?? order[0]
  const other = order.find(seat => seat !== one)
  if (one === undefined || other === undefined) return []
  return sourcesOf(scores)
    .map(({ line, points }): SourceDifference => {
      const [mine, theirs] = [points[one] ?? 0, points[other] ?? 0]
      return mine >= theirs
        ? { line, ahead: one, behind: other, more: mine, less: theirs, points: difference(mine, theirs) }
        : { line, ahead: other, behind: one, more: theirs, less: mine, points: difference(theirs, mine) }
    })
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST_DIFFERENCES)
}
