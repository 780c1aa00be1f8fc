/** Why a bot would do this. */
export const reasons = {
  'reason.missions': 'Keeps the two missions that usually bring most, about {points} points.',
  'reason.claims': 'Claims the project {project} for {points, plural, one {# point} other {# points}}.',
  'reason.prepares': 'Then a project worth {points, plural, one {# point} other {# points}} can be claimed on {space}.',
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
} as const
