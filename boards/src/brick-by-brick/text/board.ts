import {
  type Event,
  INHABITANT_POINTS,
  missionName,
  POSITIONS,
  PROJECTS,
  projectName,
  type SeatView,
  type View,
} from '@masterplan/brick-by-brick/nouns'
import { seatsOf } from '@masterplan/kernel'
import type { Ink, TerminalBoard } from '../../board.ts'
import { say } from '../../kit/say.ts'
import { letters } from '../seat-letters.ts'
import { prompt, said } from '../sentences.ts'
import { scaleOf } from '../side/card-text.ts'
import { cardText } from '../words/en/cards.ts'
import { atTerminal, messages, word } from './english.ts'
import { hexes } from './hexes.ts'

function draw(view: View, ink: Ink): string[] {
  const map = view.spaces.length === 0 ? [mapToCome(view)] : [...hexes(view, ink), ...legend(ink)]
  return [
    ...map,
    '',
    status(view, ink),
    ...control(view),
    supply(view),
    '',
    ...projects(view, ink),
    '',
    ...people(view, ink),
    ...missions(view, ink),
  ]
}

const LEGEND = ['terminal.legend', 'terminal.legend-towers', 'terminal.legend-costs', 'terminal.legend-twice'] as const
const legend = (ink: Ink): string[] => [...LEGEND.map(code => word(code)), ...inhabitantPoints()].map(ink.faint)

/** B-SCO-03, from few inhabitants to many. */
function inhabitantPoints(): string[] {
  const steps = INHABITANT_POINTS.toReversed()
  const row = (head: string, cells: readonly string[]) =>
    `${head.padEnd(13)}${cells.map(cell => cell.padStart(4)).join('')}`
  return [
    row(
      word('terminal.inhabitants'),
      steps.map(([from]) => `${from}+`),
    ),
    row(
      word('terminal.points'),
      steps.map(([, points]) => signed(points)),
    ),
  ]
}
const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`)

const mapToCome = ({ tiles }: View): string =>
  word('terminal.map-to-come', { tiles: tiles.map((region, slot) => `${POSITIONS[slot]} ${region}`).join('  ') || '-' })

function status(view: View, ink: Ink): string {
  const hoist = view.hoist === null ? word('terminal.no-hoist') : word('terminal.hoist', { hoist: view.hoist })
  const last = view.lastRound ? [word('terminal.last-round')] : []
  const coming = seatsOf(view.players).filter(seat => !view.played.includes(seat))
  const left = view.players > 2 && coming.length > 0 ? [word('terminal.coming', { seats: coming })] : []
  return ink.strong([word('terminal.round', { round: view.round }), ...last, hoist, ...left].join('   '))
}

const control = ({ control }: View): string[] =>
  control.length === 0
    ? []
    : [
        `${word('terminal.control')}   ${control.map(({ region, seats }) => `${region}: ${letters(seats) || '-'}`).join('   ')}`,
      ]

const supply = ({ landTokens, roofs, deck }: View): string => word('terminal.supply', { ...landTokens, roofs, deck })

function projects({ display, claimable }: View, ink: Ink): string[] {
  return display.map(project => {
    if (project === null) return ink.faint(word('side.no-project'))
    const points = `${PROJECTS[project - 1]?.points}`.padStart(2)
    const line = `${projectName(project)} ${points}  ${cardText(projectName(project))}`
    return claimable.includes(project) ? ink.strong(`${line}  < ${word('side.claimable')}`) : line
  })
}

const COLUMNS = ['terminal.inhabitants', 'terminal.floors', 'terminal.ploys', 'terminal.points'] as const
const columnOf = (at: number): number => word(COLUMNS[at]!).length + 3

/** A row for each seat: what it has, and its points so far, as far as they are public. */
function people(view: View, ink: Ink): string[] {
  const head = COLUMNS.map((code, at) => word(code).padStart(columnOf(at))).join('')
  return [
    ink.faint(`${' '.repeat(9)}${head}   ${word('terminal.projects')}`),
    ...view.table.map(each => person(view, each, ink)),
  ]
}

function person(view: View, each: SeatView, ink: Ink): string {
  const { seat, inhabitants, inhabitantPoints } = each
  const turn = view.waiting.includes(seat) ? '▸' : ' '
  const you = view.viewer === seat ? ` (${word('terminal.you')})` : ''
  const cells = [`${inhabitants} (${signed(inhabitantPoints)})`, `${each.floors}`, `${each.ploys}`, `${each.points}`]
  const row = cells.map((text, at) => text.padStart(columnOf(at))).join('')
  return `${turn} ${ink.seat(seat, `${letters([seat])}${you}`.padEnd(7))}${row}   ${each.projects.join(' ')}`.trimEnd()
}

/** Those the viewer may know, in the order of seats: what each is worth now and what it scores for 0, 1, 2 … */
function missions(view: View, ink: Ink): string[] {
  const chosen = view.missions.some(each => each.kept)
  const rows = view.missions.map(({ seat, mission, kept, worth }) => {
    const scale = scaleOf(mission, (code, facts) => say(messages, code, facts ?? {})).short
    const now = kept ? word('terminal.worth', { worth }) : chosen ? word('terminal.rejected') : ''
    const row = `${letters([seat])} ${missionName(mission)} ${now.padStart(8)}  ${cardText(missionName(mission))}  ${scale}`
    return chosen && !kept ? ink.faint(row) : row
  })
  return rows.length === 0 ? [] : ['', ...rows]
}

export const terminal: TerminalBoard<View, Event> = {
  draw,
  prompt: view => atTerminal(prompt(view)),
  said(event) {
    const sentence = said(event)
    return sentence && atTerminal(sentence)
  },
  examples: [
    'build 4.NE',
    'build 4.C L',
    'abandon 6.SW',
    'move +1',
    'roof 2.C 5.SW',
    'invade 2.SE',
    'claim P01',
    'next 3',
  ],
  messages,
}
