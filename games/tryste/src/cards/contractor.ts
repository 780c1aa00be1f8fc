import type { Card } from './card.ts'
import { slowAndSteady } from './contractor/c07-slow-and-steady.ts'
import { coldSnap } from './contractor/c15-cold-snap.ts'

export const CONTRACTOR_DECK: readonly Card[] = [slowAndSteady, coldSnap]
