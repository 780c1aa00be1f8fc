/** Why a bot would play a move of Subdivision. */
export const reasonWords = {
  en: {
    'reason.forced': 'Nothing else is possible.',
    'reason.park': 'Lays out a park on {cell}.',
    'reason.joins': 'Joins {groups} groups on {cell}.',
    'reason.crowds':
      'Crowds {seat}’s high rise on {cell}, which loses {points, plural, one {# point} other {# points}}.',
    'reason.scores': 'Scores {points, plural, one {# point} other {# points}} at once.',
    'reason.denies': 'Takes {cell}, which {seat} would have liked.',
    'reason.grows': 'Adds to a group of your own.',
    'reason.begins': 'Begins a new group on {cell}.',
  },
  fr: {
    'reason.forced': 'Rien d’autre n’est possible.',
    'reason.park': 'Place un parc en {cell}.',
    'reason.joins': 'Réunit {groups} groupes en {cell}.',
    'reason.crowds': 'Encombre la tour de {seat} en {cell}, qui perd {points, plural, one {# point} other {# points}}.',
    'reason.scores': 'Rapporte {points, plural, one {# point} other {# points}} tout de suite.',
    'reason.denies': 'Prend {cell}, que {seat} aurait voulu.',
    'reason.grows': 'Agrandit un de vos groupes.',
    'reason.begins': 'Commence un nouveau groupe en {cell}.',
  },
} as const
