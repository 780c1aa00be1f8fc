import type { en } from '../en/index.ts'
import { frCards } from './cards.ts'

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

/** What is printed on the card that a fact names. The fact `text` of an event is English. */
const printed = (fact: string, letter: 'P' | 'S') =>
  `{${fact}, select, ${Object.entries(frCards)
    .filter(([code]) => code.startsWith(`card.${letter}`))
    .map(([code, text]) => `${code.slice('card.'.length)} {${text}}`)
    .join(' ')} other {}}`

export const fr: Readonly<Record<keyof typeof en, string>> = {
  ...frCards,

  'land.M': 'Prairie',
  'land.L': 'Limon',
  'land.R': 'Roche',
  'land.B': 'ronces',

  'prompt.luck': 'Au hasard de décider.',
  'prompt.keep':
    'Chacun garde en secret deux missions sur quatre : {waiting} choisissent encore. Écrivez « keep S03 S17 ».',
  'prompt.opening': `${seat} fait l’action d’ouverture, sur n’importe quelle case : « build 4.NE », des ronces avec leur terrain « build 4.C L ».`,
  'prompt.action': `${seat} travaille dans le quartier {region} (${actions}) : bâtir, abandonner{ploys, select, 0 {} other {, ou d’abord une ruse : move, roof, invade}}.`,
  'prompt.fallback': `${seat} n’a rien à faire dans le quartier {hoist} et travaille dans le quartier {region} (${actions}).`,
  'prompt.stuck': `${seat} n’a d’action principale nulle part : passer, ou jouer une ruse.`,
  'prompt.claim': `${seat} peut réclamer un projet avec {space} : {projects} ; ou renoncer.`,
  'prompt.next': `${seat} désigne le joueur suivant : {choices}.`,
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
  'event.control': `Le quartier {region} rapporte ${people('gain')} à {seats}.`,
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

  'option.layout': 'Où sont les quartiers : mélangés et tournés, ou toujours aux mêmes places.',
  'option.start': 'Qui commence : le hasard, ou la première place.',
  'option.twoPlayerLaps': 'À deux joueurs, combien de tours chacun a dans une manche.',
  'option.fallback':
    'Si un abandon possible vous retient dans le quartier du palan (strict, « strict ») ou non (souple, « lenient »).',
  'option.passing': 'Quand on peut passer : sans étages, jamais, ou toujours.',
  'option.minInhabitants': 'Combien d’habitants doivent rester après paiement.',
  'option.landTokens': 'Combien de ronces peuvent devenir le même terrain.',
  'option.controlTie': 'Qui est payé pour une égalité dans un quartier : tous, ou seulement s’ils sont deux.',
  'option.claimRule':
    'Si un bâtiment doit seulement prendre part à un objectif, ou si son nouvel étage doit le remplir.',
  'option.invasionClaims': 'Si un projet peut être réclamé avec un bâtiment envahi.',
  'option.invasionRoof': 'Ce que devient le toit d’un bâtiment envahi.',
  'option.roofTarget': 'Où un toit peut être transféré : sur ses bâtiments, ou sur ceux de tous.',
  'option.ployTokens': 'Ruses pour chaque joueur.',
  'option.roofs': 'Toits dans la réserve.',
  'option.roundCap': 'La partie finit au plus tard après cette manche.',

  'line.projects': 'projets',
  'line.missions': 'missions',
  'line.inhabitants': 'habitants',

  'board.map-to-come': 'La carte se pose : {tiles}.',
  'board.round': 'manche {round}',
  'board.last-round': 'dernière manche',
  'board.hoist': 'palan au quartier {hoist}',
  'board.no-hoist': 'palan hors de la carte',
  'board.control': 'le plus d’étages',
  'board.supply': 'jetons de terrain M {M}  L {L}  R {R}   toits {roofs}   projets dans la pioche {deck}',
  'board.claimable': 'peut être réclamé',
  'board.empty': 'pas de projet',
  'board.you': 'vous',
  'board.inhabitants': 'habitants',
  'board.floors': 'étages',
  'board.ploys': 'ruses',
  'board.points': 'points',
  'board.projects': 'projets',
  'board.worth': '{worth} maintenant',
  'board.rejected': 'rejetée',
  'board.legend': '>4.C< palan  (5.C) travail  M Prairie  L Limon  R Roche  B ronces  4.C* étaient des ronces',
  'board.legend-towers': 'M3 A2^ est une Prairie qui coûte 3, avec deux étages de A et un toit',
}
