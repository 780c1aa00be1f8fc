import type { Seat } from '@masterplan/kernel'
import {
  type Event,
  HALVED_ABOVE,
  HYPE_BANDS,
  LAND_TYPES,
  MINE_PRICES,
  MINES,
  type PurseView,
  REDUCTIONS,
  RESOURCES,
  type View,
  ZONES,
} from '@masterplan/tryste/nouns'
import type { Ink, Said, SaidFacts, TerminalBoard } from '../board.ts'
import { LETTERS } from '../kit/letters.ts'
import { say } from '../kit/say.ts'
import { textMap } from './text-map.ts'
import { terminal as terminalWords } from './words/en/terminal.ts'
import { en } from './words/en.ts'
import { offerFacts } from './words/goods.ts'
import { reason } from './words/hints.ts'
import { prompt, said } from './words/sentences.ts'

const IN_A_ROW = 4

const word = (code: keyof typeof terminalWords, facts: SaidFacts = {}): string => say(en, code, facts)

function draw(view: View, ink: Ink): string[] {
  return [
    ...textMap(view, ink),
    '',
    ink.faint(word('terminal.legend')),
    ink.faint(word('terminal.legend-land')),
    '',
    status(view, ink),
    ...roles(view, ink),
    ...pending(view),
    ...prices(view).map(ink.faint),
    '',
    ...people(view, ink),
    ...holdings(view),
    ...cards(view),
  ]
}

function status({ year, leader, role, holder }: View, ink: Ink): string {
  const parts = [word('terminal.year', { year })]
  if (leader !== null) parts.push(word('terminal.leader', { leader: LETTERS[leader] }))
  if (role !== null) parts.push(word('terminal.role', { role, holder: holder === null ? '-' : LETTERS[holder] }))
  return ink.strong(parts.join('   '))
}

function roles({ roles }: View, ink: Ink): string[] {
  if (roles.length === 0) return []
  const each = roles.map(({ role, gobs, by }) =>
    by === null
      ? word('terminal.free-role', { role, gobs })
      : ink.seat(by, word('terminal.taken-role', { role, by: LETTERS[by] })),
  )
  return listed(word('terminal.roles'), each)
}

/** A few to a row, under one heading, so that a row stays narrow. */
function listed(head: string, items: readonly string[]): string[] {
  const rows: string[] = []
  for (let at = 0; at < items.length; at += IN_A_ROW) {
    const row = items.slice(at, at + IN_A_ROW).join('   ')
    rows.push(`${(at === 0 ? head : '').padEnd(10)}${row}`)
  }
  return rows
}

/** What is being decided: an auction, a vote, an offer. */
function pending({ auction, ballot, offer, stock }: View): string[] {
  const lines: string[] = []
  if (auction) {
    const { about, place, totals } = auction
    lines.push(word('terminal.auction', { about, place, for: totals.for, against: totals.against }))
  }
  if (ballot && !ballot.counted) lines.push(word('terminal.ballot', { tier: ballot.tier, ...ballot.totals }))
  if (offer) {
    const { from, to } = offer
    lines.push(word('terminal.offer', { from: LETTERS[from], to: LETTERS[to], ...offerFacts(offer) }))
  }
  const left = stock.map(({ special, left }) => `${special} ${left}`)
  return [...lines, ...listed(word('terminal.stock'), left)]
}

/** Columns of the players: what each has, then what it has improved. */
const COLUMNS: readonly (readonly [head: string, cell: (purse: PurseView) => string])[] = [
  ['gobs', purse => `$${purse.gobs}`],
  ['prest', purse => `${purse.prestige}`],
  ['hype', purse => `${purse.hype}`],
  ['infl', purse => `${purse.influence}`],
  ['tok', purse => `${purse.tokens}`],
  ['L/C/G/S', purse => RESOURCES.map(each => purse.resources[each]).join('/')],
  ['tiles', purse => ZONES.map(each => purse.tiles[each]).join('/')],
  ['cards', purse => `${Object.values(purse.cards).reduce((sum, count) => sum + count, 0)}`],
]

function people(view: View, ink: Ink): string[] {
  const rows = view.purses.map(purse => [...COLUMNS.map(([, cell]) => cell(purse)), `${totalOf(view, purse.seat)}`])
  const heads = [...COLUMNS.map(([head]) => head), word('terminal.improvements')]
  const widths = heads.map((head, at) => Math.max(head.length, ...rows.map(row => row[at]!.length)) + 2)
  const line = (cells: readonly string[]) => cells.map((cell, at) => cell.padStart(widths[at]!)).join('')
  return [
    ink.faint(`${' '.repeat(9)}${line(heads)}`),
    ...view.purses.map(({ seat }, at) => {
      const turn = view.awaited.includes(seat) ? '▸' : ' '
      const you = view.viewer === seat ? ` (${word('terminal.you')})` : ''
      return `${turn} ${ink.seat(seat, `${LETTERS[seat]}${you}`.padEnd(7))}${line(rows[at]!)}`.trimEnd()
    }),
  ]
}

const totalOf = ({ score }: View, seat: Seat): number => score[seat]?.total ?? 0

/** T-CON-06. */
function halvedFor(purses: View['purses']): string {
  const seats = purses.flatMap(({ seat, influence }) => (influence > HALVED_ABOVE ? [LETTERS[seat]] : []))
  return word('terminal.prices.halved', { influence: HALVED_ABOVE, seats: seats.join(' ') || 'none' })
}

/** What a decision costs and brings before it is made: prices of the table, which options may change. */
function prices({ step, options, viewer, awaited, purses }: View): string[] {
  if (viewer !== 'audience' && !awaited.includes(viewer)) return []
  switch (step) {
    case 'blyce':
    case 'buy':
      return listed(
        word('terminal.prices.land'),
        options.landPrices.map((price, at) => `${LAND_TYPES[at]} $${price}`),
      )
    case 'work':
    case 'pay':
      return [
        ...ZONES.flatMap((zone, at) => {
          const four = (row: readonly number[]) => row.slice(4 * at, 4 * at + 4).join('/')
          const units = RESOURCES.flatMap((name, unit) => {
            const off = REDUCTIONS[4 * at + unit]!
            return off === 0 ? [] : [`${name} $${off}`]
          })
          const rows = { costs: four(options.costs), prestige: four(options.prestige), incomes: four(options.incomes) }
          return [
            word('terminal.prices.construct', { zone, ...rows }),
            word('terminal.prices.units', { units: units.join(', ') }),
          ]
        }),
        halvedFor(purses),
      ]
    case 'develop':
      return [
        word('terminal.prices.mines', { mines: MINES.map((mine, at) => `${mine} $${MINE_PRICES[at]}`).join('  ') }),
      ]
    case 'hype':
      return [
        word('terminal.prices.hype', { bands: HYPE_BANDS.map(({ from, times }) => `${from} ×${times}`).join('  ') }),
      ]
    default:
      return []
  }
}

/** Under the table of players: rights to huts and the way to them, and how far Hype has come. */
function holdings({ purses }: View): string[] {
  return purses.flatMap(({ seat, rights, brownfields, mines, built, hype, hypeYear, hypeTimes, rests }) => {
    const counted = rights.flatMap(({ hut, rights: count, built: stand }) =>
      count > 0 ? [`${hut} ${stand}/${count}`] : [],
    )
    const built3 = ZONES.map(zone => built[zone]).join('/')
    const parts = [
      ...(brownfields + mines > 0 || built3 !== '0/0/0'
        ? [word('terminal.progress', { brownfields, mines, built: built3 })]
        : []),
      ...(counted.length > 0 ? [word('terminal.rights', { rights: counted.join(', ') })] : []),
      ...(hype > 0 ? [word('terminal.hype', { year: hypeYear, times: hypeTimes })] : []),
      ...(rests ? [word('terminal.rests')] : []),
    ]
    return parts.length === 0 ? [] : [`  ${LETTERS[seat]}  ${parts.join('; ')}`]
  })
}

/** The viewer's own hand, what lies open or is used up, and what it has seen of others and others of it. */
function cards({ purses, viewer, lying, known, knownOfMine }: View): string[] {
  const printed = (card: string, seat?: Seat) =>
    `  ${card}${seat === undefined ? '' : ` (${LETTERS[seat]})`} ${say(en, `card.${card}`, {})}`
  const used = purses.flatMap(({ seat, used }) => (used.length > 0 ? [`${LETTERS[seat]} ${used.join(' ')}`] : []))
  const sections: readonly (readonly [head: string, lines: readonly string[]])[] = [
    [word('terminal.hand'), (purses.find(({ seat }) => seat === viewer)?.hand ?? []).map(card => printed(card))],
    [word('terminal.face-up'), purses.flatMap(({ seat, faceUp }) => faceUp.map(card => printed(card, seat)))],
    [word('terminal.lying'), lying.map(({ card, seat }) => printed(card, seat))],
    [word('terminal.known'), known.map(({ card, seat }) => printed(card, seat))],
    [word('terminal.known-of-mine'), knownOfMine.map(({ card, seat }) => `  ${card} (${LETTERS[seat]})`)],
    [word('terminal.used'), used.length === 0 ? [] : [`  ${used.join('   ')}`]],
  ]
  return sections.flatMap(([head, lines]) => (lines.length === 0 ? [] : ['', head, ...lines]))
}

/** Asks for notation; what is no decision is said as on the page. */
function promptHere(view: View): Said {
  const { code, facts } = prompt(view)
  const own = `terminal.${code}`
  return { code: own in terminalWords ? own : code, facts }
}

export const terminal: TerminalBoard<View, Event> = {
  draw,
  prompt: promptHere,
  said,
  reason,
  examples: ['pick realtor', 'blyce u:0,0', 'vote residential', 'work u:1,0 2', 'offer 2 60-gobs for 1-tokens'],
  messages: en,
}
