import { type Entry, type GameTypes, type Match, type Score, seeded, type Viewer } from '@masterplan/kernel'

/** How many worlds to imagine before believing that a line is the same in all of them. */
const WORLDS = 24

/** A score of which some lines may depend on what is hidden: those, and then the total, are null. */
export type KnownScore = {
  readonly total: number | null
  readonly lines: Readonly<Record<string, number | null>>
  readonly tiebreaks: readonly number[] | null
}

/** The score line by line, from the viewer's view alone: what is the same in all imagined worlds, and null for the rest. */
export function knownScoreLines(match: Match, viewer: Viewer): KnownScore[] {
  if (match.turn().kind === 'over') return match.scores()
  return match.game.unfold(<G extends GameTypes>({ game }: Entry<G>) => {
    const view = match.viewFor(viewer) as G['View'] // of a match of this very game
    const random = seeded(1)
    const worlds = Array.from({ length: WORLDS }, () => game.scores(game.imagine(view, random)))
    return worlds[0]!.map((first, seat): KnownScore => {
      const isSame = (of: (score: Score) => unknown) =>
        worlds.every(scores => JSON.stringify(of(scores[seat]!)) === JSON.stringify(of(first)))
      const names = [...new Set(worlds.flatMap(scores => Object.keys(scores[seat]!.lines)))]
      const lineOf = (name: string) => (isSame(({ lines }) => lines[name] ?? 0) ? (first.lines[name] ?? 0) : null)
      return {
        total: isSame(({ total }) => total) ? first.total : null,
        lines: Object.fromEntries(names.map(name => [name, lineOf(name)])),
        tiebreaks: isSame(({ tiebreaks }) => tiebreaks) ? first.tiebreaks : null,
      }
    })
  })
}
