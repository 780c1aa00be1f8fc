import type { Seat } from '@masterplan/kernel'

/** Seats by the first letter of their colour. */
export const LETTERS = ['R', 'B', 'G', 'Y', '?', '?'] as const
export const letters = (seats: readonly Seat[]): string => seats.map(seat => LETTERS[seat]).join(' ')
