import type { Options, Refusal, ScoreLine } from '@masterplan/parks-and-towers/nouns'
import type { Catalogue } from '../../board.ts'

const direction =
  '{place, select, n {north} ne {north-east} e {east} se {south-east} s {south} sw {south-west} w {west} other {north-west}}'
/** What else the builder names. */
const besides =
  '{towers, select, none {} other {; tower on {towers}}}' +
  '{parks, select, none {} other {; park on {parks}}}' +
  '{marks, select, none {} other {; marked: {marks}}}'

/** All that is said of Parks & Towers in English. */
export const en = {
  'refusal.off-board': '{cell} is not on this board of {size} by {size} cells.',
  'refusal.cell-taken': '{cell} is taken: there is a {by} on it.',
  'refusal.cell-closed': '{cell} is closed: a house there would make a line of four.',
  'refusal.choose-towers': 'Towers are short: name {left} of {cells}, each with ^ before it.',
  'refusal.no-tower-choice': 'There is no choice of towers here: leave out ^{cell}.',
  'refusal.not-a-tower-cell': '{cell} needs no tower.',
  'refusal.choose-parks': 'Park tiles are short: name {left} of {cells}, each with * before it.',
  'refusal.no-park-choice': 'There is no choice of parks here: leave out *{cell}.',
  'refusal.not-a-park-cell': '{cell} needs no park.',
  'refusal.nothing-to-mark': '{cell} needs no mark: nothing must be built there now.',

  'option.preset': 'Box: standard, medium, small or mini; or custom, with the three numbers that follow',
  'option.size': 'Cells along each edge',
  'option.houses': 'Houses for each player',
  'option.towers': 'Towers for both players together',
  'option.conflict': 'What is built on a cell that needs a park and a tower',
  'option.parkLimit': 'Park tiles; 64 never run out, the printed game has 21',
  'option.attention': 'Parks that the builder does not mark pay nothing',
  'option.komiHalves': 'Half points for the second player',

  'line.parks': 'parks',
  'line.towers': 'towers',
  'line.komi': 'komi',

  'prompt.over': 'The game is over.',
  'prompt.stuck': 'The game is over: no cell is left.',

  'event.park-empty': 'A park on {cell} has no houses around it.',
  'event.park-forgotten': 'A park on {cell} was forgotten and pays nothing.',
  'event.cell-closed': '{cell} is closed: there is no tile for a park.',
  'event.tower': 'A tower on {cell}; {left} left.',
  'event.end.all-built': 'All houses are built. Now the towers count.',
  'event.end.no-cell-left': 'No cell is left to build on. Now the towers count.',

  'prompt.build': '{seat}: press a free cell, then where your house looks.',
  'prompt.then':
    '{pressed, plural, =1 {Where does it look? Press one of the arrows.} other {Which cells get a tower or a park? Press them.}}',

  'place.free': '{cell}, free',
  'place.house': `{cell}, house of {owner}, facing ${direction}`,
  'place.park': '{cell}, park, paid {seat} +{first}, {other} +{second}',
  'place.tower': '{cell}, tower, shares: {seat} = {first}, {other} = {second}',
  'place.closed': '{cell}, closed for good',
  'place.supply':
    '{towers, plural, one {# tower} other {# towers}} left; {parks, select, none {parks without end} other {park tiles left: {parks}}}',
  'place.inner': `{cell}, facing ${direction}, {faced, select, none {over the edge of the board} other {towards {faced}}}`,

  'adjust.left': 'Turn left',
  'adjust.right': 'Turn right',
  'move.build': `Build here, facing ${direction}${besides}`,
  'named.build': `Build on {cell}, facing ${direction}${besides}`,

  'picture.mark-cells': 'Mark the cells that need a park or a tower.',
  'picture.short-towers':
    'Only {left, plural, one {# tower is} other {# towers are}} left: press the cells that get one.',
  'picture.short': 'Not enough for all: press the cells that get one.',

  'holding.houses': 'houses left',
  'holding.towers': 'towers led',

  'foretold.house': `A house on {cell}, facing ${direction}: {brought, select, none {no park, no tower} other {{brought}}}.`,
  'foretold.park': 'a park on {cell} pays you {mine} and {other} {theirs}',
  'foretold.parks': '{parks} parks pay you {mine} and {other} {theirs}',
  'foretold.tower':
    'a tower rises on {cell}{lead, select, mine { that you lead} theirs { that {other} leads} other { that nobody leads}}',
  'foretold.tower-changes':
    '{lead, select, mine {you lead the tower on {cell}} theirs {{other} leads the tower on {cell}} other {nobody leads the tower on {cell}}}',
  'foretold.closed': '{cell} is closed for good',

  'moment.towers': '{towers, plural, one {# tower left} other {# towers left}}',
  'moment.supply':
    '{towers, plural, one {# tower} other {# towers}} and {parks, plural, one {# park} other {# parks}} left',

  'log.house': `{seat} builds on {cell}, facing ${direction}.`,
  'log.park': 'A park on {cell}: {seat} +{first}, {other} +{second}.',
  'log.tower-share': 'The tower on {cell}, {first} to {second}: 2 points for {winner}.',
  'log.tower-tie': 'The tower on {cell}, {first} to {second}: nobody scores.',

  'choice.preset.custom': 'the numbers below',
  'choice.preset.standard': 'standard',
  'choice.preset.medium': 'medium',
  'choice.preset.small': 'small',
  'choice.preset.mini': 'mini',
  'choice.conflict.park': 'a park',
  'choice.conflict.tower': 'a tower',

  'reason.park': 'Makes {cell} a park that pays you {points, plural, one {# point} other {# points}}.',
  'reason.park-shared':
    'Makes {cell} a park that pays {points, plural, one {# point} other {# points}} to you and {theirs} to {seat}.',
  'reason.tower-own': 'Raises a tower on {cell} of which you hold the larger share.',
  'reason.tower-even': 'Raises a tower on {cell} that is shared evenly.',
  'reason.tower-taken': 'Takes the larger share of the tower on {cell} from {seat}.',
  'reason.tower-levelled': 'Draws level with {seat} at the tower on {cell}.',
  'reason.denies': 'Builds on {cell}, where a park would have paid {seat}.',
  'reason.faces': 'Looks at {cell}: a park there would then pay {points} to you and {theirs} to {seat}.',
  'reason.faces-tower':
    'Looks at the tower on {cell}: the shares of it are then {points} for you and {theirs} for {seat}.',
  'reason.counts': 'Counts for you in every park and tower to come around {cell}.',
} as const satisfies Catalogue<Refusal, Options, ScoreLine>

/** What is said at the terminal alone, by colours, or there instead of the page's sentence of the same code. */
export const terminal = {
  'terminal.draw.white': 'W White',
  'terminal.draw.yellow': 'Y Yellow',
  'terminal.draw.park': 'park',
  'terminal.draw.tower': 'tower',
  'terminal.draw.closed': 'shut',
  'terminal.draw.supply': '{towers} towers left, parks without end',
  'terminal.draw.supply-limited': '{towers} towers left, {parks} park tiles left',
  'terminal.draw.seat':
    '{who}: {houses} houses left, {parks} for parks, {towers} for towers, {komi} komi = {total}; pawn on {pawn}',

  'terminal.prompt.white': 'White, build a house: a cell and the place in it, such as d4ne.',
  'terminal.prompt.yellow': 'Yellow, build a house: a cell and the place in it, such as d4ne.',

  'terminal.event.house.white': 'White builds on {cell}, at {place}.',
  'terminal.event.house.yellow': 'Yellow builds on {cell}, at {place}.',
  'terminal.event.park': 'A park on {cell} pays White {white} and Yellow {yellow} ({why}).',
  'terminal.event.tower-share.white': 'The tower on {cell}: {white} to {yellow}, 2 points for White.',
  'terminal.event.tower-share.yellow': 'The tower on {cell}: {white} to {yellow}, 2 points for Yellow.',
  'terminal.event.tower-share.nobody': 'The tower on {cell}: {white} to {yellow}, nobody scores.',

  'terminal.option.komiHalves': 'Half points for Yellow, who moves second',
} as const
