/** A seat by its letter, unless the fact already is a name. */
const who = (fact: string) => `{${fact}, select, 0 {A} 1 {B} 2 {C} 3 {D} 4 {E} other {{${fact}}}}`
const seat = who('seat')
const rival = who('rival')
const owner = who('owner')
const people = (fact: string) => `{${fact}, plural, one {# inhabitant} other {# inhabitants}}`
const floors = '{floors, plural, one {# floor} other {# floors}}'

/** Whom a region pays, by name: up to five tied players. */
const paid = (and: string) =>
  `{count, select, 1 {{seat}} 2 {{seat}${and}{rival}} 3 {{seat}, {rival}${and}{other}} 4 {{seat}, {rival}, {other}${and}{leader}} other {{seat}, {rival}, {other}, {leader}${and}{next}}}`

/** What is said at a table: prompts, events, refusals, places and moves. */
export const table = {
  'land.M': 'Meadow',
  'land.L': 'Loam',
  'land.R': 'Rock',
  'land.B': 'bramble',

  'prompt.luck': 'Luck decides next.',
  'prompt.keep': 'Choose two of your four missions to keep. The others leave the game unseen.',
  'prompt.opening': '{seat} takes the opening action: choose any space of the map.',
  'prompt.action':
    '{seat} works in region {region} ({actions, plural, one {last action} other {# actions left}}): build or abandon there{ploys, select, 0 {} other {, or first play a ploy}}.',
  'prompt.fallback': `${seat} has nothing to do in region {hoist} and works in region {region} instead ({actions, plural, one {last action} other {# actions left}}).`,
  'prompt.stuck': `${seat} has no main action anywhere: pass, or play a ploy.`,
  'prompt.claim': '{seat} may claim one project with the building on {space}.',
  'prompt.next': '{seat} chooses who plays next.',
  'prompt.won': `${who('winner')} wins with {total, plural, one {# point} other {# points}}.`,
  'prompt.shared': '{winners} share the win with {total, plural, one {# point} other {# points}} each.',

  'event.starter': `${seat} begins.`,
  'event.revealed': '{project} lies open: {text}.',
  'event.dealt': 'You are dealt {mission}: {text}.',
  'event.kept': 'You keep {missions}.',
  'event.chosen': `${seat} has chosen two missions.`,
  'event.turn': `Round {round}: ${seat} has {actions, plural, one {one action} other {# actions}}.`,
  'event.built': `${seat} builds on {space}, now ${floors}, for ${people('cost')}.`,
  'event.cleared': `${seat} clears the bramble on {space}: {land, select, M {Meadow} L {Loam} other {Rock}}.`,
  'event.abandoned': `${seat} abandons {space} (${floors}) and gets ${people('gain')}.`,
  'event.passed': `${seat} {forced, select, yes {can do nothing and passes} other {passes}}.`,
  'event.moved': `${seat} plays Strategic Movement: the hoist goes to region {region}.`,
  'event.roof-moved': `${seat} plays Roof Transfer, from {from} to {to}.`,
  'event.invaded': `${seat} invades {space}: ${rival} gets ${people('cost')}.`,
  'event.claimed': `${seat} claims {project} with {space}: {points, plural, one {# point} other {# points}}.`,
  'event.declined': `${seat} claims nothing.`,
  'event.hoist': 'The hoist goes to region {region}.',
  'event.last-round': `${seat} has placed the final floor: this is the last round.`,
  'event.control': `Region {region} pays {gain, plural, one {# inhabitant} other {# inhabitants}} to ${paid(' and ')}.`,
  'event.round-over': 'Round {round} is over.',
  'event.missions-shown': 'The missions are shown: {missions}.',

  'refusal.not-now': 'This is not what is awaited now.',
  'refusal.no-such-thing': 'There is no such thing in this game: {number}.',
  'refusal.tile-placed': 'Region {region} already lies on the map.',
  'refusal.project-not-in-deck': '{project} is not in the deck.',
  'refusal.mission-gone': '{mission} has already been dealt.',
  'refusal.mission-not-yours': '{mission} was not dealt to you.',
  'refusal.outside-region':
    '{hoist, select, 0 {The hoist is not on the map yet} other {{space} is not where you may act: the hoist is in region {hoist}}}.',
  'refusal.no-floors': 'There are not enough floors left in your supply.',
  'refusal.too-dear': `This costs {cost}: you have ${people('inhabitants')}{keep, select, 0 {} other { and must keep {keep}}}.`,
  'refusal.rival-building': `The building on {space} belongs to ${owner}.`,
  'refusal.roofed': 'The building on {space} has a roof.',
  'refusal.land-needed': '{space} is a bramble: say what it becomes, such as “build {space} L”.',
  'refusal.land-fixed': 'The land of {space} cannot be chosen.',
  'refusal.land-gone': 'There is no {land, select, M {Meadow} L {Loam} other {Rock}} token left.',
  'refusal.not-your-building': 'You have no building on {space}.',
  'refusal.must-act': 'You may not pass: you have floors and something to do.',
  'refusal.ploy-played': 'You have already played a ploy in this action.',
  'refusal.no-ploy-left': 'You have no ploy left.',
  'refusal.no-hoist-yet': 'There is no ploy before the first building stands.',
  'refusal.no-roof-there': 'The building on {space} has no roof.',
  'refusal.other-land': 'The land of {space} is of another kind.',
  'refusal.no-rival-there': 'There is no rival’s building on {space}.',
  'refusal.not-displayed': '{project} does not lie open.',
  'refusal.not-fulfilled': '{project} is not fulfilled with the building that has just grown.',
  'refusal.had-a-turn': `${seat} has already had a turn in this round.`,

  'line.projects': 'projects',
  'line.missions': 'missions',
  'line.inhabitants': 'inhabitants',

  'place.empty': '{space}, {land}, costs {cost}',
  'place.built':
    '{space}, {land}, costs {cost}: {floors, plural, one {# floor} other {# floors}} of {owner}{roof, select, yes {, with a roof} other {}}',
  'place.region':
    'Region {region}, place {slot}{hoist, select, yes {, the hoist is here} other {}}{works, select, yes {, work is done here} other {}}{control, select, none {} other {, most floors: {control}}}',
  'place.land': '{land}: {left, plural, one {# token left} other {# tokens left}}',
  'place.project':
    '{project}, {points, plural, one {# point} other {# points}}. {text}{claimable, select, yes {. It can be claimed now} other {}}',
  'place.mission': '{mission}. {text}. {scale}{kept, select, yes {. Worth {worth} now} no {. Rejected} other {}}',

  'move.construct': 'Build{floors, plural, =1 {} other { floor #}}',
  'move.clear': 'Clear for {land, select, M {Meadow} L {Loam} other {Rock}} and build',
  'move.abandon': 'Abandon',
  'move.move': 'Ploy: Strategic Movement, the hoist comes here',
  'move.roof': 'Ploy: Roof Transfer',
  'move.invade': 'Ploy: Building Invasion',
  'move.claim': 'Claim this project',
  'move.decline': 'Claim nothing',
  'move.next': 'Next: {seat}',
  'move.keep': 'Keep these two missions',
  'move.pass': 'Pass',
  'move.luck': 'Luck',

  'holding.inhabitants': 'inhabitants',
  'holding.floors': 'floors',
  'holding.ploys': 'ploys',
  'holding.projects': 'projects',

  'side.player': '{seat}',
  'side.setup': 'Before the first round',
  'side.round': 'Round {round}',
  'side.last-round': 'Last round',
  'side.played': 'Turns this round',
  'side.turn-done': '{seat} has had a turn',
  'side.turn-now': '{seat} has the turn, {actions, plural, one {# action left} other {# actions left}}',
  'side.turn-to-come': '{seat} is still to come',
  'side.roofs': 'roofs',
  'side.deck': 'in the deck',
  'side.projects': 'Projects',
  'side.missions': 'Your missions',
  'side.missions-choose': 'Keep two of these missions',
  'side.missions-of': 'Missions of {seat}',
  'side.waiting': '{seat} is still choosing',
  'side.no-project': 'no project',
  'side.claimable': 'can be claimed now',

  'scale.steps': 'Points for 0, 1, 2 …: {points}',
  'scale.keys': '{alone} for each alone, {tied} tied',
  'scale.tallest': 'Taller {taller}, as tall {equal}',
} as const
