import { type Actor, derived, makeOdds, readOptions, refused, seeded } from '@masterplan/kernel'
import { makeMenu } from '@masterplan/kernel/menu'
import { expect, test } from 'vitest'
import { CLASSES } from '../src/data/tiles.ts'
import { type Options, type Urbapolis, urbapolis } from '../src/index.ts'
import { fillOdds } from '../src/luck.ts'
import { REVEAL } from '../src/phases.ts'

/** Luck as it is derived from its odds. */
const { sample: slowly } = derived<Urbapolis>({
  write: urbapolis.notation.write,
  menu: makeMenu(1, 1),
  odds: makeOdds(CLASSES, 2),
  fill: () => {},
  why: () => refused('not-now', 'U-SET-11'),
  fillOdds,
  whyNotDrawn: () => refused('not-in-pile', 'U-SET-10'),
  openEnded: undefined,
  fast: undefined,
})

test.each([2, 3, 4])(
  'the fast reveal turns over the tile that its odds give, from the same numbers (%i players)',
  players => {
    const read = readOptions<Options>(urbapolis.options, {}, players)
    if (!read.ok) throw new Error(read.sentence)
    let reveals = 0
    for (let seed = 0; seed < 60; seed++) {
      const [quick, slow] = [seeded(seed), seeded(seed)]
      const state = urbapolis.start(players, read.options)
      for (let turn = urbapolis.turn(state); turn.kind !== 'over'; turn = urbapolis.turn(state)) {
        const by: Actor = turn.kind === 'luck' ? 'luck' : turn.seats[0]!
        const move = urbapolis.sample(state, by, quick)
        if (state.phase === REVEAL) {
          reveals++
          expect(slowly(state, 'luck', slow)).toBe(move)
          expect(slow.below(1 << 30)).toBe(quick.below(1 << 30))
        } else urbapolis.sample(state, by, slow)
        urbapolis.play(state, by, move)
      }
    }
    expect(reveals).toBeGreaterThan(1000)
  },
)
