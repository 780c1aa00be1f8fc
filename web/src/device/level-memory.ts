import { LEVEL_IDS, type LevelId } from '@masterplan/kernel'

/** How a match ended for the one person in it; shared first places are drawn. */
export type Outcome = 'won' | 'lost' | 'drawn'

/** What this device knows of one game: the last match against bots, and every level that was beaten. */
export interface PlayedLevels {
  readonly last: { readonly level: LevelId; readonly outcome: Outcome } | null
  readonly beaten: readonly LevelId[]
}

export const NEVER_PLAYED: PlayedLevels = { last: null, beaten: [] }

/** Whom to play next: Newcomer in the first match, then one up after a win and one down after a loss. */
export function proposedLevel({ last }: PlayedLevels): LevelId {
  if (last === null) return LEVEL_IDS[0]
  const step = { won: 1, lost: -1, drawn: 0 }[last.outcome]
  return LEVEL_IDS[LEVEL_IDS.indexOf(last.level) + step] ?? last.level
}

/** The weakest level above all that were beaten; null for whoever has beaten Master. */
export const nextToTry = ({ beaten }: PlayedLevels): LevelId | null =>
  LEVEL_IDS[1 + Math.max(-1, ...beaten.map(level => LEVEL_IDS.indexOf(level)))] ?? null

/** With one more match: `levels` of the bots at it. Who wins has beaten them all; what counts is the strongest. */
export function withMatch(played: PlayedLevels, levels: readonly LevelId[], outcome: Outcome): PlayedLevels {
  const strongest = LEVEL_IDS.findLast(level => levels.includes(level))
  if (strongest === undefined) return played
  const beaten = LEVEL_IDS.filter(
    level => played.beaten.includes(level) || (outcome === 'won' && levels.includes(level)),
  )
  return { last: { level: strongest, outcome }, beaten }
}

const KEY = 'masterplan-levels'

let known: Readonly<Record<string, PlayedLevels>> | undefined // also where nothing can be kept

export const playedLevels = (game: string): PlayedLevels => all()[game] ?? NEVER_PLAYED

export function rememberMatch(game: string, levels: readonly LevelId[], outcome: Outcome): void {
  known = { ...all(), [game]: withMatch(playedLevels(game), levels, outcome) }
  try {
    localStorage.setItem(KEY, JSON.stringify(known))
  } catch {
    // A device that keeps nothing knows it until the page is closed.
  }
}

function all(): Readonly<Record<string, PlayedLevels>> {
  known ??= read()
  return known
}

/** What is spoilt, or written by a page that knows other levels, is as if it had never been played. */
function read(): Readonly<Record<string, PlayedLevels>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).filter(([, played]) => isPlayed(played)))
  } catch {
    return {}
  }
}

const isLevel = (value: unknown): boolean => LEVEL_IDS.some(level => level === value)

function isPlayed(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('last' in value) || !('beaten' in value)) return false
  const { last, beaten } = value
  if (!Array.isArray(beaten) || !beaten.every(isLevel)) return false
  if (last === null) return true
  if (typeof last !== 'object' || last === undefined || !('level' in last) || !('outcome' in last)) return false
  return isLevel(last.level) && ['won', 'lost', 'drawn'].some(outcome => outcome === last.outcome)
}
