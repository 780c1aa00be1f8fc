import type { Options, Refusal, ScoreLine } from '@masterplan/parks-and-towers/nouns'
import type { Catalogue } from '../board.ts'

export const EN: Catalogue<Refusal, Options, ScoreLine> = {
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
  'option.komiHalves': 'Half points for Yellow, who moves second',

  'line.parks': 'parks',
  'line.towers': 'towers',
  'line.komi': 'komi',

  'draw.white': 'W White',
  'draw.yellow': 'Y Yellow',
  'draw.park': 'park',
  'draw.tower': 'tower',
  'draw.closed': 'shut',
  'draw.supply': '{towers} towers left, parks without end',
  'draw.supply-limited': '{towers} towers left, {parks} park tiles left',
  'draw.seat':
    '{who}: {houses} houses left, {parks} for parks, {towers} for towers, {komi} komi = {total}; pawn on {pawn}',

  'prompt.white': 'White, build a house: a cell and the place in it, such as d4ne.',
  'prompt.yellow': 'Yellow, build a house: a cell and the place in it, such as d4ne.',
  'prompt.over': 'The game is over.',
  'prompt.stuck': 'The game is over: no cell is left.',

  'event.house.white': 'White builds on {cell}, at {place}.',
  'event.house.yellow': 'Yellow builds on {cell}, at {place}.',
  'event.park': 'A park on {cell} pays White {white} and Yellow {yellow} ({why}).',
  'event.park-empty': 'A park on {cell} has no houses around it.',
  'event.park-forgotten': 'A park on {cell} was forgotten and pays nothing.',
  'event.cell-closed': '{cell} is closed: there is no tile for a park.',
  'event.tower': 'A tower on {cell}; {left} left.',
  'event.end.all-built': 'All houses are built. Now the towers count.',
  'event.end.no-cell-left': 'No cell is left to build on. Now the towers count.',
  'event.tower-share.white': 'The tower on {cell}: {white} to {yellow}, 2 points for White.',
  'event.tower-share.yellow': 'The tower on {cell}: {white} to {yellow}, 2 points for Yellow.',
  'event.tower-share.nobody': 'The tower on {cell}: {white} to {yellow}, nobody scores.',
}
