const DIRECTIONS = {
  en: '{place, select, n {north} ne {north-east} e {east} se {south-east} s {south} sw {south-west} w {west} other {north-west}}',
  fr: '{place, select, n {le nord} ne {le nord-est} e {l’est} se {le sud-est} s {le sud} sw {le sud-ouest} w {l’ouest} other {le nord-ouest}}',
} as const

/** What only the page says of Parks & Towers: players by their names, and what is pressed. */
export const pageWords = {
  en: {
    'prompt.build': '{seat}, build a house: press a free cell, then the side or corner it looks out from.',
    'prompt.then': 'Now press the side or corner of the cell that the house looks out from.',

    'place.free': '{cell}, free',
    'place.house': `{cell}, house of {owner}, facing ${DIRECTIONS.en}`,
    'place.park': '{cell}, park, paid {seat} +{first}, {other} +{second}',
    'place.tower': '{cell}, tower, shares: {seat} = {first}, {other} = {second}',
    'place.closed': '{cell}, closed for good',
    'place.supply':
      '{towers, plural, one {# tower} other {# towers}} left; {parks, select, none {parks without end} other {park tiles left: {parks}}}',
    'place.inner': `{cell}, facing ${DIRECTIONS.en}, {faced, select, none {over the edge of the board} other {towards {faced}}}`,

    'move.build':
      `Build here, facing ${DIRECTIONS.en}` +
      '{towers, select, none {} other {; tower on {towers}}}' +
      '{parks, select, none {} other {; park on {parks}}}' +
      '{marks, select, none {} other {; marked: {marks}}}',
    'picture.mark-cells': 'Mark the cells that need a park or a tower.',
    'picture.short-towers':
      'Only {left, plural, one {# tower is} other {# towers are}} left: press the cells that get one.',
    'picture.short': 'Not enough for all: press the cells that get one.',
    'holding.houses': 'houses left',

    'log.house': `{seat} builds on {cell}, facing ${DIRECTIONS.en}.`,
    'log.park': 'A park on {cell}: {seat} +{first}, {other} +{second}.',
    'log.tower-share': 'The tower on {cell}, {first} to {second}: 2 points for {winner}.',
    'log.tower-tie': 'The tower on {cell}, {first} to {second}: nobody scores.',

    'option.komiHalves': 'Half points for the second player',
  },
  fr: {
    'prompt.build': '{seat}, bâtissez une maison : une case libre, puis le côté ou le coin d’où elle regarde.',
    'prompt.then': 'Touchez maintenant le côté ou le coin de la case d’où la maison regarde.',

    'place.free': '{cell}, libre',
    'place.house': `{cell}, maison de {owner}, tournée vers ${DIRECTIONS.fr}`,
    'place.park': '{cell}, parc, a rapporté : {seat} +{first}, {other} +{second}',
    'place.tower': '{cell}, tour, parts : {seat} = {first}, {other} = {second}',
    'place.closed': '{cell}, fermée pour toujours',
    'place.supply':
      'Reste {towers, plural, one {# tour} other {# tours}} ; {parks, select, none {des parcs sans fin} other {tuiles de parc : {parks}}}',
    'place.inner': `{cell}, tournée vers ${DIRECTIONS.fr}, {faced, select, none {hors du plateau} other {face à {faced}}}`,

    'move.build':
      `Bâtir ici, vers ${DIRECTIONS.fr}` +
      '{towers, select, none {} other { ; tour en {towers}}}' +
      '{parks, select, none {} other { ; parc en {parks}}}' +
      '{marks, select, none {} other { ; marquées : {marks}}}',
    'picture.mark-cells': 'Marquez les cases qui exigent un parc ou une tour.',
    'picture.short-towers': 'Il ne reste que {left, plural, one {# tour} other {# tours}} : touchez les cases servies.',
    'picture.short': 'Il n’y en a pas pour toutes : touchez les cases servies.',
    'holding.houses': 'maisons restantes',

    'log.house': `{seat} bâtit en {cell}, vers ${DIRECTIONS.fr}.`,
    'log.park': 'Un parc en {cell} : {seat} +{first}, {other} +{second}.',
    'log.tower-share': 'La tour en {cell}, {first} à {second} : 2 points pour {winner}.',
    'log.tower-tie': 'La tour en {cell}, {first} à {second} : personne ne marque.',

    'option.komiHalves': 'Demi-points pour le deuxième joueur',
  },
} as const
