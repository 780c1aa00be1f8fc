import type { Seat } from '@masterplan/kernel'

/** By seat: owners are told by letter, so that no colour is needed. */
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const
export const letters = (seats: readonly Seat[]): string => seats.map(seat => LETTERS[seat]).join('')
