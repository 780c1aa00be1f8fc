import type { Reason } from '@masterplan/kernel'
import { borderName, type Move, type View } from '@masterplan/urbapolis/nouns'
import type { Said } from '../board.ts'
import { givesSaid } from './offers.ts'
import { aim } from './presses.ts'

/** Moves whose label leaves out where, or which tile: that is chosen on the table. */
const NAMED = new Set<Move['kind']>([
  'pick',
  'build',
  'upgrade',
  'take',
  'draft',
  'bid',
  'tender',
  'boost',
  'claim',
  'demolish',
])

/** A move by itself, with its tile and its plot; undefined where its label says all. */
export function named(move: Move, view: View): Said | undefined {
  if (move.kind === 'road') {
    const [from = '', to = ''] = borderName(move.border).split('-')
    return { code: `named.${move.road}`, facts: { from, to } }
  }
  return NAMED.has(move.kind) ? { code: `named.${move.kind}`, facts: aim(move, view).label.facts } : undefined
}

/** A reason; what a public building gives is told as on its card. */
export function reason({ code, facts }: Reason): Said {
  const gives = code === 'gives' ? { gives: givesSaid(String(facts.tile)) } : {}
  return { code: `reason.${code}`, facts: { ...facts, ...gives } }
}
