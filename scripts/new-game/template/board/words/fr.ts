import type { en } from './en.ts'

const points = '{points, plural, one {# point} other {# points}}'
const floors = '{floors, plural, one {# étage} other {# étages}}'

/** All that the page says of Template Town in French; the terminal speaks English. */
export const fr: Readonly<Record<keyof typeof en, string>> = {
  'prompt.wish': 'Le hasard distribue les souhaits.',
  'prompt.build': '{seat}, bâtissez : un terrain éclairé, puis les étages.',
  'prompt.won': '{seat} gagne, {totals}.',
  'prompt.shared': '{count} partagent la victoire, {totals}.',

  'event.wished': 'Vous souhaitez le terrain {lot}.',
  'event.built': `{seat} bâtit ${floors} sur le terrain {lot}.`,
  'event.won': 'Chaque terrain a sa maison. {seat} gagne, {totals}.',
  'event.shared': 'Chaque terrain a sa maison. {count} partagent la victoire, {totals}.',

  'refusal.wishes-come-first': 'Les souhaits viennent d’abord.',
  'refusal.wishes-are-dealt': 'Les souhaits sont distribués ; on bâtit.',
  'refusal.wished-already': 'Quelqu’un souhaite déjà le terrain {lot}.',
  'refusal.no-such-lot': 'Il n’y a pas de terrain {lot} dans cette rue.',
  'refusal.taken': 'Le terrain {lot} a déjà une maison.',

  'option.houses': 'Combien de maisons bâtit chaque place.',
  'option.bonus': 'Ce qu’une maison sur le terrain souhaité rapporte de plus.',

  'line.floors': 'étages',
  'line.shade': 'ombre',
  'line.wish': 'souhait',

  'place.empty': 'terrain {lot}, vide',
  'place.house': `terrain {lot}, ${floors}, {owner}`,

  'move.wish': 'Souhait',
  'move.build': '{floors, plural, one {Un étage} other {Deux étages}}',

  'holding.wish': 'souhaite le terrain',

  'reason.wish': `Le terrain {lot} est celui que vous souhaitiez : ${points} de plus.`,
  'reason.scores': `Rapporte ${points} tout de suite.`,
  'reason.shades': 'Met une maison de {seat} à l’ombre.',
  'reason.low': 'Un seul étage sur le terrain {lot} ne perd jamais sa lumière.',
}
