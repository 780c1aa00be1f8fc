/** Up to four winners, by name. */
const shared = (and: string) =>
  `{count, select, 2 {{seat}${and}{rival}} 3 {{seat}, {rival}${and}{other}} other {{seat}, {rival}, {other}${and}{leader}}}`

const EN_PLACED =
  '{seat} builds {pips, select, 1 {a manufactured home} 2 {a family home} other {a high rise}} on {cell}' +
  '{joined, select, 0 {, a group of its own} 1 {} other {, joining {joined} groups}}.' +
  '{crowded, select, none {} other { Crowded high rises: {crowded}.}}'
const FR_PLACED =
  '{seat} construit {pips, select, 1 {un préfabriqué} 2 {une maison} other {une tour}} en {cell}' +
  '{joined, select, 0 {, un groupe à part} 1 {} other {, reliant {joined} groupes}}.' +
  '{crowded, select, none {} other { Tours encombrées : {crowded}.}}'

/** What only the page says of Subdivision. */
export const pageWords = {
  en: {
    'prompt.park': '{seat}, lay out a park on a lit plot ({parks} to come).',
    'prompt.place': '{seat}, build: press a lit plot, then choose the size.',
    'prompt.pass': '{seat}, nothing of yours fits anywhere: you must pass.',
    'event.placed': EN_PLACED,
    'event.shared': `Nobody can build any more. ${shared(' and ')} share the win, {totals}.`,
    'refusal.pyramid-there': '{cell} is built on already.',
    'refusal.parks-come-first': 'The parks are laid out first.',

    'place.free': '{cell}, free',
    'place.park': '{cell}, park',
    'place.pyramid': '{cell}, {pips, plural, one {# pip} other {# pips}} of {owner}',
    'move.place': '{pips, plural, =1 {Manufactured home (1)} =2 {Family home (2)} other {High rise (3)}}',
    'move.park': 'Park',
    'move.pass': 'Pass',
    'holding.stash': 'left',
  },
  fr: {
    'prompt.park': '{seat}, aménagez un parc sur une case éclairée (encore {parks}).',
    'prompt.place': '{seat}, construisez : une case éclairée, puis la taille.',
    'prompt.pass': '{seat}, rien ne trouve place : vous devez passer.',
    'event.placed': FR_PLACED,
    'event.shared': `Plus personne ne peut construire. ${shared(' et ')} partagent la victoire, {totals}.`,
    'refusal.pyramid-there': '{cell} est déjà bâtie.',
    'refusal.parks-come-first': 'Les parcs viennent d’abord.',

    'place.free': '{cell}, libre',
    'place.park': '{cell}, parc',
    'place.pyramid': '{cell}, {pips, plural, one {# point} other {# points}}, {owner}',
    'move.place': '{pips, plural, =1 {Préfabriqué (1)} =2 {Maison (2)} other {Tour (3)}}',
    'move.park': 'Parc',
    'move.pass': 'Passer',
    'holding.stash': 'reste',
  },
} as const
