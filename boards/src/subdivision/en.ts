import type { Line, Options, Refusal } from '@masterplan/subdivision/nouns'
import type { Catalogue } from '../board.ts'

/** A seat by its colour, unless the fact already is a name. */
const who = (fact: string) => `{${fact}, select, 0 {Red} 1 {Blue} 2 {Green} 3 {Yellow} other {{${fact}}}}`
const seat = who('seat')
const winner = who('winner')

export const en = {
  'seat.0': 'Red',
  'seat.1': 'Blue',
  'seat.2': 'Green',
  'seat.3': 'Yellow',

  'prompt.park': `${seat} lays out a park ({parks} to come), such as pc3.`,
  'prompt.luck': 'Luck lays out a park ({parks} to come).',
  'prompt.place': `${seat} builds: size and cell, such as 3c2.`,
  'prompt.pass': `${seat} has nothing that fits anywhere and must pass with “-”.`,
  'prompt.won': `${winner} wins with {total, plural, one {# point} other {# points}}.`,
  'prompt.shared': '{winners} share the win with {total, plural, one {# point} other {# points}} each.',

  'event.park-placed': `${seat} lays out a park on {cell}.`,
  'event.park-fell': 'A park is laid out on {cell}.',
  'event.placed':
    `${seat} builds {pips, select, 1 {a manufactured home} 2 {a family home} other {a high rise}} on {cell}` +
    '{joined, select, 0 {, a group of its own} 1 {} other {, joining {joined} groups}}.' +
    '{crowded, select, none {} other { High rises now crowded: {crowded}.}}',
  'event.passed': `${seat} has nothing that fits and passes.`,
  'event.won': `Nobody can build any more. ${winner} wins, {totals}.`,
  'event.shared': 'Nobody can build any more. {winners} share the win, {totals}.',

  'refusal.parks-come-first': 'The parks are laid out first: a park is written as “pc3”.',
  'refusal.parks-are-placed': 'All parks have been laid out.',
  'refusal.no-such-cell': 'There is no cell {cell} on this board.',
  'refusal.park-there': 'There is a park on {cell}.',
  'refusal.pyramid-there': '{cell} is taken by {pyramid}.',
  'refusal.none-left':
    'There is no {pips, select, 1 {manufactured home} 2 {family home} other {high rise}} left in the stash.',
  'refusal.high-rise-too-near': 'A high rise on {cell} would be near your own on {other}.',
  'refusal.nobody-near':
    'A manufactured home on {cell} has no high rise or manufactured home of another colour near it.',
  'refusal.may-not-pass': 'Nobody may pass who can build.',

  'option.set': 'The pyramids: five of each size per seat, or three.',
  'option.parks': 'Where the parks are: in the usual places, anywhere by luck, as agreed, or laid out in turn.',
  'option.parkCells': 'With custom parks, their cells.',
  'option.privateParks': 'Whether a group all around a park scores, and whether parks near other parks count.',
  'option.privateParkPoints': 'What a private park scores.',
  'option.groupCost': 'What each group costs.',
  'option.crowdingFree': 'How many manufactured homes near a high rise do no harm.',
  'option.crowdingMost': 'How much a crowded high rise loses at most.',

  'line.pips': 'pips',
  'line.groups': 'groups',
  'line.crowding': 'crowding',
  'line.privateParks': 'private parks',

  'board.parks': 'parks',
  'board.score': 'score',
  'board.left': 'left to build',
  'board.you': 'you',
  'board.free': 'free',
  'board.park': 'park',
  'board.pips.1': 'manufactured home',
  'board.pips.2': 'family home',
  'board.pips.3': 'high rise',
} as const satisfies Catalogue<Refusal, Options, Line>
