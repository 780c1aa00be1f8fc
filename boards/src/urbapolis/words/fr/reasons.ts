import type { reasons as english } from '../en/reasons.ts'
import { named } from '../named.ts'
import { tileNames } from './tiles.ts'

const tile = named('tile', tileNames)
const from = named('from', tileNames)
const coins = '{coins, plural, one {# pièce} other {# pièces}}'
const workers = '{workers, plural, one {# ouvrier} other {# ouvriers}}'
const points = '{points, plural, one {# point} other {# points}}'
const levels = '{levels, plural, one {# niveau} other {# niveaux}}'

export const reasons: Readonly<Record<keyof typeof english, string>> = {
  'reason.builds': `${tile} sera au niveau {level} en {plot}.`,
  'reason.builds-public': `${tile} sera en {plot}.`,
  'reason.upgrades': `${tile} remplace ${from} en {plot}.`,
  'reason.lifts': 'Élève le bâtiment en {plot} au niveau {level}.',
  'reason.coins': `Rapporte ${coins} pour ${workers}.`,
  'reason.worker': 'Donne un ouvrier de plus à chaque manche à venir.',
  'reason.temps': 'Donne {temps, plural, one {# ouvrier} other {# ouvriers}} de plus pour cette manche.',
  'reason.donates': `Achète ${points} pour ${coins}.`,
  'reason.expropriates': 'Prend la parcelle {plot} à {seat}.',
  'reason.demolishes': `Retire ${tile}, à {seat}, de {plot}.`,
  'reason.clears': `Fait de la place en {plot}, où se trouve ${tile}.`,
  'reason.plot': 'Donne la parcelle {plot} sans rien payer.',
  'reason.bonus': `Rapporte {coins, plural, one {la pièce posée} other {les # pièces posées}} sur ${tile}.`,
  'reason.first': 'Vous serez premier à la manche suivante.',
  'reason.place': 'Vous serez numéro {place} à la manche suivante.',
  'reason.scores': `Vous rapporte ${points} tout de suite.`,
  'reason.hurts': `Coûte ${points} à {seat}.`,
  'reason.fits': `${tile} serait au niveau {level} en {plot}.`,
  'reason.replaces': `${tile} peut remplacer ${from} en {plot}.`,
  'reason.for-later': `${tile} est pour la prochaine parcelle que vous gagnerez.`,
  'reason.gives': `${tile} apporte ceci : {gives}.`,
  'reason.denies': `Prive {seat} de ${tile}, qui lui conviendrait.`,
  'reason.outbids': 'Surenchérit sur {seat} pour {plot}.',
  'reason.unbeatable': 'Personne d’autre n’a de quoi offrir plus de {coins} pour {plot}.',
  'reason.bids-for': `${tile}, de votre main, serait au niveau {level} en {plot}.`,
  'reason.bids': `La parcelle {plot} est à vous pour ${coins}, sauf surenchère.`,
  'reason.outbids-tender': `Surenchérit sur {seat} pour ${tile}.`,
  'reason.tenders': `${tile} est à vous pour ${workers}, sauf surenchère.`,
  'reason.road-own': `Élève votre bâtiment en {plot} de ${levels}.`,
  'reason.road-to-come': `Ce que vous bâtirez en {plot} sera plus haut de ${levels}.`,
  'reason.road': `{road, select, street {Une rue} other {Un boulevard}} ajoute ${levels} en {from} et {to}.`,
  'reason.saves': `Garde {coins, plural, one {la pièce que coûterait} other {les # pièces que coûterait}} une autre hausse.`,
  'reason.declines':
    'Se passe {phase, select, claim {d’une autre parcelle} demolish {d’une démolition} street {d’une rue} draft {d’une autre tuile} other {de cela}}.',
}
