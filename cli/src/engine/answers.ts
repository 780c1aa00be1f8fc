import { type Match, type Playable, resultOf, seeded, seenFrom } from '@masterplan/kernel'
import { type Failure, failure, quoted } from '../command.ts'
import { asWord, type EnginePosition } from './position.ts'

type Answered = { readonly ok: true; readonly response: string } | Failure

/** `query p1turn|gameover|result`, as the protocol has them; `turn`, `moves` and `places` are ours. */
const QUERIES: Readonly<Record<string, (match: Match) => string>> = {
  p1turn: match => String(seatsToMove(match)[0] === 0),
  gameover: match => String(match.turn().kind === 'over'),
  result: match => outcomeOf(match),
  turn: match => turnOf(match),
  moves: match => movesOf(match).join(' '),
  places: match => placesOf(match).join(' ') || 'none',
}

export function answerQuery(name: string, position: EnginePosition, game: Playable): Answered {
  const query = Object.hasOwn(QUERIES, name) ? QUERIES[name] : undefined
  if (query === undefined)
    return failure(`There is no query ${quoted(name)}; there are ${Object.keys(QUERIES).join(', ')}.`)
  if (position.kind === 'match') return { ok: true, response: query(position.match) }
  if (name !== 'moves') return failure('Of a view only moves can be asked for: it is what one seat sees, and no match.')
  try {
    const { offers } = seenFrom(game, position.seat, position.view, seeded(1))
    return { ok: true, response: offers.map(({ text }) => asWord(text)).join(' ') }
  } catch {
    return failure(`This is no view of ${game.title}.`)
  }
}

const seatsToMove = (match: Match) => {
  const turn = match.turn()
  return turn.kind === 'decide' ? turn.seats : []
}

/** Seats are counted from 1, as in the lines of a record. */
function turnOf(match: Match): string {
  const { kind } = match.turn()
  return kind === 'decide'
    ? seatsToMove(match)
        .map(seat => seat + 1)
        .join(' ')
    : kind
}

function movesOf(match: Match): string[] {
  const seats = seatsToMove(match)
  const by = (seat: number) => (seats.length > 1 ? `${seat + 1}:` : '')
  return seats.flatMap(seat => match.movesFor(seat).map(move => `${by(seat)}${asWord(move)}`))
}

/** Of each seat, once the match is over. */
const placesOf = (match: Match): readonly number[] => resultOf(match)?.ranks ?? []

function outcomeOf(match: Match): string {
  const winners = placesOf(match).flatMap((place, seat) => (place === 1 ? [seat + 1] : []))
  return winners.length === 0 ? 'none' : winners.length > 1 ? 'draw' : `p${winners[0]}win`
}
