import type { Card } from './card.ts'
import { goodSideFrontPage } from './media/n01-good-side-front-page.ts'
import { caughtMidSneeze } from './media/n02-caught-mid-sneeze.ts'
import { tallPoppies } from './media/n03-tall-poppies.ts'
import { underdogFeature } from './media/n04-underdog-feature.ts'
import { groundbreakingGoesViral } from './media/n05-groundbreaking-goes-viral.ts'
import { retraction } from './media/n06-retraction.ts'
import { strawPoll } from './media/n07-straw-poll.ts'
import { embargoedStory } from './media/n08-embargoed-story.ts'
import { sponsoredSegment } from './media/n09-sponsored-segment.ts'
import { ribbonCuttingGala } from './media/n10-ribbon-cutting-gala.ts'
import { expose } from './media/n11-expose.ts'
import { greenRibbonList } from './media/n12-green-ribbon-list.ts'
import { nameInLights } from './media/n13-name-in-lights.ts'
import { hostileInterview } from './media/n14-hostile-interview.ts'
import { fameTax } from './media/n15-fame-tax.ts'

export const MEDIA_DECK: readonly Card[] = [
  goodSideFrontPage,
  caughtMidSneeze,
  tallPoppies,
  underdogFeature,
  groundbreakingGoesViral,
  retraction,
  strawPoll,
  embargoedStory,
  sponsoredSegment,
  ribbonCuttingGala,
  expose,
  greenRibbonList,
  nameInLights,
  hostileInterview,
  fameTax,
]
