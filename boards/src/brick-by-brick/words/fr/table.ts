import type { table as english } from '../en/table.ts'
import { cards } from './cards.ts'

/** A seat by its letter, unless the fact already is a name. */
const who = (fact: string) => `{${fact}, select, 0 {A} 1 {B} 2 {C} 3 {D} 4 {E} other {{${fact}}}}`
const seat = who('seat')
const rival = who('rival')
const owner = who('owner')
const people = (fact: string) => `{${fact}, plural, one {# habitant} other {# habitants}}`
const floors = '{floors, plural, one {# étage} other {# étages}}'
const points = (fact: string) => `{${fact}, plural, one {# point} other {# points}}`
const actions = '{actions, plural, one {dernière action} other {encore # actions}}'
const land = '{land, select, M {Prairie} L {Limon} other {Roche}}'

/** Whom a region pays, by name: up to five tied players. */
const paid = (and: string) =>
  `{count, select, 1 {{seat}} 2 {{seat}${and}{rival}} 3 {{seat}, {rival}${and}{other}} 4 {{seat}, {rival}, {other}${and}{leader}} other {{seat}, {rival}, {other}, {leader}${and}{next}}}`

/** What is printed on the card that a fact names. The fact `text` of an event is English. */
const printed = (fact: string, letter: 'P' | 'S') =>
  `{${fact}, select, ${Object.entries(cards)
    .filter(([code]) => code.startsWith(`card.${letter}`))
    .map(([code, text]) => `${code.slice('card.'.length)} {${text}}`)
    .join(' ')} other {}}`

/** What is said at a table: prompts, events, refusals, places and moves. */
export const table: Readonly<Record<keyof typeof english, string>> = {
  'land.M': 'Prairie',
  'land.L': 'Limon',
  'land.R': 'Roche',
  'land.B': 'ronces',

  'prompt.luck': 'Au hasard de décider.',
  'prompt.keep': 'Choisissez deux de vos quatre missions. Les autres quittent la partie sans être vues.',
  'prompt.opening': '{seat} fait l’action d’ouverture : choisissez n’importe quelle case.',
  'prompt.action':
    '{seat} travaille dans le quartier {region} ({actions, plural, one {dernière action} other {encore # actions}}) : bâtir ou abandonner{ploys, select, 0 {} other {, ou d’abord jouer une ruse}}.',
  'prompt.fallback': `${seat} n’a rien à faire dans le quartier {hoist} et travaille dans le quartier {region} (${actions}).`,
  'prompt.stuck': `${seat} n’a d’action principale nulle part : passer, ou jouer une ruse.`,
  'prompt.claim': '{seat} peut réclamer un projet avec le bâtiment en {space}.',
  'prompt.next': '{seat} choisit qui joue ensuite.',
  'prompt.won': `${who('winner')} gagne avec ${points('total')}.`,
  'prompt.shared': `{winners} partagent la victoire avec ${points('total')} chacun.`,

  'event.starter': `${seat} commence.`,
  'event.revealed': `{project} est révélé, ${printed('project', 'P')}.`,
  'event.dealt': `Vous recevez {mission}, ${printed('mission', 'S')}.`,
  'event.kept': 'Vous gardez {missions}.',
  'event.chosen': `${seat} a choisi deux missions.`,
  'event.turn': `Manche {round} : ${seat} a {actions, plural, one {une action} other {# actions}}.`,
  'event.built': `${seat} bâtit en {space}, maintenant ${floors}, pour ${people('cost')}.`,
  'event.cleared': `${seat} défriche les ronces en {space} : ${land}.`,
  'event.abandoned': `${seat} abandonne {space} (${floors}) et reçoit ${people('gain')}.`,
  'event.passed': `${seat} {forced, select, yes {ne peut rien faire et passe} other {passe}}.`,
  'event.moved': `${seat} joue le Mouvement Stratégique : le palan va au quartier {region}.`,
  'event.roof-moved': `${seat} joue le Transfert de Toit, de {from} à {to}.`,
  'event.invaded': `${seat} envahit {space} : ${rival} reçoit ${people('cost')}.`,
  'event.claimed': `${seat} réclame {project} avec {space} : ${points('points')}.`,
  'event.declined': `${seat} ne réclame rien.`,
  'event.hoist': 'Le palan va au quartier {region}.',
  'event.last-round': `${seat} a posé son dernier étage : c’est la dernière manche.`,
  'event.control': `Le quartier {region} rapporte {gain, plural, one {# habitant} other {# habitants}} à ${paid(' et ')}.`,
  'event.round-over': 'La manche {round} est finie.',
  'event.missions-shown': 'Les missions sont montrées : {missions}.',

  'refusal.not-now': 'Ce n’est pas ce qui est attendu maintenant.',
  'refusal.no-such-thing': 'Cela n’existe pas dans ce jeu : {number}.',
  'refusal.tile-placed': 'Le quartier {region} est déjà sur la carte.',
  'refusal.project-not-in-deck': '{project} n’est pas dans la pioche.',
  'refusal.mission-gone': '{mission} a déjà été distribuée.',
  'refusal.mission-not-yours': '{mission} ne vous a pas été distribuée.',
  'refusal.outside-region':
    '{hoist, select, 0 {Le palan n’est pas encore sur la carte} other {On ne peut pas agir en {space} : le palan est dans le quartier {hoist}}}.',
  'refusal.no-floors': 'Il ne reste pas assez d’étages dans votre réserve.',
  'refusal.too-dear': `Cela coûte {cost} : vous avez ${people('inhabitants')}{keep, select, 0 {} other { et devez en garder {keep}}}.`,
  'refusal.rival-building': `Le bâtiment en {space} appartient à ${owner}.`,
  'refusal.roofed': 'Le bâtiment en {space} a un toit.',
  'refusal.land-needed': '{space} est en ronces : dites ce que cela devient, par exemple « build {space} L ».',
  'refusal.land-fixed': 'Le terrain de {space} ne peut pas être choisi.',
  'refusal.land-gone': `Il ne reste pas de jeton ${land}.`,
  'refusal.not-your-building': 'Vous n’avez pas de bâtiment en {space}.',
  'refusal.must-act': 'Vous ne pouvez pas passer : vous avez des étages et de quoi faire.',
  'refusal.ploy-played': 'Vous avez déjà joué une ruse dans cette action.',
  'refusal.no-ploy-left': 'Il ne vous reste pas de ruse.',
  'refusal.no-hoist-yet': 'Pas de ruse avant que le premier bâtiment soit debout.',
  'refusal.no-roof-there': 'Le bâtiment en {space} n’a pas de toit.',
  'refusal.other-land': 'Le terrain de {space} est d’une autre sorte.',
  'refusal.no-rival-there': 'Il n’y a pas de bâtiment rival en {space}.',
  'refusal.not-displayed': '{project} n’est pas révélé.',
  'refusal.not-fulfilled': '{project} n’est pas rempli avec le bâtiment qui vient de grandir.',
  'refusal.had-a-turn': `${seat} a déjà joué dans cette manche.`,

  'line.projects': 'projets',
  'line.missions': 'missions',
  'line.inhabitants': 'habitants',

  'place.empty': '{space}, {land}, coûte {cost}',
  'place.built':
    '{space}, {land}, coûte {cost} : {floors, plural, one {# étage} other {# étages}}, {owner}{roof, select, yes {, avec un toit} other {}}',
  'place.region':
    'Quartier {region}, place {slot}{hoist, select, yes {, le palan est ici} other {}}{works, select, yes {, on travaille ici} other {}}{control, select, none {} other {, le plus d’étages : {control}}}',
  'place.land': '{land} : {left, plural, one {reste # jeton} other {restent # jetons}}',
  'place.project':
    '{project}, {points, plural, one {# point} other {# points}}. {text}{claimable, select, yes {. Peut être réclamé maintenant} other {}}',
  'place.mission': '{mission}. {text}. {scale}{kept, select, yes {. Vaut {worth} maintenant} no {. Rejetée} other {}}',

  'move.construct': 'Bâtir{floors, plural, =1 {} other { l’étage #}}',
  'move.clear': 'Défricher en {land, select, M {Prairie} L {Limon} other {Roche}} et bâtir',
  'move.abandon': 'Abandonner',
  'move.move': 'Ruse : Mouvement Stratégique, le palan vient ici',
  'move.roof': 'Ruse : Transfert de Toit',
  'move.invade': 'Ruse : Invasion de bâtiment',
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
  'side.setup': 'Avant la première manche',
  'side.round': 'Manche {round}',
  'side.last-round': 'Dernière manche',
  'side.played': 'Tours de cette manche',
  'side.turn-done': '{seat} a joué',
  'side.turn-now': 'Au tour de {seat}, {actions, plural, one {reste # action} other {restent # actions}}',
  'side.turn-to-come': '{seat} jouera encore',
  'side.roofs': 'toits',
  'side.deck': 'en pioche',
  'side.projects': 'Projets',
  'side.missions': 'Vos missions',
  'side.missions-choose': 'Gardez deux de ces missions',
  'side.missions-of': 'Missions de {seat}',
  'side.waiting': '{seat} choisit encore',
  'side.no-project': 'pas de projet',
  'side.claimable': 'peut être réclamé',

  'scale.steps': 'Points pour 0, 1, 2 … : {points}',
  'scale.keys': '{alone} pour chacun seul, {tied} à égalité',
  'scale.tallest': 'Plus haut {taller}, aussi haut {equal}',
}
