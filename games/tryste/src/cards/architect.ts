import { honourableMention } from './architect/a01-honourable-mention.ts'
import { tremor } from './architect/a02-tremor.ts'
import { leakyRoofSeason } from './architect/a03-leaky-roof-season.ts'
import { retrofitGrant } from './architect/a04-retrofit-grant.ts'
import { goldenTrowel } from './architect/a05-golden-trowel.ts'
import { designReview } from './architect/a06-design-review.ts'
import { oneMoreStorey } from './architect/a07-one-more-storey.ts'
import { valueEngineering } from './architect/a08-value-engineering.ts'
import { houseStyle } from './architect/a09-house-style.ts'
import { surpriseInspection } from './architect/a10-surprise-inspection.ts'
import { heritagePlaque } from './architect/a11-heritage-plaque.ts'
import { competitionEntry } from './architect/a12-competition-entry.ts'
import { lightningPicksTheTallest } from './architect/a13-lightning-picks-the-tallest.ts'
import { openHouseWeekend } from './architect/a14-open-house-weekend.ts'
import type { Card } from './card.ts'

export const ARCHITECT_DECK: readonly Card[] = [
  honourableMention,
  tremor,
  leakyRoofSeason,
  retrofitGrant,
  goldenTrowel,
  designReview,
  oneMoreStorey,
  valueEngineering,
  houseStyle,
  surpriseInspection,
  heritagePlaque,
  competitionEntry,
  lightningPicksTheTallest,
  openHouseWeekend,
]
