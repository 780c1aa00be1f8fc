import { type Event, SCORE_LINES, type SeatView, type View } from '@masterplan/urbapolis/nouns'
import type { Ink, TerminalBoard } from '../../board.ts'
import { say } from '../../kit/say.ts'
import { reason } from '../hint-words.ts'
import { actionText } from '../offers.ts'
import { LETTERS, letters } from '../seat-letters.ts'
import { prompt, said } from '../sentences.ts'
import { iconText, nameOf, printed } from '../tile-lookup.ts'
import { en } from '../words/en/index.ts'
import { table } from '../words/en/table.ts'
import { terminalWords as words } from '../words/en/terminal.ts'
import { cardLines } from './cards.ts'
import { drawMap } from './map.ts'

const NAMES = [
  words['terminal.seat.0'],
  words['terminal.seat.1'],
  words['terminal.seat.2'],
  words['terminal.seat.3'],
] as const

function draw(view: View, ink: Ink): string[] {
  return [
    ...heading(view, ink),
    ...drawMap(view, ink),
    '',
    ...offers(view, ink),
    ...auctions(view, ink),
    ...actions(view, ink),
    '',
    ...people(view, ink),
    '',
    ...[words['terminal.legend.1'], words['terminal.legend.2'], words['terminal.legend.3']].map(ink.faint),
  ]
}

function heading(view: View, ink: Ink): string[] {
  const facts = { round: view.round, scenario: view.scenario.name }
  const order = `${words['terminal.order']}: ${letters(view.order)}   ${words['terminal.future']}: ${letters(view.future)}`
  return [
    ink.strong(say(words, view.round === 0 ? 'terminal.setup' : 'terminal.round', facts)),
    ...(view.ending ? [ink.strong(words['terminal.ending'])] : []),
    order.trimEnd(),
    say(words, 'terminal.pile', { left: view.pile.left, streets: view.streets, boulevards: view.boulevards }),
    '',
  ]
}

/** Everything that can be taken or bid for, and what is to come. */
function offers(view: View, ink: Ink): string[] {
  const section = (title: string, codes: readonly string[]) =>
    codes.length === 0 ? [] : [ink.strong(`${title}:`), ...codes.flatMap(cardLines).map(line => `  ${line}`)]
  const later = view.reserved.flatMap((codes, at) => {
    const title = say(words, 'terminal.reserved', { round: at + 2 })
    return section(title, codes).map(ink.faint)
  })
  return [
    ...section(words['terminal.market'], view.market),
    ...section(words['terminal.obsolete'], view.obsolete),
    ...section(words['terminal.publics'], view.publics),
    ...later,
    '',
  ]
}

function auctions(view: View, ink: Ink): string[] {
  if (view.auctions.length === 0) return []
  const lines = view.auctions.map(auction => {
    const stakes = auction.stakes.flatMap((stake, seat) => (stake > 0 ? [`${LETTERS[seat]} ${stake}`] : []))
    const base = auction.kind === 'plot' ? say(words, 'terminal.base', { base: auction.base }) : ''
    const what = auction.kind === 'plot' ? auction.plot : `${auction.tile} ${nameOf(auction.tile)}`
    const facts = { what, leader: LETTERS[auction.leader], bid: auction.bid, base, stakes: stakes.join(', ') }
    return `  ${say(words, 'terminal.auction', facts)}`
  })
  return [ink.strong(`${words['terminal.auctions']}:`), ...lines, '']
}

/** How each starting building's action is written. */
const MOVES: Readonly<Record<string, string>> = {
  BANK: 'bank 1-3',
  EMPL: 'hire',
  TEMP: 'temps 2-4',
  HOSP: 'hospital 1-3',
  HEAL: 'boost H',
  TVST: 'boost S',
  FAIR: 'boost I',
  CONV: 'boost C',
  HALL: 'expropriate',
  PARK: 'boulevard',
  WORK: 'street',
}

/** What each is used for and costs, and what it does to its neighbours. */
function actions(view: View, ink: Ink): string[] {
  const lines = view.actions.map(({ building, usedBy }) => {
    const tile = printed(building)
    const icons = tile === undefined ? '' : iconText(tile.icons)
    const does = actionText(view, building, (code, facts) => say(en, code, facts ?? {})).replace('|', ' ')
    const line = `  ${building} ${(MOVES[building] ?? '').padEnd(12)} ${does.padEnd(38)} ${icons}`.trimEnd()
    return usedBy === null ? line : ink.faint(`${line}  (${LETTERS[usedBy]})`)
  })
  return [ink.strong(`${words['terminal.actions']}:`), ...lines]
}

/** A row for each seat, and its hand below. */
function people(view: View, ink: Ink): string[] {
  return view.seats.flatMap(seat => {
    const turn = view.seat === seat.seat ? '▸' : ' '
    const you = view.viewer === seat.seat ? ` (${words['terminal.you']})` : ''
    const label = ink.seat(seat.seat, `${LETTERS[seat.seat]} ${`${NAMES[seat.seat as 0]}${you}`.padEnd(12)}`)
    const team = seat.temps > 0 ? `${seat.team}+${seat.temps}` : `${seat.team}`
    const purse = say(words, 'terminal.purse', { coins: seat.coins, free: seat.free, team })
    const points = SCORE_LINES.flatMap(line =>
      seat.lines[line] ? [`${table[`line.${line}`]} ${seat.lines[line]}`] : [],
    )
    return [
      `${turn} ${label} ${ink.strong(`${String(seat.points).padStart(3)} ${words['terminal.points']}`)}  ${purse}`,
      ...(points.length > 0 ? [ink.faint(`      ${points.join(', ')}`)] : []),
      ...handLines(view, seat),
    ]
  })
}

/** One's own tiles with all that is printed on them, those of others with what they cost and do to their neighbours. */
function handLines(view: View, { seat, hand }: SeatView): string[] {
  const head = `      ${words['terminal.hand']}:`
  if (hand.kind === 'closed') {
    return [`${head} ${say(words, 'terminal.closed', { privates: hand.privates, publics: hand.publics })}`]
  }
  if (hand.tiles.length === 0) return [`${head} ${words['terminal.nothing']}`]
  const tiles = hand.tiles.flatMap(code => (seat === view.viewer ? cardLines(code) : cardLines(code).slice(0, 1)))
  return [head, ...tiles.map(line => `        ${line}`)]
}

/** Where the terminal has a sentence of its own, that goes before the page's. */
const own = Object.fromEntries(
  Object.entries(words).map(([code, sentence]) => [code.replace('terminal.', ''), sentence]),
)

/** A border is written from the upper or left plot on; people write it from either side. */
const bordersInOrder = (_: string, road: string, one: string, other: string): string =>
  `${road} ${[one, other].sort().join('-')}`

export const terminal: TerminalBoard<View, Event> = {
  draw,
  prompt,
  said,
  typed: line => line.replace(/^(street|boulevard) (\w+)-(\w+)$/, bordersInOrder),
  reason,
  examples: ['take H01', 'bid c2 6', 'build H01 c2', 'tender E01 2', 'bank 3', 'pass'],
  messages: { ...en, ...own },
}
