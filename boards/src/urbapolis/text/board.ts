import type { Seat } from '@masterplan/kernel'
import { type Event, PRIVATE_TILES, SCORE_LINES, type SeatView, type View } from '@masterplan/urbapolis/nouns'
import type { Ink, Said, TerminalBoard } from '../../board.ts'
import { say } from '../../kit/say.ts'
import { en } from '../en.ts'
import { reasonWords } from '../reasons-words.ts'
import { cardLines, nameOf } from './cards.ts'
import { drawMap, LETTERS } from './map.ts'

const NAMES = [en['seat.0'], en['seat.1'], en['seat.2'], en['seat.3']] as const
const letters = (seats: readonly Seat[]): string => seats.map(seat => LETTERS[seat]).join(' ')

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
    ...[en['board.legend.1'], en['board.legend.2'], en['board.legend.3']].map(ink.faint),
  ]
}

function heading(view: View, ink: Ink): string[] {
  const facts = { round: view.round, scenario: view.scenario.name }
  const order = `${en['board.order']}: ${letters(view.order)}   ${en['board.future']}: ${letters(view.future)}`
  return [
    ink.strong(say(en, view.round === 0 ? 'board.setup' : 'board.round', facts)),
    ...(view.ending ? [ink.strong(en['board.ending'])] : []),
    order.trimEnd(),
    say(en, 'board.pile', { left: view.pile.left, streets: view.streets, boulevards: view.boulevards }),
    '',
  ]
}

/** Everything that can be taken or bid for, and what is to come. */
function offers(view: View, ink: Ink): string[] {
  const section = (title: string, codes: readonly string[]) =>
    codes.length === 0 ? [] : [ink.strong(`${title}:`), ...codes.flatMap(cardLines).map(line => `  ${line}`)]
  const later = view.reserved.flatMap((codes, at) => {
    const title = say(en, 'board.reserved', { round: at + 2 })
    return codes.length === 0 ? [] : [ink.faint(`${title}: ${codes.map(code => `${code} ${nameOf(code)}`).join(', ')}`)]
  })
  return [
    ...section(en['board.market'], view.market),
    ...section(en['board.obsolete'], view.obsolete),
    ...section(en['board.publics'], view.publics),
    ...later,
    '',
  ]
}

function auctions(view: View, ink: Ink): string[] {
  if (view.auctions.length === 0) return []
  const lines = view.auctions.map(auction => {
    const stakes = auction.stakes.flatMap((stake, seat) => (stake > 0 ? [`${LETTERS[seat]} ${stake}`] : []))
    const base = auction.kind === 'plot' ? say(en, 'board.base', { base: auction.base }) : ''
    const what = auction.kind === 'plot' ? auction.plot : `${auction.tile} ${nameOf(auction.tile)}`
    const facts = { what, leader: LETTERS[auction.leader], bid: auction.bid, base, stakes: stakes.join(', ') }
    return `  ${say(en, 'board.auction', facts)}`
  })
  return [ink.strong(`${en['board.auctions']}:`), ...lines, '']
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
  const lines = [`${en['board.actions']}:`]
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
    const you = view.viewer === seat.seat ? ` (${en['board.you']})` : ''
    const label = ink.seat(seat.seat, `${LETTERS[seat.seat]} ${`${NAMES[seat.seat as 0]}${you}`.padEnd(12)}`)
    const team = seat.temps > 0 ? `${seat.team}+${seat.temps}` : `${seat.team}`
    const purse = say(en, 'board.purse', { coins: seat.coins, free: seat.free, team })
    const points = SCORE_LINES.flatMap(line => (seat.lines[line] ? [`${en[`line.${line}`]} ${seat.lines[line]}`] : []))
    return [
      `${turn} ${label} ${ink.strong(`${String(seat.points).padStart(3)} ${en['board.points']}`)}  ${purse}`,
      ...(points.length > 0 ? [ink.faint(`      ${points.join(', ')}`)] : []),
      `      ${en['board.hand']}: ${handText(seat)}`,
    ]
  })
}

function handText({ hand }: SeatView): string {
  if (hand.kind === 'closed') return say(en, 'board.closed', { privates: hand.privates, publics: hand.publics })
  return hand.tiles.length === 0 ? en['board.nothing'] : hand.tiles.join(' ')
}

function prompt(view: View): Said {
  const { phase, seat, seats } = view
  if (phase === 'over') return result(view)
  if (seat === null) return { code: `prompt.${phase}`, facts: {} }
  const lifted = view.boosted?.plots.length ?? 0
  const cost = view.boosted === null ? 0 : NEXT_LIFT[view.boosted.family][lifted]!
  return { code: `prompt.${phase}`, facts: { seat, site: view.site ?? '', cost: `${cost}`, coins: seats[seat]!.coins } }
}
/** U-PBA-15 to U-PBA-18: what the second and third building add to the price. */
const NEXT_LIFT = { housing: [3, 3, 6], shops: [2, 2, 4], industry: [2, 2, 4], corporations: [2, 3, 5] } as const

/** U-SCO-07: points, then coins, then buildings. */
function result(view: View): Said {
  const owned = (seat: Seat) => view.plots.filter(plot => plot.owner === seat && plot.building !== null).length
  const keys = view.seats.map(each => [each.points, each.coins, owned(each.seat)])
  const ahead = (one: readonly number[], other: readonly number[]) =>
    one.map((value, at) => value - other[at]!).find(gap => gap !== 0) ?? 0
  const best = keys.toSorted((one, other) => ahead(other, one))[0]!
  const winners = view.seats.filter((_, seat) => ahead(keys[seat]!, best) === 0).map(each => each.seat)
  const total = best[0]!
  if (winners.length === 1) return { code: 'prompt.won', facts: { winner: winners[0]!, total } }
  return { code: 'prompt.shared', facts: { winners: letters(winners), total } }
}

function said(event: Event): Said {
  switch (event.kind) {
    case 'built': {
      const code = PRIVATE_TILES.some(tile => tile.code === event.tile) ? 'event.built-private' : 'event.built-public'
      return { code, facts: { ...plain(event), name: nameOf(event.tile) } }
    }
    case 'upgraded':
      return { code: 'event.upgraded', facts: { ...plain(event), name: nameOf(event.to) } }
    case 'ordered':
    case 'round':
      return { code: `event.${event.kind}`, facts: { ...plain(event), order: letters(event.order) } }
    case 'upkeep':
      return {
        code: 'event.upkeep',
        facts: { round: event.round, teams: event.teams.join(' '), income: event.income.join(' ') },
      }
    default:
      return {
        code: `event.${event.kind}`,
        facts: { ...plain(event), ...('tile' in event ? { name: nameOf(event.tile) } : {}) },
      }
  }
}

/** The single values of an event. */
function plain(event: Event): Record<string, string | number> {
  const entries = Object.entries(event).filter(([name, value]) => name !== 'kind' && typeof value !== 'object')
  return Object.fromEntries(entries) as Record<string, string | number> // what is no object in an event is text or number
}

export const terminal: TerminalBoard<View, Event> = {
  draw,
  prompt,
  said,
  examples: ['take H01', 'bid c2 6', 'build H01 c2', 'tender E01 2', 'bank 3', 'pass'],
  messages: { ...en, ...reasonWords.en },
}
