import type { Card } from './card.ts'

export const MEDIA_DECK: readonly Card[] = []
