import { nameApartIn, nameIn } from '../card-names.ts'
import type { reasons as english } from '../en/reasons.ts'
import { cards } from './cards.ts'

const project = nameIn(cards, 'project')
const points = '{points, plural, one {# point} other {# points}}'
const people = (fact: string) => `{${fact}, plural, one {# habitant} other {# habitants}}`

/** Why a bot would do this. */
export const reasons: Readonly<Record<keyof typeof english, string>> = {
  'reason.missions': `${nameApartIn(cards, 'one')} et ${nameApartIn(cards, 'two')} rapportent d’ordinaire environ {points} points ensemble.`,
  'reason.claims': `Réclame ${project} pour ${points}.`,
  'reason.prepares': `Le bâtiment sur {space} permet ensuite de réclamer ${project}, qui vaut ${points}.`,
  'reason.denies': `Prend {space}, où {seat} aurait pu réclamer ${project}, qui vaut ${points}.`,
  'reason.invades': `Prend à {seat} le bâtiment sur {space} pour ${people('cost')}.`,
  'reason.inhabitants': `Ramène ${people('gain')} du bâtiment sur {space}.`,
  'reason.builds': `Pose {floors, plural, =1 {le premier étage} =2 {un deuxième étage} =3 {un troisième étage} other {l’étage #}} sur {space} pour ${people('cost')}.`,
  'reason.leads': `Le palan va ensuite au quartier {region}, où ${project}, qui vaut ${points}, est à votre portée.`,
  'reason.hoist-safe': 'Laisse le palan au quartier {region}, où un étage ne donne de projet à aucun autre.',
  'reason.hoist-claim': `Amène le palan au quartier {region}, où ${project}, qui vaut ${points}, est à portée.`,
  'reason.hoist': 'Amène le palan au quartier {region}, pour que vous y bâtissiez.',
  'reason.next': `{seat} pourrait réclamer au plus ${points} avec un étage là où est le palan : ${project}.`,
  'reason.next-idle': '{seat} ne peut rien réclamer avec un étage là où est le palan.',
  'reason.roof': 'Déplace le toit de {space} vers {to} : le bâtiment qu’il couvrait peut grandir encore.',
  'reason.forced': 'Il n’y a rien à bâtir ni à abandonner.',
  'reason.passes': 'Garde vos étages et vos habitants pour plus tard.',
  'reason.declines': 'Ne réclame rien : le bâtiment ne reçoit pas de toit et peut grandir.',
  'reason.controls': 'Prend le contrôle du quartier {region}.',
  'reason.shares': 'Partage le contrôle du quartier {region}.',
}
