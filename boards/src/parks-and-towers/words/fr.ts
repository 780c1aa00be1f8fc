import type { en } from './en.ts'

const built = '{by, select, park {un parc} tower {une tour} other {une maison}}'
const direction =
  '{place, select, n {le nord} ne {le nord-est} e {l’est} se {le sud-est} s {le sud} sw {le sud-ouest} w {l’ouest} other {le nord-ouest}}'
/** What else the builder names. */
const besides =
  '{towers, select, none {} other { ; tour en {towers}}}' +
  '{parks, select, none {} other { ; parc en {parks}}}' +
  '{marks, select, none {} other { ; marquées : {marks}}}'

/** All that the page says of Parks & Towers in French; the terminal speaks English. */
export const fr: Readonly<Record<keyof typeof en, string>> = {
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
  'option.komiHalves': 'Demi-points pour le deuxième joueur',

  'line.parks': 'parcs',
  'line.towers': 'tours',
  'line.komi': 'komi',

  'prompt.over': 'La partie est finie.',
  'prompt.stuck': 'La partie est finie : il ne reste aucune case.',

  'event.park-empty': 'Un parc en {cell}, sans maisons autour.',
  'event.park-forgotten': 'Un parc en {cell} a été oublié et ne rapporte rien.',
  'event.cell-closed': '{cell} est fermée : il n’y a plus de tuile de parc.',
  'event.tower': 'Une tour en {cell} ; il en reste {left}.',
  'event.end.all-built': 'Toutes les maisons sont bâties. Les tours comptent maintenant.',
  'event.end.no-cell-left': 'Il ne reste aucune case où bâtir. Les tours comptent maintenant.',

  'prompt.build': '{seat} : touchez une case libre, puis la direction où regarde votre maison.',
  'prompt.then':
    '{pressed, plural, =1 {Où regarde-t-elle ? Touchez une des flèches.} other {Quelles cases reçoivent une tour ou un parc ? Touchez-les.}}',

  'place.free': '{cell}, libre',
  'place.house': `{cell}, maison de {owner}, tournée vers ${direction}`,
  'place.park': '{cell}, parc, a rapporté : {seat} +{first}, {other} +{second}',
  'place.tower': '{cell}, tour, parts : {seat} = {first}, {other} = {second}',
  'place.closed': '{cell}, fermée pour toujours',
  'place.supply':
    'Reste {towers, plural, one {# tour} other {# tours}} ; {parks, select, none {des parcs sans fin} other {tuiles de parc : {parks}}}',
  'place.inner': `{cell}, tournée vers ${direction}, {faced, select, none {hors du plateau} other {face à {faced}}}`,

  'adjust.left': 'Tourner à gauche',
  'adjust.right': 'Tourner à droite',
  'move.build': `Bâtir ici, vers ${direction}${besides}`,
  'named.build': `Bâtir en {cell}, vers ${direction}${besides}`,

  'picture.mark-cells': 'Marquez les cases qui exigent un parc ou une tour.',
  'picture.short-towers': 'Il ne reste que {left, plural, one {# tour} other {# tours}} : touchez les cases servies.',
  'picture.short': 'Il n’y en a pas pour toutes : touchez les cases servies.',

  'holding.houses': 'maisons restantes',
  'holding.towers': 'tours dominées',

  'foretold.house': `Une maison en {cell}, vers ${direction} : {brought, select, none {ni parc ni tour} other {{brought}}}.`,
  'foretold.park': 'un parc en {cell} rapporte {mine} à vous et {theirs} à {other}',
  'foretold.parks': '{parks} parcs rapportent {mine} à vous et {theirs} à {other}',
  'foretold.tower':
    'une tour s’élève en {cell}{lead, select, mine { et vous y dominez} theirs { et {other} y domine} other { sans que personne y domine}}',
  'foretold.tower-changes':
    '{lead, select, mine {vous dominez la tour en {cell}} theirs {{other} domine la tour en {cell}} other {personne ne domine la tour en {cell}}}',
  'foretold.closed': '{cell} est fermée pour toujours',

  'moment.towers': '{towers, plural, one {encore # tour} other {encore # tours}}',
  'moment.supply':
    'encore {towers, plural, one {# tour} other {# tours}} et {parks, plural, one {# parc} other {# parcs}}',

  'log.house': `{seat} bâtit en {cell}, vers ${direction}.`,
  'log.park': 'Un parc en {cell} : {seat} +{first}, {other} +{second}.',
  'log.tower-share': 'La tour en {cell}, {first} à {second} : 2 points pour {winner}.',
  'log.tower-tie': 'La tour en {cell}, {first} à {second} : personne ne marque.',

  'choice.preset.custom': 'les nombres ci-dessous',
  'choice.preset.standard': 'standard',
  'choice.preset.medium': 'moyenne',
  'choice.preset.small': 'petite',
  'choice.preset.mini': 'mini',
  'choice.conflict.park': 'un parc',
  'choice.conflict.tower': 'une tour',

  'reason.park': 'Fait de {cell} un parc qui vous rapporte {points, plural, one {# point} other {# points}}.',
  'reason.park-shared':
    'Fait de {cell} un parc qui vous rapporte {points, plural, one {# point} other {# points}}, et {theirs} à {seat}.',
  'reason.tower-own': 'Élève en {cell} une tour dont vous tenez la plus grande part.',
  'reason.tower-even': 'Élève en {cell} une tour partagée à égalité.',
  'reason.tower-taken': 'Prend à {seat} la plus grande part de la tour en {cell}.',
  'reason.tower-levelled': 'Rejoint {seat} à la tour en {cell}.',
  'reason.denies': 'Bâtit en {cell}, où un parc aurait rapporté à {seat}.',
  'reason.faces': 'Regarde {cell} : un parc y rapporterait alors {points} à vous et {theirs} à {seat}.',
  'reason.faces-tower': 'Regarde la tour en {cell} : votre part y est alors de {points}, celle de {seat} de {theirs}.',
  'reason.counts': 'Compte pour vous dans chaque parc et chaque tour à venir autour de {cell}.',
}
