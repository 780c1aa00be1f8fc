import { nameApartIn, nameIn } from '../card-names.ts'
import { cards } from './cards.ts'

const project = nameIn(cards, 'project')
const points = '{points, plural, one {# point} other {# points}}'
const people = (fact: string) => `{${fact}, plural, one {# inhabitant} other {# inhabitants}}`

/** Why a bot would do this. */
export const reasons = {
  'reason.missions': `${nameApartIn(cards, 'one')} and ${nameApartIn(cards, 'two')} usually bring about {points} points together.`,
  'reason.claims': `Claims ${project} for ${points}.`,
  'reason.prepares': `Then ${project}, worth ${points}, can be claimed with the building on {space}.`,
  'reason.denies': `Takes {space}, where {seat} could have claimed ${project}, worth ${points}.`,
  'reason.invades': `Takes the building on {space} from {seat} for ${people('cost')}.`,
  'reason.inhabitants': `Brings back ${people('gain')} from the building on {space}.`,
  'reason.builds': `Puts {floors, plural, =1 {the first floor} =2 {a second floor} =3 {a third floor} other {floor #}} on {space} for ${people('cost')}.`,
  'reason.leads': `Then the hoist goes to region {region}, where ${project}, worth ${points}, is within your reach.`,
  'reason.hoist-safe': 'Leaves the hoist in region {region}, where one floor brings none of the others a project.',
  'reason.hoist-claim': `Moves the hoist to region {region}, where ${project}, worth ${points}, is within reach.`,
  'reason.hoist': 'Moves the hoist to region {region}, so that you build there.',
  'reason.next': `{seat} could claim at most ${points} with one floor where the hoist is: ${project}.`,
  'reason.next-idle': '{seat} can claim nothing with one floor where the hoist is.',
  'reason.roof': 'Moves the roof from {space} to {to}, so that the building it covered can grow again.',
  'reason.forced': 'There is nothing to build and nothing to abandon.',
  'reason.passes': 'Keeps your floors and inhabitants for later.',
  'reason.declines': 'Claims nothing, so that the building gets no roof and can grow.',
  'reason.controls': 'Takes control of region {region}.',
  'reason.shares': 'Shares control of region {region}.',
} as const
