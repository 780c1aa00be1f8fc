import type { No, WhyNot } from './answers.ts'

// The English of every code, for programs, the terminal and logs. The page has words of its own.

const NO: Readonly<Record<WhyNot, string>> = {
  stale: 'Others came first.',
  refused: 'The rules do not allow this.',
  'not-your-turn': 'It is not your turn.',
  'not-seated': 'You do not sit at this table.',
  'not-host': 'Only the host of the table may do this.',
  'already-seated': 'You sit at this table already.',
  'seat-taken': 'Somebody sits there.',
  'no-free-seat': 'No seat is free.',
  'not-gathering': 'The match has begun.',
  'not-playing': 'No match is being played at this table.',
  'not-over': 'The match is not over.',
  'seats-not-filled': 'Some seats are still free.',
  'unknown-game': 'There is no such game.',
  'unknown-bot': 'There is no such bot.',
  'bad-options': 'The game cannot be played with these options.',
  'nothing-to-undo': 'There is nothing of yours to take back.',
  'nothing-asked': 'Nobody asked you this.',
  blocked: 'Somebody at this table does not want to meet you, or you them.',
  'no-such-table': 'There is no such table.',
  'no-such-person': 'There is no such person.',
  'not-found': 'There is nothing at this address.',
  'not-signed-in': 'Nobody knows who you are: GET /api/me first.',
  'not-allowed': 'You may not do this.',
  'too-many': 'That is too much at once.',
  'too-big': 'That is too large.',
  malformed: 'That could not be understood.',
  'wrong-origin': 'That came from another page.',
  reload: 'The page is of another version than the server: load it again.',
  unavailable: 'Try again: nothing was stored.',
  broken: 'Something went wrong here.',
}

/** Where more can be said than the code alone says. */
export const sentence = {
  notYet: 'That is based on something that has not happened.',
  newTableAlready: 'There is a new table already.',
  noZone: (zone: string) => `There is no time zone "${zone}".`,
  noSeat: (seat: number) => `There is no seat ${seat + 1}.`,
  noBot: (bot: string) => `There is no bot "${bot}".`,
} as const

/** Why a backup is not put back. */
export const BACKUP_REFUSED = {
  damaged: 'The backup is damaged or cut short.',
  'not-ours': 'The file is not a backup of Masterplan.',
  'not-empty': 'The database is not empty.',
} as const
export const otherSchema = (found: unknown, ours: string): string =>
  `The backup has the schema ${found}, this is ${ours}: restore it with the release that made it.`

/** A no with its sentence; `rest` tells what is known besides. */
export const no = (code: WhyNot, rest: Partial<Omit<No, 'ok' | 'code'>> = {}): No => ({
  ok: false,
  code,
  sentence: NO[code],
  refusal: null,
  missed: [],
  seq: null,
  retryAfter: null,
  ...rest,
})
