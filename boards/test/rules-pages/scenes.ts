import { findGame } from '@masterplan/catalog'
import { type Facts, type Match, replay } from '@masterplan/kernel'
import { BOARDS } from '../../src/games.ts'
import { RULES_CARDS, type RulesCardName, type RulesPage, type RulesScene } from '../../src/kit/rules-page.ts'

export const GAMES = BOARDS.map(({ about }) => about.id)

/** The match that a scene is cut out of, as it stands there or after another number of its lines. */
export function matchOf({ record }: RulesScene, line: number): Match {
  const replayed = replay(record, findGame, line)
  if (!replayed.ok) throw new Error(replayed.problem)
  return replayed.match
}

/** What the audience sees there, as this game has it. */
export const viewOf = <View>(scene: RulesScene, line = scene.line): View =>
  matchOf(scene, line).viewFor('audience') as View

export const totalsAt = (scene: RulesScene): number[] =>
  matchOf(scene, scene.line)
    .scores()
    .map(({ total }) => total)

/** What the players hear of one line of a scene's match. */
export function heardAt<Event>(scene: RulesScene, line: number): readonly Event[] {
  const played = matchOf(scene, line - 1).append(scene.record.log[line - 1]!)
  if (!played.ok) throw new Error(played.refused.code)
  return played.heard.map(({ event }) => event as Event)
}

export const scenesOf = ({ cards, signs }: RulesPage): readonly RulesScene[] => [
  ...RULES_CARDS.map(name => cards[name].scene),
  ...signs.flatMap(({ picture }) => ('record' in picture ? [picture] : [])),
]

/** The facts of all cards and signs, to be compared with what the rules say. */
export const factsOf = ({ cards, signs }: RulesPage): Told => ({
  goal: cards.goal.facts,
  turn: cards.turn.facts,
  scoring: cards.scoring.facts,
  end: cards.end.facts,
  signs: signs.map(({ facts }) => facts),
})
export type Told = Readonly<Record<RulesCardName, Facts>> & { readonly signs: readonly Facts[] }
