import { BUILDINGS, type Move } from './street.ts'

/** Luck: "wish park", "permit home". Seats: "claim 3", "build 4"; lots are counted from 1. */
export function write(move: Move): string {
  return `${move.kind} ${'lot' in move ? move.lot + 1 : move.building}`
}

export function read(text: string): Move | undefined {
  const [, kind, what] = /^(wish|permit|claim|build) (\S+)$/.exec(text) ?? []
  if (kind === 'wish' || kind === 'permit') {
    const building = BUILDINGS.find(name => name === what)
    return building && { kind, building }
  }
  if (kind !== 'claim' && kind !== 'build') return undefined
  return what && /^[1-9]\d?$/.test(what) ? { kind, lot: Number(what) - 1 } : undefined
}
