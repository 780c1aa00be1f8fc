import { type Chosen, type Match, type Playable, readRecord, replay, type Seat, seatsOf } from '@masterplan/kernel'
import { optionSentence, recordSentence } from '@masterplan/protocol/sentences'
import { type Failure, failure, quoted } from '../command.ts'

/** What an engine has been told to think about: a match, or what one seat sees of one. */
export type EnginePosition =
  | { readonly kind: 'match'; readonly match: Match }
  | { readonly kind: 'view'; readonly seat: Seat; readonly view: unknown }
export type ReadPosition = { readonly ok: true; readonly position: EnginePosition } | Failure

/** How a new match begins, as flags and `setoption` say. */
export interface Beginning {
  readonly game: Playable
  readonly players: number
  readonly options: Chosen
}

const SHAPE = 'startpos, fen RECORD or view JSON, then perhaps moves and the moves'

/** What follows the word `position`. */
export function readPosition(text: string, beginning: Beginning): ReadPosition {
  const [, kind, rest = ''] = /^(startpos|fen|view)(?:\s+(.*))?$/s.exec(text.trim()) ?? []
  if (kind === undefined) return failure(`A position is ${SHAPE}.`)
  if (kind === 'view') return seenView(rest, beginning.game)
  const [about, moves] = kind === 'startpos' ? ['', movesAfter(rest)] : recordAndMoves(rest)
  if (moves === undefined) return failure(`A position is ${SHAPE}.`)
  const opened = kind === 'startpos' ? newMatch(beginning) : recorded(about, beginning.game)
  if (!opened.ok) return opened
  for (const word of moves) {
    const played = play(opened.match, word)
    if (!played.ok) return played
  }
  return { ok: true, position: { kind: 'match', match: opened.match } }
}

/** `moves a b c` is a, b, c; nothing is none; anything else is no list of moves. */
function movesAfter(text: string): readonly string[] | undefined {
  const [first, ...moves] = text.split(/\s+/).filter(word => word !== '')
  return first === undefined ? [] : first === 'moves' ? moves : undefined
}

/** A record may hold any text, so it ends at the last brace that can end it. */
function recordAndMoves(text: string): readonly [record: string, moves: readonly string[] | undefined] {
  const end = text.lastIndexOf('}') + 1
  return [text.slice(0, end), movesAfter(text.slice(end))]
}

type OpenedMatch = { readonly ok: true; readonly match: Match } | Failure

function newMatch({ game, players, options }: Beginning): OpenedMatch {
  const opened = game.open(players, options)
  return opened.ok ? opened : failure(optionSentence(opened))
}

function recorded(text: string, game: Playable): OpenedMatch {
  const read = readRecord(text)
  if (!read.ok) return failure(recordSentence(read))
  const replayed = replay(read.record, id => (id === game.id ? game : undefined), read.record.log.length)
  return replayed.ok ? replayed : failure(recordSentence(replayed))
}

/** As programs get it from a server: `{ "seat": 0, "view": … }`, seats counted from 0. */
function seenView(text: string, game: Playable): ReadPosition {
  try {
    const { seat, view } = JSON.parse(text) as { seat?: unknown; view?: unknown }
    const found = seatsOf(game.seats.max).find(each => each === seat)
    if (found === undefined || typeof view !== 'object' || view === null) return failure(NO_VIEW)
    return { ok: true, position: { kind: 'view', seat: found, view } }
  } catch {
    return failure(NO_VIEW)
  }
}
const NO_VIEW = 'A view is one line of JSON, { "seat": 0, "view": … }.'

/** Words of the protocol have no spaces, moves of some games do. */
export const asWord = (move: string): string => move.replaceAll(' ', '_')
export const asMove = (word: string): string => word.replaceAll('_', ' ')

/** `d4ne`; `2:keep_S03_S17` where several seats choose at once; luck's own when luck is awaited. */
function play(match: Match, word: string): { readonly ok: true } | Failure {
  const [, number, text = ''] = /^(?:([1-9]):)?(.*)$/s.exec(word) ?? []
  const turn = match.turn()
  if (turn.kind === 'over') return failure(`The match is over before ${quoted(word)}.`)
  const by = turn.kind === 'luck' ? '*' : (number ?? turn.seats[0]! + 1)
  const entered = match.append(`${by} ${asMove(text)}`)
  if (entered.ok) return entered
  const { code, rule } = entered.refused
  return failure(`The move ${quoted(word)} is refused: ${code} (${rule}).`)
}
