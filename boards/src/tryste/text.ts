import type { Facts, Seat } from '@masterplan/kernel'
import { type Event, type PurseView, RESOURCES, type View, ZONES } from '@masterplan/tryste/nouns'
import type { Ink, Said, TerminalBoard } from '../board.ts'
import { say } from '../kit/say.ts'
import { LETTERS } from './letters.ts'
import { textMap } from './text-map.ts'
import { terminal as terminalWords } from './words/en/terminal.ts'
import { en } from './words/en.ts'
import { offerFacts } from './words/goods.ts'
import { prompt, said } from './words/sentences.ts'

const IN_A_ROW = 4

const word = (code: keyof typeof terminalWords, facts: Facts = {}): string => say(en, code, facts)

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
    '',
    ...people(view, ink),
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
  if (ballot) lines.push(word('terminal.ballot', { tier: ballot.tier, ...ballot.totals }))
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

/** The viewer's own hand, what lies open, and what it has seen of others. */
function cards({ purses, viewer, lying }: View): string[] {
  const hand = purses.find(({ seat }) => seat === viewer)?.hand ?? []
  const lines = hand.map(card => `  ${card} ${say(en, `card.${card}`, {})}`)
  const open = lying.map(({ card, seat }) => `  ${card} (${LETTERS[seat]}) ${say(en, `card.${card}`, {})}`)
  return [
    ...(lines.length === 0 ? [] : ['', word('terminal.hand'), ...lines]),
    ...(open.length === 0 ? [] : ['', word('terminal.lying'), ...open]),
  ]
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
  examples: ['pick realtor', 'blyce u:0,0', 'vote residential', 'work u:1,0 2', 'offer 2 60-gobs for 1-tokens'],
  messages: en,
}
