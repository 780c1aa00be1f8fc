import type { Match } from './match.ts'

/**
 * How a match ended: by its rules; on time; because somebody left; by agreement; by the host's deed; by a claim on somebody
 * who was away; before all had made a first move, or with nobody left; or where the rules of old knew no further.
 */
export const END_REASONS = ['rules', 'time', 'left', 'agreed', 'host', 'claimed', 'aborted', 'stuck'] as const
export type WhyEnded = (typeof END_REASONS)[number]

/** `ranks` as they counted; left out where they are the result's, or where nobody was placed. */
export type RecordedEnd = { readonly why: WhyEnded; readonly ranks?: readonly number[] }

/** Ended by the rules, but the log goes on; otherwise, but its log is at its end; stuck, but there are moves; ranks of others. */
export type WrongEnd = 'not-over' | 'over-by-rules' | 'not-stuck' | 'wrong-ranks'

/** Somebody was placed; nobody was; or it depends: whoever left comes last also where the others played to the end. */
const PLACED: Readonly<Record<WhyEnded, boolean | 'perhaps'>> = {
  ...{ rules: 'perhaps', time: true, left: true, agreed: true },
  ...{ host: 'perhaps', claimed: true, aborted: false, stuck: false },
}

/** How a match ended by itself; undefined while it goes on, whoever may have stopped playing. */
export function endOf(match: Match): RecordedEnd | undefined {
  if (match.turn().kind === 'over') return { why: 'rules' }
  return isStuck(match) ? { why: 'stuck' } : undefined
}

/**
 * Nobody who must decide has anything to choose from. The newest rules of a game never come to this, which its promises
 * prove; older ones, by which matches still go on, could.
 */
export function isStuck(match: Match): boolean {
  if (match.rules === match.game.rulesVersion) return false
  const turn = match.turn()
  return turn.kind === 'decide' && turn.seats.every(seat => match.movesFor(seat).length === 0)
}

/** What is wrong with an end that a record states, as far as its log can tell. */
export function wrongEnd(match: Match, { why, ranks }: RecordedEnd): WrongEnd | undefined {
  const over = match.turn().kind === 'over'
  if (why === 'rules' && !over) return 'not-over'
  if (why !== 'rules' && over) return 'over-by-rules'
  if (why === 'stuck' && !isStuck(match)) return 'not-stuck'
  return ranks !== undefined && ranks.length !== match.players ? 'wrong-ranks' : undefined
}

/** Whether a value has the form of an end; its ranks are places as they are given out: equal ones share, the next is free. */
export function isEnd({ why, ranks }: Readonly<Record<string, unknown>>): boolean {
  const placed = Object.entries(PLACED).find(([name]) => name === why)?.[1]
  if (placed === undefined) return false
  return ranks === undefined ? placed !== true : placed !== false && isRanking(ranks)
}

const isRanking = (value: unknown): boolean =>
  Array.isArray(value) && value.every(place => place === 1 + value.filter(other => other < place).length)

/** A day that there was or will be, such as "2026-11-18". */
export function isDay(value: unknown): boolean {
  const [, year, month, day] = (typeof value === 'string' && /^(\d{4})-(\d\d)-(\d\d)$/.exec(value)) || []
  return Number(day) >= 1 && Number(day) <= daysIn(Number(month), Number(year))
}

/** None in a month that there is not. */
const daysIn = (month: number, year: number): number =>
  month === 2 && isLeapYear(year) ? 29 : ([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0)

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
