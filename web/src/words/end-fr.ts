import type { EndWord } from './end-en.ts'

/** The end of a match: who won, why, and what comes next. */
export const endFr: Readonly<Record<EndWord, string>> = {
  'end.result': 'Le résultat',
  'end.you-won-by': 'Vous gagnez de {points}.',
  'end.you-won': 'Vous avez gagné.',
  'end.you-lost-by': 'Vous perdez de {points}.',
  'end.you-lost': 'Vous avez perdu.',
  'end.you-share': 'Vous partagez la victoire avec {names}.',
  'end.you-lost-shared': 'Vous avez perdu : {names} se partagent la victoire.',
  'end.won-by': '{name} gagne de {points}.',
  'end.won': '{name} gagne.',
  'end.share': '{names} se partagent la victoire.',
  'end.why-points': 'Partie jouée jusqu’au bout : le plus de points l’emporte.',
  'end.why-tie': 'Égalité de points : {what} a décidé, {more} contre {less}.',
  'end.why-equal': 'Égalité de points, et rien ne départage.',
  'end.why-time': 'Temps écoulé pour {names}.',
  'end.why-time-you': 'Votre temps est écoulé.',
  'end.why-left': 'Partie quittée par {names}.',
  'end.why-left-you': 'Vous avez quitté la partie.',
  'end.why-claimed': 'Absence de {names}.',
  'end.why-claimed-you': 'Votre place est restée vide.',
  'end.place': '{rank, selectordinal, one {#er} other {#e}}',
  'end.points-from': 'Points de',
  'end.differences': 'Les plus grands écarts',
  'end.more-for-you':
    '{line} : {points, plural, one {# point} other {# points}} de plus pour vous que pour {other}, {more} contre {less}.',
  'end.more-for':
    '{line} : {points, plural, one {# point} other {# points}} de plus pour {name} que pour {other}, {more} contre {less}.',
  'end.more-than-you':
    '{line} : {points, plural, one {# point} other {# points}} de plus pour {name} que pour vous, {more} contre {less}.',
  'end.once-more-same': 'Encore une ?',
  'end.once-more-harder': 'Encore une, ou un niveau au-dessus ?',
  'end.once-more-easier': 'Encore une, ou un niveau au-dessous ?',
  'end.name-it': 'Nommer',
  'end.rematch': 'Revanche',
  'end.harder': 'Plus fort : {level}',
  'end.easier': 'Plus facile : {level}',
  'end.picture': 'Partager l’image',
  'end.picture-failed': 'L’image n’a pas pu être dessinée ici.',
  'end.new-game': 'Nouvelle partie',
}
