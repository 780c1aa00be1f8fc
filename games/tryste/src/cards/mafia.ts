import type { Card } from './card.ts'
import { nightShift } from './mafia/m09-night-shift.ts'

export const MAFIA_DECK: readonly Card[] = [nightShift]
