/** What only the page says of Subdivision. */
export const pageWords = {
  en: {
    'place.free': '{cell}, free',
    'place.park': '{cell}, park',
    'place.pyramid': '{cell}, {pips, plural, one {# pip} other {# pips}} of {owner}',
    'move.place': '{pips, plural, =1 {Manufactured home (1)} =2 {Family home (2)} other {High rise (3)}}',
    'move.park': 'Park',
    'move.pass': 'Pass',
    'holding.stash': 'left',
  },
  fr: {
    'place.free': '{cell}, libre',
    'place.park': '{cell}, parc',
    'place.pyramid': '{cell}, {pips, plural, one {# point} other {# points}}, {owner}',
    'move.place': '{pips, plural, =1 {Préfabriqué (1)} =2 {Maison (2)} other {Tour (3)}}',
    'move.park': 'Parc',
    'move.pass': 'Passer',
    'holding.stash': 'reste',
  },
} as const
