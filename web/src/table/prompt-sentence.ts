import type { FoldedWebBoard, Say } from '@masterplan/boards/web'
import type { MatchEnd, Sight } from '../match/client.ts'
import type { SayWord } from '../words/speech.tsx'
import type { Aiming } from './aims.ts'
import type { Places } from './Position.tsx'

interface PromptMoment {
  readonly board: FoldedWebBoard
  readonly sight: Sight
  readonly say: Say
  readonly word: SayWord
  readonly moves: Aiming
  readonly pressed: readonly string[]
  readonly places: Places
  readonly knows: (code: string) => boolean // whether the game has a sentence of its own
}

export function whoseTurn({ turn, viewer }: Sight): 'mine' | 'theirs' | 'over' {
  if (turn.kind === 'over') return 'over'
  return turn.kind === 'decide' && viewer !== 'audience' && turn.seats.includes(viewer) ? 'mine' : 'theirs'
}

/** Who must do what now; once a move is begun, how it goes on. */
export function promptSentence(moment: PromptMoment): string {
  const { board, sight, say, word, pressed } = moment
  const { turn, setup, ranks } = sight
  if (ranks) {
    const winners = setup.names.filter((_, seat) => ranks[seat] === 1)
    const won = word('table.over', { count: winners.length, names: winners.join(', ') })
    return sight.ended === undefined ? won : withReason(won, sight.ended, word)
  }
  if (whoseTurn(sight) === 'mine') {
    if (pressed.length > 0) return nextStep(moment)
    const { code, facts } = board.prompt(sight.view as never)
    return say(code, facts)
  }
  const thinking = turn.kind === 'decide' ? turn.seats.map(seat => setup.names[seat]).join(', ') : word('table.luck')
  return word('table.waiting', { name: thinking })
}

/** `Ann wins: Ben ran out of time.` What ended by its rules needs no reason. */
function withReason(won: string, { why, lost }: MatchEnd, word: SayWord): string {
  if (why !== 'time' && why !== 'left' && why !== 'claimed') return won
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

function nextStep({ say, word, moves, pressed, places, knows }: PromptMoment): string {
  const place = labelOf(pressed.at(-1) ?? '', places)
  const { ready, lit } = moves
  if (ready.length === 0 && knows('prompt.then')) return say('prompt.then', { place })
  if (ready.length === 0) return word('table.then-place', { place })
  if (lit.size > 0) return word('table.then-either', { place })
  const [only] = ready
  if (ready.length > 1 || only === undefined) return word('table.then-choose', { place })
  return word('table.then-confirm', { place, move: say(only.aim.label.code, only.aim.label.facts) })
}
