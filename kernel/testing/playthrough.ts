import { type Game, type GameTypes, type MatchRecord, seatsOf, type Tell, type Viewer } from '../src/index.ts'
import { positionsOf } from './positions.ts'

/** A match as a text that a reviewer can read, and the kinds of events that it tells. */
export interface Playthrough {
  readonly text: string
  readonly kinds: ReadonlySet<string>
}

/**
 * Every line of a record, with each event as each viewer hears it, what changes in each viewer's view, and in the scores. A
 * rule that is changed shows here as a difference.
 */
export function playthrough<G extends GameTypes>(game: Game<G>, record: MatchRecord): Playthrough {
  const viewers: readonly Viewer[] = [...seatsOf(record.players), 'audience']
  const kinds = new Set<string>()
  const lines = [`${game.id} ${record.rules}, ${record.players} players, ${JSON.stringify(record.options)}`]
  const tell: Tell<G['Event']> = (to, event) => {
    kinds.add(kindOf(event))
    lines.push(`  to ${to === 'everyone' ? 'everyone' : nameOf(to)}: ${JSON.stringify(event)}`)
  }
  let views = viewers.map((): Flat => new Map())
  let scores: Flat = new Map()
  let played = 0
  for (const { state, next } of positionsOf(game, record, tell)) {
    const [nowShown, nowCounted] = [viewers.map(viewer => flat(game.view(state, viewer))), flat(game.scores(state))]
    lines.push(
      ...together(viewers.map((viewer, at) => [nameOf(viewer), differences(views[at]!, nowShown[at]!)])),
      ...differences(scores, nowCounted).map(change => `  scores: ${change}`),
    )
    views = nowShown
    scores = nowCounted
    if (next !== undefined) lines.push('', `${++played}. ${next.line}`)
  }
  return { text: `${lines.join('\n')}\n`, kinds }
}

const nameOf = (viewer: Viewer): string => (viewer === 'audience' ? 'audience' : `seat ${viewer + 1}`)

const kindOf = (event: unknown): string =>
  typeof event === 'object' && event !== null && 'kind' in event ? String(event.kind) : '?'

/** Every number, word and empty list in a value, by the way to it. */
type Flat = ReadonlyMap<string, string>

function flat(value: unknown): Flat {
  const found = new Map<string, string>()
  const visit = (each: unknown, way: string): void => {
    if (typeof each !== 'object' || each === null || Object.keys(each).length === 0) {
      found.set(way, JSON.stringify(each) ?? 'nothing')
      return
    }
    for (const [name, part] of Object.entries(each)) visit(part, way === '' ? name : `${way}.${name}`)
  }
  visit(value, '')
  return found
}

function differences(before: Flat, after: Flat): string[] {
  const gone = [...before.keys()].filter(way => !after.has(way)).map(way => `${way}: ${before.get(way)} is gone`)
  const changed = [...after].flatMap(([way, now]) => {
    const was = before.get(way)
    return was === now ? [] : [`${way}: ${was === undefined ? '' : `${was} → `}${now}`]
  })
  return [...changed, ...gone]
}

/** What several viewers see alike is written once, with all of them before it. */
function together(seen: readonly (readonly [name: string, changes: readonly string[]])[]): string[] {
  const byChange = new Map<string, string[]>()
  for (const [name, changes] of seen) {
    for (const change of changes) byChange.set(change, [...(byChange.get(change) ?? []), name])
  }
  const who = (names: readonly string[]) => (names.length === seen.length ? 'all see' : `${names.join(', ')}:`)
  return [...byChange].map(([change, names]) => `  ${who(names)} ${change}`)
}
