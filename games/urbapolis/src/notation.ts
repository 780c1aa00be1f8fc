import type { Seat } from '@masterplan/kernel'
import { cellName, readCell } from '@masterplan/kernel/square'
import { codeOf, tileOf } from './data/tiles.ts'
import { borderName, readBorder } from './geometry.ts'
import type { Move } from './types.ts'

/**
 * Luck: "reveal H01", "reserve E05", "disc 3". Seats: "pick H01 c2", "bid c2 6", "take H01", "build H01 c2",
 * "upgrade H11 c2", "tender E05 2", "bank 3", "hire", "temps 2", "hospital 1", "boost c2", "expropriate c2",
 * "street c2-c3", "boulevard c2-d2", "claim c2", "demolish c2", "draft H01", "done", "pass".
 */
export function write(move: Move): string {
  switch (move.kind) {
    case 'reveal':
    case 'reserve':
    case 'take':
    case 'draft':
      return `${move.kind} ${codeOf(move.tile)}`
    case 'pick':
    case 'build':
    case 'upgrade':
      return `${move.kind} ${codeOf(move.tile)} ${cellName(move.plot)}`
    case 'boost':
    case 'expropriate':
    case 'claim':
    case 'demolish':
      return `${move.kind} ${cellName(move.plot)}`
    case 'disc':
      return `disc ${move.seat + 1}`
    case 'bid':
      return `bid ${cellName(move.plot)} ${move.coins}`
    case 'tender':
      return `tender ${codeOf(move.tile)} ${move.workers}`
    case 'bank':
      return `bank ${move.workers}`
    case 'temps':
      return `temps ${move.temps}`
    case 'hospital':
      return `hospital ${move.points}`
    case 'road':
      return `${move.road} ${borderName(move.border)}`
    case 'hire':
    case 'done':
    case 'pass':
      return move.kind
  }
}

export function read(text: string): Move | undefined {
  const [kind = '', first = '', second = '', ...rest] = text.split(' ')
  if (rest.length > 0 || (first === '') !== !text.includes(' ')) return undefined
  const words = second === '' && !text.endsWith(' ') ? (first === '' ? 0 : 1) : 2
  if (words === 0) return kind === 'hire' || kind === 'done' || kind === 'pass' ? { kind } : undefined
  return words === 1 ? readOne(kind, first) : readTwo(kind, first, second)
}

function readOne(kind: string, word: string): Move | undefined {
  const tile = tileOf(word)
  const plot = readCell(word)
  const amount = readAmount(word)
  switch (kind) {
    case 'reveal':
    case 'reserve':
    case 'take':
    case 'draft':
      return tile === undefined ? undefined : { kind, tile }
    case 'boost':
    case 'expropriate':
    case 'claim':
    case 'demolish':
      return plot === undefined ? undefined : { kind, plot }
    case 'disc':
      return /^[1-4]$/.test(word) ? { kind, seat: (Number(word) - 1) as Seat } : undefined
    case 'bank':
      return amount === undefined ? undefined : { kind, workers: amount }
    case 'temps':
      return amount === undefined ? undefined : { kind, temps: amount }
    case 'hospital':
      return amount === undefined ? undefined : { kind, points: amount }
    case 'street':
    case 'boulevard': {
      const border = readBorder(word)
      return border === undefined ? undefined : { kind: 'road', road: kind, border }
    }
    default:
      return undefined
  }
}

function readTwo(kind: string, first: string, second: string): Move | undefined {
  const tile = tileOf(first)
  const plot = readCell(kind === 'bid' ? first : second)
  const amount = readAmount(second)
  switch (kind) {
    case 'pick':
    case 'build':
    case 'upgrade':
      return tile === undefined || plot === undefined ? undefined : { kind, tile, plot }
    case 'bid':
      return plot === undefined || amount === undefined ? undefined : { kind, plot, coins: amount }
    case 'tender':
      return tile === undefined || amount === undefined ? undefined : { kind, tile, workers: amount }
    default:
      return undefined
  }
}

/** A whole number without leading zeros, so that every move has one line only. */
const readAmount = (word: string): number | undefined => (/^(0|[1-9]\d{0,3})$/.test(word) ? Number(word) : undefined)
