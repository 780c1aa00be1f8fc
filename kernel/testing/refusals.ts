import type { Actor, Game, GameTypes, MatchRecord } from '../src/index.ts'
import { positionsOf } from './positions.ts'

/** How many moves from elsewhere in the match are tried in every position. */
const TRIED = 300

/**
 * What the players of a match, and luck, would have been told for moves that were not theirs to make: for every code, rule and
 * set of facts the first time that it comes, as a text that a reviewer can read.
 */
export function refusals<G extends GameTypes>(game: Game<G>, record: MatchRecord): string {
  const { write, read } = game.notation
  const listed = (state: G['State'], by: Actor) =>
    by === 'luck' ? game.draws(state).map(({ item }) => item) : game.moves(state, by)
  const texts = new Set<string>()
  for (const { state, next } of positionsOf(game, record)) {
    if (next !== undefined) for (const move of listed(state, next.by)) texts.add(write(move))
  }
  const tried = evenly([...texts], TRIED)
  const found = new Map<string, string>()
  for (const { state, next } of positionsOf(game, record)) {
    for (const text of next === undefined ? [] : tried) {
      const no = game.refuse(state, next!.by, read(text)!)
      const kind = no && `${no.code} ${no.rule} ${Object.keys(no.facts)}`
      if (no === undefined || kind === undefined || found.has(kind)) continue
      found.set(kind, `${no.code} (${no.rule}) ${JSON.stringify(no.facts)}: "${text}" instead of "${next!.line}"`)
    }
  }
  return `${[...found.values()].toSorted().join('\n')}\n`
}

/** At most `many` of the items, from the whole list. */
function evenly<Item>(items: readonly Item[], many: number): Item[] {
  const count = Math.min(many, items.length)
  return Array.from({ length: count }, (_, at) => items[Math.floor((at * items.length) / count)]!)
}
