import { type Actor, type Entry, type GameTypes, memoryOf, type Seat, seeded } from '@masterplan/kernel'
import type { Hosted } from './hosted.ts'

/** How many worlds a mover imagines before a move; if all come to what then really happened, it learned nothing. */
const WORLDS = 6

/**
 * How far a seat may take back its moves without asking: over moves of its own alone, and none that showed it anything.
 * The seq of the entry that would be the last to stand; null when nothing can be taken back.
 */
export function freeUndo(hosted: Hosted, seat: Seat): number | null {
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

function lastDecision({ lines }: Hosted, seat: Seat): number | null {
  const last = lines.findLast(line => line.by === seat)
  return last === undefined ? null : last.seq - 1
}

/** Something that only another seat was told cannot be untold. */
const toldOthers = (heard: readonly { readonly to: Actor | 'everyone' }[], seat: Seat): boolean =>
  heard.some(({ to }) => to !== 'everyone' && to !== seat)

const weighed = new WeakMap<object, boolean>()

/** Whether the line at this place showed its mover something: it could not foresee what it saw after it. */
function reveals(hosted: Hosted, at: number, seat: Seat): boolean {
  const line = hosted.lines[at]!
  const known = weighed.get(line)
  if (known !== undefined) return known
  const answer = surprises(hosted, at, seat)
  weighed.set(line, answer)
  return answer
}

function surprises(hosted: Hosted, at: number, seat: Seat): boolean {
  const text = hosted.match?.log[at]?.slice(2) ?? ''
  const seen = JSON.stringify(viewBefore(hosted, at + 1, seat))
  return hosted.game.unfold(<G extends GameTypes>({ game }: Entry<G>) => {
    const move = game.notation.read(text)
    if (move === undefined) return true
    const view = viewBefore(hosted, at, seat) as G['View'] // of a match of this very game
    const random = seeded(at) // every process must come to the same answer
    const [first, second] = [game.imagine(view, random), game.imagine(view, random)]
    // Where nothing is hidden all worlds are one, and one look is enough: most moves of most games.
    const worlds = isSame(first, second) ? [first] : [first, second]
    for (let world = 0; world < (worlds.length === 1 ? 1 : WORLDS); world++) {
      const imagined = worlds[world] ?? game.imagine(view, random)
      if (game.refuse(imagined, seat, move) !== undefined) return true
      game.play(imagined, seat, move)
      if (JSON.stringify(game.view(imagined, seat)) !== seen) return true
    }
    return false
  })
}

/** Whether two states are the same, where a state is one block of memory; others are taken for different. */
function isSame(one: unknown, other: unknown): boolean {
  const [left, right] = [memoryOf(one), memoryOf(other)]
  return left !== undefined && right !== undefined && left.every((word, at) => word === right[at])
}

/** What the seat saw when so many lines were played: now, as it was kept, or from a replay. */
function viewBefore({ game, row, match, lines }: Hosted, at: number, seat: Seat): unknown {
  if (at === lines.length) return match?.viewFor(seat)
  const line = lines[at]
  if (line?.before !== undefined && line.by === seat) return line.before
  const opened = game.open(row.players, row.options)
  if (!opened.ok) throw new Error(opened.sentence)
  for (const each of match?.log.slice(0, at) ?? []) opened.match.append(each)
  return opened.match.viewFor(seat)
}
