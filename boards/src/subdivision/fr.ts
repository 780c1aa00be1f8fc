import type { en } from './en.ts'

const who = (fact: string) => `{${fact}, select, 0 {Rouge} 1 {Bleu} 2 {Vert} 3 {Jaune} other {{${fact}}}}`
const seat = who('seat')
const winner = who('winner')
const points = '{total, plural, one {# point} other {# points}}'

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'seat.0': 'Rouge',
  'seat.1': 'Bleu',
  'seat.2': 'Vert',
  'seat.3': 'Jaune',

  'prompt.park': `${seat} aménage un parc (encore {parks}), par exemple pc3.`,
  'prompt.luck': 'Le hasard aménage un parc (encore {parks}).',
  'prompt.place': `${seat} construit : taille et case, par exemple 3c2.`,
  'prompt.pass': `${seat} ne peut rien placer et doit passer avec « - ».`,
  'prompt.won': `${winner} gagne avec ${points}.`,
  'prompt.shared': `{winners} partagent la victoire avec ${points} chacun.`,

  'event.park-placed': `${seat} aménage un parc en {cell}.`,
  'event.park-fell': 'Un parc est aménagé en {cell}.',
  'event.placed':
    `${seat} construit {pips, select, 1 {un préfabriqué} 2 {une maison} other {une tour}} en {cell}` +
    '{joined, select, 0 {, un groupe à part} 1 {} other {, reliant {joined} groupes}}.' +
    '{crowded, select, none {} other { Tours désormais encombrées : {crowded}.}}',
  'event.passed': `${seat} ne peut rien placer et passe.`,
  'event.won': `Plus personne ne peut construire. ${winner} gagne, {totals}.`,
  'event.shared': 'Plus personne ne peut construire. {winners} partagent la victoire, {totals}.',

  'refusal.parks-come-first': 'Les parcs viennent d’abord : un parc s’écrit « pc3 ».',
  'refusal.parks-are-placed': 'Tous les parcs sont aménagés.',
  'refusal.no-such-cell': 'Il n’y a pas de case {cell} sur ce plateau.',
  'refusal.park-there': 'Il y a un parc en {cell}.',
  'refusal.pyramid-there': '{cell} est occupée par {pyramid}.',
  'refusal.none-left':
    'Il ne reste pas {pips, select, 1 {de préfabriqué} 2 {de maison} other {de tour}} dans la réserve.',
  'refusal.high-rise-too-near': 'Une tour en {cell} serait proche de la vôtre en {other}.',
  'refusal.nobody-near': 'Un préfabriqué en {cell} n’a près de lui ni tour ni préfabriqué d’une autre couleur.',
  'refusal.may-not-pass': 'Qui peut construire ne peut pas passer.',

  'option.set': 'Les pyramides : cinq de chaque taille par place, ou trois.',
  'option.parks': 'Où sont les parcs : aux places habituelles, au hasard, comme convenu, ou posés tour à tour.',
  'option.parkCells': 'Avec des parcs convenus, leurs cases.',
  'option.privateParks': 'Si un groupe tout autour d’un parc marque, et si les parcs voisins d’autres parcs comptent.',
  'option.privateParkPoints': 'Ce que rapporte un parc privé.',
  'option.groupCost': 'Ce que coûte chaque groupe.',
  'option.crowdingFree': 'Combien de préfabriqués près d’une tour ne font aucun mal.',
  'option.crowdingMost': 'Ce qu’une tour encombrée perd au plus.',

  'line.pips': 'points des pyramides',
  'line.groups': 'groupes',
  'line.crowding': 'encombrement',
  'line.privateParks': 'parcs privés',

  'board.parks': 'parcs',
  'board.score': 'score',
  'board.left': 'à construire',
  'board.you': 'vous',
  'board.free': 'libre',
  'board.park': 'parc',
  'board.pips.1': 'préfabriqué',
  'board.pips.2': 'maison',
  'board.pips.3': 'tour',
}
