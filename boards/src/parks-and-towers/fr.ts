import type { EN } from './en.ts'

const built = '{by, select, park {un parc} tower {une tour} other {une maison}}'

export const FR: Readonly<Record<keyof typeof EN, string>> = {
  'refusal.off-board': '{cell} n’est pas sur ce plateau de {size} cases sur {size}.',
  'refusal.cell-taken': `{cell} est prise : il y a ${built} dessus.`,
  'refusal.cell-closed': '{cell} est fermée : une maison y ferait une ligne de quatre.',
  'refusal.choose-towers': 'Il manque des tours : nommez-en {left} parmi {cells}, chacune précédée de ^.',
  'refusal.no-tower-choice': 'Il n’y a pas de tours à choisir ici : retirez ^{cell}.',
  'refusal.not-a-tower-cell': '{cell} n’a pas besoin de tour.',
  'refusal.choose-parks': 'Il manque des parcs : nommez-en {left} parmi {cells}, chacun précédé de *.',
  'refusal.no-park-choice': 'Il n’y a pas de parcs à choisir ici : retirez *{cell}.',
  'refusal.not-a-park-cell': '{cell} n’a pas besoin de parc.',
  'refusal.nothing-to-mark': '{cell} n’a pas à être marquée : rien ne doit y être bâti maintenant.',

  'option.preset': 'Boîte : standard, medium, small ou mini ; ou custom, avec les trois nombres qui suivent',
  'option.size': 'Cases le long de chaque bord',
  'option.houses': 'Maisons de chaque joueur',
  'option.towers': 'Tours pour les deux joueurs ensemble',
  'option.conflict': 'Ce qu’on bâtit sur une case qui exige un parc et une tour',
  'option.parkLimit': 'Tuiles de parc ; 64 ne s’épuisent jamais, le jeu imprimé en a 21',
  'option.attention': 'Les parcs que le bâtisseur ne marque pas ne rapportent rien',
  'option.komiHalves': 'Demi-points pour Jaune, qui joue en second',

  'line.parks': 'parcs',
  'line.towers': 'tours',
  'line.komi': 'komi',

  'draw.white': 'W Blanc',
  'draw.yellow': 'Y Jaune',
  'draw.park': 'parc',
  'draw.tower': 'tour',
  'draw.closed': 'clos',
  'draw.supply': '{towers} tours restantes, parcs sans fin',
  'draw.supply-limited': '{towers} tours et {parks} tuiles de parc restantes',
  'draw.seat':
    '{who} : {houses} maisons restantes, {parks} de parcs, {towers} de tours, {komi} de komi = {total} ; pion en {pawn}',

  'prompt.white': 'Blanc, bâtissez une maison : une case et la place dedans, par exemple d4ne.',
  'prompt.yellow': 'Jaune, bâtissez une maison : une case et la place dedans, par exemple d4ne.',
  'prompt.over': 'La partie est finie.',
  'prompt.stuck': 'La partie est finie : il ne reste aucune case.',

  'event.house.white': 'Blanc bâtit en {cell}, place {place}.',
  'event.house.yellow': 'Jaune bâtit en {cell}, place {place}.',
  'event.park': 'Un parc en {cell} rapporte {white} à Blanc et {yellow} à Jaune ({why}).',
  'event.park-empty': 'Un parc en {cell}, sans maisons autour.',
  'event.park-forgotten': 'Un parc en {cell} a été oublié et ne rapporte rien.',
  'event.cell-closed': '{cell} est fermée : il n’y a plus de tuile de parc.',
  'event.tower': 'Une tour en {cell} ; il en reste {left}.',
  'event.end.all-built': 'Toutes les maisons sont bâties. Les tours comptent maintenant.',
  'event.end.no-cell-left': 'Il ne reste aucune case où bâtir. Les tours comptent maintenant.',
  'event.tower-share.white': 'La tour en {cell} : {white} à {yellow}, 2 points pour Blanc.',
  'event.tower-share.yellow': 'La tour en {cell} : {white} à {yellow}, 2 points pour Jaune.',
  'event.tower-share.nobody': 'La tour en {cell} : {white} à {yellow}, personne ne marque.',
}
