import type { FoldedWebBoard, Say } from '@masterplan/boards/web'
import type { MatchEnd, Sight } from '../match/client.ts'
import type { SayWord } from '../words/speech.tsx'
import type { AimedMove, Aiming } from './aims.ts'
import type { Places } from './Position.tsx'

interface PromptMoment {
  readonly board: FoldedWebBoard
  readonly sight: Sight
  readonly say: Say
  readonly sayToMe: Say // names the viewer as somebody who is spoken to: "Your turn"
  readonly word: SayWord
  readonly moves: Aiming
  readonly kind: string | null
  readonly pressed: readonly string[]
  readonly ready: AimedMove | undefined
  readonly ghost: unknown // the view after the move that is ready; null while it is worked out
  readonly places: Places
  readonly knows: (code: string) => boolean // whether the game has a sentence of its own
}

export function whoseTurn({ turn, viewer }: Sight): 'mine' | 'theirs' | 'over' {
  if (turn.kind === 'over') return 'over'
  return turn.kind === 'decide' && viewer !== 'audience' && turn.seats.includes(viewer) ? 'mine' : 'theirs'
}

/** How the player is spoken to: by name only where several sit at one device. */
export function leadOf({ setup, viewer }: Sight, word: SayWord): string {
  const people = setup.sitters.filter(({ kind }) => kind === 'person').length
  const name = viewer === 'audience' ? '' : (setup.names[viewer] ?? '')
  return people > 1 && setup.marks === undefined ? word('table.turn-of', { name }) : word('table.your-turn')
}

/** What to do now; once a move is begun, how it goes on, and what it would be. */
export function promptSentence(moment: PromptMoment): string {
  const { board, sight, sayToMe, word, pressed, kind, ready } = moment
  const { turn, setup, ranks } = sight
  if (ranks) {
    const winners = setup.names.filter((_, seat) => ranks[seat] === 1)
    const won = word('table.over', { count: winners.length, names: winners.join(', ') })
    return sight.ended === undefined ? won : withReason(won, sight.ended, word)
  }
  if (sight.ended?.why === 'stuck') return word('online.ended-stuck')
  if (whoseTurn(sight) === 'mine') {
    if (ready !== undefined && (pressed.length > 0 || kind !== null)) return heldSentence(moment, ready)
    if (pressed.length > 0) return nextStep(moment)
    if (kind !== null && moment.knows(`prompt-kind.${kind}`))
      return sayToMe(`prompt-kind.${kind}`, board.prompt(sight.view as never).facts)
    const { code, facts } = board.prompt(sight.view as never)
    return sayToMe(code, facts)
  }
  const thinking = turn.kind === 'decide' ? turn.seats.map(seat => setup.names[seat]) : [word('table.luck')]
  return word('table.waiting', { name: thinking.join(', '), count: thinking.length })
}

/** `Ann wins: Ben ran out of time.` What ended by its rules needs no reason. */
function withReason(won: string, { why, lost }: MatchEnd, word: SayWord): string {
  if (why !== 'time' && why !== 'left' && why !== 'claimed' && why !== 'agreed') return won
  return word(`table.over-${why}`, { won: won.replace(/[.]$/, ''), names: lost.join(', ') })
}

/** Where places cannot be worked out, the boards say so; a place then goes by its name. */
function labelOf(place: string, places: Places): string {
  try {
    return places().find(({ id }) => id === place)?.label ?? place
  } catch {
    return place
  }
}

/** What the move that is held would be; before that is worked out, what it is called. */
function heldSentence({ board, sight, say, word, ghost }: PromptMoment, { move, aim }: AimedMove): string {
  const then = ghost === null ? undefined : board.foretold?.(move as never, sight.view as never, ghost as never)
  if (then !== undefined) return say(then.code, then.facts)
  return word('table.held', { move: say(aim.label.code, aim.label.facts) })
}

function nextStep({ board, sight, say, word, moves, pressed, places, knows }: PromptMoment): string {
  const { ready, lit } = moves
  const which = ready.length === 0 ? undefined : board.which?.(pressed[0] ?? '', sight.view as never)
  if (which !== undefined) return say(which.code, which.facts)
  const place = labelOf(pressed.at(-1) ?? '', places)
  if (ready.length === 0 && knows('prompt.then')) return say('prompt.then', { place, pressed: pressed.length })
  if (ready.length === 0) return word('table.then-place', { place })
  return word(lit.size > 0 ? 'table.then-either' : 'table.then-choose', { place })
}
