import type { reasons as english } from '../en/reasons.ts'

/** Why a bot would do this. */
export const reasons: Readonly<Record<keyof typeof english, string>> = {
  'reason.missions': 'Garde les deux missions qui rapportent le plus d’ordinaire, environ {points} points.',
  'reason.claims': 'Réalise le projet {project} pour {points, plural, one {# point} other {# points}}.',
  'reason.prepares':
    'Permet ensuite de réclamer en {space} un projet de {points, plural, one {# point} other {# points}}.',
  'reason.denies':
    'Empêche {seat} de réclamer en {space} un projet de {points, plural, one {# point} other {# points}}.',
  'reason.invades': 'Prend le bâtiment en {space} à {seat}.',
  'reason.inhabitants': 'Ramène {gain, plural, one {# habitant} other {# habitants}} de {space}.',
  'reason.hoist-claim':
    'Amène le palan dans le quartier {region}, où un projet de {points, plural, one {# point} other {# points}} est à portée.',
  'reason.hoist': 'Amène le palan dans le quartier {region}.',
  'reason.next': 'De ceux qui restent, {seat} peut en faire le moins là où est le palan.',
  'reason.next-idle': '{seat} ne peut rien réclamer là où est le palan.',
  'reason.roof': 'Déplace le toit de {space} à {to} : {space} peut grandir encore.',
  'reason.waits': 'Tout le reste coûterait plus que cela ne rapporte.',
  'reason.controls': 'Prend le contrôle du quartier {region}.',
  'reason.shares': 'Partage le contrôle du quartier {region}.',
}
