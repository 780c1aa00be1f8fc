/** A seat by its letter, unless the fact already is a name. */
const who = (fact: string) => `{${fact}, select, 0 {A} 1 {B} 2 {C} 3 {D} 4 {E} other {{${fact}}}}`
const seat = who('seat')
const people = (fact: string) => `{${fact}, plural, one {# inhabitant} other {# inhabitants}}`

/** What only the terminal says: it asks for notation where the page asks for presses. */
export const terminalWords = {
  'terminal.prompt.keep':
    'Everybody keeps two of four missions, in secret: {waiting} still to choose. Write “keep S03 S17”.',
  'terminal.prompt.opening': `${seat} takes the opening action, on any space of the map: “build 4.NE”, a bramble with its land “build 4.C L”.`,
  'terminal.prompt.action': `${seat} works in region {region} ({actions, plural, one {last action} other {# actions left}}): build, abandon{ploys, select, 0 {} other {, or first a ploy: move, roof, invade}}.`,
  'terminal.prompt.claim': `${seat} may claim one project with {space}: {projects}; or decline.`,
  'terminal.prompt.next': `${seat} names the next player: {choices}.`,
  'terminal.event.control': `Region {region} pays ${people('gain')} to {seats}.`,
  'terminal.map-to-come': 'The map is being laid: {tiles}.',
  'terminal.round': 'round {round}',
  'terminal.last-round': 'last round',
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
} as const
