/** A seat by its letter, unless the fact already is a name. */
const who = (fact: string) => `{${fact}, select, 0 {A} 1 {B} 2 {C} 3 {D} 4 {E} other {{${fact}}}}`
const seat = who('seat')
const rival = who('rival')
const owner = who('owner')
const people = (fact: string) => `{${fact}, plural, one {# inhabitant} other {# inhabitants}}`
const floors = '{floors, plural, one {# floor} other {# floors}}'

/** What only the terminal says: it asks for notation where the page asks for presses. */
export const terminalWords = {
  'terminal.prompt.keep':
    'Everybody keeps two of four missions, in secret: {waiting} still to choose. Write “keep S03 S17”.',
  'terminal.prompt.opening': `${seat} takes the opening action, on any space of the map: “build 4.NE”, a bramble with its land “build 4.C L”.`,
  'terminal.prompt.action': `${seat} works in region {region} ({actions, plural, one {last action} other {# actions left}}): build, abandon{ploys, select, 0 {} other {, or first a ploy: move, roof, invade}}.`,
  'terminal.prompt.claim': `${seat} may claim one project with {space}: {projects}; or decline.`,
  'terminal.prompt.next': `${seat} names the next player: {choices}.`,
  'terminal.prompt.fallback': `${seat} has nothing to do in region {hoist} and works in region {region} instead ({actions, plural, one {last action} other {# actions left}}).`,
  'terminal.prompt.stuck': `${seat} has no main action anywhere: pass, or play a ploy.`,
  'terminal.event.revealed': '{project} lies open: {text}.',
  'terminal.event.dealt': 'You are dealt {mission}: {text}.',
  'terminal.event.kept': 'You keep {missions}.',
  'terminal.event.built': `${seat} builds on {space}, now ${floors}, for ${people('cost')}.`,
  'terminal.event.cleared': `${seat} clears the bramble on {space}: {land, select, M {Meadow} L {Loam} other {Rock}}.`,
  'terminal.event.abandoned': `${seat} abandons {space} (${floors}) and gets ${people('gain')}.`,
  'terminal.event.moved': `${seat} plays Strategic Movement: the hoist goes to region {region}.`,
  'terminal.event.roof-moved': `${seat} plays Roof Transfer, from {from} to {to}.`,
  'terminal.event.invaded': `${seat} invades {space}: ${rival} gets ${people('cost')}.`,
  'terminal.event.claimed': `${seat} claims {project} with {space}: {points, plural, one {# point} other {# points}}.`,
  'terminal.event.missions-shown': 'The missions are shown: {missions}.',
  'terminal.refusal.project-not-in-deck': '{project} is not in the deck.',
  'terminal.refusal.mission-gone': '{mission} has already been dealt.',
  'terminal.refusal.mission-not-yours': '{mission} was not dealt to you.',
  'terminal.refusal.outside-region':
    '{hoist, select, 0 {The hoist is not on the map yet} other {{space} is not where you may act: the hoist is in region {hoist}}}.',
  'terminal.refusal.rival-building': `The building on {space} belongs to ${owner}.`,
  'terminal.refusal.roofed': 'The building on {space} has a roof.',
  'terminal.refusal.land-needed': '{space} is a bramble: say what it becomes, such as “build {space} L”.',
  'terminal.refusal.land-fixed': 'The land of {space} cannot be chosen.',
  'terminal.refusal.not-your-building': 'You have no building on {space}.',
  'terminal.refusal.no-roof-there': 'The building on {space} has no roof.',
  'terminal.refusal.other-land': 'The land of {space} is of another kind.',
  'terminal.refusal.no-rival-there': 'There is no rival’s building on {space}.',
  'terminal.refusal.not-displayed': '{project} does not lie open.',
  'terminal.refusal.not-fulfilled': '{project} is not fulfilled with the building that has just grown.',
  'terminal.map-to-come': 'The map is being laid: {tiles}.',
  'terminal.round': 'round {round}',
  'terminal.last-round': 'last round',
  'terminal.coming': 'still to come: {seats}',
  'terminal.hoist': 'hoist in region {hoist}',
  'terminal.no-hoist': 'hoist off the map',
  'terminal.control': 'most floors',
  'terminal.supply': 'land tokens M {M}  L {L}  R {R}   roofs {roofs}   projects in the deck {deck}',
  'terminal.you': 'you',
  'terminal.inhabitants': 'inhabitants',
  'terminal.floors': 'floors',
  'terminal.ploys': 'ploys',
  'terminal.points': 'points',
  'terminal.projects': 'projects',
  'terminal.worth': '{worth} now',
  'terminal.rejected': 'rejected',
  'terminal.legend': '>4.C< hoist  (5.C) work  M Meadow  L Loam  R Rock  B bramble  4.C* was a bramble',
  'terminal.legend-towers': 'M3 A2^ is Meadow that costs 3, with two floors of A and a roof',
  'terminal.legend-costs': 'A floor costs 1 more for each one below it. Twice what all floors cost is what',
  'terminal.legend-twice': 'abandoning a building brings, and what invading it costs, paid to its owner.',
} as const
