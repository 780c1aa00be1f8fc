import { type Actor, type Entry, type GameTypes, type Random, type Seat, seeded } from '@masterplan/kernel'
import type { HostedTable } from '../table.ts'

/** How many worlds a mover imagines before a move; if all come to what then really happened, it learned nothing. */
const WORLDS = 6

/**
 * How far a seat may take back its moves without asking: over moves of its own alone, and none that showed it anything.
 * The seq of the entry that would be the last to stand; null when nothing can be taken back.
 */
export function freeUndo(hosted: HostedTable, seat: Seat): number | null {
  if (!hosted.isPlaying()) return null
  const { lines } = hosted
  // Bots always agree; but where points count, nobody tries their luck twice.
  if (!hosted.row.rated && hosted.people().every(each => each === seat)) return lastDecision(hosted, seat)
  let to: number | null = null
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at]!
    if (line.by !== seat || toldOthers(line.heard, seat) || reveals(hosted, at, seat)) break
    to = line.seq - 1
  }
  return to
}

function lastDecision({ lines }: HostedTable, seat: Seat): number | null {
  const last = lines.findLast(line => line.by === seat)
  return last === undefined ? null : last.seq - 1
}

/** Something that only another seat was told cannot be untold. */
const toldOthers = (heard: readonly { readonly to: Actor | 'everyone' }[], seat: Seat): boolean =>
  heard.some(({ to }) => to !== 'everyone' && to !== seat)

const weighed = new WeakMap<object, boolean>()

/** Whether the line at this place showed its mover something: it could not foresee what it saw after it. */
function reveals(hosted: HostedTable, at: number, seat: Seat): boolean {
  const line = hosted.lines[at]!
  const known = weighed.get(line)
  if (known !== undefined) return known
  const answer = surprises(hosted, at, seat)
  weighed.set(line, answer)
  return answer
}

function surprises(hosted: HostedTable, at: number, seat: Seat): boolean {
  const text = hosted.match?.log[at]?.slice(2) ?? ''
  return hosted.game.unfold(<G extends GameTypes>({ game }: Entry<G>) => {
    const move = game.notation.read(text)
    if (move === undefined) return true
    const view = viewBefore(hosted, at, seat) as G['View'] // of a match of this very game
    const random = new Counted(seeded(at)) // every process must come to the same answer
    const first = game.imagine(view, random)
    // A seat that imagines without drawing anything knows all there is, and could foresee what a move does: most moves.
    if (random.draws === 0) return false
    const seen = JSON.stringify(viewBefore(hosted, at + 1, seat))
    for (let world = 0; world < WORLDS; world++) {
      const imagined = world === 0 ? first : game.imagine(view, random)
      if (game.refuse(imagined, seat, move) !== undefined) return true
      game.play(imagined, seat, move)
      if (JSON.stringify(game.view(imagined, seat)) !== seen) return true
    }
    return false
  })
}

/** Knows whether anything was left to chance. */
class Counted implements Random {
  private readonly random: Random
  draws = 0

  constructor(random: Random) {
    this.random = random
  }
  below(n: number): number {
    this.draws++
    return this.random.below(n)
  }
}

/** What the seat saw after that many lines: now, as it was kept, or from a replay. */
function viewBefore(hosted: HostedTable, at: number, seat: Seat): unknown {
  const { game, row, match, lines } = hosted
  if (at === lines.length) return hosted.viewOf(seat).view
  const kept = hosted.seenBefore(at, seat)
  if (kept !== undefined) return kept
  const opened = game.open(row.players, row.options)
  if (!opened.ok) throw new Error(opened.sentence)
  for (const each of match?.log.slice(0, at) ?? []) opened.match.append(each)
  return opened.match.viewFor(seat)
}
