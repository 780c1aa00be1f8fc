import type { Floors, Move } from './types.ts'

/** "build 3 2" builds two floors on the third lot, "wish 3" is that lot dealt by luck. */
export const write = (move: Move): string =>
  move.kind === 'wish' ? `wish ${move.lot + 1}` : `build ${move.lot + 1} ${move.floors}`

export function read(text: string): Move | undefined {
  const { wish, lot, floors } =
    /^(?:wish (?<wish>[1-9]\d?)|build (?<lot>[1-9]\d?) (?<floors>[12]))$/.exec(text)?.groups ?? {}
  if (wish !== undefined) return { kind: 'wish', lot: Number(wish) - 1 }
  if (lot === undefined) return undefined
  return { kind: 'build', lot: Number(lot) - 1, floors: Number(floors) as Floors } // the pattern lets no other through
}
