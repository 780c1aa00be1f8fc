import { CATALOG } from '@masterplan/catalog'
import type { Chosen, Playable, Seat, Viewer } from '@masterplan/kernel'
import { twins } from '@masterplan/kernel/testing'

/** A match in its middle, twice: what happened in `one` and in `other` differs, and the viewer cannot tell them apart. */
export type Scene = {
  readonly game: Playable
  readonly players: number
  readonly options: Chosen
  readonly viewer: Viewer
  readonly table: string
  readonly broken: string // another table, whose log no longer replays
  readonly one: readonly string[]
  readonly other: readonly string[]
  readonly steps: readonly StepPair[] // what comes next, and lets no luck fall
  readonly differ: number // lines of the log that are not the same
}
export type StepPair = { readonly by: Seat; readonly one: string; readonly other: string }

/** Where secrets exist, a scene must have some, or it says nothing. */
const SECRETIVE = new Set(['brick-by-brick', 'tryste'])
const SEEDS = 40
const LONGEST = 90

/** One of each game for a viewer, or of `only` one; Urbapolis with closed hands as well. */
export function scenesFor(viewer: Viewer, only: string | null): Scene[] {
  const sheets = CATALOG.filter(({ id }) => only === null || id === only).flatMap(game =>
    game.id === 'urbapolis' ? [{ game }, { game, options: { handInfo: 'closed' } }] : [{ game }],
  )
  return sheets
    .filter(({ game }) => viewer === 'audience' || viewer < game.seats.max)
    .map(({ game, options = {} }, at) => sceneOf(game, options, viewer, at))
}

function sceneOf(game: Playable, options: Chosen, viewer: Viewer, at: number): Scene {
  const players = Math.min(3, game.seats.max)
  const name = { table: `scene-${at}-----`.slice(0, 12), broken: `broken-${at}----`.slice(0, 12) }
  let best: Scene | undefined
  for (let seed = 1; seed <= SEEDS; seed++) {
    const { one, other } = twins(game, { players, options, viewer, seed, most: LONGEST })
    const cut = cutOf(one, other)
    if (cut === undefined) continue
    const scene = { game, players, options, viewer, ...name, ...cut }
    if (best === undefined || scene.steps.length + scene.differ > best.steps.length + best.differ) best = scene
    if (best.steps.length === 2 && (best.differ > 1 || !SECRETIVE.has(game.id))) break
  }
  if (best === undefined || (SECRETIVE.has(game.id) && best.differ === 0)) {
    throw new Error(`No match of ${game.id} has a secret from ${viewer} in its middle.`)
  }
  return best
}

/** As late as two moves follow without luck, or else one; the line after them shows that none falls after the last either. */
function cutOf(
  one: readonly string[],
  other: readonly string[],
): Pick<Scene, 'one' | 'other' | 'steps' | 'differ'> | undefined {
  for (const count of [2, 1]) {
    for (let from = one.length - count - 1; from >= one.length / 4; from--) {
      if (one.slice(from, from + count + 1).some(isLuck)) continue
      const steps = one.slice(from, from + count).map((line, at) => ({
        ...{ by: (Number(line[0]) - 1) as Seat, one: line.slice(2), other: other[from + at]!.slice(2) },
      }))
      const before = { one: one.slice(0, from), other: other.slice(0, from) }
      return { ...before, steps, differ: before.one.filter((line, at) => line !== before.other[at]).length }
    }
  }
  return undefined
}

const isLuck = (line: string): boolean => line.startsWith('*')
