import type { Seat } from '@masterplan/kernel'
import { LETTERS } from '../kit/letters.ts'

export const letters = (seats: readonly Seat[]): string => seats.map(seat => LETTERS[seat]).join(', ')
