import { type Event, SCORE_LINES, type SeatView, type View } from '@masterplan/urbapolis/nouns'
import type { Ink, TerminalBoard } from '../../board.ts'
import { say } from '../../kit/say.ts'
import { LETTERS, letters } from '../seat-letters.ts'
import { prompt, said } from '../sentences.ts'
import { nameOf } from '../tile-lookup.ts'
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
    ...actions(view),
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
    return codes.length === 0 ? [] : [ink.faint(`${title}: ${codes.map(code => `${code} ${nameOf(code)}`).join(', ')}`)]
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

function actions(view: View): string[] {
  const lines = [`${words['terminal.actions']}:`]
  for (const { building, usedBy } of view.actions) {
    const text = usedBy === null ? `${building} ${MOVES[building]}` : `(${building} ${LETTERS[usedBy]})`
    const longer = `${lines.at(-1)}  ${text}`
    if (longer.length <= 80) lines[lines.length - 1] = longer
    else lines.push(`  ${text}`)
  }
  return lines
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
      `      ${words['terminal.hand']}: ${handText(seat)}`,
    ]
  })
}

function handText({ hand }: SeatView): string {
  if (hand.kind === 'closed') return say(words, 'terminal.closed', { privates: hand.privates, publics: hand.publics })
  return hand.tiles.length === 0 ? words['terminal.nothing'] : hand.tiles.join(' ')
}

/** Where the terminal has a sentence of its own, that goes before the page's. */
const own = Object.fromEntries(
  Object.entries(words).map(([code, sentence]) => [code.replace('terminal.', ''), sentence]),
)

export const terminal: TerminalBoard<View, Event> = {
  draw,
  prompt,
  said,
  examples: ['take H01', 'bid c2 6', 'build H01 c2', 'tender E01 2', 'bank 3', 'pass'],
  messages: { ...en, ...own },
}
