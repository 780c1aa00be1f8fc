import type { Line, Options, Refusal } from '@masterplan/subdivision/nouns'
import type { Catalogue } from '../../board.ts'

/** A seat by its colour, unless the fact already is a name. */
const who = (fact: string) => `{${fact}, select, 0 {Red} 1 {Blue} 2 {Green} 3 {Yellow} other {{${fact}}}}`
const seat = who('seat')
const winner = who('winner')

const Home = '{pips, select, 1 {A manufactured home} 2 {A family home} other {A high rise}}'

/** All that is said of Subdivision in English. */
export const en = {
  'prompt.park': '{seat}: lay out a park on a lit plot ({parks} to come).',
  'prompt.luck': 'Luck lays out a park ({parks} to come).',
  'prompt.place': '{seat}: press a lit plot, then choose the size.',
  'prompt.which': 'Which size on {place}?',
  'prompt.pass': '{seat}: nothing of yours fits anywhere, so you must pass.',
  'prompt.won': `${winner} wins with {total, plural, one {# point} other {# points}}.`,
  'prompt.shared': '{winners} share the win with {total, plural, one {# point} other {# points}} each.',

  'event.park-placed': `${seat} lays out a park on {cell}.`,
  'event.park-fell': 'A park is laid out on {cell}.',
  'event.placed':
    '{seat} builds {pips, select, 1 {a manufactured home} 2 {a family home} other {a high rise}} on {cell}' +
    '{joined, select, 0 {, a group of its own} 1 {} other {, joining {joined} groups}}.' +
    '{crowded, select, none {} other { High rises are crowded: {crowded}.}}',
  'event.worth': '{cell} is now worth {worth}',
  'event.passed': `${seat} has nothing that fits and passes.`,
  'event.won': `Nobody can build any more. ${winner} wins, {totals}.`,
  'event.shared': 'Nobody can build any more. {winners} share the win, {totals}.',

  'refusal.parks-come-first': 'The parks are laid out first.',
  'refusal.parks-are-placed': 'All parks have been laid out.',
  'refusal.no-such-cell': 'There is no cell {cell} on this board.',
  'refusal.park-there': 'There is a park on {cell}.',
  'refusal.pyramid-there': '{cell} is built on already.',
  'refusal.none-left':
    'There is no {pips, select, 1 {manufactured home} 2 {family home} other {high rise}} left in the stash.',
  'refusal.high-rise-too-near': 'A high rise on {cell} would be near your own on {other}.',
  'refusal.nobody-near':
    'A manufactured home on {cell} has no high rise or manufactured home of another colour near it.',
  'refusal.may-not-pass': 'Nobody may pass who can build.',

  'option.set': 'The pyramids: five of each size per seat, or three.',
  'option.parks': 'Where the parks are: in the usual places, anywhere by luck, as agreed, or laid out in turn.',
  'option.parkCells': 'With custom parks, their cells.',
  'form.parkCells':
    'empty or, with custom parks, as many different cells of the board as it has parks, such as "a1,f1,a3,a6,e6,f6"',
  'option.privateParks': 'Whether a group all around a park scores, and whether parks near other parks count.',
  'option.privateParkPoints': 'What a private park scores.',
  'option.groupCost': 'What each group costs.',
  'option.crowdingFree': 'How many manufactured homes near a high rise do no harm.',
  'option.crowdingMost': 'How much a crowded high rise loses at most.',

  'line.pips': 'pips',
  'line.groups': 'groups',
  'line.crowding': 'crowding',
  'line.privateParks': 'private parks',

  'place.free': '{cell}, free{unfit, select, none {} other {: {unfit}}}',
  'place.name': '{cell}',
  'place.park': '{cell}, park',
  'place.pyramid': '{cell}, {pips, plural, one {# pip} other {# pips}} of {owner}',

  'move.place': '{pips, plural, =1 {Manufactured home} =2 {Family home} other {High rise}}',
  'named.place': '{pips, plural, =1 {Manufactured home} =2 {Family home} other {High rise}} on {cell}',
  'named.park': 'Park on {cell}',
  'move.park': 'Park',
  'move.pass': 'Pass',

  'holding.left-1': 'manufactured left',
  'holding.left-2': 'family left',
  'holding.left-3': 'high rises left',
  'holding.groups': 'groups',

  'why.crowded': 'worth {worth} here: homes crowd it',
  'why.alone': 'a new group of its own',
  'why.joins': '{groups, plural, one {joins {beside}: no new group} other {joins {beside} into one group}}',
  'unfit.none-left': 'no {pips, select, 1 {manufactured homes} 2 {family homes} other {high rises}} left',
  'unfit.high-rise-too-near': 'no high rise near yours on {other}',
  'unfit.nobody-near': 'no manufactured home without a rival’s high rise or such home near',

  'foretold.park': 'A park on {cell}: nothing is ever built there.',
  'foretold.place':
    '{pips, select, 1 {A manufactured home} 2 {A family home} other {A high rise}} on {cell}' +
    '{worth, select, full {} other {, worth only {worth},}}' +
    '{groups, select, 0 { begins a new group} 1 { joins {beside}: no new group} other { joins {beside}: {groups} groups become one}}.' +
    '{crowds, select, none {} other { Then {crowds}.}}{unfit, select, none {} other { Nothing else fits: {unfit}.}}',
  'foretold.own-crowded': 'your high rise on {cell} is worth {worth}',
  'foretold.crowded': '{owner}’s high rise on {cell} is worth {worth}',

  'moment.parks': '{parks, plural, one {# park to come} other {# parks to come}}',
  'moment.turn': 'turn {turn}',
  'moment.free': '{free, plural, one {# plot free} other {# plots free}}',

  'choice.set.full': 'five of each size',
  'choice.set.threehouse': 'three of each size',
  'choice.parks.fixed': 'in the usual places',
  'choice.parks.random': 'anywhere, by luck',
  'choice.parks.custom': 'as agreed',
  'choice.parks.placement': 'laid out in turn',
  'choice.privateParks.off': 'no',
  'choice.privateParks.ignoreParks': 'yes, parks beside parks do no harm',
  'choice.privateParks.strict': 'yes, but not with a park beside it',

  'reason.forced': 'Nothing else is possible.',
  'reason.park': 'A park on {cell} keeps everybody from building there.',
  'reason.joins': 'Joins {groups} groups of yours on {cell}.',
  'reason.crowds': 'Crowds {seat}’s high rise on {cell}, which loses {points, plural, one {# point} other {# points}}.',
  'reason.scores': `${Home} on {cell} scores {points, plural, one {# point} other {# points}} at once{groups, select, 0 {, though it begins a new group} other {}}.`,
  'reason.denies': 'Takes {cell}, which {seat} would have liked.',
  'reason.grows': `${Home} on {cell} adds to a group of yours, so that it costs no new one.`,
  'reason.begins': `${Home} on {cell} begins a new group.`,
} as const satisfies Catalogue<Refusal, Options, Line>

/** What is said at the terminal alone, or there instead of the page's sentence of the same code. */
export const terminal = {
  'terminal.seat.0': 'Red',
  'terminal.seat.1': 'Blue',
  'terminal.seat.2': 'Green',
  'terminal.seat.3': 'Yellow',

  'terminal.parks': 'parks',

  'terminal.score': 'score',

  'terminal.left': 'left to build',

  'terminal.you': 'you',

  'terminal.free': 'free',

  'terminal.park': 'park',

  'terminal.pips.1': 'manufactured home',
  'terminal.pips.2': 'family home',
  'terminal.pips.3': 'high rise',

  'terminal.prompt.park': `${seat} lays out a park ({parks} to come), such as pc3.`,
  'terminal.prompt.place': `${seat} builds: size and cell, such as 3c2.`,
  'terminal.prompt.pass': `${seat} has nothing that fits anywhere and must pass with “-”.`,

  'terminal.event.placed':
    `${seat} builds {pips, select, 1 {a manufactured home} 2 {a family home} other {a high rise}} on {cell}` +
    '{joined, select, 0 {, a group of its own} 1 {} other {, joining {joined} groups}}.' +
    '{crowded, select, none {} other { High rises now crowded: {crowded}.}}',

  'terminal.refusal.pyramid-there': '{cell} is taken by {pyramid}.',
  'terminal.refusal.parks-come-first': 'The parks are laid out first: a park is written as “pc3”.',
} as const
