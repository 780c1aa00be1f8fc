import { leakyRoofSeason } from './architect/a03-leaky-roof-season.ts'
import { houseStyle } from './architect/a09-house-style.ts'
import type { Card } from './card.ts'

export const ARCHITECT_DECK: readonly Card[] = [leakyRoofSeason, houseStyle]
