/** Why a bot would build there in Parks and Towers. */
export const reasonWords = {
  en: {
    'reason.park': 'Makes {cell} a park that pays you {points, plural, one {# point} other {# points}}.',
    'reason.park-shared':
      'Makes {cell} a park that pays you {points, plural, one {# point} other {# points}} and {seat} {theirs}.',
    'reason.tower-own': 'Raises a tower on {cell} of which you hold the larger share.',
    'reason.tower-even': 'Raises a tower on {cell} that is shared evenly.',
    'reason.tower-taken': 'Takes the larger share of the tower on {cell} from {seat}.',
    'reason.tower-levelled': 'Draws level with {seat} at the tower on {cell}.',
    'reason.denies': 'Builds on {cell}, where a park would have paid {seat}.',
    'reason.faces': 'Faces {cell}, where a park would pay you more than the other.',
  },
  fr: {
    'reason.park': 'Fait de {cell} un parc qui vous rapporte {points, plural, one {# point} other {# points}}.',
    'reason.park-shared':
      'Fait de {cell} un parc qui vous rapporte {points, plural, one {# point} other {# points}}, et {theirs} à {seat}.',
    'reason.tower-own': 'Élève en {cell} une tour dont vous tenez la plus grande part.',
    'reason.tower-even': 'Élève en {cell} une tour partagée à égalité.',
    'reason.tower-taken': 'Prend à {seat} la plus grande part de la tour en {cell}.',
    'reason.tower-levelled': 'Rejoint {seat} à la tour en {cell}.',
    'reason.denies': 'Bâtit en {cell}, où un parc aurait rapporté à {seat}.',
    'reason.faces': 'Regarde {cell}, où un parc vous rapporterait plus qu’à l’autre.',
  },
} as const
