import { cardText, cardTitle, choice, who, whyOf } from '../compose.ts'
import type { events as english } from '../en/events.ts'
import { cards } from './cards.ts'
import { names } from './names.ts'

const seat = who('seat')
const other = who('other')
const from = who('from')
const to = who('to')
const zone = choice('zone', names.zone)
const deck = choice('deck', names.deck)
const title = cardTitle(cards)
const text = cardText(cards)
const word = choice('word', {
  ...names.resource,
  ...names.zone,
  pay: 'paie',
  prestige: 'perd du Prestige',
})
const on = `{on, select, plain {} place { ({place})} seat { (${other})} seat_zone { (${other} : ${zone})} seat_card { (${other})} count { ({place}, {count})} mine { (${choice('word', names.special)}, {place})} gobs { ({count} $)} number { ({count})} other { (${word})}}`
const feminine = choice('zone', { residential: 'résidentielle', commercial: 'commerciale', industrial: 'industrielle' })

export const events: Readonly<Record<keyof typeof english, string>> = {
  'event.ordered': `${seat} est tiré au rang {place}.`,
  'event.threw': `${seat} a choisi.`,
  'event.throws': `${seat} montre ${zone}, ${other} ${choice('zone2', names.zone)}{tied, select, yes { : égalité} other { : ${who('rival')} perd une vie}}.`,
  'event.leader': `${seat} est chef de projet.`,
  'event.year': 'L’année {year} commence.',
  'event.picked': `${seat} prend {role, select, architect {l’} realtor {l’} contractor {l’} other {le }}${choice('role', names.role)}{gobs, plural, =0 {} other { avec # $}}.`,
  'event.drew': `${seat} tire une carte du paquet ${deck}.`,
  'event.card': `Vous avez ${text}.`,
  'event.shown': `${seat} montre ${text}${on}.`,
  'event.showed': `${seat} vous montre ${text}.`,
  'event.chose': `${seat} décide pour ${title}${on}.`,
  'event.ended': `${title} prend fin.`,
  'event.taken': `${seat} prend une carte ${deck} à ${from}.`,
  'event.reshuffled': `Le paquet ${deck} est remélangé.`,
  'event.wheel': 'La roue dit : {side, select, win {gagné} other {perdu}}.',
  'event.got': `${seat} {more, select, yes {reçoit} other {{what, select, gobs {paie} other {perd}}}} {what, select, gobs {{count} $} other {{count} ${choice('what', names.thing)}}} (${whyOf(names, cards)}).`,
  'event.tier-chosen': `${seat} met {tier} au vote.`,
  'event.voted': `${seat} vote ${zone} avec {weight}.`,
  'event.zoned': `Le vote rend {tier} ${zone}.`,
  'event.proposed-variance': `${seat} demande une dérogation pour {stooj} : ${zone}.`,
  'event.proposed-terraforming': `${seat} veut terraformer {tier}.`,
  'event.bid': `${seat} mise {prestige} {side, select, for {pour} other {contre}} : {for} pour, {against} contre.`,
  'event.passed': `${seat} passe.`,
  'event.decided': 'L’enchère est décidée {side, select, for {pour} other {contre}}.',
  'event.variance': `La dérogation rend {stooj} ${zone}.`,
  'event.terraformed': `Terraformation, {tier} : ${choice('type', names.land)}.`,
  'event.bought': `${seat} achète {stoojes} pour {price} $.`,
  'event.placed': `${seat} pose une tuile ${feminine} sur {stooj}.`,
  'event.special': `${seat} bâtit sur {stooj} : ${choice('special', names.special)}.`,
  'event.right': `${seat} peut bâtir : ${choice('hut', names.special)} ({huts}).`,
  'event.work': `${seat} commence un travail sur {stooj}, niveau {level} : {owed} $ à payer.`,
  'event.built': `${seat} porte {stooj} au niveau {level}{tokens, plural, =0 {} one { avec # jeton} other { avec # jetons}}.`,
  'event.lost': `Perdu, {stooj} : ${choice('what', names.lost)}.`,
  'event.marked': 'Désormais {stooj} est {as, select, protected {protégé} other {clôturé}}.',
  'event.hyped': `${seat} a {hype} Battage, fois {times}.`,
  'event.robbed': `${seat} prend {gobs} $ à ${from}.`,
  'event.offered': `${seat} offre à ${to} : {give}, contre {want}.`,
  'event.answered': `${seat} {answer, select, accept {accepte} reject {refuse} other {retire}} l’offre.`,
  'event.over': 'La partie est finie.',
}
