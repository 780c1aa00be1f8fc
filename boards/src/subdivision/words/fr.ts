import type { en } from './en.ts'

const who = (fact: string) => `{${fact}, select, 0 {Rouge} 1 {Bleu} 2 {Vert} 3 {Jaune} other {{${fact}}}}`
const seat = who('seat')
const winner = who('winner')
const points = '{total, plural, one {# point} other {# points}}'

const Home = '{pips, select, 1 {Un préfabriqué} 2 {Une maison} other {Une tour}}'

/** All that the page says of Subdivision in French; the terminal speaks English. */
export const fr: Readonly<Record<keyof typeof en, string>> = {
  'prompt.park': '{seat} : aménagez un parc sur une case éclairée (encore {parks}).',
  'prompt.luck': 'Le hasard aménage un parc (encore {parks}).',
  'prompt.place': '{seat} : touchez une case éclairée, puis choisissez la taille.',
  'prompt.which': 'Quelle taille en {place} ?',
  'prompt.pass': '{seat} : rien ne trouve place, vous devez passer.',
  'prompt.won': `${winner} gagne avec ${points}.`,
  'prompt.shared': `{winners} partagent la victoire avec ${points} chacun.`,

  'event.park-placed': `${seat} aménage un parc en {cell}.`,
  'event.park-fell': 'Un parc est aménagé en {cell}.',
  'event.placed':
    '{seat} construit {pips, select, 1 {un préfabriqué} 2 {une maison} other {une tour}} en {cell}' +
    '{joined, select, 0 {, un groupe à part} 1 {} other {, reliant {joined} groupes}}.' +
    '{crowded, select, none {} other { Tours encombrées : {crowded}.}}',
  'event.worth': '{cell} ne vaut plus que {worth}',
  'event.passed': `${seat} ne peut rien placer et passe.`,
  'event.won': `Plus personne ne peut construire. ${winner} gagne, {totals}.`,
  'event.shared': 'Plus personne ne peut construire. {winners} partagent la victoire, {totals}.',

  'refusal.parks-come-first': 'Les parcs viennent d’abord.',
  'refusal.parks-are-placed': 'Tous les parcs sont aménagés.',
  'refusal.no-such-cell': 'Il n’y a pas de case {cell} sur ce plateau.',
  'refusal.park-there': 'Il y a un parc en {cell}.',
  'refusal.pyramid-there': '{cell} est déjà bâtie.',
  'refusal.none-left':
    'Il ne reste pas {pips, select, 1 {de préfabriqué} 2 {de maison} other {de tour}} dans la réserve.',
  'refusal.high-rise-too-near': 'Une tour en {cell} serait proche de la vôtre en {other}.',
  'refusal.nobody-near': 'Un préfabriqué en {cell} n’a près de lui ni tour ni préfabriqué d’une autre couleur.',
  'refusal.may-not-pass': 'Qui peut construire ne peut pas passer.',

  'option.set': 'Les pyramides : cinq de chaque taille par place, ou trois.',
  'option.parks': 'Où sont les parcs : aux places habituelles, au hasard, comme convenu, ou posés tour à tour.',
  'option.parkCells': 'Avec des parcs convenus, leurs cases.',
  'form.parkCells':
    'vide ou, avec des parcs convenus, autant de cases différentes du plateau qu’il a de parcs, comme « a1,f1,a3,a6,e6,f6 »',
  'option.privateParks': 'Si un groupe tout autour d’un parc marque, et si les parcs voisins d’autres parcs comptent.',
  'option.privateParkPoints': 'Ce que rapporte un parc privé.',
  'option.groupCost': 'Ce que coûte chaque groupe.',
  'option.crowdingFree': 'Combien de préfabriqués près d’une tour ne font aucun mal.',
  'option.crowdingMost': 'Ce qu’une tour encombrée perd au plus.',

  'line.pips': 'points des pyramides',
  'line.groups': 'groupes',
  'line.crowding': 'encombrement',
  'line.privateParks': 'parcs privés',

  'place.free': '{cell}, libre{unfit, select, none {} other { : {unfit}}}',
  'place.name': '{cell}',
  'place.park': '{cell}, parc',
  'place.pyramid': '{cell}, {pips, plural, one {# point} other {# points}}, {owner}',

  'move.place': '{pips, plural, =1 {Préfabriqué} =2 {Maison} other {Tour}}',
  'named.place': '{pips, plural, =1 {Préfabriqué} =2 {Maison} other {Tour}} en {cell}',
  'named.park': 'Parc en {cell}',
  'move.park': 'Parc',
  'move.pass': 'Passer',

  'holding.left-1': 'préfabriqués restants',
  'holding.left-2': 'maisons restantes',
  'holding.left-3': 'tours restantes',
  'holding.groups': 'groupes',

  'why.crowded': 'vaut {worth} ici : des maisons l’entourent',
  'why.alone': 'un nouveau groupe à part',
  'why.joins': '{groups, plural, one {rejoint {beside} : pas de nouveau groupe} other {réunit {beside} en un groupe}}',
  'unfit.none-left': 'plus de {pips, select, 1 {préfabriqué} 2 {maison} other {tour}}',
  'unfit.high-rise-too-near': 'pas de tour près de la vôtre en {other}',
  'unfit.nobody-near': 'pas de préfabriqué sans tour ni préfabriqué d’un autre à côté',

  'foretold.park': 'Un parc en {cell} : on n’y construira jamais.',
  'foretold.place':
    '{pips, select, 1 {Un préfabriqué} 2 {Une maison} other {Une tour}} en {cell}' +
    '{worth, select, full {} other {, qui ne vaut que {worth},}}' +
    '{groups, select, 0 { commence un groupe} 1 { rejoint {beside} : pas de nouveau groupe} other { rejoint {beside} : {groups} groupes n’en font plus qu’un}}.' +
    '{crowds, select, none {} other { Alors {crowds}.}}{unfit, select, none {} other { Rien d’autre ne va : {unfit}.}}',
  'foretold.own-crowded': 'votre tour en {cell} vaut {worth}',
  'foretold.crowded': 'la tour de {owner} en {cell} vaut {worth}',

  'moment.parks': '{parks, plural, one {encore # parc} other {encore # parcs}}',
  'moment.turn': 'tour {turn}',
  'moment.free': '{free, plural, one {# case libre} other {# cases libres}}',

  'choice.set.full': 'cinq de chaque taille',
  'choice.set.threehouse': 'trois de chaque taille',
  'choice.parks.fixed': 'aux places habituelles',
  'choice.parks.random': 'n’importe où, au hasard',
  'choice.parks.custom': 'comme convenu',
  'choice.parks.placement': 'posés tour à tour',
  'choice.privateParks.off': 'non',
  'choice.privateParks.ignoreParks': 'oui, les parcs voisins ne gênent pas',
  'choice.privateParks.strict': 'oui, mais sans parc voisin',

  'reason.forced': 'Rien d’autre n’est possible.',
  'reason.park': 'Un parc en {cell} empêche chacun d’y construire.',
  'reason.joins': 'Réunit {groups} de vos groupes en {cell}.',
  'reason.crowds': 'Encombre la tour de {seat} en {cell}, qui perd {points, plural, one {# point} other {# points}}.',
  'reason.scores': `${Home} en {cell} rapporte {points, plural, one {# point} other {# points}} tout de suite{groups, select, 0 {, tout en commençant un groupe} other {}}.`,
  'reason.denies': 'Prend {cell}, que {seat} aurait voulu.',
  'reason.grows': `${Home} en {cell} agrandit un de vos groupes, sans en coûter un nouveau.`,
  'reason.begins': `${Home} en {cell} commence un nouveau groupe.`,
}
