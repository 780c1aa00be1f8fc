import type { Card } from './card.ts'
import { theDonsGreenTower } from './mafia/m01-the-dons-green-tower.ts'
import { theEnvelope } from './mafia/m02-the-envelope.ts'
import { quarryInTheFamily } from './mafia/m03-quarry-in-the-family.ts'
import { insuranceFire } from './mafia/m04-insurance-fire.ts'
import { wrongAddress } from './mafia/m05-wrong-address.ts'
import { theFavour } from './mafia/m06-the-favour.ts'
import { muscle } from './mafia/m07-muscle.ts'
import { friendlyInjunction } from './mafia/m08-friendly-injunction.ts'
import { nightShift } from './mafia/m09-night-shift.ts'
import { fellOffABarge } from './mafia/m10-fell-off-a-barge.ts'
import { dockSlowdown } from './mafia/m11-dock-slowdown.ts'
import { neighbourhoodProtection } from './mafia/m12-neighbourhood-protection.ts'
import { subpoena } from './mafia/m13-subpoena.ts'
import { wiretap } from './mafia/m14-wiretap.ts'
import { backRoomWheel } from './mafia/m15-back-room-wheel.ts'

export const MAFIA_DECK: readonly Card[] = [
  theDonsGreenTower,
  theEnvelope,
  quarryInTheFamily,
  insuranceFire,
  wrongAddress,
  theFavour,
  muscle,
  friendlyInjunction,
  nightShift,
  fellOffABarge,
  dockSlowdown,
  neighbourhoodProtection,
  subpoena,
  wiretap,
  backRoomWheel,
]
