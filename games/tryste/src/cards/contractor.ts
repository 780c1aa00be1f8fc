import type { Card } from './card.ts'
import { rushJob } from './contractor/c01-rush-job.ts'
import { bulkOrder } from './contractor/c02-bulk-order.ts'
import { crewShortage } from './contractor/c03-crew-shortage.ts'
import { overtimeRules } from './contractor/c04-overtime-rules.ts'
import { pocketPark } from './contractor/c05-pocket-park.ts'
import { mostCranes } from './contractor/c06-most-cranes.ts'
import { slowAndSteady } from './contractor/c07-slow-and-steady.ts'
import { prefabKit } from './contractor/c08-prefab-kit.ts'
import { permitRenewal } from './contractor/c09-permit-renewal.ts'
import { siteFence } from './contractor/c10-site-fence.ts'
import { changeOrder } from './contractor/c11-change-order.ts'
import { sparePallet } from './contractor/c12-spare-pallet.ts'
import { punchList } from './contractor/c13-punch-list.ts'
import { craneOnRetainer } from './contractor/c14-crane-on-retainer.ts'
import { coldSnap } from './contractor/c15-cold-snap.ts'

export const CONTRACTOR_DECK: readonly Card[] = [
  rushJob,
  bulkOrder,
  crewShortage,
  overtimeRules,
  pocketPark,
  mostCranes,
  slowAndSteady,
  prefabKit,
  permitRenewal,
  siteFence,
  changeOrder,
  sparePallet,
  punchList,
  craneOnRetainer,
  coldSnap,
]
