/** Why a bot would do this in Brick by Brick. */
export const reasonWords = {
  en: {
    'reason.missions': 'Keeps the two missions that usually bring most, about {points} points.',
    'reason.claims': 'Claims the project {project} for {points, plural, one {# point} other {# points}}.',
    'reason.prepares':
      'Then a project worth {points, plural, one {# point} other {# points}} can be claimed on {space}.',
    'reason.denies':
      'Keeps {seat} from claiming a project worth {points, plural, one {# point} other {# points}} on {space}.',
    'reason.invades': 'Takes the building on {space} from {seat}.',
    'reason.inhabitants': 'Brings back {gain, plural, one {# inhabitant} other {# inhabitants}} from {space}.',
    'reason.hoist-claim':
      'Moves the hoist to region {region}, where a project worth {points, plural, one {# point} other {# points}} is within reach.',
    'reason.hoist': 'Moves the hoist to region {region}.',
    'reason.next': 'Of those who are left, {seat} can do least where the hoist is.',
    'reason.next-idle': '{seat} can claim nothing where the hoist is.',
    'reason.roof': 'Moves the roof from {space} to {to}, so that {space} can grow again.',
    'reason.waits': 'Everything else would cost more than it brings.',
    'reason.controls': 'Takes control of region {region}.',
    'reason.shares': 'Shares control of region {region}.',
  },
  fr: {
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
  },
} as const
