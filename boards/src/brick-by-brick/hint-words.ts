import { type Move, POSITIONS, projectName, type Space, spaceName, type View } from '@masterplan/brick-by-brick/nouns'
import type { Reason } from '@masterplan/kernel'
import type { Said, SaidFacts } from '../board.ts'
import { regionOf } from './scene/coordinates.ts'
import { keptFacts } from './sentences.ts'

/** "the north-east space of region 4". */
const where = (space: Space): readonly Said[] => [
  { code: 'where.space', facts: { region: regionOf(space), position: POSITIONS[space % 7] ?? 'C' } },
]
const SPACES = new Map(Array.from({ length: 7 * POSITIONS.length }, (_, space) => [spaceName(space), space] as const))

/** A move by itself, with its space; undefined where its label says all. */
export function named(move: Move, _: View): Said | undefined {
  const said = (name: string, facts: SaidFacts): Said => ({ code: `named.${name}`, facts })
  switch (move.kind) {
    case 'construct':
      if (move.land !== null) return said('clear', { space: where(move.space), land: move.land })
      return said('construct', { space: where(move.space) })
    case 'abandon':
    case 'invade':
      return said(move.kind, { space: where(move.space) })
    case 'roof':
      return said('roof', { space: where(move.from), to: where(move.to) })
    case 'claim':
      return said('claim', { project: projectName(move.project) })
    case 'keep':
      return said('keep', keptFacts(move.missions))
    default:
      return undefined
  }
}

/** A reason that names spaces as notation does says where they lie. */
export function reason({ code, facts }: Reason): Said {
  const said = Object.entries(facts).map(([name, fact]) => {
    const space = typeof fact === 'string' ? SPACES.get(fact) : undefined
    return [name, space === undefined ? fact : where(space)] as const
  })
  return { code: `reason.${code}`, facts: Object.fromEntries(said) }
}
