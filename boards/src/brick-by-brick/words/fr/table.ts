import { cardIn, nameApartIn, nameIn } from '../card-names.ts'
import type { table as english } from '../en/table.ts'
import { cards } from './cards.ts'

/** A seat by its letter, unless the fact already is a name. */
const who = (fact: string) => `{${fact}, select, 0 {A} 1 {B} 2 {C} 3 {D} 4 {E} other {{${fact}}}}`
const seat = who('seat')
const rival = who('rival')
const owner = who('owner')
const people = (fact: string) => `{${fact}, plural, one {# habitant} other {# habitants}}`
const storeys = (first: string, a: string) =>
  `{floors, plural, =1 {${first}} =2 {${a} deuxième étage} =3 {${a} troisième étage} =4 {${a} quatrième étage} =5 {${a} cinquième étage} other {l’étage #}}`
const ordinal = storeys('un bâtiment', 'un')
const firstUp = storeys('Un bâtiment', 'Un')
const thenHoist =
  '{moves, select, yes {Puis le palan va au quartier {hoist}.} other {Le palan reste au quartier {hoist}.}}'
const points = (fact: string) => `{${fact}, plural, one {# point} other {# points}}`
const land = '{land, select, M {Prairie} L {Limon} other {Roche}}'

/** What is said at a table: prompts, events, refusals, places and moves. */
export const table: Readonly<Record<keyof typeof english, string>> = {
  'land.M': 'Prairie',
  'land.L': 'Limon',
  'land.R': 'Roche',
  'land.B': 'ronces',

  'prompt.luck': 'Au hasard de décider.',
  'prompt.keep': 'Quelles deux de vos quatre missions gardez-vous ? Personne ne verra les autres.',
  'prompt.opening': '{seat} : bâtissez le premier étage, sur n’importe quelle case.',
  'prompt.action':
    '{seat} : bâtissez ou abandonnez dans le quartier {region}{ploys, select, 0 {} other {, ou jouez d’abord une ruse}}.',
  'prompt.fallback':
    '{seat} : rien à faire dans le quartier {hoist}, donc bâtissez ou abandonnez dans le quartier {region}.',
  'prompt.stuck':
    '{seat} : rien à bâtir ni à abandonner, donc passez{ploys, select, 0 {} other {, ou jouez une ruse}}.',
  'prompt.claim': '{seat} : réclamez un projet avec le bâtiment du quartier {region}, ou aucun.',
  'prompt.next': '{seat} : choisissez qui joue ensuite.',
  'prompt.won': `${who('winner')} gagne avec ${points('total')}.`,
  'prompt.shared': `{winners} partagent la victoire avec ${points('total')} chacun.`,

  'tie-break.projects': 'plus de projets',
  'tie-break.inhabitants': 'plus d’habitants',
  'prompt.which': 'Quelle terre deviendra la ronce ?',
  'prompt.then': 'Choisissez maintenant l’autre.',
  'kind.build': 'Bâtir',
  'kind.abandon': 'Abandonner',
  'kind.ploy': 'Ruse',
  'kind.pass': 'Passer',
  'prompt-kind.build': 'Choisissez où bâtir : un nouveau bâtiment, ou un étage sur un des vôtres.',
  'prompt-kind.abandon': 'Choisissez un de vos bâtiments à abandonner : il rapporte deux fois son coût.',
  'prompt-kind.ploy': 'Choisissez une ruse : déplacer le palan ou un toit, ou envahir.',
  'no-kind.build': 'Vous n’avez plus d’étage, ou ne pouvez pas en payer ici.',
  'no-kind.abandon': 'Vous n’avez pas de bâtiment ici.',
  'no-kind.ploy': 'Il ne vous reste pas de ruse, ou vous en avez joué une dans cette action.',
  'no-kind.pass': 'Vous ne pouvez pas passer : il y a de quoi faire.',

  'foretold.construct': `{land, select, none {${firstUp}} M {Des ronces deviennent Prairie, avec un bâtiment} L {Des ronces deviennent Limon, avec un bâtiment} other {Des ronces deviennent Roche, avec un bâtiment}} dans le quartier {region} : ${people('cost')}. ${thenHoist}`,
  'foretold.abandon': `Votre bâtiment du quartier {region} part et rapporte ${people('gain')}. ${thenHoist}`,
  'foretold.invade': `Le bâtiment de ${rival} dans le quartier {region} devient le vôtre pour ${people('cost')}. ${thenHoist}`,
  'foretold.move': 'Une ruse : le palan va au quartier {region}, et vous y travaillez.',
  'foretold.roof':
    'Une ruse : un toit passe du quartier {source} {region, plural, =0 {à un autre bâtiment} other {au quartier #}}, pour qu’un bâtiment puisse grandir.',
  'foretold.claim': `${nameIn(cards, 'project')} : ${points('points')}, et le bâtiment reçoit un toit.`,
  'foretold.keep': `Vous gardez ${nameIn(cards, 'one')} et ${nameIn(cards, 'two')}.`,
  'foretold.pass': 'Vous passez : rien n’est bâti, et le palan reste.',

  'moment.setup': 'avant la première manche',
  'moment.round': '{last, select, yes {dernière manche} other {manche {round}}}',
  'moment.mine':
    '{last, select, yes {dernière manche} other {manche {round}}}, {actions, plural, one {votre dernière action} other {# actions}}',
  'moment.over': 'c’est fini',
  'heading.first': 'Avant et pendant la manche 1',
  'heading.round': 'Manche {round}',
  'heading.end': 'La fin',
  'shown.mission': `{seats} ${nameIn(cards, 'mission')}`,

  'position.C': 'milieu',
  'position.NW': 'nord-ouest',
  'position.NE': 'nord-est',
  'position.E': 'est',
  'position.SE': 'sud-est',
  'position.SW': 'sud-ouest',
  'position.W': 'ouest',

  'event.starter': `${seat} commence.`,
  'event.revealed': `Un nouveau projet est révélé. ${cardIn(cards, 'project')}.`,
  'event.dealt': `Vous recevez une mission. ${cardIn(cards, 'mission')}.`,
  'event.kept': `Vous gardez ${nameIn(cards, 'one')} et ${nameIn(cards, 'two')}.`,
  'event.chosen': `${seat} a choisi deux missions.`,
  'event.turn': `Manche {round} : ${seat} a {actions, plural, one {une action} other {# actions}}.`,
  'event.built': `${seat} bâtit ${ordinal} dans le quartier {region} pour ${people('cost')}.`,
  'event.cleared': `${seat} défriche des ronces dans le quartier {region} : ${land}.`,
  'event.abandoned': `${seat} abandonne un bâtiment du quartier {region} et reçoit ${people('gain')}.`,
  'event.passed': `${seat} {forced, select, yes {ne peut rien faire et passe} other {passe}}.`,
  'event.moved': `${seat} joue une ruse : le palan va au quartier {region}.`,
  'event.roof-moved': `${seat} joue une ruse : un toit passe du quartier {region} à {target, select, same {un autre bâtiment} other {celui du quartier {target}}}.`,
  'event.invaded': `${seat} envahit un bâtiment du quartier {region} : ${rival} reçoit ${people('cost')}.`,
  'event.claimed': `${seat} réclame ${nameIn(cards, 'project')} dans le quartier {region} : ${points('points')}.`,
  'event.declined': `${seat} ne réclame rien.`,
  'event.hoist': 'Le palan va au quartier {region}.',
  'event.last-round': `${seat} a posé son dernier étage : c’est la dernière manche.`,
  'event.control': `Le quartier {region} rapporte {gain, plural, one {# habitant} other {# habitants}} à {seats}.`,
  'event.round-over': 'La manche {round} est finie.',
  'event.missions-shown': 'Les missions sont montrées : {shown}.',

  'refusal.not-now': 'Ce n’est pas ce qui est attendu maintenant.',
  'refusal.no-such-thing': 'Cela n’existe pas dans ce jeu : {number}.',
  'refusal.tile-placed': 'Le quartier {region} est déjà sur la carte.',
  'refusal.project-not-in-deck': `${nameIn(cards, 'project')} n’est pas dans la pioche.`,
  'refusal.mission-gone': `${nameIn(cards, 'mission')} a déjà été distribuée.`,
  'refusal.mission-not-yours': `${nameIn(cards, 'mission')} ne vous a pas été distribuée.`,
  'refusal.outside-region':
    '{hoist, select, 0 {Le palan n’est pas encore sur la carte} other {On ne peut pas agir là : le palan est dans le quartier {hoist}}}.',
  'refusal.no-floors': 'Il ne reste pas assez d’étages dans votre réserve.',
  'refusal.too-dear': `Cela coûte {cost} : vous avez ${people('inhabitants')}{keep, select, 0 {} other { et devez en garder {keep}}}.`,
  'refusal.rival-building': `Ce bâtiment appartient à ${owner}.`,
  'refusal.roofed': 'Ce bâtiment a un toit.',
  'refusal.land-needed': 'Ce sont des ronces : choisissez ce que cela devient.',
  'refusal.land-fixed': 'Seules les ronces deviennent un autre terrain.',
  'refusal.land-gone': `Il ne reste pas de jeton ${land}.`,
  'refusal.not-your-building': 'Vous n’avez pas de bâtiment là.',
  'refusal.must-act': 'Vous ne pouvez pas passer : vous avez des étages et de quoi faire.',
  'refusal.ploy-played': 'Vous avez déjà joué une ruse dans cette action.',
  'refusal.no-ploy-left': 'Il ne vous reste pas de ruse.',
  'refusal.no-hoist-yet': 'Pas de ruse avant que le premier bâtiment soit debout.',
  'refusal.no-roof-there': 'Ce bâtiment n’a pas de toit.',
  'refusal.other-land': 'Ce terrain est d’une autre sorte.',
  'refusal.no-rival-there': 'Il n’y a pas de bâtiment rival là.',
  'refusal.not-displayed': `${nameIn(cards, 'project')} n’est pas révélé.`,
  'refusal.not-fulfilled': `${nameIn(cards, 'project')} n’est pas rempli avec le bâtiment qui vient de grandir.`,
  'refusal.had-a-turn': `${seat} a déjà joué dans cette manche.`,

  'line.projects': 'projets',
  'line.missions': 'missions',
  'line.inhabitants': 'habitants',

  'place.empty': 'Quartier {region}, {position} : {land}, coûte {cost}',
  'place.built':
    'Quartier {region}, {position} : {land}, coûte {cost}, {floors, plural, one {# étage} other {# étages}}, {owner}{roof, select, yes {, avec un toit} other {}}',
  'place.region':
    'Quartier {region}, {slot} de la colline{hoist, select, yes {, le palan est ici} other {}}{works, select, yes {, on travaille ici} other {}}{control, select, none {} other {, le plus d’étages : {control}}}',
  'place.land': '{land} : {left, plural, one {reste # jeton} other {restent # jetons}}',
  'place.project':
    '{text}. {points, plural, one {# point} other {# points}}{claimable, select, yes {. Peut être réclamé maintenant} other {}}',
  'place.mission': '{text}. {scale}{kept, select, yes {. Vaut {worth} maintenant} no {. Rejetée} other {}}',

  'where.space':
    'la case {position, select, C {du milieu} NW {nord-ouest} NE {nord-est} E {est} SE {sud-est} SW {sud-ouest} other {ouest}} du quartier {region}',
  'named.construct': 'Bâtir sur {space}',
  'named.clear': `Bâtir sur {space}, en ${land}`,
  'named.abandon': 'Abandonner {space}',
  'named.invade': 'Envahir {space}',
  'named.roof': 'Toit de {space} vers {to}',
  'named.claim': `Réclamer ${nameIn(cards, 'project')}`,
  'named.keep': `Garder ${nameApartIn(cards, 'one')} et ${nameApartIn(cards, 'two')}`,

  'move.construct': 'Bâtir ici',
  'move.clear': 'Sur {land, select, M {Prairie} L {Limon} other {Roche}}',
  'move.abandon': 'Abandonner',
  'move.move': 'Palan au quartier {region}',
  'move.roof': 'Déplacer le toit',
  'move.invade': 'Envahir',
  'move.claim': 'Réclamer ce projet',
  'move.decline': 'Ne rien réclamer',
  'move.next': 'Ensuite : {seat}',
  'move.keep': 'Garder ces deux missions',
  'move.pass': 'Passer',
  'move.luck': 'Hasard',

  'holding.inhabitants': 'habitants',
  'holding.floors': 'étages',
  'holding.ploys': 'ruses',
  'holding.projects': 'projets',

  'side.player': '{seat}',
  'side.played': 'Tours de cette manche',
  'side.turn-done': '{seat} a joué',
  'side.turn-now': 'Au tour de {seat}, {actions, plural, one {reste # action} other {restent # actions}}',
  'side.turn-to-come': '{seat} jouera encore',
  'side.roofs': 'toits restants',
  'side.deck': 'projets à venir',
  'side.projects': 'Projets',
  'side.projects-aside': 'pour tous, un par action',
  'side.claimable-then': 'Avec cet étage : à réclamer',
  'side.secret': 'secret : {worth} de vos {total} points',
  'side.worth': '{worth} de {total} points',
  'side.ploys': 'Ruses',
  'side.ploys-left': 'reste {left}, une par action',
  'ploy.hoist': 'Palan au {region}',
  'ploy.roof': 'Déplacer un toit',
  'ploy.invade': 'Envahir',
  'ploy.up': 'le quartier suivant',
  'ploy.down': 'celui d’avant',
  'ploy.roofs': '{sources, plural, one {un des vôtres ici} other {# des vôtres ici}}',
  'ploy.from': 'dès {price, plural, one {# habitant} other {# habitants}}',
  'ploy.none-left': 'plus de ruse',
  'ploy.on-your-turn': 'pas maintenant',
  'ploy.played': 'déjà une de jouée',
  'ploy.no-roof': 'aucun à vous ici',
  'ploy.no-target': 'pas de bâtiment pour lui',
  'ploy.no-rival': 'pas de rival ici',
  'ploy.no-floors': '{floors, plural, one {# étage ne suffit pas} other {# étages ne suffisent pas}}',
  'ploy.too-dear': '{price}, vous avez {budget}',
  'side.missions': 'Vos missions',
  'side.missions-choose': 'Gardez deux de ces missions',
  'side.missions-of': 'Missions de {seat}',
  'side.waiting': '{seat} choisit encore',
  'side.no-project': 'pas de projet',
  'side.claimable': 'Peut être réclamé',

  'scale.steps': 'Points pour 0, 1, 2 … : {points}',
  'scale.keys': '{alone} pour chacun seul, {tied} à égalité',
  'scale.tallest': 'Plus haut {taller}, aussi haut {equal}',
}
