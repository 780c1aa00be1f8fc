import { cardText, choice } from '../compose.ts'
import type { reasons as english } from '../en/reasons.ts'
import { cards } from './cards.ts'
import { names } from './names.ts'
import { page } from './page.ts'

const zone = choice('zone', names.zone)
const Zone = choice('zone', { residential: 'Résidentiel', commercial: 'Commercial', industrial: 'Industriel' })
const feminine = choice('zone', { residential: 'résidentielle', commercial: 'commerciale', industrial: 'industrielle' })
const feminines = choice('zone', {
  residential: 'résidentielles',
  commercial: 'commerciales',
  industrial: 'industrielles',
})
const masculines = choice('zone', { residential: 'résidentiels', commercial: 'commerciaux', industrial: 'industriels' })
const role = choice('role', names.role)
const does = choice(
  'role',
  Object.fromEntries(
    Object.keys(names.role).map(name => [name, page[`does.${name.replace('_', '-')}` as keyof typeof page]]),
  ),
)
const construct = choice('construct', names.construct)
const resource = choice('resource', names.resource)
const ofResource = `{resource, select, steel {d’} other {de }}${resource}`
const special = choice('special', names.special)

export const reasons: Readonly<Record<keyof typeof english, string>> = {
  'reason.throws': `${Zone} bat ${choice('beats', names.zone)} et perd contre ${choice('loses', names.zone)} ; personne ne peut savoir ce que l’autre lance.`,
  'reason.role': `${role} : ${does}`,
  'reason.role-money': `Il y a {gobs} $ sur ce rôle : ${role}.`,
  'reason.zones':
    'Met {tier} au vote{plots, plural, =0 {, où rien n’est encore à vous} one {, où # terrain est à vous} other {, où # terrains sont à vous}}.',
  'reason.vote': `{votes, plural, =0 {Rien n’est encore pour ${zone} ({tier})} one {Avec votre vote, # voix est pour ${zone} ({tier})} other {Avec votre vote, # voix sont pour ${zone} ({tier})}}.`,
  'reason.tie': `Rend {tier} ${zone}.`,
  'reason.vote-likes': `${Zone} : vos terrains y gagneraient {likes, plural, one {par # terrain voisin} other {par # terrains voisins}}, ${choice('liked', names.zone)} ({tier}).`,
  'reason.vote-tiles': `Vous avez {tiles, plural, one {# tuile ${feminine}} other {# tuiles ${feminines}}} à poser : {tier}.`,
  'reason.rezones': `Rend {stooj} ${zone}, si l’enchère tourne pour vous.`,
  'reason.terraforms': 'Met le désert aux enchères, pour qu’il devienne une terre à bâtir : {tier}.',
  'reason.beside-own': 'Touche {plots, plural, one {# terrain à vous} other {# terrains à vous}}.',
  'reason.for-plots': `{plots, plural, =0 {Une tuile ${feminine} pour des terres à venir} one {# de vos terrains ${masculines} attend une tuile} other {# de vos terrains ${masculines} attendent une tuile}}.`,
  'reason.work': `${construct} sur {stooj} rapportera {gobs} $ par an.`,
  'reason.opens': 'Ouvre avec {prestige} Prestige, que seul le camp gagnant paie.',
  'reason.bids':
    '{side, select, for {Soutient} other {Combat}} la proposition avec {prestige} Prestige : {for} pour, {against} contre.',
  'reason.takes': `Vous {count, plural, =0 {n’avez pas encore ${ofResource}} other {avez déjà # ${resource}}}.`,
  'reason.leaves': `Vous {count, plural, =0 {vous passez ${ofResource} pour cette fois} other {avez déjà # ${resource}}}.`,
  'reason.spends': `Paie {gobs} $ du prix avec ceci : ${resource}.`,
  'reason.builds':
    'Paie {gobs} $ et finit le chantier{tokens, plural, =0 {} one { avec # jeton Qualité} other { avec # jetons Qualité}}.',
  'reason.hypes': 'Change {prestige} Prestige en Battage.',
  'reason.sells': 'Vend {prestige} Prestige à 20 $ chacun.',
  'reason.robs-them': 'Votre Repaire prend à {players, plural, one {# joueur} other {# joueurs}}.',
  'reason.plays': `${cardText(cards)}.`,
  'reason.bargain': 'Le robot croit que {seat} y gagne aussi.',
  'reason.counters': 'Demande d’autres conditions.',
  'reason.accepts': 'Prend ce qui est offert.',
  'reason.rejects': 'Garde ce qu’il faudrait donner.',
  'reason.stands': 'Laisse l’offre telle quelle : à l’autre de décider.',
  'reason.withdraws': 'Retire l’offre.',
  'reason.passes': 'Garde ce que vous avez pour plus tard.',
  'reason.ends': 'Finit votre tour et garde ce que vous avez.',
  'reason.improves': 'Fait {levels, plural, one {# amélioration} other {# améliorations}} de plus pour vous.',
  'reason.income': 'Rapporte {gobs} $ de plus chaque année.',
  'reason.costs': 'Coûte à {seat} {levels, plural, one {# amélioration} other {# améliorations}}.',
  'reason.gets': `Rapporte {what, select, gobs {{count} $} other {{count} ${choice('what', names.thing)}}}.`,
  'reason.land': 'Achète {stoojes} pour {price} $.',
  'reason.tile': `Aménage {stooj} avec une tuile ${feminine} : une amélioration.`,
  'reason.special': `Bâtit sur {stooj} : ${special}, une amélioration.`,
  'reason.robs': 'Prend {gobs} $ à {seat}.',
  'reason.card': `Rapporte une carte du paquet ${choice('deck', names.deck)}.`,
}
